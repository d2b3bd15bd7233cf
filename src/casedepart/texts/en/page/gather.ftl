# The table before the game, and how to come to it.

gather-title = The table is open
gather-free = { $n ->
    [0] all seats are taken
    [one] one free seat
   *[other] { $n } free seats
}
gather-seats = At the table
gather-empty = Free: a bot, if nobody comes
gather-bot = { $name ->
    [none] A bot
   *[other] { $name }, a bot
}
gather-mine = on this device
gather-here = here
gather-away = away for now
gather-remove = Remove
gather-kind = The bot of seat { $n }
gather-sit = Someone else on this device
gather-sit-first = Your name, to sit down
gather-invite = Invite
gather-invite-what = Whoever opens this link sits down at the table, or takes a bot’s place during the game.
gather-link = The link to send
gather-copy = Copy
gather-copied = Copied
gather-send = Send…
gather-message = Come and play { $edition } with me!
gather-qr = The invitation’s link as a QR code
gather-only-here = This address works on this computer alone. Other devices need the address that casedepart play --share says when it starts.
gather-no-link = Ask whoever opened the table for the link.
gather-agreed = What is agreed
gather-rules = The rules of this table
gather-lock = Close the table: nobody else sits down
gather-start = { $n ->
    [0] Start
    [one] Start with one bot
   *[other] Start with { $n } bots
}
gather-wait = The host starts when everyone is here.
gather-watch = You are watching. The game is about to begin.
gather-share = Invite and share
gather-watchers = To watch
gather-watch-link = The link for watchers
gather-watch-message = Watch our game!
