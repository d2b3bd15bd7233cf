# At the box: the real board, dice and cards are on the table, and the game is banker and referee.

## Setup

box-setup = Play on your own board
box-how-many = How many of you are playing?
box-who = Your names, in the order of play
box-bots = Bots as well?
box-kept = With the names and cards of your box, from last time
box-else = Everything else
box-begin = Start
box-begun = We’ve already started

## What to do on the board

box-piece = { $who }’s { $token ->
    [none] token
   *[other] { $token }
}
box-do-walk = Move { box-piece } { $n ->
    [one] 1 space
   *[other] { $n } spaces
}, to { $square }.
box-do-go = Put { box-piece } on { $square }.
box-do-jail = Put { box-piece } in jail.
box-do-house = Put a { $house } on { $square }.
box-do-hotel = Put a { $hotel } on { $square } and take off what stands there.
box-do-fewer = Take a building off { $square }: { $n ->
    [one] 1 { $house } stays
   *[other] { $n } { $houses } stay
}.
box-do-clear = Take the buildings off { $square }.
box-do-deed = { $who } takes the title deed of { $square }.
box-do-mortgage = Turn the title deed of { $square } face down.
box-do-redeem = Turn the title deed of { $square } face up.
box-do-swap = { $who } and { $other } swap what they agreed on.
box-do-card-back = The Get Out of Jail Free card goes back under its deck.
box-do-coin = { $who } takes a coin.
box-do-coin-lost = { $who } gives up a coin.
box-do-figure = { $who } takes the figure of { face-monopoly }.
box-do-trapped = Put the figure over { box-piece }.
box-do-released = Take the figure off { box-piece }.
box-do-out = { $who } is out: take { box-piece } off the board.

## Dice and cards

box-dice-by = { $who }: roll the dice
box-dice-for = Roll the dice for { $who }
box-card-by = { $who }: draw a card ({ $deck })
box-card-for = Draw a card for { $who } ({ $deck })
box-throw-for = Roll for { $who }
box-told-elsewhere = Players enter the dice and cards on their own devices.
box-die = { $n ->
    [1] First die
   *[other] Second die
}
box-die-shows = { $n ->
    [1] First die
   *[other] Second die
}: { $value }
box-die-third = Third die
box-search = Words on the card
box-by-words = Find it by its words
box-program-draws = Let the game draw
box-back = Back
box-none-found = No card in this deck has these words.
box-own-cards = The cards of your box
box-keep = Keep this card for next time
box-keep-words = What it says (as much as you like)
box-choose = Choose…
box-say = That’s it
box-which-square = Which space?
box-tap-square = Tap it on the board, or choose it here:
box-number-amount = Different sum
box-number-house = For each { $house }
box-number-hotel = For each { $hotel }
box-number-steps = How many spaces
box-family-brings = It brings
box-family-costs = It costs
box-family-moves = It moves
box-family-else = Other cards
box-effect-collect = Collect
box-effect-collect-each = From each player
box-effect-coin = Take a coin
box-effect-pay = Pay
box-effect-pay-each = To each player
box-effect-repairs = Repairs
box-effect-pay-or-draw = Pay or draw
box-effect-advance = Go to…
box-effect-back = Go back
box-effect-back-to = Back to…
box-effect-nearest-station = Nearest { $station }
box-effect-nearest-utility = Nearest { $utility }
box-effect-jail = Go to jail
box-effect-keep = Out of jail
box-card-collect = Collect { $amount }
box-card-collect-each = Collect { $amount } from each player
box-card-coin = Take a coin
box-card-pay = Pay { $amount }
box-card-pay-each = Pay { $amount } to each player
box-card-repairs = Pay { $amount } for each { $house }, { $second } for each { $hotel }
box-card-pay-or-draw = Pay { $amount }, or draw from the other deck
box-card-advance = Go to { $square }
box-card-back = { $n ->
    [one] Go back 1 space
   *[other] Go back { $n } spaces
}
box-card-back-to = Go back to { $square }
box-card-nearest-station = Go to the nearest { $station }
box-card-nearest-utility = Go to the nearest { $utility }
box-card-jail = Go to jail
box-card-keep = Get out of jail

## The tools

box-tools = The box
box-title = The box
box-undo = Undo
box-may = May I?
box-may-who = Who asks
box-may-yes = Yes
box-may-no = No
box-may-later = Not right now
box-may-nothing = Nothing right now.
box-more = More…
box-dice-and-cards = Dice and cards
box-by-hand = We roll and draw
box-by-program = The game does
box-phones = Phones and a big screen
box-phones-what = Anyone who likes can use their own phone. It shows their cash, their properties and the rent they’re owed. The others share this device.
box-middle = The screen in the middle
box-middle-what = A tablet or a TV shows whose turn it is and what to do on the board.
box-middle-link = Link for the big screen
box-middle-here = Make this the big screen
box-to-table = Dice and cards
box-file = Download the box file
box-file-what = The box file holds the names and cards of your box. This device remembers them for next time.
box-names = The names of your box
box-names-what = Type what your box prints; leave empty what’s the same. You can also tap a space on the board.
box-name = What your box prints on this space

## The player’s phone

box-hand = What you have
box-deeds = Your properties, and their rent now
box-could-build = You could build on { $squares }
box-show-board = Show the board
box-show-hand = Back to what I have
box-due = { $known ->
    [yes] { $owner } can claim { $amount } from { $visitor }
   *[no] { $owner } can claim the rent from { $visitor }
}
box-due-now = { $known ->
    [yes] { $owner }: claim { $amount } from { $visitor } before the next roll!
   *[no] { $owner }: claim the rent from { $visitor } before the next roll!
}

## Fixing the board

box-correct = Fix the board
box-correct-later = You can fix the board when someone is about to roll or to end their turn.
box-correct-turn = Whose turn it is
box-correct-cash = Cash
box-correct-at = Stands on
box-correct-jail = Jail
box-correct-free = free
box-correct-tries = { $n ->
    [0] in jail
    [one] in jail, one try failed
   *[other] in jail, { $n } tries failed
}
box-correct-card = Get Out of Jail Free card ({ $deck })
box-correct-deeds = Properties and buildings
box-correct-owner = Who owns { $square }?
box-correct-stands = What stands on { $square }?
box-correct-nobody = the bank
box-correct-bare = nothing
box-correct-level = { $n ->
    [1] 1 { $house }
    [5] 1 { $hotel }
   *[other] { $n } { $houses }
}
box-correct-nothing = You haven’t changed anything yet.
box-correct-good = { $n ->
    [one] 1 change; everything fits.
   *[other] { $n } changes; everything fits.
}
box-correct-bad = { $n ->
    [one] 1 thing doesn’t fit.
   *[other] { $n } things don’t fit.
}
box-correct-do = Fix it
box-fact-coins = Coins
box-fact-pot = On Free Parking
