# The log of the game, what is spoken of it, and the chat.

log-title = Game log
log-filter = Show
log-filter-all = everything
log-filter-money = money
log-filter-property = properties
log-filter-mine = about me
log-why = Why?
log-last = Last: { $what } Open the log
log-earlier = Earlier
log-newest = Newest
log-none = Nothing yet.
log-beginning = Before the game
log-cause-bot = bot
log-cause-limit = auto-bid
log-cause-expired = out of time
log-cause-impossible = no longer possible
log-dice = Fair dice: { $start }…
log-dice-more = The table committed to a secret before the first roll. Dice and cards follow from it, and from what players’ devices add. After the game anyone can check them.
log-dice-check = Verify the dice
log-asked = Your turn. You can { $answers }.
log-asked-as = { $who }, it’s your turn. You can { $answers }.
log-claim = You can claim { $sum } from { $who } for { $square }. Press C.
log-claim-dice = You can claim the rent from { $who } for { $square }. Press C.
log-said = { $who } says: { $text }
log-chat = Chat
log-chat-none = No messages yet.
log-say = Write something
log-send = Send
log-signs = Emoji
log-mutes = { $n ->
    [0] Mute someone
   *[other] Muted: { $n }
}
log-emote-hello = Hello!
log-emote-well-played = Well played!
log-emote-thanks = Thank you!
log-emote-oops = Oops!
log-emote-hurry = Hurry up!
log-emote-laugh = Ha ha!
log-emote-cry = Oh no!
log-emote-wow = Wow!
log-own = { $who }: { $word }
