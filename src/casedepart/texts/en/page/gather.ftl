# The table before the game, and how to come to it.

gather-title = Your table is ready
gather-free = { $n ->
    [0] all seats are taken
    [one] 1 open seat
   *[other] { $n } open seats
}
gather-seats = At the table
gather-empty = Open seat (a bot if nobody joins)
gather-bot = { $name ->
    [none] A bot
   *[other] { $name }, a bot
}
gather-mine = on this device
gather-here = here
gather-away = away for now
gather-remove = Remove
gather-kind = Bot for seat { $n }
gather-sit = Add a player on this device
gather-sit-first = Your name, to sit down
gather-invite = Invite
gather-invite-what = Anyone with this link can join, or take over from a bot later.
gather-link = The link to send
gather-copy = Copy
gather-copied = Copied
gather-send = Send…
gather-message = Come and play { $edition } with me!
gather-qr = The invitation link as a QR code
gather-only-here = This link only works on this computer. To invite other devices, start the game with casedepart play --share.
gather-no-link = Ask the host for the link.
gather-agreed = Game settings
gather-rules = The rules of this table
gather-lock = Lock the table
gather-start = { $n ->
    [0] Start
    [one] Start with 1 bot
   *[other] Start with { $n } bots
}
gather-wait = The host starts when everyone is here.
gather-watch = You’re watching. The game is about to start.
gather-share = Invite and share
gather-watchers = To watch
gather-watch-link = Link for spectators
gather-watch-message = Watch our game!
