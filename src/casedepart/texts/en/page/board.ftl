# The board and the title deeds.

board-name = { $edition } board
board-help = Move around the board with the arrow keys; press Enter to open a space.
board-semicolon = { "; " }
board-free = unowned, { $price }
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
board-here = on this space: { $players }
board-locked = in jail: { $players }
board-trapped = { $who } (trapped)
board-figure = { $who } ({ $figure })
board-dice = The dice: { $first } and { $second }
board-dice-third = The dice: { $first }, { $second } and { $third }
board-pot = Jackpot: { $amount }
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
board-no-bid = no bids
board-duel-won = { $who } takes it.
board-duel-kept = { $who } keeps it.
board-deal-gives = { $who } gives
board-last-lap = Last lap: finish on GO
board-is-figure = { $who } is { $figure } and collects

## A square is chosen on the board

board-help-pick = Move between the spaces with the arrow keys; press Enter to choose one: { $what }.
board-choosable = { $square }; you can choose it: { $what }
board-rent-change = rent { $before } → { $after }
board-pick-end = Done
board-pick-tap = Tap a space.
board-pick-back = Back

## The title deed

board-deed-title = Title deed
board-deed-square = Space on the board
board-deed-owner = Owner
board-deed-nobody = The bank (unowned)
board-deed-price = Price
board-deed-rents = Rents
board-deed-now = now
board-deed-bare = Rent
board-deed-whole = Rent with the full group
board-deed-one-of = With { $n ->
    [one] 1 { $station }
   *[other] { $n } { $stations }
}
board-deed-building = Building (1 { $house } or 1 { $hotel })
board-deed-mortgage = Mortgage
board-deed-is-mortgaged = Mortgaged: no rent
board-deed-rent-now = Rent now
board-deed-dice = { $times } times the dice
board-deed-strength = Strength in a fight
board-deed-badge = Token of the full group
board-deed-group = The group
board-deed-of-kind = Of the same kind
board-deed-here = On this space
board-deed-ours = Our own name; the rulebook has none.
board-deed-utility = Rent is { $times_one } times the dice if you own 1 of these, { $times_both } times if you own both.
board-deed-go = Collect { $salary } when you land here or pass.
board-deed-jail = Just visiting is free. Leave jail with a double, a card or { $fine }.
board-deed-parking = Nothing happens here. Take a break!
board-deed-parking-coin = Steal 1 coin from another player who has any.
board-deed-go-to-jail = Go straight to jail, without collecting { $salary }.
board-deed-takes = Pay the bank { $amount }.
board-deed-draws = Draw a card ({ $deck }) and do what it says.
