# The speed of the bots, and what happened while they were skipped.

tempo-title = Bot speed
tempo-times = ×{ $n }
tempo-times-said = { $n ->
    [1] normal speed
    [2] twice as fast
   *[other] { $n } times as fast
}
tempo-skip = Skip to my turn
tempo-skip-what = bots keep playing without a pause
tempo-finish = Play on to the end
tempo-finish-what = only bots remain
tempo-skipping = The bots are playing…
tempo-stop = Stop
tempo-leave = Leave the table

tempo-since = Since your turn: { $what }.
tempo-since-more = { $what }; more in the log

## One thing that happened, in a list after “Since your turn:”

tempo-bought = { $who } bought { $squares }
tempo-built = { $who } built on { $squares }
tempo-paid-you = { $who } paid you { $sum }
tempo-you-paid = you paid { $who } { $sum }
tempo-you-paid-bank = you paid the bank { $sum }
tempo-traded = { $who } and { $other } traded
tempo-jailed = { $who } went to jail
tempo-bankrupt = { $who } went bankrupt
tempo-quiet = nothing much happened
