# The home page.

home-title = Case Départ: buy, build, bargain
home-lead = Buy, build and bargain, by the real rules. With family, friends or bots, on any screen.
home-play-now = Play now
home-friends = Play with friends
home-play-what = { $edition } against { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}
home-no-account = No account, nothing to install.
home-opening = Setting up the table…
home-someone = Player
home-own = Back to my game
home-own-back = Rejoin
home-own-open = Open the table
home-own-look = Look back at it
home-own-forget = Forget this game of { $edition }
home-own-more = { $n ->
    [one] 1 more game
   *[other] { $n } more games
}
home-phase-gathering = Waiting for players
home-phase-playing = The game is on
home-phase-over = The game is over
home-phase-unknown = No answer from the server
home-editions = The editions
home-up-to = up to { $players } players
home-play = Play
home-play-edition = Play { $edition } now against bots
home-choose = Choose…
home-choose-edition = Choose the settings for { $edition }
home-edition-classic = The streets, the stations and the jail everybody knows.
home-edition-dragon-ball-super = The warriors of the universes, the gods of destruction, and Zeno.
home-edition-duel-masters = Fight creatures instead of paying rent (optional).
home-edition-pokemon = Gyms, their tokens, and powers on doubles (optional).
home-edition-saint-seiya = Saints, sanctuaries and temples.
home-edition-sore-losers = Losing earns you coins, and four coins turn the tables.
home-about-minutes = about { $minutes } min
home-about-hours = about { $hours } h
home-about-both = about { $hours } h { $minutes } min
home-last-minutes = { $minutes } min
home-last-hours = { $hours } h
home-last-both = { $hours } h { $minutes } min
home-length-spread = Half of the games end between { $low } and { $high }.
home-lengths = { $bots } against bots, { $friends } with friends
home-length-note = Typical times for four players, from { $games } simulated games. They count { $seconds } seconds for a person’s turn and { $bots } for a bot’s.
home-code = Continue from another device
home-code-what = Its game menu shows an 8-character code. Type it here.
home-code-label = The code
home-code-take = Continue my game
home-public = Public tables
home-public-none = No public tables right now. To open one, choose “Play with friends”, then “More settings”.
home-public-nobody = nobody yet
home-public-sit = Sit down
home-public-watch = Watch
home-foot-open = Case Départ is free software: read it, change it, run it at home.
home-foot-marks = An unofficial project, not affiliated with any publisher. Names and trademarks belong to their owners; the drawings and the texts are ours.
home-paths = Learn and come back
home-learn-what = A coach shows you how, in any edition.
