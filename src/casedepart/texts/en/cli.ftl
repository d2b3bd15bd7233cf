# What is said in the terminal: drawings, questions, commands.

## Drawings

draw-player = player
draw-cash = cash
draw-place = on
draw-deeds = deeds
draw-square = property
draw-group = group
draw-built = state
draw-rent = rent
draw-mortgage-value = mortgage
draw-bot = { $who } (bot)
draw-out = bankrupt
draw-in-jail = in jail ({ $n ->
        [0] no try yet
        [one] { $n } try
       *[other] { $n } tries
    })
draw-cards = { $n ->
    [one] a Get Out of Jail Free card
   *[other] { $n } Get Out of Jail Free cards
}
draw-figure = Mr. Monopoly
draw-trapped = trapped
draw-home = home
draw-mortgaged = mortgaged
draw-on-sale = not sold yet
draw-houses = { $houses }: { $n }
draw-hotel = one { $hotel }
dice-times = { $n } × dice

deed-pay = to pay here
deed-price = price
deed-rent = rent
deed-rent-group = rent with the full group
deed-rent-houses = rent, { $houses }: { $n }
deed-rent-hotel = rent, one { $hotel }
deed-stations = rent, { $stations } held: { $n }
deed-utilities = rent, { $utilities } held: { $n }
deed-mortgage = mortgage value
deed-redeem = to unmortgage it
deed-building = each building
deed-strength = strength

line-player = { $who }: { $cash }, on { $square }
line-out = { $who }: bankrupt
line-owner = owned by { $who }
line-rent = rent now { $rent }
line-here = here: { $players }
line-sum = { $what }: { $amount }
line-applies = { $line }, this one applies
line-deeds = { $who }’s properties: { $n }
draw-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}

## At the table

welcome = { $edition }, { $mode }.
mode-standard = the full game
mode-speed = the speed game
mode-timed = the timed game
at-the-table = At the table: { $players }.
welcome-help = Answer with a number. Type help for everything else that you may type.
winners = { $n ->
    [one] { $winners } wins the game!
   *[other] { $winners } win the game together!
}
kept = The game is kept in { $path }
go-on-later = To continue it: { $command }
look-back = To look back at it: { $command }
saved-game = { $edition }: { $players }; answers so far: { $n }; { $at }
no-saved-games = There’s no saved game to continue. Start one: casedepart play --terminal
ask-saved = Which one do you want to continue? Its number; Enter alone: none.
no-more-input = There’s nothing more to read.
handed-over = A bot is playing for { $who }.
prompt = { "> " }

who-asked = { $who } · { $cash }
hint-enter = (Enter)
hint-also = You can also: { $commands }
hint-minutes = { $n ->
    [one] { $n } minute left
   *[other] { $n } minutes left
}
hint-back = Enter or “back”: leave it.
hint-back-word = “back”: leave it.
not-understood = “{ $typed }”? Type a number from 1 to { $n }, or help.
not-understood-command = “{ $typed }”? Type one of the words above, or help.
not-a-choice = “{ $typed }”? Type a number from 1 to { $n }, or back.
not-a-sum = “{ $typed }”? Type a whole sum from { $least } to { $most }, without a sign, or back.
not-these-squares = “{ $typed }”? Type numbers of spaces that are named here, or back.
no-such-deed = There’s no space and no player “{ $typed }”. A space is a number from 0 to 39, or a part of its name.
no-such-rule = There’s no rule “{ $typed }”. Try: { $near }
rule-how = A chapter: “rule B”. A rule: “rule B3”.
rule-words = What you are looking for: “rule mortgage”.
left-it = Left as it was.
bid-how = Type the sum with it, as in: bid 50

## What is asked

ask-turn = Your turn. You’re on { $square }.
ask-again = A double! Roll again.
ask-power = Double { $n }! Roll again, or use its power: { $power } [{ $rule }].
ask-end = All done? End your turn, or do something else first.
ask-jail = You’re in jail: try { $n } of { $tries }.
ask-sale = Buy { $square } for { $price }?
ask-sale-short = { $square } costs { $price }: more than you have in cash.
ask-auction = Auction of { $lot }.
ask-auction-price = Printed price { $price }.
ask-auction-none = No bids yet.
ask-auction-best = { $who } bids { $amount }.
ask-auction-sealed = One sealed bid each. They’re revealed together.
ask-auction-bounds = You can bid from { $least } to { $most }.
lot-house = one { $house }
lot-hotel = one { $hotel }
ask-bid = How much do you bid? From { $least } to { $most }.
ask-debt = You owe { $other } { $amount } and have { $cash }. Sell, mortgage or trade to raise it: selling and mortgaging can bring you to { $raisable }.
ask-debt-lost = You owe { $other } { $amount } and have { $cash }. Even selling and mortgaging everything only brings you to { $raisable }. Only a trade can save you.
ask-fight = { $square } (strength { $strength }) is { $owner }’s, and the last one you need. Fight for it? Its rent is { $rent }; a lost fight costs { $loss }.
ask-fight-roll = The fight: roll the dice.
ask-attack-roll = The attack: roll the dice.
ask-rent-roll = This rent depends on the dice. Roll!
ask-contest = { $who } wants to build on { $square }, and there aren’t enough for everyone (left: { $n }). Do you want that building too?
ask-place = Where does your new building go?
ask-where-to = Where to?
ask-free-house = A double! As Mr. Monopoly you place a free { $house }.
ask-theft = You trap { $who } and can steal one property.
ask-send = You can send someone else to jail instead.
ask-rob = Who loses a coin?
ask-received = You have mortgaged properties to decide on. Keep each mortgaged, or unmortgage it now.
ask-inherited = { $n ->
    [one] You inherit a mortgaged property: { $squares }. Keep it mortgaged, or unmortgage it now for { $amount }.
   *[other] You inherit mortgaged properties: { $squares }. One answer for all of them: keep them mortgaged, or unmortgage them all now for { $amount }.
}
ask-pay-or-draw = Pay, or draw a card?
ask-last-claims = Last chance to claim rent. Claim it?
ask-other = Your move.
ask-rent = { $who } stopped on { $square }: { $amount }, { $why } [{ $rule }].
ask-paused = The bots wait for you.
ask-who = Who wants to do something?
ask-square = Which space, by its number?

answer-other-bid = Bid more
answer-which-square = { $what }: choose the space
answer-yes = Yes
answer-no = No
answer-go-on = Continue
answer-counter = Turn it down and offer { $who } something else
answer-leave = Keep the game and leave
answer-hand-over = Leave my seat to a bot; the game goes on
answer-stay = Stay
ask-quit = Do you want to leave?

## Building, mortgages, trades

ask-build = Build: where?
ask-sell = Sell buildings: where?
ask-mortgage = Mortgage: which property?
ask-redeem = Unmortgage: which property?
ask-claim = Claim: from whom?
plan-build = { $group }: { $n } buildings together, for { $amount }
plan-sell = { $group }: { $n } buildings together, for { $amount }
confirm-build = Build { $n } for { $amount }? Your cash goes from { $before } to { $after }.
confirm-sell = Sell { $n } for { $amount }? Your cash goes from { $before } to { $after }.
nothing-to-build = You can’t build anything now. Try a street by its number, as in “build 39”, to hear why.
nothing-to-sell = You have no building to sell now.
nothing-to-mortgage = You have nothing to mortgage now.
nothing-to-redeem = You have nothing to unmortgage now.
nothing-to-claim = No rent is due to you now.

ask-partner = Who do you trade with?
partner = { $who }, { $cash }
ask-give-deeds = Which properties do you give? Their numbers, with spaces between; Enter alone: none.
ask-get-deeds = Which properties do you get from { $who }? Their numbers, with spaces between; Enter alone: none.
ask-give-cash = How much cash do you give? Up to { $most }; Enter alone: none.
ask-get-cash = How much cash do you get from { $who }? Up to { $most }; Enter alone: none.
ask-give-card = You give { $card }?
ask-get-card = You get { $card } from { $who }?
ask-give-coins = How many coins do you give? Up to { $n }; Enter alone: none.
ask-get-coins = How many coins do you get from { $who }? Up to { $n }; Enter alone: none.
ask-propose = Do you offer this?
effect-completes = { $who } gets the full group: { $group }.
effect-breaks = { $who } loses the full group: { $group }.
effect-refused = Right now it can’t be accepted [{ $rule }].

undone = Undone: { $who } answers again.

advice = A shrewd bot would:
advice-none = A shrewd bot would wait.
chances-wait = Simulating many games, which takes a moment…
chances = Chances to win, from { $playouts } simulated games:
chances-answers = Yours, after each answer, the best first:
chance = { $what }: { $chance } ({ $interval })

## Commands: the words, and what they do

command-build = build
command-sell = sell
command-mortgage = mortgage
command-redeem = redeem
command-trade = trade
command-claim = claim
command-withdraw = withdraw
command-players = players
command-board = board
command-deed = deed
command-log = log
command-rule = rule
command-help = help
command-hint = hint
command-chances = chances
command-may = may
command-correct = correct
command-rename = rename
command-hand = hand
command-undo = undo
command-save = save
command-quit = quit
command-bid = bid
command-back = back

help-numbers = A number answers the question. Enter alone gives the answer that is marked. These words may be typed at any question; their first letters are enough:
help-build = build, street by street or a whole group; “build 39” right away
help-sell = sell buildings to the bank
help-mortgage = mortgage properties; “mortgage 5” right away
help-redeem = unmortgage properties
help-trade = make someone an offer
help-claim = claim rent that is due to you
help-withdraw = take your offer back
help-bid = bid in an auction: “bid 150”
help-players = everyone’s cash, place and deeds
help-board = all spaces, their owners and rents
help-deed = your deeds; “deed 39”, a space; “deed” and a name, a player’s deeds
help-log = what happened last; “log 100”, the last hundred
help-rule = the chapters of the rules; “rule B”, one of them; “? B3” or just “B3”, a rule in words
help-help = this page
help-hint = what a shrewd bot would do in your place, and why
help-chances = everyone’s chances to win, and yours after each answer
help-undo = take your last answer back, as long as no die and no card has been shown since
help-may = what you may do now, and what is refused by which rule; “may anna”, what she may do
help-correct = at the box, fix the board: “correct Anna cash 500; Anna owns 1 3; turn Bruno”
help-rename = at the box, what it prints on a space: “rename 1 Old Kent Road”
help-hand = at the box, let the program roll and draw from now on, or no longer
help-save = keep the game now; “save” and a file’s name, there
help-quit = leave, keeping the game; or leave your seat to a bot
help-signs = On the board: a letter is the owner, small when mortgaged; a figure counts { $houses }; H is one { $hotel }; a letter on a bright ground is a token. Beside a player: ■ a deed, □ a mortgaged one, = { $stations }, ~ { $utilities }.

## What cannot be

no-terminal = Playing needs a keyboard, and this isn’t a terminal. Run it in a terminal; or add --plain to answer through a pipe; or --humans 0 to watch bots.
no-such-bot = There’s no bot “{ $name }”. Choose one of { $bots }.
dice-how = Dice are rolled by the “program” or by “hand”, not by “{ $dice }”.
ask-dice = { $third ->
        [yes] { $who } rolls the dice: type all three, as in “3 4 bus” ({ $faces }). Enter: the program rolls.
       *[no] { $who } rolls the dice: type both, as in “3 4”. Enter: the program rolls.
    }
ask-card = { $who } draws from { $deck }: type the number of the card, or what it does, as in “pay 50”, “collect 20”, “advance 24”, “repairs 40 115”, “jail”; with “+” after it the box keeps it. Enter: the program draws.
not-dice = “{ $typed }” are no dice: type two numbers from 1 to 6, as in “3 4”.
not-a-card = “{ $typed }” is no card: type a number from 1 to { $n }, or what it does, as in “pay 50”.
by-hand-now = Dice and cards come by hand from now on.
by-program-now = The program rolls and draws from now on.
rename-how = Type a space’s number and what the box prints on it: “rename 1 Old Kent Road”.
renamed = It’s called { $square } now.
correct-how = That’s no correction. { $why } Type what is so, as in “correct Anna cash 500; Anna owns 1 3; turn Bruno”.
may-of = What { $who } can do now (+), and what not, by which rule (-):
minutes-positive = A timed game needs more than 0 minutes and at most { $most }. Give --minutes such a number.
minutes-timed = --minutes belongs to the timed game, not to the mode “{ $mode }”. Leave one of the two out.
number-of-players = { $n } can’t play: this edition is for 2 to { $most }. Change --humans or --bots.
too-many-names = { $n } names were given for { $players } players. Give fewer, or raise --humans or --bots.
game-is-over = { $path }: this game is over. Look back at it with casedepart replay, or start a new one.
load-alone = With --load the mode, ruleset, options, names and bots are those of the record. Leave --mode, --ruleset, --options, --names and --bots out.
pace-how = --pace is a number of seconds from 0 to { $most }.

## In the browser

page-is-at = Case Départ is at { $address }
page-is-shared = Others in the house sit down by the link or the code that the page shows.
page-may-be-shared = On this computer only; with --share, others in the house can join.
page-until = Ctrl-C ends it. Your tables are kept in { $path }
page-is-served = Case Départ is at { $address } already: process { $process } serves your tables in { $path }. For another way, end it first.
page-ended = Ended. Your tables are kept.
page-not-built = The page hasn’t been built: “make web” builds it. Or play in the terminal, with --terminal.
no-free-port = There’s no free port at { $port }: { $reason }. Choose another with --port.
page-option = { $option } belongs to the page. In the terminal, leave it out.
