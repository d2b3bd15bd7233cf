# Friends: what people decide together, who plays where, and who may chat.

friends-away = { $who } is away
friends-bot = Let a bot play for { $who }
friends-bot-vote = Propose a bot for { $who }
friends-bot-until = Until they are back.
friends-bot-wished = Proposed by { $who }.
friends-bot-waits = A bot will play for { $who } once { $others } agree too.
friends-count = End the game and count
friends-count-warning = Once everyone who plays agrees, fortunes are counted and the richest wins.
friends-count-wished = { $who } would like to end the game and count fortunes.
friends-count-yes = Agree: end and count
friends-count-no = No, play on
friends-count-back = Play on after all
friends-count-waits = Waiting for { $who }.
friends-no = No, play on
friends-concede = Give up
friends-concede-warning = A bot takes your seat for the others’ sake, and everyone sees that you gave up. You may look on.
friends-concede-alone = The game ends at once and counts as lost.
friends-paused = { $n ->
    [0] The game is paused.
   *[other] Paused by { $who }.
}
friends-elsewhere = You play on another device now
friends-elsewhere-more = This one may show the board for everyone, or look on.
friends-board-only = Show only the board
friends-play-here = Play here again
friends-play-here-how = On the other device, open the menu, choose “{ menu-move }”, and type its code here.
friends-look-on = Just look on
friends-removed = The host has taken your seat from you
friends-removed-bot = A bot plays on in your place.
friends-removed-free = It is free again.
friends-removed-person = { $who } has it now.
friends-sit-again = Sit down again
friends-move-qr = The code as a QR code: a phone that scans it takes the seat
friends-move-scan = Scan it with the phone.
friends-watch-qr = The link for watchers as a QR code
friends-watchers-talk = Those who look on may chat
friends-watchers = Those who look on
friends-watcher = { $name } (looks on)
friends-watcher-name = Your name

## The offer to be called, and the preferences

friends-offer = Shall the game call you when it is your turn?
friends-offer-all = Sound and notice
friends-offer-sound = Sound only
friends-offer-no = No, thanks
friends-call = When it is your turn
friends-call-notice = Show a notice while the page is in the background
friends-call-blocked = The browser does not allow notices from this page.
friends-call-vibration = Vibrate
friends-your-turn = Your turn
friends-your-turn-at = { $edition }: the others wait for you.
