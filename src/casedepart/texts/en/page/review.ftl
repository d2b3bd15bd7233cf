# The review of a game that is over: chances, the turning point, the trades.

review-title = Review the game
review-chances = Who was likely to win, and when
review-what = Bots play on from each moment of the game. It takes half a minute.
review-working = Bots are playing on from each moment of the game. This takes half a minute…
review-note = From { $playouts } simulated games, a few rounds each; the rest is estimated. The bands and ± are the margin of error, for the dice and for the estimate: 19 times in 20 the true chance is within it. People don’t play like bots.
review-turn = Turn { $n } of { $of }
review-start = The start of the game
review-turning = The turning point
review-turned = { $who } went from { $from } to { $to }.
review-see = See it in the replay
review-trades = Trades, accepted and turned down
review-no-trades = Nobody answered an offer in this game.
review-swing = What each trade did to the chances, or would have done.
review-trade = { $who } offers { $other } { $give } for { $get }
review-accepted = accepted
review-refused = turned down
review-short = Chances
review-left-out = { $n ->
    [one] 1 more offer that was turned down isn’t shown.
   *[other] { $n } more offers that were turned down aren’t shown.
}
