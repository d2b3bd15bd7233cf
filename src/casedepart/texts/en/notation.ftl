# Why a line is not in the notation of records, scenarios and the terminal, by the key the engine gives.

unread-time-up = After “time is up” stands nothing, or “by agreement”, or who gives up: not “{ $said }”.
unread-die = A die shows 1 to 6, not “{ $said }”.
unread-third-die = “{ $said }” is on no die: the third die shows { $of }.
unread-no-third-die = “{ $said }” is on no die: there is no third die.
unread-card = There is no card “{ $said }” in the deck “{ $of }” of this edition.
unread-correction = “{ $said }” is no correction: it reads “correction [A cash 500] [A owns 1 3] [turn B]”.
unread-after = “{ $said }”: nothing is expected after “{ $of }”.
unread-deck = There is no deck “{ $said }”: the decks are { $of }.
unread-of-player = “{ $said }”: after a player stands one of { $of }, and how much.
unread-fact = “{ $said }”: here stands a player, “turn”, “streets” or a variant, and what is so.
unread-player = There is no player “{ $said }”: the players are { $of }.
unread-verb = There is no verb “{ $said }”.
unread-square = “{ $of }”: a square is a number from 0 to 39, not “{ $said }”.
unread-sum = “{ $said }” is not a sum: a sum is a whole number of at most nine digits.
unread-offer = “{ $said }” is no offer that can be read.
unread-side = “{ $said }” is no side of an offer that can be read.
unread-side-twice = “{ $said }”: a side names each thing once, in the order cash, squares, cards, others.
unread-event = “{ $said }” is not the line of an event.
unread-chance = “{ $said }”: chance throws dice, draws a card, deals, or says that time is up.
