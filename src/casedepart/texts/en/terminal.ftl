# What is said in the terminal: drawings, questions, commands.

## Drawings

draw-player = player
draw-cash = cash
draw-place = on
draw-deeds = deeds
draw-square = property
draw-group = group
draw-built = state
draw-rent = rent
draw-mortgage-value = mortgage
draw-bot = { $who } (bot)
draw-out = bankrupt
draw-in-jail = in jail ({ $n ->
        [0] no try yet
        [one] { $n } try
       *[other] { $n } tries
    })
draw-cards = { $n ->
    [one] a “get out of jail” card
   *[other] { $n } “get out of jail” cards
}
draw-figure = M. Monopoly
draw-trapped = trapped
draw-home = home
draw-mortgaged = mortgaged
draw-on-sale = not sold yet
draw-houses = { $houses }: { $n }
draw-hotel = one { $hotel }
dice-times = { $n } × dice

deed-pay = to pay here
deed-price = price
deed-rent = rent
deed-rent-group = rent, whole group
deed-rent-houses = rent, { $houses }: { $n }
deed-rent-hotel = rent, one { $hotel }
deed-stations = rent, { $stations } held: { $n }
deed-utilities = rent, { $utilities } held: { $n }
deed-mortgage = mortgage value
deed-redeem = to redeem it
deed-building = each building
deed-strength = strength

line-player = { $who }: { $cash }, on { $square }
line-out = { $who }: bankrupt
line-owner = owned by { $who }
line-rent = rent now { $rent }
line-here = here: { $players }
line-sum = { $what }: { $amount }
line-applies = { $line }, this one applies
line-deeds = Properties of { $who }: { $n }
