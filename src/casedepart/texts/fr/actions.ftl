# Ce qu’un joueur peut répondre, par le verbe tel que l’écrivent les scénarios (un trait d’union pour une espace).
#   la valeur          la réponse nue
#   .square            avec la case dont il s’agit
#   .priced            avec la case et une somme
#   .player            avec l’autre joueur dont il s’agit
#   .sum               avec une somme seule
#   .about-…           le non à une question précise ; inherited : une réponse pour tout ce qu’une faillite apporte

action-rolls = Lancer les dés
action-buys = L’acheter
    .square = Acheter { $square }
    .priced = Acheter { $square } pour { $amount }
action-declines = Non, merci
    .about-purchase = Ne pas acheter : aux enchères
    .about-fight = Ne pas combattre
    .about-theft = Ne rien voler
    .about-contest = Laisser le bâtiment à l’autre
    .about-claim = Ne pas réclamer
action-bids = Enchérir
    .sum = Enchérir : { $amount }
action-passes = Quitter les enchères
action-contests = Je le veux aussi
action-pays-fine = Payer l’amende et lancer
    .sum = Payer { $amount } et lancer
action-uses-card = Utiliser ma carte et lancer
action-uses-coins = Devenir M. Monopoly
action-pays = Payer
    .sum = Payer { $amount }
action-draws = Tirer dans l’autre paquet
action-keeps = Garder l’hypothèque
    .about-inherited = Garder toutes les hypothèques
    .square = Garder l’hypothèque ({ $square })
    .priced = Garder l’hypothèque ({ $square }) : { $amount }
action-fights = Combattre
    .square = Combattre pour { $square }
action-uses-power = Utiliser le pouvoir
    .square = Utiliser le pouvoir sur { $square }
action-places = Placer le bâtiment
    .square = Placer le bâtiment sur { $square }
action-steals = Voler
    .square = Voler { $square }
action-sends = Envoyer un joueur en prison
    .player = Envoyer { $player } en prison
action-robs = Prendre une pièce
    .player = Prendre une pièce à { $player }
action-settles = Payer la dette
    .sum = Payer la dette de { $amount }
action-goes-bankrupt = Me déclarer en faillite
action-ends-turn = Finir mon tour
action-claims = Réclamer le loyer
    .player = Réclamer le loyer à { $player }
action-builds = Construire
    .square = Construire sur { $square }
    .priced = Construire sur { $square } pour { $amount }
action-sells = Vendre un bâtiment
    .square = Vendre un bâtiment sur { $square }
    .priced = Vendre un bâtiment sur { $square } pour { $amount }
action-sells-hotels = Vendre tous les { $hotels } d’un groupe
    .square = Vendre tous les { $hotels } du groupe ({ $square })
    .priced = Vendre tous les { $hotels } ({ $square }) : { $amount }
action-mortgages = Hypothéquer
    .square = Hypothéquer { $square }
    .priced = Hypothéquer { $square } pour { $amount }
action-redeems = Lever une hypothèque
    .about-inherited = Lever toutes les hypothèques
    .square = Lever l’hypothèque ({ $square })
    .priced = Lever l’hypothèque ({ $square }) pour { $amount }
action-offers = Proposer un échange
    .player = Proposer un échange à { $player }
action-accepts = Accepter l’offre
    .player = Accepter l’offre faite par { $player }
action-rejects = Refuser l’offre
    .player = Refuser l’offre faite par { $player }
action-withdraws = Retirer l’offre
action-dice = On lance les dés
action-card = On tire une carte
action-deals = On distribue les titres
action-time-is-up = Le temps est écoulé
action-correction = La position est corrigée

## Ce que contient un échange

trade = { $who } donne : { $give } ; { $other } donne : { $get }.
trade-nothing = rien
trade-card = une carte « Vous êtes libéré de prison » ({ $deck })
trade-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
