# Ses propres chiffres, et le chemin vers un autre appareil.

figures-title = Mes parties et mes chiffres
figures-what = Ce que vous avez joué et gagné, ici et sur vos autres appareils.
figures-kept = D’après les parties que ce navigateur a vues jusqu’au bout. Personne d’autre n’a ces chiffres.
figures-none = Pas encore de partie terminée. Jouez-en une jusqu’au bout : elle sera comptée ici.
figures-games = Parties
figures-won = Gagnées
figures-turns = Tours
figures-pips = Points par lancer
figures-by-edition = Par édition
figures-transfer = Sur un autre appareil
figures-transfer-what = Vos parties, avec les clés de vos places, et vos chiffres, dans un fichier. Ce qui est sur l’autre appareil y reste. La personne qui a le fichier peut jouer vos parties.
figures-from-here = Depuis cet appareil
figures-to-here = Vers cet appareil
figures-save = Enregistrer dans un fichier
figures-load = Lire un fichier
figures-brought = C’est fait. Nouveau ici : { $tables ->
    [one] { $tables } partie à reprendre
   *[other] { $tables } parties à reprendre
}, { $played ->
    [one] { $played } partie terminée dans les chiffres
   *[other] { $played } parties terminées dans les chiffres
}.
figures-wrong-json = Ce fichier est illisible : il est abîmé, ou ne contient pas de parties. Choisissez casedepart-own-games.json.
figures-wrong-kind = C’est une autre sorte de fichier. Choisissez-en un enregistré sur cette page : casedepart-own-games.json.
figures-wrong-newer = Ce fichier vient d’une version plus récente de Case Départ. Rechargez cette page, puis réessayez.
