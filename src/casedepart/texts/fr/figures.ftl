# Ce que montrent `simulate` et `landings`.

figures-games = { $edition }, { $mode } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, graine { $seed }
figures-figure = mesure
figures-seconds = secondes
figures-games-per-second = parties par seconde
figures-mean = tours, en moyenne
figures-median = tours, médiane
figures-capped = arrêtées à { $turns } tours
figures-wins = place { $seat } ({ $bot }) : victoires
figures-rolls = { $edition } : { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
}
figures-square = case
figures-jail = en prison
figures-kept = Arrêté. Ce qui est joué se trouve dans { $place } : la même commande reprend là.
figures-playing = parties
figures-walking = lancers
figures-interval = intervalle à 95 %
figures-quantile = tours, { $part } % sont finies en
figures-timed = Dans les parties à durée limitée, le temps est écoulé après { $turns } tours.
figures-trades = échanges par partie
figures-bankruptcies = faillites par partie
figures-bot = { $bot } : victoires { $seats ->
    [one] de sa place
   *[other] de chacune de ses { $seats } places
}
figures-unknown = inconnu
figures-cut-off = La partie est arrêtée après { $turns } tours : personne n’a gagné.
figures-answer = { $who } : { $answer }
    .why = { $who } : { $answer } — { $reason }
list-separator = {" ; "}
