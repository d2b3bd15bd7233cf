# The board and the title deeds.

board-name = { $edition } board
board-help = The arrow keys walk round the board, Enter opens a square.
board-semicolon = { "; " }
board-free = free, { $price }
board-owned = owned by { $owner }
board-houses = { $n ->
    [one] 1 { $house }
   *[other] { $n } { $houses }
}
board-hotel = 1 { $hotel }
board-mortgaged = mortgaged
board-rent = rent now { $amount }
board-rent-dice = rent now { $times } times the dice
board-takes = to pay: { $amount }
board-strength = strength { $n }
board-here = on the square: { $players }
board-locked = in jail: { $players }
board-trapped = { $who } (trapped)
board-figure = { $who } ({ $figure })
board-dice = The dice: { $first } and { $second }
board-dice-third = The dice: { $first }, { $second } and { $third }
board-pot = { $amount } lie there
board-zoom-in = Look closer
board-zoom-out = See the whole board
board-card-of = { $who } drew:

## The stage in the middle

board-turn-of = { $who }’s turn
board-printed-price = printed price { $price }
board-hammer-in = { $n } s
board-hammer-once = Going once…
board-hammer-twice = Going twice…
board-hammer-gone = Sold!
board-no-bid = no bid
board-duel-won = { $who } takes it.
board-duel-kept = { $who } keeps it.
board-deal-gives = { $who } gives
board-last-lap = Last lap: GO is home
board-is-figure = { $who } is { $figure } and collects

## A square is chosen on the board

board-help-pick = The arrow keys walk the squares that may be chosen, Enter chooses one: { $what }.
board-choosable = { $square }; may be chosen: { $what }
board-rent-change = rent { $before } → { $after }
board-pick-end = Done
board-pick-tap = Tap a square.
board-pick-back = Back

## The title deed

board-deed-title = Title deed
board-deed-square = Square of the board
board-deed-owner = Owner
board-deed-nobody = the bank (free)
board-deed-price = Price
board-deed-rents = Rents
board-deed-now = now
board-deed-bare = Bare site
board-deed-whole = Bare site, whole group
board-deed-one-of = With { $n ->
    [one] 1 { $station }
   *[other] { $n } { $stations }
}
board-deed-building = Building (1 { $house } or 1 { $hotel })
board-deed-mortgage = Mortgage
board-deed-is-mortgaged = Mortgaged: no rent is due.
board-deed-rent-now = Rent now
board-deed-dice = { $times } times the dice
board-deed-strength = Strength in a fight
board-deed-badge = Token of the whole group
board-deed-group = The group
board-deed-of-kind = Of the same kind
board-deed-here = On the square
board-deed-ours = Our own name: no booklet gives one.
board-deed-utility = The rent is { $times_one } times the dice with 1 deed of this kind, { $times_both } times with both.
board-deed-go = Whoever reaches or passes it receives { $salary }.
board-deed-jail = Just visiting, nothing happens. Whoever is in jail gets out by a double, a card or { $fine }.
board-deed-parking = Nothing happens here: a rest.
board-deed-parking-coin = Steal 1 coin from another player who has any.
board-deed-go-to-jail = Go straight to jail, without receiving { $salary }.
board-deed-takes = Pay { $amount } to the bank.
board-deed-draws = Draw a card of { $deck } and do what it says.
