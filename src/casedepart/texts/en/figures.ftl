# What `simulate` and `landings` show.

figures-games = { $edition }, { $mode }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
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
figures-kept = Stopped. What is played is in { $place }: the same command goes on from there.
figures-playing = playing
figures-walking = walking
figures-interval = 95 % interval
figures-quantile = turns by which { $part } % are over
figures-timed = In timed games time is called after { $turns } turns.
figures-trades = trades a game
figures-bankruptcies = bankruptcies a game
figures-bot = { $bot } won { $seats ->
    [one] in its seat
   *[other] in each of its { $seats } seats
}
figures-unknown = unknown
figures-cut-off = The game is cut off after { $turns } turns: nobody has won.
figures-answer = { $who }: { $answer }
    .why = { $who }: { $answer } — { $reason }
list-separator = {"; "}
