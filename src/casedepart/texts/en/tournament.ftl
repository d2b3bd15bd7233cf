# What `tournament` and `compare` show.

tournament-title = { $edition }, { $mode }: { $games } games, seed { $seed }
tournament-bot = bot
tournament-seats = seats
tournament-won = won by a seat
tournament-interval = 95 % interval
tournament-rating = rating
tournament-place = mean place
compare-reach = { $low } to { $high }
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
tournament-scale = Ratings come from all finishing places. Ten times as likely to finish before another is 400 points; { $anchor ->
    [mean] the mean is 1500.
   *[other] { $anchor } has 1500.
}
tournament-axis = won by a seat, in per cent
tournament-saved = The plot is in { $file }.
