# Sitting down at someone’s table.

join-title = Join a table
join-heading = Take a seat
join-none = This table cannot be opened
join-none-why = The link may be incomplete, or the table is gone. Ask whoever invited you for a new one.
join-bot = { $name } (bot)
join-free = free seat
join-name = Your name
join-seat = Your seat and token
join-any = Any of them
join-in-place = in place of { $name } (bot)
join-sit = Sit down
join-watch = Just watch
join-over = This game is over.
join-locked = The host has closed the table: nobody else can sit down just now.
join-full = All seats are taken.
