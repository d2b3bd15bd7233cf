# What `odds` shows.

odds-playing = playing on
odds-title = Chances to win, by { $playouts } playouts
odds-player = player
odds-chance = chance
odds-interval = 95 % interval
odds-answers = Chances of { $player } after each answer
odds-answer = answer
odds-difference = difference
odds-played = played
odds-no-choice = { $player } has no choice now.
odds-rounds = { $rounds ->
    [one] After one round the learned chances told the rest: the intervals hold the luck of the dice, and the measured error of these chances.
   *[other] After { $rounds } rounds the learned chances told the rest: the intervals hold the luck of the dice, and the measured error of these chances.
}
odds-made = Played on by bots ({ $bots }), seed { $seed }: people may do better or worse.
odds-cut-off = { $cut ->
    [one] One playout was cut off after { $turns } further turns and counted by worth.
   *[other] { $cut } playouts were cut off after { $turns } further turns and counted by worth.
}
odds-timed = A timed game: time is called in turn { $turn }.
odds-same-dice = Answers are compared on the same dice: what counts is the difference to the best, taken from the playouts that both had. What looks worse early is played less often, and its intervals are wider.

review-title = Chances to win over the game, with 95 % intervals
review-answer = answer
review-turn = turn
review-axis = chance to win, per cent
review-turned = The game turned { $count ->
    [0] in turn { $turn }
    [one] in turn { $turn }
   *[other] between turns { $turn } and { $later }
} (from answer { $answer } on): the chance of { $player } rose from { $before } to { $after } (by { $interval } points).
review-maybe = The chance of { $player } rose most { $count ->
    [0] in turn { $turn }
    [one] in turn { $turn }
   *[other] between turns { $turn } and { $later }
} (from answer { $answer } on), from { $before } to { $after }; that may be chance (by { $interval } points).
review-unseen = No turn stands out: where the chance of { $player } seemed to rise most (from answer { $answer } on, turn { $turn }), it went from { $before } to { $after } when played again (by { $interval } points).
review-turning = turning point
review-offered = { $said }: { $offer }
review-trades = Trades: what a yes rather than a no does to each chance, in points, with 95 % intervals
review-trade = trade
review-accepted = accepted
review-refused = refused
review-left-out = { $count ->
    [one] One more refused offer was not weighed.
   *[other] { $count } more refused offers were not weighed.
}
review-made = { $playouts } playouts by bots ({ $bots }) in all: people may do better or worse.
