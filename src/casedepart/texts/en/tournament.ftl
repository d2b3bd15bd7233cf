# What `tournament`, `compare` and `sweep` show.

tournament-bot = bot
tournament-seats = seats
tournament-won = won by a seat
tournament-interval = 95 % interval
tournament-rating = rating
tournament-implied = implied
tournament-fits = Second places follow the same strengths (χ² = { $square }, { $degrees } degrees of freedom, p { $p }).
tournament-misfit = Warning: second places do not follow the strengths that wins show (χ² = { $square }, { $degrees } degrees of freedom, p { $p }). Read a rating as a chance to win, not as an order of all.
tournament-place = mean place
tournament-fair = A fair share is { $share }: the line in the bars. A bar is grey from one end of its interval to the other.
tournament-arranged = Seats rotated: { $round ->
    [one] there is one arrangement.
   *[other] each round has { $round } games on the same dice, one for each arrangement of the bots.
}
tournament-rotated = Seats rotated: each round has { $round } games on the same dice, with every bot in every seat once.
tournament-uneven = The last round is not full: a multiple of { $round } games makes it even.
tournament-capped = { $capped ->
    [0] No game was cut off.
    [one] One game was cut off at { $turns } turns: nobody won it.
   *[other] { $capped } games were cut off at { $turns } turns: nobody won them.
}
tournament-scale = Ratings come from wins: ten times as likely to win is 400 points; { $anchor ->
    [mean] the mean is 1500.
   *[other] { $anchor } has 1500.
}
tournament-axis = won by a seat, in per cent
tournament-line = a fair share
tournament-saved = The plot is in { $file }.

compare-title = { $games } games of each, on the same dice, seed { $seed }
compare-figure = figure
compare-difference = B − A
compare-interval = 95 % interval
compare-verdict = verdict
compare-reach = { $low } to { $high }
compare-a = A: { $what }
compare-b = B: { $what }
compare-turns = turns
compare-capped = cut off at { $turns } turns
compare-trades = trades
compare-bankruptcies = bankruptcies
compare-winner-worth = winner’s worth
compare-order-wins = wins, player { $place }
compare-seat-wins = wins, seat { $place } ({ $bots })
compare-order = Player 1 is the one who had the first turn; the others follow in the order of play.
compare-more = more
compare-less = less
compare-perhaps = perhaps
compare-noise = noise
compare-found = { $count ->
    [0] Nothing differs by more than noise.
    [one] One figure differs by more than noise: { $figures }.
   *[other] { $count } figures differ by more than noise: { $figures }.
}
compare-unsure = { $count ->
    [one] One figure is uncertain ({ $figures }): alone it would count, among { $all } figures it may be chance.
   *[other] { $count } figures are uncertain ({ $figures }): alone they would count, among { $all } figures they may be chance.
}
compare-corrected = The more figures one looks at, the more differ by chance: the verdicts allow for all { $all } (Holm), so that chance alone makes a false one in at most one comparison of twenty. The intervals are those of each figure alone.
compare-dice = Game for game both have the same rolls and cards in the same order, until the two games ask for different ones. { $alike ->
    [0] No game went the same way to the end.
    [one] One game went the same way to the end.
   *[other] { $alike } games went the same way to the end.
}
compare-axis = difference, as a part of A, in per cent

sweep-difference = difference (95 % interval)
sweep-dice = All values are played on the same dice; differences are to { $first }, game by game.
sweep-length = turns
sweep-capped = cut off
sweep-trades = trades
sweep-bankruptcies = bankruptcies
sweep-winner-worth = winner’s worth
sweep-first-to-play = first player wins
sweep-last-to-play = last player wins
sweep-renamed = The metric { $old } is called { $new } now: the old name goes with the next release.
