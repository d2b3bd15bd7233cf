# The rules in English. One message a rule, named by its number; its value is the title, and its attributes are:
#   .text                       what holds everywhere
#   .in-RULESET                 what a ruleset adds or does otherwise
#   .edition-EDITION            what one edition adds
#   .decision…                  what no rulebook settles and we decided: everywhere, -in-RULESET, or -edition-EDITION
# A remark or a decision that comes out empty is not shown: so with a card that the edition's decks do not have.
# Arguments are the edition's words and numbers, small ones written out: see `telling`.

-figure = { face-monopoly }
-jail-card = Get Out of Jail Free card
-jail-cards = Get Out of Jail Free cards

count = { $n ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $n }
}
whole-rule-is-ours = The whole of this rule is ours: no rulebook settles it.
booklet-is-silent = The rulebook does not say so; we play it that way.
claim-window = { $claim_turns ->
    [1] The owner has until the next player rolls.
    [2] The owner has until the second player after the visitor rolls.
   *[other] The owner has until { $later_players } more players have rolled.
}
scarce-opening = { $scarce_opening ->
    [0] Bidding opens at the lowest building price printed on a deed that the bidders would build on.
   *[other] Bidding opens at { $scarce }.
}
to-nearest-station = { $nearest_station ->
    [yes] If a card sends you to the nearest of the { $stations }, the rent owed there is doubled.{ " " }
   *[no] { "" }
}
to-nearest-utility = { $nearest_utility ->
    [yes] If a card sends you to the nearest of the { $utilities }, the rent owed there is ten times a new roll.{ " " }
   *[no] { "" }
}
or-a-power = { $powers ->
    [yes] { " " }or a power
   *[no] { "" }
}
scarce-when-short = These auctions are for one building at a time. The building you ask for counts together with all that the others could
    build at once, by their groups and cash. If that is more than the bank has, each of those others is asked whether they contest
    the building.
later-turns-are-ours = The rulebook speaks of your next turn: that any later one will do as well is ours.
buildings-unpaid = Buildings go back to the bank, which pays nothing for them: the rulebook does not say what becomes of them.
mortgaged-alone = The rulebook speaks of mortgaged properties alone; the others pass as well, as they are.

sums-on-the-deeds = The rulebook leaves these sums to the deeds: ours are the classic ones (S9).
card-goes-first = The rulebook has the card go under the deck once it is done; here it goes there first.

## Setup

rule-S1 = Starting money
    .text = Each player starts with { $cash_figure ->
            [1500] { $cash }: two notes of 500, four of 100, one of 50, one of 20, two of 10, one of 5 and five of 1.
           *[other] { $cash }.
        }
    .decision-in-winning-moves = The picture that showed this sum is missing from our copies of the rulebooks: we give { $cash }.

rule-S2 = Tokens and players
    .text = Everyone takes a token and puts it on GO; starting there pays nothing.
        There may be as many players as there are tokens{ $edition_meant ->
            [yes] : { $most_players }.
           *[no] .
        }
    .edition-duel-masters = Six tokens: Shobu, Mimi, Knight, Hakuoh, Rekuta and Kyoshiro.
    .edition-pokemon = Six Pokémon tokens.
    .edition-saint-seiya = Six tokens: Phoenix Ikki, Dragon Shiryū, Cygnus Hyōga, Pegasus Seiya, Andromeda Shun and Athena.
    .edition-dragon-ball-super = Eight tokens, one for each of the Universes 2, 3, 4, 6, 7, 9, 10 and 11.
    .edition-sore-losers = Six tokens, and the { -figure } figure, which is nobody’s at first.
    .edition-classic = Eight plain tokens of our own.
    .decision = It takes at least two players.

rule-S3 = The bank
    .text = The bank never goes bankrupt: it can always pay.
    .decision = The rulebooks put one of the players, the banker, in charge of the bank and of the auctions. Here the program is the
        banker: no player is.
    .decision-in-sore-losers = That the bank can always pay is ours: this rulebook speaks of the banker, but not of that.

rule-S4 = Buildings in the bank
    .text = There are { $houses_in_bank } { $houses } and { $hotels_in_bank } { $hotels }, and no more.

rule-S5 = Deeds and cards
    .text = Every property has a title deed. The two decks, { $chance } and { $chest }, have sixteen cards each.
    .in-hasbro-2000 = 28 deeds: 22 { $streets }, 4 { $stations } and 2 { $utilities }.
    .in-winning-moves = 28 deeds: 22 { $streets }, 4 { $stations } and 2 { $utilities }.
    .in-sore-losers = 26 deeds: 22 { $streets } and 4 { $stations }. The two spaces that are utilities elsewhere are bills here (X2).

rule-S6 = Who starts
    .text = Everyone rolls both dice to see who starts; from there, play passes to the left.
    .in-hasbro-2000 = The highest total starts.
    .in-winning-moves = The highest total starts.
    .in-sore-losers = The lowest total starts.
    .decision = Players who tie for the first turn roll again.

rule-S7 = Shuffling
    .text = Before the game, both decks are shuffled and laid face down.

rule-S8 = Coins at the start
    .text = Each player starts with { $coins } of the { $coins_in_all } Sore Loser coins.
        The { -figure } figure waits in the centre of the board.

rule-S9 = Classic values
    .text = Prices, rents, mortgage values and building costs are those of the classic game, whatever the spaces are called.
    .decision-edition-pokemon = { booklet-is-silent }
    .decision-edition-sore-losers = { booklet-is-silent }

## The turn

rule-T1 = A turn
    .text = Roll both dice, move clockwise by their sum, and do what the space says. Tokens may share a space.

rule-T2 = Doubles
    .text = After a double, finish with the space you have reached; then roll again.

rule-T3 = A third double
    .text = A third double in a row sends you straight to jail; that third move is not made.
    .in-sore-losers = Not so for { -figure }: see L9.

rule-T4 = Passing GO
    .text = Collect { $salary } whenever you pass GO or stop on it.
        That can happen twice in a turn: past GO by the dice, then sent to GO by a card.

rule-T5 = Sent to jail
    .text = On the way to jail you collect nothing for GO, and your turn ends at once, double or not.

rule-T6 = At any time
    .text = You need not wait for your turn, nor be out of jail, to claim rent, bid, build, mortgage, redeem and trade.
        Someone in debt is bound by R5.
    .in-hasbro-2000 = Buildings may be sold at any time, too.
    .in-winning-moves = Buildings may be sold at any time, too.
    .in-sore-losers = Buildings are never sold (B10).
    .decision = Nor need you owe anything: the rulebooks speak of mortgaging only for someone who owes money.
    .decision-in-hasbro-2000 = The rulebook lets you build in your turn or between turns, and then at any moment: we follow the latter.
        And someone in jail may do all of this, though the rulebook names only rents.

## Buying, auctions, rent

rule-P1 = A property nobody owns
    .text = Stop there and you may buy it at the printed price. If you do not, it is auctioned at once.

rule-P2 = Auctions
    .text = Everyone may bid, even the player who would not buy, and the highest bid wins. The auction is
        over when the highest bidder alone is left, or no one is.
    .in-sore-losers = Bids come in any order.
    .decision = If you pass, you are out of this auction for good. A player who could not make the next bid, even by selling and mortgaging everything, is out without being asked.
    .decision-in-hasbro-2000 = Bids come in any order.
    .decision-in-winning-moves = Bids come in any order.

rule-P3 = The size of a bid
    .text = The first bid is whatever a bidder names, from { $opening } up. Each raise adds at least { $one }.
    .in-sore-losers = Auctions open at { $opening }.
    .decision-in-hasbro-2000 = The rulebook sets no lowest price: { $opening } is ours, and so is the least raise.
    .decision-in-winning-moves = The least raise is ours.

rule-P4 = Bids are cash
    .text = A winning bid is paid in cash.
    .decision = You may not bid more than the cash you hold; raise some first if you need it (T6).
        The highest bid is set aside until someone outbids it.
    .decision-in-hasbro-2000 = Paying in cash alone is ours too.
    .decision-in-sore-losers = Paying in cash alone is ours too.

rule-P5 = Nobody bids
    .text = If there is no bid at all, the property stays with the bank.
    .decision-in-hasbro-2000 = { booklet-is-silent }
    .decision-in-winning-moves = { booklet-is-silent }

rule-P6 = Claiming rent
    .text = Rent is owed only if the owner claims it in time; too late, and nothing is owed.
        A further roll by the same player after a double does not end the time for claiming.
    .in-hasbro-2000 = { claim-window }
    .in-winning-moves = { claim-window }
    .in-sore-losers = { claim-window }

rule-P7 = A complete group
    .text = When one player owns all the { $streets } of a colour, the rent of those without buildings is doubled.
    .in-hasbro-2000 = Only while nothing in the group is mortgaged.
    .in-winning-moves = Only while nothing in the group is mortgaged.
    .in-sore-losers = Those that are mortgaged earn nothing, but the others keep the doubled rent.

rule-P8 = Rent with buildings
    .text = Where there are buildings, the rent is the one printed for them.
        Bare { $streets } of a complete group still earn double (P7), even when others of the group are built on.

rule-P9 = Mortgaged: no rent
    .text = A mortgaged property earns no rent; the rest of its group still does.

rule-P10 = Rent of the { $stations }
    .text = It depends on how many the owner holds: for one, two, three or four it is, in that order,
        { $station_rents }.
        Mortgaged ones count in that number, though they earn nothing themselves (P9).
    .edition-dragon-ball-super = Our copy of the rulebook shows 5 for a single one: a slip of the scanner.
    .decision-in-winning-moves = That mortgaged ones count is ours.
    .decision-edition-pokemon = { sums-on-the-deeds }
    .decision-edition-sore-losers = { sums-on-the-deeds }

rule-P11 = Rent of the { $utilities }
    .text = It is { $times_one } times the dice, or { $times_both } times when the owner holds both { $utilities }, mortgaged or not.
    .decision-in-winning-moves = That a mortgaged one counts is ours.

rule-P12 = Which dice for the { $utilities }
    .in-hasbro-2000 = The roll that brought the visitor counts. If a card brought them, they roll anew once the rent has been claimed.
    .in-winning-moves = There is always a new roll, made once the rent has been claimed.
    .decision-in-hasbro-2000 = { $powers ->
            [yes] A power that brings the visitor counts as a card here.
           *[no] { "" }
        }
    .decision-in-winning-moves = The visitor rolls: the rulebook does not say whether they do or the owner.

rule-P13 = Your own property
    .text = Stop on your own property and you owe nothing.
    .in-sore-losers = You take a coin (L3).

## Cards, taxes, Free Parking

rule-C1 = Drawing a card
    .text = Take the top card of the deck, slip it underneath, and do what it says at once.
    .decision-in-winning-moves = { card-goes-first }
    .decision-in-sore-losers = { card-goes-first }

rule-C2 = The { -jail-card }
    .text = Keep it until you use it or sell it. Once used it goes under its own deck.
    .decision-in-hasbro-2000 = That a used card goes there is ours: the rulebook says so only of a bankrupt player’s cards.

rule-C3 = Moved by a card
    .text = Passing GO on the way forward earns { $salary }, and stopping on GO does however you got there. Going to jail never does.
    .decision = Passing GO backward earns nothing.

rule-C4 = What the cards do
    .text = { to-nearest-station }{ to-nearest-utility }Rent owed through a card is claimed like any other (P6).
    .in-sore-losers = No card sends you to a utility, as there are none.{ $coin_cards ->
            [yes] { " " }Some cards give a coin (L1).
           *[no] { "" }
        }
    .decision = No rulebook prints its cards: what they do is taken from the classic decks, and the words are ours.
    .decision-in-sore-losers = { $coin_cards ->
            [yes] The cards that give a coin are ours, too.
           *[no] { "" }
        }

rule-X1 = Taxes
    .text = Stop on a tax space and pay the bank the amount printed there.
    .decision = { $classic_taxes ->
            [yes] No rulebook gives these amounts: they are those of the classic board, { $two_hundred } and { $hundred }.
           *[no] { "" }
        }

rule-X2 = Bills
    .text = The electricity bill and the water bill stand where other editions have utilities: pay the bank the printed amount.
    .decision = { $classic_bills ->
            [yes] The rulebook does not give these amounts: { $hundred_and_fifty } for each bill is ours.
           *[no] { "" }
        }

rule-F1 = Free Parking: a rest
    .text = Nothing happens here. Taxes and fines go to the bank: there is no jackpot, unless the table plays one (H1).

rule-F2 = Free Parking: a stolen coin
    .text = Steal a coin from another player who has one. If you already hold { $most_coins }, or are { -figure },
        the coin you take goes to the bank.
    .decision = If nobody else has a coin, nothing happens.

## Jail

rule-J1 = The ways into jail
    .text = The Go to Jail space, a card, or a third double in a row (T3).
    .in-sore-losers = { -figure } sends someone else instead (L9).

rule-J2 = The ways out
    .text = At the start of any turn in jail you may pay the fine, or use a { -jail-card }, and then roll and move as
        usual, with another roll after a double; or you may try to roll a double (J4).
        You may buy a card from another player before you roll (D1).
    .in-sore-losers = Trading { $most_coins } coins for the { -figure } figure also sets you free (L5).
    .decision-in-hasbro-2000 = The rulebook can be read as paying in one turn and moving in the next: we read it as
        paying when a turn begins, and rolling in that turn.
    .decision-in-winning-moves = { later-turns-are-ours }
    .decision-in-sore-losers = { later-turns-are-ours }

rule-J3 = The fine
    .text = Paying your way out of jail costs { $fine }.
    .edition-saint-seiya = This rulebook prints 150, three times. The other rulebook of its kind prints 50, so it may be
        a slip of the scanner; the sum is one setting in the edition’s file.

rule-J4 = Out by a double
    .text = A double sets you free: move by that roll. It does not give you another.
    .decision-edition-duel-masters = That it gives no other roll is ours: this rulebook leaves it open.
    .decision-in-winning-moves = That it gives no other roll is ours: the rulebooks leave it open.

rule-J5 = The last try
    .text = If your { $jail_tries ->
            [1] first turn in jail brings
            [2] second turn in jail brings
            [3] third turn in jail brings
           *[other] turn number { $jail_tries } in jail brings
        } no double, pay the fine and move by that roll. The fine is a debt (K1), settled before you move.
    .decision = By then a { -jail-card } is of no more use.

rule-J6 = Just visiting
    .text = If an ordinary move ends on the jail space, you are only visiting: nothing happens.

rule-J7 = Jail in the speed game
    .text = In a speed game you must leave jail in your next turn: with a card, by a single roll for a double, or by paying the fine.
    .decision = If the roll fails, pay the fine and move by that roll.

## Buildings

rule-B1 = Who may build
    .text = Own all the { $streets } of a colour and you may put { $houses } on them, at any time (T6).

rule-B2 = Building evenly
    .text = No second { $house } goes on one of the { $streets } of a group while another of them has none, and so on up to
        { $houses_for_hotel }. Selling goes evenly, too.
    .in-sore-losers = There is no such rule: build as unevenly as you like.

rule-B3 = No building on mortgages
    .text = Nothing is built on a mortgaged property.
    .in-hasbro-2000 = Nor anywhere in its group, as long as one of its { $streets } is mortgaged.
    .in-winning-moves = Nor anywhere in its group, as long as one of its { $streets } is mortgaged.
    .decision-in-sore-losers = The rest of its group may be built on: the rulebook does not forbid it.

rule-B4 = Building { $hotels }
    .text = First there must be { $houses_for_hotel } { $houses } on each of the { $streets } of the group; one that has its
        { $hotel } counts as having them. Then give the { $houses_for_hotel } back to the bank and pay the printed price.
        There is at most one { $hotel } per { $street }, and no { $house } beside it.
    .decision-in-winning-moves = The rulebook speaks only of the place that is built on; since building is even (B2), we ask that
        the whole group has come so far.

rule-B5 = How many at once
    .text = Buy as many buildings as your money allows.
    .in-hasbro-2000 = You may also sell as many as you like.
    .in-winning-moves = You may also sell as many as you like.

rule-B6 = None left
    .text = If the bank has none left of the building you want, { $house } or { $hotel }, you have to wait.

rule-B7 = Too few for all
    .text = When several players want the same scarce building, it is auctioned. The winner pays the bid instead of
        the price and places the building where the rules allow; for one { $hotel }, the { $houses_for_hotel } { $houses }
        under it go back as well.
    .in-hasbro-2000 = It comes to that when two or more players together want more than the bank has. { scarce-opening }
    .in-winning-moves = It comes to that when two or more players together want more than the bank has. { scarce-opening }
    .in-sore-losers = It comes to that only for the last { $house } or the last { $hotel }. { scarce-opening }
    .decision = Nobody else buys buildings meanwhile.
    .decision-in-hasbro-2000 = { scarce-when-short }
    .decision-in-winning-moves = { scarce-when-short }
    .decision-in-sore-losers = Each of the others who could build it at once, by their groups and cash, is asked whether they contest it.

rule-B8 = Selling buildings
    .text = Buildings are sold to the bank alone, at half their price, at any time.
    .in-sore-losers = Buildings are never sold (B10).

rule-B9 = Giving up { $hotels }
    .text = Exchange one { $hotel } for half its price and { $houses_for_hotel } { $houses } in its place, if the bank has that many.
    .in-hasbro-2000 = Or, at any time, sell all the { $hotels } of the group outright: each brings half its own price and
        half that of its { $houses_for_hotel } { $houses }.
    .in-sore-losers = Buildings are never sold (B10).
    .decision-in-hasbro-2000 = When { $hotels } are sold outright, the other { $houses } of the group are sold with them.
    .decision-in-winning-moves = That the bank must have them is ours. When it has too few { $houses }, and only then, the { $hotels } of
        the group may be sold outright: each for half its own price and half that of its { $houses_for_hotel } { $houses }.

rule-B10 = Buildings stay
    .text = Once built, buildings stay to the end of the game. They are never sold.

## Mortgages

rule-M1 = Mortgaging
    .text = Turn the deed over and receive its mortgage value from the bank.
    .in-hasbro-2000 = First sell the buildings on that property.
    .in-winning-moves = First sell all the buildings of its group.
    .in-sore-losers = Nothing need be sold first: buildings stay, and earn nothing as long as the property is mortgaged.

rule-M2 = Redeeming
    .text = Pay the bank the mortgage value and { $interest } % on top, and the property is free again.
    .decision = The interest is rounded up to a whole unit.

rule-M3 = Still the owner’s
    .text = A mortgaged property still belongs to its owner: nobody gets it by paying the bank. No property is ever sold to the bank.
    .decision-in-hasbro-2000 = The rulebook forbids selling mortgaged properties to the bank; we forbid it for all.
    .decision-in-winning-moves = { booklet-is-silent }
    .decision-in-sore-losers = { booklet-is-silent }

rule-M4 = Mortgages in a trade
    .text = A mortgaged property may be traded. Whoever receives it decides at once: redeem it, or keep it mortgaged.
    .in-hasbro-2000 = Redeeming costs the value and { $interest } %.
    .in-winning-moves = Redeeming at once costs the value alone. Keeping it costs { $interest } % now, and { $interest } % again when it is redeemed later.
    .in-sore-losers = Redeeming costs the value and { $interest } %. Keeping it costs { $interest } % now.
    .decision-in-hasbro-2000 = Keeping it mortgaged costs nothing.
    .decision-in-winning-moves = A trade whose receiver could not pay that { $interest } % is refused.
    .decision-in-sore-losers = A trade whose receiver could not pay that { $interest } % is refused.

rule-M5 = Mortgages after a bankruptcy
    .text = The mortgaged properties of a bankrupt player come to their creditor as they are.
    .in-hasbro-2000 = The creditor pays the bank { $interest } % on each at once. Then one answer is for all of them: keep all the mortgages,
        or redeem them all at once. What is kept is redeemed later like any other (M2).
    .in-winning-moves = The creditor pays the bank { $interest } % on each at once. Then one answer is for all of them: keep all the mortgages,
        or redeem them all at once. What is kept is redeemed later like any other (M2).
    .in-sore-losers = They cost the creditor nothing, and may be redeemed at any time.
    .decision = A deed that is stolen or won (L11, G2, E6) stays mortgaged, at no charge.
    .decision-in-hasbro-2000 = The { $interest } % on all of them are one debt. Redeeming them all at once costs their values alone, in cash. Each
        bankruptcy is a question by itself.
    .decision-in-winning-moves = The { $interest } % on all of them are one debt. Redeeming them all at once costs their values alone, in cash. Each
        bankruptcy is a question by itself.

## Trades

rule-D1 = Trading
    .text = At any time two players may exchange cash, properties and { -jail-cards } on whatever terms they agree.
        An offer lapses when either side no longer holds what it names.
    .in-sore-losers = Coins may be traded, too (L15).
    .decision = A gift is allowed. What a fight, an attack or a theft is about to decide on (G1, E6, L11) is not traded
        until then, unless its owner is in debt.
    .decision-in-hasbro-2000 = The rulebook speaks of sales; exchanges are allowed as well.

rule-D2 = Trading built-up groups
    .in-hasbro-2000 = None of the { $streets } of a group changes hands while any of them is built on.
    .in-winning-moves = None of the { $streets } of a group changes hands while any of them is built on.
    .in-sore-losers = Properties change hands with the buildings on them.

rule-D3 = Buildings alone
    .text = Buildings are never traded by themselves.
    .decision-in-sore-losers = { booklet-is-silent }

rule-D4 = Nothing in the future
    .text = Players do not lend each other money and make no deals that let someone off paying rent.
        A trade is carried out at once: nothing in it lies in the future.
    .decision-in-hasbro-2000 = The rulebook forbids loans; forbidding deals about rent as well is ours.
    .decision-in-sore-losers = The rulebook speaks neither of loans nor of such deals: forbidding them is ours.

## Debts and bankruptcy

rule-K1 = Raising money
    .text = If you owe more than your cash, you may mortgage and trade to raise the rest.
    .in-hasbro-2000 = You may sell buildings, too.
    .in-winning-moves = You may sell buildings, too.

rule-K2 = Paying with properties
    .in-hasbro-2000 = You may pay part of a debt to a player with properties that have no buildings, mortgaged ones too, at a value your creditor accepts.
    .in-winning-moves = An ordinary trade with your creditor does it (D1).
    .in-sore-losers = An ordinary trade with your creditor does it (D1).
    .decision-in-hasbro-2000 = The rulebook speaks of rent alone; we allow it for any debt to a player.

rule-K3 = Bankrupt
    .text = If you still cannot pay, you are bankrupt and out of the game.
    .decision = You may not give up while selling and mortgaging could still raise the sum (R7).

rule-K4 = Bankrupt to the bank
    .in-hasbro-2000 = The bank takes the cash and the deeds, and auctions the deeds one by one. { -jail-cards } go under
        their decks.
    .in-winning-moves = The bank takes the cash and the deeds, and auctions the deeds one by one, free of mortgage.
        { -jail-cards } go under their decks.
    .in-sore-losers = The deeds go back to the bank, free of mortgage, and the buildings stay on them. Whoever stops there
        may buy at the printed price and gets the buildings free of charge.
    .decision-in-hasbro-2000 = { buildings-unpaid } The auctions go in board order, and the mortgages are cancelled first.
    .decision-in-winning-moves = { buildings-unpaid } The auctions go in board order.
    .decision-in-sore-losers = The bank takes the cash as well, and { -jail-cards } go under their decks: the rulebook speaks of deeds and
        coins alone. If the purchase is declined, the property is auctioned with its buildings.

rule-K5 = Bankrupt to a player
    .in-hasbro-2000 = Buildings are sold to the bank at half price; then cash, deeds and { -jail-cards } go to the creditor (M5).
    .in-winning-moves = Cash, deeds and { -jail-cards } go to the creditor (M5).
    .in-sore-losers = The deeds go to the creditor, buildings in place; the coins go to the bank.
    .decision-in-winning-moves = Before that, the buildings are sold to the bank at half price. { mortgaged-alone }
    .decision-in-sore-losers = Cash and { -jail-cards } go to the creditor as well. { mortgaged-alone }

rule-K6 = Several debts at once
    .text = When a card{ or-a-power } has you collect from each player, or pay each, that is one debt after another,
        in turn order from your left.
    .decision = The order is ours. The first debt that cannot be paid in full makes its debtor bankrupt, to that creditor.

## End of the game

rule-W1 = The last one standing
    .text = The last player who is not bankrupt wins.
    .decision-edition-pokemon = Where this rulebook speaks of the richest player, that is the same one in a full game: nobody
        else is left.

rule-W2 = The last lap
    .text = As soon as every property has been bought, the last lap begins. When you reach GO you stop there, even in mid-move, and
        collect { $salary }. When all are home, each in turn order collects the rent of every property held: that of its
        buildings, if it has any, else double if its group is complete; for the { $stations } it goes by their number; a
        mortgaged property brings nothing. The most money wins.
    .decision = Once home, you roll no more and have no more turns, but you may still bid, claim, build and trade. If you stand on GO when
        the last lap begins, you still make your lap. A bankruptcy does not call it off. It is the bank that pays the rents of
        the count. Equals share the win.

rule-W3 = Alone before the end
    .text = If only one player is left before the game is counted, that player wins.
    .decision = { whole-rule-is-ours }

## Shorter games

rule-Q1 = Deeds dealt at the start
    .in-hasbro-2000 = Speed game: each player is dealt { $dealt } deeds and pays their printed price at once.
    .in-winning-moves = Speed game: each player is dealt { $dealt } deeds, free of charge.

rule-Q2 = Quicker { $hotels }
    .text = In a speed game { $speed_houses } { $houses } on each of the { $streets } of the group are enough for { $hotels }, whose rent does not change.
        One { $hotel } is exchanged for { $speed_houses } { $houses } and half its own price, or sold outright (B9) for half its own price and half that of those { $speed_houses } { $houses }.
    .decision-in-hasbro-2000 = The rulebook gives the sums of the sale alone: the exchange for { $speed_houses } { $houses } is ours.
    .decision-in-winning-moves = The rulebook gives the exchange alone: the sale is ours (B9).

rule-Q3 = A shorter stay in jail
    .text = In a speed game you must leave jail in your next turn (J7).

rule-Q4 = The end of a speed game
    .text = The bankrupt player first hands everything to the creditor; then those who are left count what they have (Q5).
    .in-hasbro-2000 = The game ends with the second bankruptcy.
    .in-winning-moves = The game ends with the first bankruptcy.
    .decision = Deeds that fall to the bank at that moment are not auctioned.
    .decision-in-hasbro-2000 = With only two players, the first bankruptcy ends it.

rule-Q5 = Counting what you have
    .text = Add your cash, your properties at their price (mortgaged ones at half), your { $houses } at their price, and your { $hotels } at
        their price together with the { $houses } given for them: { $speed_houses } each, or { $houses_for_hotel } in a full game. The richest player wins.
    .decision = Equals share the win.

rule-Q6 = The timed game
    .text = Agree when the game ends; whoever is then the richest (Q5) wins.
    .edition-duel-masters = A full game with a limit: no deeds are dealt.
    .edition-pokemon = Two deeds are dealt to each player and paid for at once (Q1); otherwise it is a full game.
    .edition-classic = A full game with a limit: no deeds are dealt.
    .decision = When time is up, the purchase, auction, debt, claims and other questions already open are finished, nobody
        rolls again, and then everyone counts. Ending a turn is no such question.
    .decision-edition-duel-masters = This rulebook speaks of it only at the end of its speed game: making it a full game, with no deeds
        dealt, is ours.

## The fight

rule-G1 = Choosing to fight
    .text = Stop on one of another player’s { $streets } that is the very last you need for its group, and you may
        fight for it rather than pay rent.
    .decision = You choose before any rent is claimed. If it is mortgaged, there is neither rent nor fight. Whether it is the last one
        is settled when the token stops, like the rent (R1).

rule-G2 = The fight
    .text = Roll both dice and count each point as 1,000. Reach its strength (G3) and the deed is yours; otherwise pay the owner
        ten times the rent. A double rolled in the fight counts for nothing, but the one that brought you there still
        lets you roll again.
    .decision = The sum is paid at once: the owner need not claim it.

rule-G3 = Strengths
    .text = Each { $street } has a strength, shown with its deed: the number to reach in a fight (G2).
    .edition-duel-masters = In board order: 1000, 2000 · 1000, 2000, 3000 · 2500, 3000, 4000 · 4000, 4000, 6000 ·
        3000, 5000, 8000 · 5000, 5000, 8000 · 6000, 9000, 11000 · 9500, 11500.

## Powers on doubles

rule-E1 = A power instead of a roll
    .text = After a double, once you have moved and finished with the space, choose: roll again, or use that double’s power.
        After a power you do not roll again.

rule-E2 = Double 1: teleport
    .text = Go to any space you like, but not to jail. If the way there, clockwise, passes or ends on GO, collect { $salary }.
    .decision = Neither the jail space, nor Go to Jail, nor the space you stand on may be chosen; and you do what the new space says.

rule-E3 = Double 2: rest
    .text = Collect { $two_hundred } from the bank.

rule-E4 = Double 3: leech seed
    .text = Collect { $fifty } from each player.

rule-E5 = Doubles 4 and 5: a card
    .text = Double 4: draw from the deck { $chance }. Double 5: draw from the deck { $chest }.

rule-E6 = Double 6: attack
    .text = Attack one of the { $streets } of another player. Each rolls both dice: the higher total takes it or keeps it, and
        ties roll again. Nothing may be attacked in a group that an opponent owns completely.
    .decision = Only the attacker and the owner roll, the attacker first: the rulebook can be read as if everyone did.

rule-E7 = Not out of jail
    .text = A double that gets you out of jail gives neither another roll nor a power.
    .decision = A third double in a row still means jail (T3).

rule-E8 = Gym tokens
    .text = In every game, with or without the powers, whoever owns a whole colour earns its gym’s token. It is shown beside the player’s
        name and has no other effect.
    .decision-edition-pokemon = The rulebook does not name the tokens: here they bear the names of the badges.

## Coins and M. Monopoly

rule-L1 = Earning coins
    .text = Take a coin from the bank whenever you pay rent, pay a tax or a bill, go to jail for whatever reason, or draw a card that says so.
        It comes when the payment is made. Other payments, such as cards and fines, bring none.

rule-L2 = A coin for a visit
    .text = Take a coin when { -figure } stops on your space.

rule-L3 = A coin at home
    .text = Take a coin when you stop on your own property.

rule-L4 = No more than { $most_coins } coins
    .text = You never hold more than { $most_coins }: any further coin is lost. { -figure } never receives any.
        The bank has what is left of the { $coins_in_all }. A trade that would break this is refused.

rule-L5 = Becoming { -figure }
    .text = At the start of your turn, or before a further roll after a double (the rulebook calls that roll another turn), { $most_coins } coins
        buy you the { -figure } figure. It takes your place on the board, and your token goes to the centre. You cannot do so while trapped (L12). In jail you can: you are
        free at once and roll as usual, with another roll after a double.

rule-L6 = No longer { -figure }
    .text = Whoever was { -figure } takes their own token back, on the space where the figure stood.

rule-L7 = { -figure } and rent
    .text = When you stop as { -figure } on another player’s unmortgaged property, its owner pays you the rent and takes one coin;
        L1 adds no second one.
    .decision = You need not claim it.

rule-L8 = { -figure } and taxes
    .text = On a tax or a bill, the bank pays { -figure } the amount.

rule-L9 = { -figure } and jail
    .text = { -figure } does not go to jail, but sends another player there, who takes a coin for it (L1). Three doubles in a row
        do not mean jail either: { -figure } moves, and rolls on.
    .decision = The figure stays where it is, and its turn goes on.

rule-L10 = Free { $houses }
    .text = While someone is { -figure }, every double that anyone rolls in a turn, a try in jail and a third double included,
        makes { -figure } place one { $house }: free of charge, and not by choice. It may go on any of the { $streets },
        owned or not, in a complete group or not. Someone who buys there later pays the printed price and no more: what
        stands there comes free.
    .decision = It is placed before any move: at most { $houses_for_hotel } in one place, none where one { $hotel } stands, without an auction,
        and only while the bank has some. Bought at auction, the property comes with it for the price of the bid.

rule-L11 = Traps and thefts
    .text = When { -figure } stops on a space where another player stands, that player is trapped, and { -figure } may steal one
        property from them, but never one of a complete colour group. Its mortgage and buildings go with it. On the jail space
        this takes in prisoners and visitors alike.
    .decision = It comes before the space’s own effect. If several players stand there, all are trapped, and one property may be stolen
        from each, in turn order: the rulebook speaks of one player only. Any of the { $stations } may always be stolen.

rule-L12 = Trapped
    .text = A trapped player does not move until the figure leaves: their turn is skipped, and in jail it is no try. They may still
        bid, claim and build, but their coins do not buy the figure (L5).
    .in-sore-losers = The front page of the rulebook says that a trapped player skips their next turn. We follow its longer text: they
        wait until the figure leaves.
    .decision = They may also mortgage and trade, but their coins do not enter a trade.

rule-L13 = Changing places
    .text = Becoming { -figure } on a space you share traps nobody and allows no theft.

rule-L14 = { -figure } on Free Parking
    .text = Take a coin from a player and give it to the bank (F2).

rule-L15 = Trading coins
    .text = Coins may be traded (D1). A bankrupt player’s coins go to the bank.

rule-L16 = { -figure } in the last lap
    .text = When { -figure } reaches GO in the last lap, nothing is stolen. Others may still buy the figure.
    .decision = Nor is anyone trapped there.

## Rulings where rules meet

rule-R1 = When rent is fixed
    .text = Rent is fixed when the token stops: who is owed, how much, the buildings, the mortgages, the numbers held. What is built,
        mortgaged or traded before the claim changes nothing. The claim is that owner’s, cannot be traded, and
        lapses if either of the two goes bankrupt.
    .decision = { whole-rule-is-ours }

rule-R2 = Counting turns for a claim
    .text = Only turns that were rolled count: trapped and bankrupt players are passed over. A try in jail is a roll;
        rolls for the rent of a utility, a fight or an attack are not.
    .in-hasbro-2000 = With two players, the owner has until the visitor’s own next turn is rolled.
    .decision = { whole-rule-is-ours }

rule-R3 = What a claim takes
    .text = A claim takes all that is due to that owner, or all that is due from one visitor if one is named, oldest first.
        Rent that has not been claimed is no debt.
    .decision = { whole-rule-is-ours }

rule-R4 = Claims before the count
    .text = Before a game’s last count, every claim still open is asked for once, and settled.
    .decision = { whole-rule-is-ours }

rule-R5 = While a debt is open
    .text = Debts are settled one at a time, oldest first. Until then nobody rolls, and the debtor may only sell, mortgage, trade,
        claim and settle: no building, redeeming, buying or bidding. A debtor’s trade must bring them cash, or be with the creditor.
        The price is what the two agree on (D1), however low: a debtor may sell every deed to a friend for { $one } and go
        bankrupt. A table that does not wish it plays the house rule H29.
    .decision = { whole-rule-is-ours }

rule-R6 = Debt or auction, not both
    .text = A debt and an auction are never open together: whichever is open is finished first.
    .decision = { whole-rule-is-ours }

rule-R7 = What can be raised
    .text = The sum you could raise (K3) is your cash and the mortgage value of your unmortgaged deeds. Trades do not count in it.
    .in-hasbro-2000 = Half the price of your buildings counts in it, too.
    .in-winning-moves = Half the price of your buildings counts in it, too.
    .decision = { whole-rule-is-ours }

rule-R8 = Bankrupt in your own turn
    .text = Your turn is over, double or not, and the next player’s begins. If only one player is left, the game is over at once.
    .in-hasbro-2000 = The auctions of K4 come before the next player; if only one is left, there are no auctions and no { $interest } % of M5.
    .in-winning-moves = The auctions of K4 come before the next player; if only one is left, there are no auctions and no { $interest } % of M5.
    .decision = { whole-rule-is-ours }

rule-R9 = Jail and doubles
    .text = Going to jail sets the count of doubles back to nothing.
    .decision = { whole-rule-is-ours }

rule-R10 = When a power is offered
    .text = A power is offered once the space is wholly done, and never after jail or a third double. One that has no possible target
        is not offered. One of the two, roll or power, must be taken.
    .decision = { whole-rule-is-ours }

rule-R11 = Whom { -figure } may send
    .text = For L9, any player who is still in the game, not yet in jail and not home (W2); if there is no such player, nothing happens. If the
        figure’s holder goes bankrupt, it returns to the centre and frees those it trapped. A token given back by L6 just stands where it is.
    .decision = { whole-rule-is-ours }

rule-R12 = Cards and { -figure }
    .text = What a card makes you pay is not turned round for { -figure }: only spaces are.
    .decision = { whole-rule-is-ours }

rule-R13 = Sent to where you stand
    .text = The powers let you draw cards anywhere on the board. If one sends you forward to the space you stand on, you go once round:
        you collect { $salary } past GO, and the space is done again. Sent to GO while you are on it, you collect { $salary }.
    .decision = { whole-rule-is-ours }

rule-R14 = Collect it all first
    .text = What a card{ or-a-power } makes several players pay (K6) is collected whole first; only then comes what a bankruptcy among them
        brings about, and the estate first of all.
    .in-hasbro-2000 = The interest of M5 and the auctions of K4 wait likewise.
    .in-winning-moves = The interest of M5 and the auctions of K4 wait likewise.
    .decision = { whole-rule-is-ours }

rule-R15 = The debt before the choice
    .text = If you owe the interest of M5, you may sell what you have just inherited before you decide to keep or redeem the mortgages: the debt comes
        first, the decision after.
    .decision = { whole-rule-is-ours }
