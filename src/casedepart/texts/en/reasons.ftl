# Why a bot answers as it does, after "because", in the log and beside a hint.
# $square, $group, $player: what it is about; $n, $m: numbers; $amount, $second: the same as money.

reason-own-way = its own way
reason-any = any answer that is allowed

## The turn

reason-roll = nothing else comes first
reason-end = nothing more to do this turn
reason-keeps-back = keeps { $amount } back: { $player } takes { $second } on { $square }
reason-leave-jail = there is still something to buy: { $n ->
        [one] one property is
       *[other] { $n } properties are
    } left
reason-leave-jail-safe = there is little to fear outside
reason-leave-jail-rents = in jail no rent is owed
reason-leave-jail-windfall = { $amount } are waiting on { $square }
reason-stay-in-jail = jail is a safe place now
reason-save-fine = a double would save the fine of { $amount }

## Buying

reason-buy = worth about { $amount } here, for { $second }
reason-buy-denies = so that nobody else gets it for less
reason-buy-completes = completes the group “{ $group }”
reason-buy-blocks = keeps { $player } from completing the group “{ $group }”
reason-buy-nearer = one more of the group “{ $group }”
reason-cash-short = { $amount } in hand do not cover { $second }
reason-not-now = it would not pay now
reason-ends-ahead = the last property ends the game, and this player is ahead
reason-ends-behind = the last property would end the game, and others are ahead
reason-bid = { $square } is worth up to { $amount }
reason-pass = { $square } is worth no more than { $amount }
reason-pass-cash = { $amount } in hand do not allow a bid of { $second }
reason-bid-building = buildings are scarce, and { $amount } are kept back
reason-pass-building = { $amount } are to be kept back
reason-contest = { $player } shall not get the last buildings unopposed
reason-no-contest = { $amount } are to be kept back
reason-decline = it would not pay

## Money

reason-settle = the { $amount } are there
reason-raise = { $amount } are owed, and this is missed least
reason-bankrupt = { $amount } are missing, and nothing is left to sell
reason-raise-last-lap = only money counts after the last lap
reason-raise-to-buy = { $square } matters more
reason-raise-to-build = houses earn more
reason-build = the next building here adds { $amount } to the rent
reason-redeem = it earns rent again
reason-keep = redeeming it can wait
reason-claim = a rent of { $amount }

## Deals

reason-offer-both = a group for each side
reason-offer-group = it completes the group “{ $group }”
reason-offer-sell = a good price for the group “{ $group }”
reason-offer-nearer = nearer to the group “{ $group }”
reason-offer-stations = rents grow with their number: that would make { $n }
reason-offer-money = cash for what is needed less
reason-offer-worth = worth more here than what it gives
reason-accept-both = both sides get a group, and this one gains about { $amount }
reason-accept-group = it completes the group “{ $group }”
reason-accept = worth about { $amount } more than it costs
reason-reject-loss = about { $amount } worse off, with the rents to come
reason-reject-idle = it would change next to nothing
reason-reject-little = { $player } would gain about { $second }, and this side only { $amount }
reason-reject-ahead = { $player } is ahead and would gain about { $second } too: { $amount } are not enough for that
reason-reject-leader = { $player } is far ahead and would complete a group
reason-reject-gift = it would give a group away to { $player } under its price
reason-reject-below-bank = the bank gives more for it
reason-reject-last-deed = it would complete a group for { $player }, and the rents to come would cost more than that
reason-reject-cheap = it is below the printed price
reason-reject-dear = it costs more than half as much again as it is worth, and completes nothing
reason-reject-rules = the rules do not allow it as things stand
reason-price-named = the price that was named
reason-counter = the same, for a fairer price

## What single editions add

reason-fight = { $n } % chance to win { $square }
reason-no-fight = only { $n } % chance to win
reason-power = it serves best on { $square }
reason-power-money = it brings money
reason-figure = the figure turns rents round
reason-move-to = { $square } is the best place to stop
reason-steal = { $square } is worth most, about { $amount }
reason-send = { $player } is worth most: { $amount }
reason-rob = { $player } holds most coins
reason-pay-or-draw = it costs least

## The master

reason-master-offers = its chance to win would go from { $n } to { $m } %
reason-master-accepts = its chance to win goes from { $n } to { $m } %
reason-master-refuses = its chance to win would fall from { $n } to { $m } %
reason-master-builds = its chance to win goes from { $n } to { $m } % with what it builds this turn
