# Ce que montrent `simulate` et `landings`.

figures-games = { $edition }, { $mode } : { $games } parties
figures-figure = mesure
figures-seconds = secondes
figures-games-per-second = parties par seconde
figures-mean = tours, en moyenne
figures-median = tours, médiane
figures-capped = arrêtées à { $turns } tours
figures-wins = place { $seat } ({ $bot }) : victoires
figures-rolls = { $edition } : { $rolls } lancers
figures-square = case
figures-jail = en prison
figures-playing = parties
figures-walking = lancers
