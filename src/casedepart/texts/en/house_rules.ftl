# House rules: the jackpot, the speed die, and how a game is ended early.

option-jackpot = Jackpot on Free Parking
rule-H1 = Jackpot on Free Parking
    .text = Taxes, fines, and what a card makes you pay to the bank are laid on Free Parking{ $pot_begins ->
        [0] {""}
       *[other] , where { $pot_begins } lie from the start
    }. Whoever stops there takes it all{ $pot_refill ->
        [0] {""}
       *[other] , and the bank lays { $pot_refill } there anew
    }.
    .decision = A house rule: no booklet has it, and the words are ours. Prices, rents, interest, and what
        players pay each other do not count.
event-pot = { $amount } now lie on Free Parking.
why-jackpot = the jackpot

option-speed-die = The speed die
rule-H2 = The speed die
    .text = Each player starts with { $speed_cash } more. Once you have reached GO for the first time, roll a
        third die with the two others to move. It shows 1, 2, 3, a bus, and twice M. Monopoly. In jail, and for
        anything but your move, roll two dice as ever; doubles are counted by those two alone.
    .decision = A house rule by the commonly known rules: no booklet has it, and the words are ours.
rule-H3 = Speed die: 1, 2 or 3
    .text = Move by all three dice together.
    .decision = A rent that is counted by the dice is counted by the two others.
rule-H4 = Speed die: the bus
    .text = Choose whether to move by one of the two other dice, or by both.
rule-H5 = Speed die: M. Monopoly
    .text = Move by the two other dice and do what the square says. Then go on to the next property that nobody
        owns, and buy it or have it auctioned; if there is none, to the next one for which you owe rent.
    .decision = Whoever was sent to jail meanwhile stays there.
rule-H6 = Speed die: three alike
    .text = If all three dice show the same, go to any square you like, clockwise. You do not roll again.
    .decision = It is the third double that goes to jail all the same (T3).
action-moves-to = Move
    .square = Move to { $square }
face-bus = the bus
face-monopoly = M. Monopoly
refused-not-a-stop = You cannot choose that square.

rule-H7 = Ending early, by agreement
    .text = All who play may agree to end the game, whatever its mode. Nobody rolls again; what is open is finished,
        then fortunes are counted: cash, properties at their price, mortgaged ones at half of it, buildings at what
        they cost. The richest wins.
    .decision = A house rule: no booklet has it, and the words are ours. Bots are not asked.
rule-H8 = Giving up
    .text = Whoever plays alone against bots may give up: the game ends at once, and has a winner among the others,
        counted as they stand (H7). Where others play too, a bot takes the seat instead.
    .decision = A house rule: no booklet has it, and the words are ours.
event-agreed = All agree to end the game and count.
event-gave-up = { $who } gives up.
refused-counting = The game is being counted: nobody rolls any more.
