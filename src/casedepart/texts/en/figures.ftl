# What `simulate` and `landings` show.

figures-games = { $edition }, { $mode }: { $games } games
figures-figure = figure
figures-seconds = seconds
figures-games-per-second = games a second
figures-mean = turns, mean
figures-median = turns, median
figures-capped = cut off at { $turns } turns
figures-wins = seat { $seat } ({ $bot }) won
figures-rolls = { $edition }: { $rolls } rolls
figures-square = square
figures-jail = in jail
figures-playing = playing
figures-walking = walking
