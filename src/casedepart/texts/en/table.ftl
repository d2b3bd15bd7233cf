# What a table cannot do: what is wrong, and what to do.

paused = The game is paused. It resumes when the host or everyone here wants it.
so-already = That’s already done.
not-started = The game hasn’t started yet. The host starts it.
already-started = The game has already started.
game-over = The game is over. The host can open a rematch.
not-over = The game isn’t over yet: a rematch comes after it, and so does a review.
no-such-verb = There’s no answer “{ $verb }”. The state lists what can be answered.
undo-opened = The bids have been opened since your last answer: nobody bids knowing them.
undo-chance = A die or a card has been shown since your last answer: nothing is rolled or drawn twice.
undo-other = Someone else has answered since.
undo-nothing = There’s nothing to undo yet.
luck-signs = Digits for the dice are 0 to 9 and a to f: at most 64 of them before the game, exactly 64 in it. Send such, or none.
luck-unbound = These digits for the dice weren’t promised by what your device sent last. Send the link of its chain for this number.
no-such-moment = There’s nothing to continue from after { $at } answers. Choose a number from 0 to { $most }.
no-such-seat = There’s no seat { $seat }: this table has { $seats }, counted from 0.
no-auction = You’re not in an auction. A limit is for the open auction.
limit-too-low = The next bid is at least { $least }. Give a higher limit, or none.
no-box = This table isn’t played on a real board: its dice and cards are the game’s. Create one with “Play on your own board”.
box-no-dice = No dice are needed now.
box-no-card = No card is needed now.
box-first = First say which dice or which card came up.
box-not-yours = { $name } rolls and draws here. They say what came up, or the host does.
box-two-dice = Two dice are rolled: say both, each 1 to 6.
box-third-die = The third die shows one of these, where it’s rolled: { $faces }.
box-other-deck = This card is drawn from the other deck: { $deck }.
box-no-such-card = There’s no card “{ $card }” in this deck. Choose one of its list, or say what yours does.
box-full = A box keeps at most { $most } cards of its own.
names-no-price = Nobody here names a price for this: only a bot that plays for itself and counts does. Make an offer instead.
hints-off = Hints are off at this table: that was agreed before the game. You’re told how to pay a debt, and no more.
unprintable = Nothing in this message can be shown. Write letters or signs.
nobody-sits = Nobody sits in seat { $seat }. Only a person can be removed.
not-host = Only the host can do this.
tempo-host = With several people in the game, the host sets the bot speed.
which-seat = You have several seats ({ $seats }). Say which one in `seat`.
not-your-seat = You don’t have this seat. Sit down first, by the invitation.
locked = The host has locked the table. Ask them to unlock it.
table-full = Every seat is taken by a person, or out of the game.
seat-taken = Seat { $seat } can’t be taken. Choose another, or none to get any free seat.
too-many-seats = At most { $most } can play { $edition }. Choose fewer seats.
too-many-people = There are only { $seats } seats. Name fewer people, or choose more seats.
no-such-choice = There’s no { $what } “{ $asked }” here. There are: { $allowed }.
bad-settings = A setting is wrong: { $detail }.
rules-contradict = “{ $first }” and “{ $second }” contradict each other. Choose one of them.
name-twice = There are two players called “{ $name }”. Choose another name.
name-reserved = Nobody can be called “{ $name }”: the game uses this word itself. Choose another name.
name-length = A name has 1 to 40 characters, with no spaces at its ends. “{ $name }” doesn’t fit.
name-signs = “{ $name }” has a sign in it that names can’t have, such as : > @ or a bracket. Leave it out.
needs = This game can’t continue here. { $answer ->
        [0] It needs the edition { $edition } with the digest { $digest }, as version { $engine } of the game played it; here it’s version { $here }.
       *[other] { $damaged ->
            [yes] What is stored of it was changed or damaged: at its answer { $answer } something else comes out by the rules it is played by.
           *[no] At its answer { $answer } the rules of this build part from what is stored. It needs version { $engine }{ $rules ->
                [unknown] {""}
               *[other] {" "}(rules { $rules })
            }; here it’s version { $here } (rules { $rules_here }).
        }
    } Its record can be read and downloaded.
watchers-silent = Only players can chat here. The host can let spectators chat too.
not-away = A bot only plays for someone who is away, and only one does.
not-in-game = You’re out of this game.
