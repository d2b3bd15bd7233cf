# The log of the game, what is spoken of it, and the chat.

log-title = What has happened
log-filter = Show
log-filter-all = everything
log-filter-money = money
log-filter-property = properties
log-filter-mine = what concerns me
log-why = Why?
log-last = Last: { $what } Open the log
log-earlier = Earlier
log-newest = Newest
log-none = Nothing yet.
log-beginning = Before the first turn
log-cause-bot = bot
log-cause-claim = claimed by itself
log-cause-limit = by their limit
log-cause-expired = time was up
log-cause-impossible = no longer possible
log-dice = The dice are bound: { $start }…
log-dice-more = Before the first roll the table bound itself to a secret. All dice and cards follow from it, and from what the players’ devices add. After the game the secret is told, and anyone can draw them again.
log-dice-check = Check the dice
log-asked = Your turn: { $answers }.
log-asked-as = { $who }, your turn: { $answers }.
log-claim = Claim { $sum } from { $who } for { $square }: key C.
log-claim-dice = Claim the rent from { $who } for { $square }: key C.
log-said = { $who } says: { $text }
log-chat = Chat
log-chat-none = Nobody has said anything yet.
log-say = Write something
log-send = Send
log-signs = Signs
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
