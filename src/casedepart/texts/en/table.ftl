# What a table cannot do: what is wrong, and what to do.

paused = The game is paused. It goes on when everyone who is here wishes so, or the host.
so-already = The game is so already: there is nothing to change.
not-started = The game has not begun. The host begins it.
already-started = The game has begun already.
game-over = The game is over. The host can open a rematch.
not-over = The game is not over yet: a rematch comes after it, and so does a review.
no-such-verb = There is no answer “{ $verb }”. The state lists what may be answered.
undo-opened = The bids have been opened since your last answer: nobody bids knowing them.
undo-chance = A die or a card has been shown since your last answer: nothing is rolled or drawn twice.
undo-other = Someone else has answered since.
undo-nothing = There is nothing to take back yet.
luck-signs = Digits for the dice are 0 to 9 and a to f: at most 64 of them before the game, exactly 64 in it. Send such, or none.
luck-unbound = These digits for the dice are not bound by what your device told last. Send the link of its chain for this number.
no-such-moment = There is nothing to go on with after { $at } answers. Choose a number from 0 to { $most }.
no-such-seat = There is no seat { $seat }: this table has { $seats }, counted from 0.
no-auction = There is no auction that you are in. A limit holds for the open auction.
limit-too-low = The next bid is at least { $least }. Give a higher limit, or none.
claims-automatic = Rents are claimed for everyone at this table. There is nothing to switch.
no-box = This table is not at a box: its dice and cards are the program’s. Open one with the box in front of you.
box-no-dice = No dice are asked for now.
box-no-card = No card is asked for now.
box-first = First say which dice or which card lie on the table.
box-not-yours = { $name } throws and draws here: they say what came, or the host does.
box-two-dice = Two dice are thrown: say both, each 1 to 6.
box-third-die = The third die shows one of these, where it is thrown: { $faces }.
box-other-deck = This card is drawn from the other deck: { $deck }.
box-no-such-card = There is no card “{ $card }” in this deck: choose one of its list, or say what yours does.
box-full = A box keeps at most { $most } cards of its own.
names-no-price = Nobody here names a price for this: only a bot that plays for itself and counts does. Make an offer instead.
hints-off = This table gives no hints: it was agreed so before the game. You are told how to pay a debt, and no more.
unprintable = There is nothing in this message that can be shown. Write letters or signs.
nobody-sits = Nobody sits in seat { $seat }. Only a person can be removed.
not-host = Only the host may do this.
tempo-host = With several people in the game, the host sets the tempo.
which-seat = You hold several seats ({ $seats }). Say which one in `seat`.
not-your-seat = You do not hold this seat. Sit down first, by the invitation.
locked = The host has closed the table to newcomers. Ask them to open it.
table-full = Every seat is taken by a person, or out of the game.
seat-taken = Seat { $seat } cannot be taken. Choose another, or none to get any that is free.
too-many-seats = At most { $most } can play { $edition }. Choose fewer seats.
too-many-people = There are only { $seats } seats. Name fewer people, or choose more seats.
no-such-choice = There is no { $what } “{ $asked }” here. There are: { $allowed }.
bad-settings = A setting is wrong: { $detail }.
rules-contradict = “{ $first }” and “{ $second }” contradict each other. Choose one of them.
name-twice = There are two players called “{ $name }”. Choose another name.
name-reserved = Nobody can be called “{ $name }”: the game uses this word itself. Choose another name.
name-length = A name has 1 to 40 characters, and none of them is a space at its ends. “{ $name }” does not fit.
name-signs = “{ $name }” has a sign in it that names cannot have, such as : > @ or a bracket. Leave it out.
needs = This game cannot go on here. { $answer ->
        [0] It needs the edition { $edition } with the digest { $digest }, as version { $engine } of the program played it; here it is version { $here }.
       *[other] { $damaged ->
            [yes] What is stored of it was changed or damaged: at its answer { $answer } something else comes out by the rules that it is played by.
           *[no] At its answer { $answer } the rules of this build part from what is stored. It needs version { $engine }{ $rules ->
                [unknown] {""}
               *[other] {" "}(rules { $rules })
            }; here it is version { $here } (rules { $rules_here }).
        }
    } Its record can be read and downloaded.
watchers-silent = Only those who play may chat here; the host can let those who look on do so too.
not-away = A bot sits in only for someone who is away, and only one.
not-in-game = You are out of this game.
