# Why a bot answers as it does, after "because", in the log and beside a hint.
# $square, $group, $player: what it is about; $n, $m: numbers; $amount, $second: the same as money.

reason-own-way = its own style
reason-any = picked at random

## The turn

reason-roll = time to roll
reason-end = nothing more to do this turn
reason-keeps-back = keeps { $amount } back: { $player } takes { $second } on { $square }
reason-leave-jail = there’s still something to buy: { $n ->
        [one] one property is
       *[other] { $n } properties are
    } left
reason-leave-jail-safe = there’s little to fear outside
reason-leave-jail-rents = in jail no rent comes in
reason-leave-jail-windfall = { $amount } is waiting on { $square }
reason-stay-in-jail = jail is a safe place now
reason-save-fine = a double would save the { $amount } fine

## Buying

reason-buy = worth about { $amount } here, for { $second }
reason-buy-denies = so that nobody else gets it for less
reason-buy-completes = gets the full group: { $group }
reason-buy-blocks = keeps { $player } from getting the full group: { $group }
reason-buy-nearer = one more of the group: { $group }
reason-cash-short = { $amount } in cash doesn’t cover { $second }
reason-not-now = not worth it now
reason-ends-ahead = the last property ends the game, and this player is ahead
reason-ends-behind = the last property would end the game, and others are ahead
reason-bid = { $square } is worth up to { $amount }
reason-pass = { $square } is worth no more than { $amount }
reason-pass-cash = can’t afford { $second }
reason-bid-building = buildings are scarce, and { $amount } is kept back
reason-pass-building = keeps { $amount } back
reason-contest = won’t let { $player } have the last buildings
reason-no-contest = keeps { $amount } back
reason-decline = not worth it

## Money

reason-settle = has the cash
reason-raise = needs { $amount }, and this hurts least
reason-bankrupt = needs { $amount } more, and nothing is left to sell
reason-raise-last-lap = only money counts after the last lap
reason-raise-to-buy = { $square } matters more
reason-raise-to-build = houses earn more
reason-build = the next building here adds { $amount } to the rent
reason-redeem = it earns rent again
reason-redeem-all = cheaper now than later, and rent comes in again
reason-keep = unmortgaging can wait
reason-claim = { $amount } of rent

## Trades

reason-offer-both = a group for each side
reason-offer-group = gets the full group: { $group }
reason-offer-sell = a good price for the group: { $group }
reason-offer-nearer = closer to the group: { $group }
reason-offer-stations = rent grows with their number, and this makes { $n }
reason-offer-money = cash for something it needs less
reason-offer-worth = worth more to this bot than what it gives
reason-accept-both = both sides get a group, and this one gains about { $amount }
reason-accept-group = gets the full group: { $group }
reason-accept = worth about { $amount } more than it costs
reason-reject-loss = about { $amount } worse off, with the rents to come
reason-reject-idle = it would change almost nothing
reason-reject-little = { $player } would gain about { $second }, and this side only { $amount }
reason-reject-ahead = { $player } is ahead and would gain about { $second } too: { $amount } isn’t enough for that
reason-reject-leader = { $player } is far ahead and would get a full group
reason-reject-gift = it would give { $player } a full group too cheaply
reason-reject-below-bank = the bank gives more for it
reason-reject-last-deed = it would give { $player } a full group, and the rents to come would cost more than that
reason-reject-cheap = it’s below the printed price
reason-reject-dear = it costs more than one and a half times its worth, and gets no full group
reason-reject-rules = the rules don’t allow it right now
reason-price-named = the price that was named
reason-counter = the same, at a fairer price

## What single editions add

reason-fight = { $n }% chance to win { $square }
reason-no-fight = only a { $n }% chance to win
reason-power = best used on { $square }
reason-power-money = it brings money
reason-figure = the figure turns the tables
reason-move-to = { $square } is the best place to stop
reason-steal = { $square } is worth the most, about { $amount }
reason-send = { $player } is worth the most: { $amount }
reason-rob = { $player } has the most coins
reason-pay-or-draw = it costs the least

## The master

reason-master-offers = its chance to win would go from { $n } to { $m }%
reason-master-accepts = its chance to win goes from { $n } to { $m }%
reason-master-refuses = its chance to win would fall from { $n } to { $m }%
reason-master-builds = its chance to win goes from { $n } to { $m }% with what it builds this turn
