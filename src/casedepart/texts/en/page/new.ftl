# A new table.

new-title = A new table
new-edition = The edition
new-own = An edition of your own…
new-own-what = A TOML file, described in the project’s documentation (editions.md). It is checked before it is used.
new-own-choose = Choose a file
new-own-good = { $edition } ({ $file }) can be played.
new-own-bad = { $n ->
    [one] { $file } has one fault:
   *[other] { $file } has { $n } faults:
}
new-own-line = Line { $line }:

new-mode = The game
new-mode-standard = Full game
    .what = To the very end, as the booklet tells it.
new-mode-speed = Speed game
    .what = Some deeds are dealt at the start, hotels come sooner, and you count without waiting for the last one standing.
new-mode-timed = Timed game
    .what = You agree when it ends; whoever is then the richest wins.
new-minutes = How long?
new-minutes-n = { $minutes } min
new-seconds-n = { $n } seconds
new-options = For a change
new-option-fight = The fight
    .what = Whoever stops on the last creature of someone’s group may fight it with the dice instead of paying.
new-option-powers = Powers on doubles
    .what = A double may be traded for a power: teleport, rest, take from the others, attack.
new-option-length = With this option: { $length }.
new-house = House rules
new-house-sum = House rules: { $house }
new-house-count = { $n ->
    [0] none: as the booklet has it
    [one] one of them
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
new-person-add = Someone else on this device
new-others = { $n ->
    [0] All seats are taken on this device.
    [one] The other seat: a friend by the link, or else a bot.
   *[other] The other { $n } seats: friends by the link, bots for what is left.
}

new-more = More settings
new-ruleset = The rules
    .what = By which booklet you play.
new-ruleset-hasbro-2000 = Hasbro 2000
    .what = The rules of the classic booklet: there is time to claim a rent, and hotels can be sold outright.
new-ruleset-winning-moves = Winning Moves
    .what = The rules of the recent editions: rent is claimed before the next player rolls.
new-ruleset-sore-losers = Sore Losers
    .what = Losing earns coins, utilities become bills, and the game ends with a last lap.
new-pace = The bots’ pace
    .what = How quickly bots answer.
new-pace-people = Like people
    .what = They take as long as it takes to follow them.
new-pace-fast = As fast as they can
    .what = The game is much shorter, and hard to follow.
new-streets = Names of the streets
    .what = Everyone at the table reads the names of streets, stations and utilities in this language: what one says aloud is the same for all. All other words stay in each player’s own.
new-streets-own = In each player’s language
    .what = Whoever plays in another language reads other names.
new-claims = Rents
    .what = Who asks for rents.
new-claims-by-hand = Everyone claims their own
    .what = As in the booklet: a rent that nobody claims in time is lost.
new-claims-automatic = Claimed by the table
    .what = No rent is forgotten.
new-auction = Auctions: the hammer falls
    .what = After a bid there is always time to answer it.
new-auction-n = { $n ->
    [0] when all have passed
   *[other] after { $time }
}
new-offers = An offer to trade holds
    .what = Then it is withdrawn by itself.
new-offers-n = { $n ->
    [0] until it is answered
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
    .what = Some seconds a move: the game does not drag on.
new-clock-days = By days
    .what = To play by correspondence, a move now and then.
new-days = Time for a move
    .what = After that the move is made as chosen below.
new-days-n = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
new-expiry = When time is up
    .what = What happens to whoever does not move in time.
new-expiry-bot = A bot sits in
    .what = Until the player is back, who has the seat again at once.
new-expiry-default = The plainest answer
    .what = The table answers in their place and risks nothing.
new-expiry-wait = Wait
    .what = Nothing happens: the clock only warns.
new-hints = Hints
    .what = Whoever is asked may see what a good bot would do, and how the chances stand.
new-hints-on = allowed
new-hints-off = none
new-public = Public table
    .what = It is listed on the first page; anyone may watch it and sit down.
new-link = A link to these settings
new-length-note = Lengths: the median of { $games } simulated games among our bots, counting { $seconds } seconds for a person’s turn and { $bots } for a bot’s at the normal tempo. Yours may be quite different.
new-bad-link = The link asked for settings that cannot be. { $told } These are the usual ones.
new-open = Open and invite
new-start = Start with bots
new-start-full = Start
