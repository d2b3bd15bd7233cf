# House rules.

option-jackpot = Jackpot on Free Parking
rule-H1 = Jackpot on Free Parking
    .text = Taxes, fines, and what a card makes you pay to the bank are laid on Free Parking{ $pot_begins ->
        [0] {""}
       *[other] , which starts with { $pot_begins_sum }
    }. Whoever stops there takes it all{ $pot_refill ->
        [0] {""}
       *[other] , and the bank puts { $pot_refill_sum } there again
    }.
    .decision = A house rule: no rulebook has it, and the words are ours. Prices, rents, interest, and what
        players pay each other do not count; and a player who is ruined by such a debt adds nothing: all they have
        goes to the bank (K4).
event-pot = Free Parking now holds { $amount }.
why-jackpot = the jackpot

option-speed-die = The speed die
rule-H2 = The speed die
    .text = Each player starts with { $speed_cash_sum } more. Once you have reached GO for the first time, roll a
        third die with the two others to move. It shows 1, 2, 3, a bus, and twice { face-monopoly }. In jail, and for
        anything but your move, roll two dice as ever; doubles are counted by those two alone.
    .decision = A house rule by the commonly known rules: no rulebook has it, and the words are ours.
rule-H3 = Speed die: 1, 2 or 3
    .text = Move by all three dice together.
    .decision = A rent that is counted by the dice is counted by the two others.
rule-H4 = Speed die: the bus
    .text = Choose whether to move by one of the two other dice, or by both.
rule-H5 = Speed die: { face-monopoly }
    .text = Move by the two other dice and do what the space says. Then go on to the next property that nobody
        owns, and buy it or have it auctioned; if there is none, to the next one for which you owe rent.
    .decision = Whoever was sent to jail meanwhile stays there.
rule-H6 = Speed die: three alike
    .text = If all three dice show the same, go to any space you like, clockwise. You do not roll again.
    .decision = It is the third double that goes to jail all the same (T3).
action-moves-to = Move
    .square = Move to { $square }
face-bus = the bus
face-monopoly = Mr. Monopoly
refused-not-a-stop = You can’t choose that space.

rule-H7 = Ending early, by agreement
    .text = All who play may agree to end the game, whatever its mode. Nobody rolls again; what is open is finished,
        then fortunes are counted: cash, properties at their price, mortgaged ones at half of it, buildings at what
        they cost. The richest wins.
    .decision = A house rule: no rulebook has it, and the words are ours. Bots are not asked.
rule-H8 = Giving up
    .text = Whoever plays alone against bots may give up: the game ends at once, and has a winner among the others,
        counted as they stand (H7). Where others play too, a bot takes the seat instead.
    .decision = A house rule: no rulebook has it, and the words are ours.
event-agreed = Everyone agrees to end the game and count.
event-gave-up = { $who } gives up.
refused-counting = The game is ending: nobody rolls anymore.

# Small house rules: money.

option-start-cash = Different starting cash
rule-H9 = Different starting cash
    .text = Each player starts with { $start_cash_sum }, whatever the rulebook says (S1).
    .decision = A house rule: no rulebook has it, and the words are ours. So it is with all that follow.
option-salary = Different salary
rule-H10 = Different salary
    .text = Passing GO or stopping there pays { $go_salary_sum }, whatever the rulebook says (T4).
    .decision = A card that sends you to GO may name the rulebook’s sum: you receive { $go_salary_sum } all the same.
option-double-go = More for stopping on GO
rule-H11 = More for stopping on GO
    .text = Whoever stops on GO receives { $go_times ->
        [2] twice
       *[other] { $go_times } times
    } the salary; passing pays it once (T4).
option-fine = Different jail fine
rule-H12 = Different jail fine
    .text = To leave jail you pay { $jail_fine_sum }, whatever the rulebook says (J3).
option-snake-eyes = Snake eyes bonus
rule-H13 = Snake eyes bonus
    .text = Rolling snake eyes, two ones, for your move brings you { $snake_eyes_sum } from the bank.
    .decision = Not in jail, not for a rent, not for who begins. A third double that goes to jail (T3) earns it too.
why-snake-eyes = snake eyes

# Small house rules: property.

option-dealt-deeds = Start with properties
rule-H14 = Start with properties
    .text = Before the first turn each player is dealt { $deeds ->
        [1] one deed
       *[other] { $deeds } deeds
    }{ $deeds_paid ->
        [0] , free
       *[other] , and pays their price
    }.
    .decision = As in a short game (Q1); where the mode deals deeds already, this rule has no place.
option-first-lap = No buying on the first lap
rule-H15 = No buying on the first lap
    .text = Until your token has once reached GO you buy nothing: a property that nobody owns is neither sold to you
        nor auctioned.
    .decision = In an auction that another opens, you may bid.
event-not-for-sale = { $who } can buy from the second lap on{ for-square }.
option-no-auctions = No auctions
rule-H16 = No auctions
    .text = A property that you do not buy stays with the bank, until someone stops there again.
    .decision = A bankrupt’s deeds and scarce buildings are auctioned all the same (K4, B7): someone has to get them.
option-opening-bid = Different opening bid
rule-H17 = Different opening bid
    .text = The first bid for a property is at least { $first_bid_sum } (P3).
    .decision = There is no highest bid: whoever said it first would have it, and auctions would be a race.
option-rent-taken = No need to claim rent
rule-H18 = No need to claim rent
    .text = Rent is owed at once: the owner need not claim it, and cannot forget it (P6).
option-prompt-claims = Prompt claims
rule-H19 = Prompt claims
    .text = A rent that was not claimed lapses as soon as the dice of the next turn are rolled (P6).
option-jailed-owners = No rent for owners in jail
rule-H20 = No rent for owners in jail
    .text = While owners are in jail, nobody owes them rent.
    .decision = What was due before they went there stays due. What an owner owes { face-monopoly } (L7) is owed from jail too.
option-own-turn-trades = Trade on your turn only
rule-H21 = Trade on your turn only
    .text = An offer may be made in one’s own turn only, and lapses with it.
    .decision = A debtor may be helped at any time: else a debt could not be paid by a trade (K2).
refused-trade-in-your-turn = House rule: make offers on your own turn.
why-turn-over = the turn is over

# Small house rules: buildings, and the end.

option-unlimited-houses = Unlimited buildings
rule-H22 = Unlimited buildings
    .text = The bank never runs out: there are always { $houses } and { $hotels } for all, and none is ever auctioned
        for being scarce (S4, B6, B7).
option-uneven-building = Uneven building
rule-H23 = Uneven building
    .text = In a group you need not build evenly, nor sell evenly (B2).
    .decision = For { $hotels } there must be { $houses_for_hotel } { $houses } on each of the { $streets } of the group all the same (B4).
option-hotels-after-lap = No hotels on the first lap
rule-H24 = No hotels on the first lap
    .text = Until your token has once reached GO you cannot go on to { $hotels }.
refused-building-not-yet = House rule: you can’t build that yet.
option-turn-limit = Turn limit
rule-H25 = Turn limit
    .text = After { $turn_limit } turns of each player the game is over, and the last count follows (Q5; W2 under
        the rules of Sore Losers).
    .decision = Turns are counted all together: so many times the number of players who began.
option-time-limit = Time limit
rule-H26 = Time limit
    .text = When the time agreed on is up, nobody rolls again: only what is already open is settled (a purchase, an
        auction, a debt, claims), then the last count follows (Q5; W2 under the rules of Sore Losers).

# Sealed auctions.

option-sealed-auctions = Sealed auctions
rule-H27 = Sealed auctions
    .text = In an auction everyone seals one bid, or none, and tells nobody. When all have, the bids are opened: the
        highest wins and pays what it says. If nobody bids, the bank keeps what was for sale.
    .decision = A house rule: no rulebook has it, and the words are ours. Of equal bids the first to the left of the
        player in turn wins, so that player comes last. Nothing is set aside: a bid counts for no more than the cash
        that is left when it is opened. A bankrupt’s deeds and scarce buildings are auctioned so too (K4, B7). Who has
        sealed nothing when the hammer falls bids nothing.
event-sealed = { $who } has sealed an answer{ for-square }.
refused-bid-is-sealed = Sealed auction: everyone bids once, and your bid stands.

# The box on the table.

rule-H28 = Setting a position right
    .text = Where people play on a real board, what stands there counts. The position may be set right only when the
        turn itself waits: before its roll, before a further one, or for its end, with no other question and no debt
        open. What may be set right: cash, places, jail, deeds, mortgages, buildings, cards that are held, and whose turn it is. Every
        deed has one owner, the bank its stock, a deck its cards; and the record says what was set right.
    .decision = A house rule of the box on the table: no rulebook has it, and the words are ours.

# Debts.

option-bank-price = A debtor sells at the bank’s price
rule-H29 = A debtor sells at the bank’s price
    .text = While you are in debt, what you give away in a trade must bring you at least what the bank would count for
        it: the mortgage value of deeds, and half the price of buildings that go with them.
    .decision = A house rule: no rulebook has it, and the words are ours; without it any price will do (R5). Cash counts
        in full, and what you receive is counted as what you give. A mortgaged deed counts nothing, though buildings on
        it do; nor does a { -jail-card } or a coin. It holds with your creditor, too (K2), and whether you make the offer
        or accept it. An offer from before the debt stays open, but while the debt lasts it is refused if it brings too
        little. Rent that nobody has claimed is not yet a debt (R3).
refused-below-bank-price = House rule: a player in debt can’t sell for less than the bank would give.
