# At the box: the real board, dice and cards are on the table, and the program is banker and referee.

## Setup

box-setup = We have the box in front of us
box-how-many = How many of you are playing?
box-who = Your names, in the order of play
box-bots = Bots as well?
box-kept = With the names and cards of your box, from last time
box-else = Everything else
box-begin = Begin
box-begun = We have already begun

## What to do on the board

box-piece = { $who }’s { $token ->
    [none] token
   *[other] { $token }
}
box-do-walk = Move { box-piece } { $n ->
    [one] one square
   *[other] { $n } squares
}, to { $square }.
box-do-go = Put { box-piece } on { $square }.
box-do-jail = Put { box-piece } in jail.
box-do-house = Put a { $house } on { $square }.
box-do-hotel = Put a { $hotel } on { $square }, in place of what stands there.
box-do-fewer = Take a building off { $square }: { $n ->
    [one] one { $house } stays
   *[other] { $n } { $houses } stay
}.
box-do-clear = Take the buildings off { $square }.
box-do-deed = { $who } takes the deed of { $square }.
box-do-mortgage = Turn the deed of { $square } face down.
box-do-redeem = Turn the deed of { $square } face up.
box-do-swap = { $who } and { $other } swap what they agreed on.
box-do-card-back = The jail card goes back under its deck.
box-do-coin = { $who } takes a coin.
box-do-coin-lost = { $who } gives up a coin.
box-do-figure = { $who } takes the figure of M. Monopoly.
box-do-trapped = Put the figure over { box-piece }.
box-do-released = Take the figure off { box-piece }.
box-do-out = { $who } is out: take { box-piece } off the board.

## Dice and cards

box-dice-by = { $who }: throw the dice
box-dice-for = Throw the dice for { $who }
box-card-by = { $who }: draw a card from { $deck }
box-card-for = Draw a card from { $deck } for { $who }
box-throw-for = Roll for { $who }
box-told-elsewhere = The dice and cards are told on the players’ own devices.
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
box-program-draws = Let the program draw
box-back = Back
box-none-found = No card of this deck has these words.
box-own-cards = The cards of your box
box-keep = Keep this card for next time
box-keep-words = What it says (as much as you like)
box-choose = Choose…
box-say = That’s it
box-which-square = Which square?
box-tap-square = Tap it on the board, or choose it here:
box-number-amount = Another sum
box-number-house = For each { $house }
box-number-hotel = For each { $hotel }
box-number-steps = How many squares
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
box-card-back = Go back { $n } squares
box-card-back-to = Go back to { $square }
box-card-nearest-station = Go to the nearest { $station }
box-card-nearest-utility = Go to the nearest { $utility }
box-card-jail = Go to jail
box-card-keep = Get out of jail

## The tools

box-tools = The box
box-title = The box
box-undo = Take back
box-may = May I?
box-may-who = Who asks
box-may-yes = Yes
box-may-no = No
box-may-later = Not at the moment
box-may-nothing = Nothing just now.
box-more = More…
box-dice-and-cards = Dice and cards
box-by-hand = We throw and draw
box-by-program = The program does
box-phones = Phones and a big screen
box-phones-what = Anyone who likes takes their own phone: it shows their purse, their deeds and what they are owed. The others share this device.
box-middle = The screen in the middle
box-middle-what = A tablet or a television shows whose turn it is and what to do on the board.
box-middle-link = Link for the big screen
box-middle-here = Make this the big screen
box-to-table = Dice and cards
box-file = Download the box file
box-file-what = The box file holds the names and cards of your box. This device remembers them for next time.
box-names = The names of your box
box-names-what = Type what your box prints; leave empty what is the same. You can also tap a square on the board.
box-name = What your box prints on this square

## The player’s phone

box-hand = What you have
box-deeds = Your deeds, and what they pay now
box-could-build = You could build on { $squares }
box-show-board = Show the board
box-show-hand = Back to what I have
box-due = { $known ->
    [yes] { $owner } may claim { $amount } from { $visitor }
   *[no] { $owner } may claim the rent from { $visitor }
}
box-due-now = { $known ->
    [yes] { $owner }: claim { $amount } from { $visitor } before the next throw!
   *[no] { $owner }: claim the rent from { $visitor } before the next throw!
}

## Setting a position right

box-correct = Set the position right
box-correct-later = The position can be set right when someone is about to throw or to end their turn.
box-correct-turn = Whose turn it is
box-correct-cash = Money
box-correct-at = Stands on
box-correct-jail = Jail
box-correct-free = free
box-correct-tries = { $n ->
    [0] in jail
    [one] in jail, one try failed
   *[other] in jail, { $n } tries failed
}
box-correct-card = Jail card of { $deck }
box-correct-deeds = Deeds and buildings
box-correct-owner = Whose is { $square }?
box-correct-stands = What stands on { $square }?
box-correct-nobody = the bank
box-correct-bare = nothing
box-correct-level = { $n ->
    [1] 1 { $house }
    [5] 1 { $hotel }
   *[other] { $n } { $houses }
}
box-correct-nothing = Nothing is changed yet.
box-correct-good = { $n ->
    [one] One change; everything fits.
   *[other] { $n } changes; everything fits.
}
box-correct-bad = { $n ->
    [one] One thing does not fit.
   *[other] { $n } things do not fit.
}
box-correct-do = Set it right
box-fact-coins = Coins
box-fact-pot = On Free Parking
