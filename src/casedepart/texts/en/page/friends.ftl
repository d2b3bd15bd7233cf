# Friends: what people decide together, who plays where, and who may chat.

friends-away = { $who } is away
friends-bot = Let a bot play for { $who }
friends-bot-vote = Propose a bot for { $who }
friends-bot-until = Until they’re back.
friends-bot-wished = Proposed by { $who }.
friends-bot-waits = A bot will play for { $who } once { $others } agree too.
friends-count = End the game now
friends-count-warning = If everyone agrees, the game ends and the richest wins.
friends-count-wished = { $who } wants to end the game now. The richest wins.
friends-count-yes = Agree to end it
friends-count-no = No, keep playing
friends-count-back = Keep playing after all
friends-count-waits = Waiting for { $who }.
friends-no = No, keep playing
friends-concede = Give up
friends-concede-warning = A bot takes over, and everyone sees you gave up. You can keep watching.
friends-concede-alone = The game ends now and counts as lost.
friends-paused = { $n ->
    [0] The game is paused.
   *[other] Paused by { $who }.
}
friends-elsewhere = You’re playing on another device now
friends-elsewhere-more = This one can show the board for everyone, or just watch.
friends-board-only = Show only the board
friends-play-here = Play here again
friends-play-here-how = On the other device, open the menu, choose “{ menu-move }”, and type its code here.
friends-look-on = Just watch
friends-removed = The host removed you from the game
friends-removed-bot = A bot is playing for you.
friends-removed-free = Your seat is open again.
friends-removed-person = { $who } has your seat now.
friends-sit-again = Sit down again
friends-move-qr = The code as a QR code: a phone that scans it takes the seat
friends-move-scan = Scan it with the phone.
friends-watch-qr = The link for spectators as a QR code
friends-watchers-talk = Spectators can chat
friends-watchers = Spectators
friends-watcher = { $name } (spectator)
friends-watcher-name = Your name

## The offer to be called, and the preferences

friends-offer = Want a nudge when it’s your turn?
friends-offer-all = Sound and notification
friends-offer-sound = Sound only
friends-offer-no = No thanks
friends-call = When it’s your turn
friends-call-notice = Notify me when I’m on another tab
friends-call-blocked = Your browser blocks notifications from this site.
friends-call-vibration = Vibrate
friends-your-turn = Your turn
friends-your-turn-at = { $edition }: everyone’s waiting for you.
