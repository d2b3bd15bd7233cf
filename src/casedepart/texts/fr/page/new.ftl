# Une nouvelle table.

new-title = Une nouvelle table
new-edition = L’édition
new-own = Une édition à vous…
new-own-what = Un fichier TOML, décrit dans la documentation du projet (editions.md). Il est vérifié avant de servir.
new-own-choose = Choisir un fichier
new-own-good = { $edition } ({ $file }) peut être jouée.
new-own-bad = { $n ->
    [one] { $file } a un défaut :
   *[other] { $file } a { $n } défauts :
}
new-own-line = Ligne { $line } :

new-mode = La partie
new-mode-standard = Partie complète
    .what = Jusqu’au bout, comme le livret le raconte.
new-mode-speed = Partie rapide
    .what = Des titres sont distribués au début, on construit plus tôt au maximum, et l’on compte sans attendre le dernier debout.
new-mode-timed = Partie à durée limitée
    .what = L’heure de la fin est convenue ; le plus riche gagne.
new-minutes = Combien de temps ?
new-minutes-n = { $minutes } min
new-seconds-n = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
new-options = Règles facultatives
new-option-fight = Le combat
    .what = On peut combattre aux dés la dernière créature d’un groupe adverse, au lieu de payer.
new-option-powers = Les pouvoirs des doubles
    .what = Un double peut être échangé contre un pouvoir : se téléporter, se reposer, prendre aux autres, attaquer.
new-option-length = Avec cette option : { $length }.
new-house = Règles maison
new-house-sum = Règles maison : { $house }
new-house-count = { $n ->
    [0] aucune, comme le dit le livret
    [one] une seule
   *[other] { $n }
}

new-seats = Combien de joueurs ?
new-players = { $n } joueurs
new-people = Qui joue sur cet appareil ?
new-person = { $token ->
    [none] Joueur { $n }
   *[other] Joueur { $n } : { $token }
}
new-name = Nom
new-person-remove = Retirer { $name }
new-person-add = Ajouter une personne
new-others = { $n ->
    [0] Toutes les places sont prises sur cet appareil.
    [one] L’autre place : un ami par le lien, sinon un robot.
   *[other] Les { $n } autres places : des amis par le lien, des robots pour le reste.
}

new-more = Plus de réglages
new-ruleset = Les règles
    .what = Selon quel livret on joue.
new-ruleset-hasbro-2000 = Hasbro 2000
    .what = Les règles du livret classique : on a le temps de réclamer un loyer, et les grands bâtiments d’un groupe peuvent se vendre tous ensemble.
new-ruleset-winning-moves = Winning Moves
    .what = Les règles des éditions récentes : un loyer se réclame avant le prochain lancer.
new-ruleset-sore-losers = Mauvais Perdants
    .what = Perdre rapporte des pièces, les services publics deviennent des factures, et la partie finit par un dernier tour de plateau.
new-pace = L’allure des robots
    .what = À quelle vitesse répondent les robots.
new-pace-people = Comme des gens
    .what = Ils prennent le temps qu’il faut pour qu’on les suive.
new-pace-fast = Aussi vite que possible
    .what = La partie est bien plus courte, et difficile à suivre.
new-streets = Les noms des propriétés
    .what = Toute la table lit les noms des propriétés dans cette langue : on dit tous le même nom. Les autres mots restent dans la langue de chacun.
new-streets-own = Dans la langue de chacun
    .what = Les noms diffèrent alors d’une langue à l’autre.
new-auction = Enchères : le marteau tombe
    .what = Après une enchère, il reste toujours de quoi répondre.
new-auction-n = { $n ->
    [0] quand tous ont passé
   *[other] après { $time }
}
new-offers = Une offre d’échange vaut
    .what = Ensuite elle est retirée d’elle-même.
new-offers-n = { $n ->
    [0] jusqu’à une réponse
   *[other] { $time }
}
new-clock = La pendule
    .what = Combien de temps un coup peut prendre.
new-clock-off = Aucune
    .what = Chacun prend son temps.
new-clock-relaxed = Tranquille
    .what = Quelques minutes par coup.
new-clock-normal = Normale
    .what = Une minute par coup.
new-clock-fast = Rapide
    .what = Quelques secondes par coup : la partie ne traîne pas.
new-clock-days = Par jours
    .what = Pour jouer par correspondance, un coup de temps en temps.
new-days = Temps par coup
    .what = Après cela, le coup est joué comme réglé ci-dessous.
new-days-n = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
new-expiry = Quand le temps est écoulé
    .what = Ce qui arrive à qui ne joue pas à temps.
new-expiry-bot = Un robot prend la place
    .what = Jusqu’au retour du joueur, qui la reprend aussitôt.
new-expiry-default = La réponse la plus simple
    .what = La table répond à sa place, sans rien risquer.
new-expiry-wait = On attend
    .what = Rien ne se passe : la pendule avertit seulement.
new-hints = Conseils
    .what = La personne qui doit répondre peut voir ce que ferait un bon robot, et où en sont les chances.
new-hints-on = permis
new-hints-off = aucun
new-public = Table publique
    .what = Elle figure sur la première page ; n’importe qui peut la regarder et s’y asseoir.
new-link = Un lien vers ces réglages
new-length-note = Durées : la médiane de { $games } parties simulées entre nos robots, en comptant { $seconds } secondes pour le tour d’une personne et { $bots } pour celui d’un robot à l’allure normale. La vôtre peut être tout autre.
new-bad-link = Le lien demandait des réglages impossibles. { $told } Voici les réglages habituels.
new-open = Ouvrir et inviter
new-start = Commencer avec des robots
new-start-full = Commencer
