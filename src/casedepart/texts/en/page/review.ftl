# The review of a game that is over: chances, the turning point, the trades.

review-title = Review the game
review-chances = Who was likely to win, and when
review-what = Bots play the game on from each of its moments: it takes half a minute.
review-working = Bots are playing the game on from each of its moments. This takes half a minute…
review-note = Bots played on { $playouts } times in all, a few rounds each; what was learned from many games told the rest. The bands and ± hold the luck of the dice, in 19 cases of 20; people play otherwise than bots.
review-turn = Turn { $n } of { $of }
review-start = The start of the game
review-turning = The turning point
review-turned = { $who } went from { $from } to { $to }.
review-see = See it in the replay
review-trades = Trades, taken and refused
review-no-trades = Nobody answered an offer in this game.
review-swing = What each trade did to the chances, or would have done: with it, compared to without.
review-trade = { $who } offers { $other } { $give } for { $get }
review-accepted = accepted
review-refused = refused
review-short = Chances
review-left-out = { $n ->
    [one] One more refused offer was not weighed.
   *[other] { $n } more refused offers were not weighed.
}
