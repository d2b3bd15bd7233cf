# A new table.

new-title = A new table
new-edition = The edition
new-own = An edition of your own…
new-own-what = A TOML file, described in the project’s documentation (editions.md). We check it first.
new-own-choose = Choose a file
new-own-good = You can play { $edition } ({ $file }).
new-own-bad = { $n ->
    [one] { $file } has 1 fault:
   *[other] { $file } has { $n } faults:
}
new-own-line = Line { $line }:

new-mode = The game
new-mode-standard = Full game
    .what = Play to the very end.
new-mode-speed = Speed game
    .what = A quick start, earlier hotels and an early finish: the richest wins.
new-mode-timed = Timed game
    .what = Pick an end time. The richest player then wins.
new-minutes = How long?
new-minutes-n = { $minutes } min
new-seconds-n = { $n } seconds
new-options = Extra rules
new-option-fight = The fight
    .what = Land on the last creature of someone’s group? Fight for it instead of paying.
new-option-powers = Powers on doubles
    .what = Swap your second roll for a power: teleport, rest, collect, attack.
new-option-length = With this option: { $length }.
new-house = House rules
new-house-sum = House rules: { $house }
new-house-count = { $n ->
    [0] none
    [one] 1 of them
   *[other] { $n } of them
}

new-seats = How many players?
new-players = { $n } players
new-people = Who plays on this device?
new-person = { $token ->
    [none] Player { $n }
   *[other] Player { $n }: { $token }
}
new-name = Name
new-person-remove = Remove { $name }
new-person-add = Add a player on this device
new-others = { $n ->
    [0] Everyone plays on this device.
    [one] The other seat is for a friend with the link. Otherwise a bot takes it.
   *[other] The other { $n } seats are for friends with the link. Bots fill the rest.
}

new-more = More settings
new-ruleset = The rules
    .what = Which rulebook you play by.
new-ruleset-hasbro-2000 = Hasbro 2000
    .what = The classic rulebook: there’s time to claim rent, and hotels can be sold outright.
new-ruleset-winning-moves = Winning Moves
    .what = The recent editions: claim rent before the next player rolls.
new-ruleset-sore-losers = Sore Losers
    .what = Losing earns coins, utilities become bills, and the game ends with a last lap.
new-pace = Bot speed
    .what = How quickly bots answer.
new-pace-people = Like people
    .what = Slow enough to follow.
new-pace-fast = As fast as they can
    .what = The game is much shorter, and hard to follow.
new-streets = Names of the streets
    .what = Everyone sees the same street names, so you can say them out loud.
new-streets-own = In each player’s language
    .what = Players in other languages see other names.
new-auction = Auction timer
    .what = After each bid there’s always time to answer.
new-auction-n = { $n ->
    [0] none: until everyone else drops out
   *[other] { $time }
}
new-offers = Trade offers last
    .what = Then they expire.
new-offers-n = { $n ->
    [0] until answered
   *[other] { $time }
}
new-clock = The clock
    .what = How long a move may take.
new-clock-off = None
    .what = Everyone takes their time.
new-clock-relaxed = Relaxed
    .what = A few minutes a move.
new-clock-normal = Normal
    .what = A minute a move.
new-clock-fast = Fast
    .what = A few seconds a move.
new-clock-days = Days per move
    .what = For slow games: a move whenever you have time.
new-days = Time for a move
    .what = After that, what you choose below happens.
new-days-n = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
new-expiry = When time is up
    .what = What happens when a player runs out of time.
new-expiry-bot = A bot sits in
    .what = Until the player is back.
new-expiry-default = Play it safe
    .what = The game makes the safest move for them.
new-expiry-wait = Wait
    .what = Nothing happens: the clock only warns.
new-hints = Hints
    .what = On your turn you can see what a good bot would do, and your chances.
new-hints-on = on
new-hints-off = off
new-public = Public table
    .what = It’s listed on the home page. Anyone can watch or join.
new-link = A link to these settings
new-length-note = Typical times from { $games } simulated games. They count { $seconds } seconds for a person’s turn and { $bots } for a bot’s. Yours may be quite different.
new-bad-link = This link’s settings don’t work, so we’ve used the usual ones. { $told }
new-open = Create and invite
new-start = Start with bots
new-start-full = Start
