# The players: who they are, what they have, how they are.

players-title = Players
players-you = you
players-here = here
players-away = away
players-bot = bot
players-sits-in = a bot sits in
players-asked = to move
players-clock = Time left
players-worth = worth { $amount }
players-held = ({ $sum } held)
players-deeds = { $n ->
    [0] No properties
    [one] { $n } property
   *[other] { $n } properties
}
players-no-deeds = No properties
players-family = { $what } { $after } of { $of }
players-family-whole = { $what } complete
players-trade = Trade with { $who }
players-mute = Mute
players-unmute = Hear again
players-back = I am back
players-sign-out = bankrupt
players-sign-won = wins
players-sign-jail = in jail
players-sign-trapped = trapped
players-sign-figure = M. Monopoly
players-sign-conceded = gave up
players-sign-count = wants to count
players-sign-home = home
players-sign-cards = { $n ->
    [one] jail card
   *[other] { $n } jail cards
}
players-sign-pause = wishes a pause
players-sign-claims = claims by itself
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
players-bank-deeds = deeds
