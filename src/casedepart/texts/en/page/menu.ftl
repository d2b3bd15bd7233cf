# The menu of a table.

menu-title = Menu
menu-pause = Pause
menu-resume = Resume
menu-no-pause = Cancel the pause
menu-pause-waits = The game pauses when the host or everyone here wants it.
menu-rematch = Rematch
menu-to-rematch = Go to the rematch
menu-share = Invite
menu-preferences = Preferences
menu-rules = Rules
menu-big-screen = Big screen
menu-record = Save the record
menu-replay = Replay
menu-home = Home
menu-move = Move to another device
menu-move-more = On the other device, choose “{ home-code }” on the home page and type this. It works once.
menu-move-left = Expires in
menu-leave = Leave for good
menu-leave-warning = A bot takes your seat for good.
menu-no = No, stay
menu-host = You’re the host
menu-lock = Lock the table
menu-bot = Let a bot play
menu-remove = Remove
menu-remove-warning = Remove { $who }? A bot takes the seat.
