# The players: who they are, what they have, how they are.

players-title = Players
players-you = you
players-here = here
players-away = away
players-bot = bot
players-sits-in = a bot sits in
players-asked = their turn
players-clock = Time left
players-worth = net worth { $amount }
players-held = ({ $sum } on a bid)
players-deeds = { $n ->
    [0] No properties
    [one] { $n } property
   *[other] { $n } properties
}
players-no-deeds = No properties
players-family = { $what } { $after } of { $of }
players-family-whole = { $what } full group
players-trade = Trade with { $who }
players-mute = Mute
players-unmute = Unmute
players-back = I’m back
players-sign-out = bankrupt
players-sign-won = wins
players-sign-jail = in jail
players-sign-trapped = trapped
players-sign-figure = { face-monopoly }
players-sign-conceded = gave up
players-sign-count = wants to end the game
players-sign-home = home
players-sign-cards = { $n ->
    [one] Get Out of Jail Free card
   *[other] { $n } Get Out of Jail Free cards
}
players-sign-pause = wants a pause
players-short-pause = pause?
players-short-out = bankrupt
players-short-won = wins
players-short-jail = jail
players-short-trapped = trapped
players-short-figure = figure
players-short-home = home
players-short-away = away

players-bank = The bank
players-bank-houses = { $houses }
players-bank-hotels = { $hotels }
players-bank-deeds = properties
