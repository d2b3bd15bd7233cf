# Les titres et les mots qui entourent une règle.

chapter-setup = Mise en place
chapter-turn = Le tour
chapter-property = Achats, enchères, loyers
chapter-cards = Cartes, taxes, Parc gratuit
chapter-jail = La prison
chapter-buildings = Les bâtiments
chapter-mortgages = Les hypothèques
chapter-trades = Les échanges
chapter-debts = Dettes et faillite
chapter-end = La fin de la partie
chapter-shorter = Parties plus courtes
chapter-fight = Duel Masters : le combat
chapter-powers = Pokémon : les pouvoirs des doubles
chapter-coins = Mauvais Perdants : les pièces et M. Monopoly
chapter-rulings = Quand les règles se rencontrent
chapter-house = Les règles maison
chapter-own = Des règles à soi

ruleset-hasbro-2000 = Hasbro 2000
ruleset-winning-moves = Winning Moves
ruleset-sore-losers = Mauvais Perdants

edition-classic = Classique
edition-duel-masters = Duel Masters
edition-pokemon = Pokémon
edition-saint-seiya = Saint Seiya
edition-dragon-ball-super = Dragon Ball Super
edition-sore-losers = édition Mauvais Perdants

remark = { $where } — { $said }
our-decision = Notre décision : { $said }
our-decision-for = Notre décision ({ $where }) : { $said }
only = Se joue avec les règles : { $rulesets }.
option-fight = le combat
option-powers = les pouvoirs
only-option-fight = Se joue avec l’option « fight » (le combat), comme dans Duel Masters.
only-option-powers = Se joue avec l’option « powers » (les pouvoirs), comme dans Pokémon.
only-badges = Se joue dans les éditions qui ont des jetons d’arène, comme Pokémon, avec ou sans les pouvoirs.
only-house-rule = Une règle maison : se joue si la table la choisit, sous le nom « { $option } ».
not-played = Ne se joue pas dans { $edition }. Fait partie des règles : { $rulesets }.
not-played-option-fight = Ne se joue pas dans { $edition }. Fait partie de l’option « fight » (le combat), comme dans Duel Masters.
not-played-option-powers = Ne se joue pas dans { $edition }. Fait partie de l’option « powers » (les pouvoirs), comme dans Pokémon.
not-played-badges = Ne se joue pas dans { $edition }. Fait partie des éditions qui ont des jetons d’arène, comme Pokémon.
not-played-house-rule = Ne se joue pas ici : c’est une règle maison que la table peut choisir.
elsewhere = Ailleurs

# D’où vient une règle. Les titres restent tels que le livret les imprime.

source-heading = « { $heading } »
source-in = { $where } ({ $editions })
source-join = { " ; " }
source-printed = Imprimé : { $where }.
source-partly = Imprimé en partie : { $where }.
source-ours = De nous : le livret ne le dit pas.
source-ours-all = De nous : aucun livret ne le dit.
source-ours-in = De nous ({ $editions }).
source-house = Imprimé nulle part : une règle maison.
booklet-counts = Le livret imprime { $printed } de ces règles en entier, { $partly } en partie et { $ours } pas du tout. Les règles de rencontre (R) et les règles maison (H) sont de nous.
booklet-none = { $edition } n’a pas de livret : chaque règle dit quels livrets du même règlement l’impriment.
source-count-edition = Livret
source-count-printed = Règles imprimées
source-count-partly = Imprimées en partie
source-count-ours = De nous

rules-heading = Les règles
rules-in-edition = Dans { $edition }
rules-hint = Une règle : casedepart rules B3. Dans les mots d’une édition : casedepart rules B3 --edition pokemon
rules-introduction = Toutes les règles par leur numéro, dans nos propres mots. Un numéro nomme sa règle partout : dans les refus, le journal et les scénarios. Ce qu’un règlement ou une édition fait autrement est dit sous la règle ; ce qu’aucun livret ne tranche porte la mention « Notre décision ».
rules-sources = La dernière ligne d’une règle dit d’où elle vient : sous quels titres un livret l’imprime, ou qu’elle est de nous. Si une partie seulement est imprimée, nos décisions font le reste. Classique n’a pas de livret : ses règles se trouvent là où celles de son règlement sont imprimées. Les règles de rencontre (R) et les règles maison (H) sont de nous, et ne sont pas comptées ici.
unknown-rule = Il n’y a pas de règle { $rule }.
near-rules = Proches : { $rules }. Toutes : casedepart rules
unknown-language = Il n’y a pas de textes dans la langue { $asked }. Choisissez parmi { $languages }.

## What cards do (C4)

effect-advance = Avancer jusqu’à une case
effect-back = Reculer de quelques cases
effect-back-to = Retourner à une case
effect-jail = Aller en prison
effect-keep = « Vous êtes libéré de prison » : se garde jusqu’à ce qu’elle soit utilisée ou vendue
effect-collect = Recevoir de la banque
effect-pay = Payer à la banque
effect-collect-each = Recevoir de chaque joueur
effect-pay-each = Payer chaque joueur
effect-repairs = Payer par bâtiment, petit et grand
effect-nearest-station = Avancer jusqu’à la case la plus proche de la première sorte, loyer double
effect-nearest-utility = Avancer jusqu’à la case la plus proche de la seconde sorte, dix fois un nouveau lancer
effect-pay-or-draw = Payer, ou tirer une carte de l’autre paquet
effect-coin = Prendre une pièce à la banque

# Ce que dit une carte d’une boîte, quand personne n’a noté ses propres mots.

box-title = { $edition } (notre boîte)
card-advance = Avancez jusqu’à la case { $to }.
card-back = Reculez. Cases à reculer : { $steps }.
card-back-to = Reculez jusqu’à la case { $to }.
card-jail = Allez en prison.
card-keep = Sortez de prison. Gardez cette carte jusqu’à ce que vous l’utilisiez ou la vendiez.
card-collect = Recevez { $amount }.
card-pay = Payez { $amount }.
card-collect-each = Recevez { $amount } de chaque joueur.
card-pay-each = Payez { $amount } à chaque joueur.
card-repairs = Payez { $per_house } par { $house } et { $per_hotel } par { $hotel }.
card-nearest-station = Avancez jusqu’à la case suivante de ce genre ({ $station }).
card-nearest-utility = Avancez jusqu’à la case suivante de ce genre ({ $utility }).
card-pay-or-draw = Payez { $amount }, ou tirez une carte de l’autre paquet.
card-coin = Prenez une pièce.

# Comment les choses s’appellent quand aucune édition n’est visée.

word-house = maison
word-houses = maisons
word-hotel = hôtel
word-hotels = hôtels
word-street = rue
word-streets = rues
word-station = gare
word-stations = gares
word-utility = service public
word-utilities = services publics
word-chance = Chance
word-chest = Caisse de communauté
