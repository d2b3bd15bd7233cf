# La page des règles.

rules-title = Les règles
rules-edition = Édition
rules-all-editions = Toutes, avec ce qui diffère
rules-search = Chercher
rules-search-example = loyer, hypothèque, B3…
rules-count = { $n ->
    [0] Aucune règle
    [one] Une règle
   *[other] { $n } règles
}
rules-everything = Montrer aussi les règles qui ne se jouent pas ici
rules-contents = Sommaire
rules-not-here = ne se joue pas ici
rules-own = Cette édition n’est pas dans le catalogue de ce serveur : voici le livre entier, avec ce qui diffère.
rules-minute = La partie en 60 secondes
rules-learn = Apprendre en jouant, en cinq minutes
rules-found = Les meilleures réponses d’abord
rules-none = Rien ne correspond. Essayez un autre mot, ou moins de mots.
