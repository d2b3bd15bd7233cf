# Sitting down at someone’s table.

join-title = Join a table
join-heading = Take a seat
join-none = Can’t open this table
join-none-why = The link may be incomplete, or the table is gone. Ask the person who invited you for a new one.
join-bot = { $name } (bot)
join-free = open seat
join-name = Your name
join-seat = Your seat and token
join-any = Any free seat
join-in-place = take over from { $name } (bot)
join-sit = Sit down
join-watch = Just watch
join-over = This game is over.
join-locked = The host has locked the table.
join-full = All seats are taken.
