# The first page.

home-title = Case Départ: buy, build, bargain
home-lead = The great game of buying, rents and trades, by the booklets. With family, with friends or against bots, on any screen.
home-play-now = Play now
home-friends = Play with friends
home-play-what = { $edition } against { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
home-no-account = No account, nothing to install.
home-opening = The table is being laid…
home-someone = Player
home-own = Back to my game
home-own-back = Go back in
home-own-open = Open the table
home-own-look = Look at it again
home-own-forget = Forget this game of { $edition }
home-own-more = { $n ->
    [one] One more game
   *[other] { $n } more games
}
home-phase-gathering = Players are coming
home-phase-playing = The game is on
home-phase-over = The game is over
home-phase-unknown = The server did not answer
home-editions = The editions
home-up-to = up to { $players } players
home-play = Play
home-play-edition = Play { $edition } now against bots
home-choose = Choose…
home-choose-edition = Choose the settings for { $edition }
home-edition-classic = The streets, the stations and the jail that everybody knows.
home-edition-dragon-ball-super = The warriors of the universes, the gods of destruction, and Zeno.
home-edition-duel-masters = Creatures to fight instead of paying, if the table likes.
home-edition-pokemon = Gyms, their tokens, and powers on doubles if the table likes.
home-edition-saint-seiya = Saints, sanctuaries and temples.
home-edition-sore-losers = Losing earns coins, and enough coins the figure of M. Monopoly.
home-about-minutes = about { $minutes } min
home-about-hours = about { $hours } h
home-about-both = about { $hours } h { $minutes }
home-last-minutes = { $minutes } min
home-last-hours = { $hours } h
home-last-both = { $hours } h { $minutes }
home-length-spread = Half of the games end between { $low } and { $high }.
home-lengths = { $bots } against bots, { $friends } with friends
home-length-note = Lengths are for four players: the median of { $games } simulated games among our bots, counting { $seconds } seconds for a person’s turn and { $bots } for a bot’s at the normal tempo.
home-code = Go on from another device
home-code-what = Open the menu of the table on the other device: it gives a code of eight letters and digits.
home-code-label = The code
home-code-take = Take my seat
home-public = Public tables
home-public-none = No public table just now. Open one: “Play with friends”, then “More settings”.
home-public-nobody = nobody yet
home-public-sit = Sit down
home-public-watch = Watch
home-foot-open = Case Départ is free software: read it, change it, run it at home.
home-foot-marks = An unofficial project, not connected with any publisher. Names and trademarks belong to their owners; the drawings and the texts are ours.
home-paths = Learn and come back
home-learn-what = By playing: a teacher at a real table, for every edition.
