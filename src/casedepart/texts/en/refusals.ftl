# What is wrong with a refused answer, by the key the engine gives; the rule's number and title follow it.

refusal = { $sentence } ({ $rule }: { $title })

## Whose turn, which question

refused-not-your-turn = It is not your turn.
refused-question-open = First something else has to be answered.
refused-not-now = That cannot be done now.
refused-roll-first = Roll the dice before you end your turn.
refused-roll-again = You rolled a double: roll again.
refused-roll-or-special = You rolled a double: roll again, or use its power.
refused-no-further-roll = You have no further roll this turn.
refused-not-your-roll = This roll is someone else’s.
refused-no-such-dice = Each die shows 1 to 6.
refused-turn-ended-in-jail = Your turn ended when you went to jail.
refused-already-home = You are home: you roll no more.
refused-time-is-up = Time is up: nobody rolls any more.
refused-not-timed = No such time is running.
refused-game-over = The game is over.
refused-out-of-the-game = You are out of the game.
refused-number-of-players = That is not a number of players for this game.
refused-no-such-square = There is no such square.
refused-chance-alone = Dice, cards and deals are not a player’s to give.
refused-not-for-chance = That is for players alone.
refused-not-on-top = That card cannot be on top of the deck.
refused-not-their-deal = The deeds are dealt in turn order, and it is someone else’s deal.
refused-not-these-deeds = These deeds cannot be dealt: too many, too few, or not all of them the bank’s.

## Buying, auctions, rent

refused-not-your-purchase = This purchase is not yours to decide.
refused-cash-short = You do not have enough cash.
refused-not-in-auction = You are not in this auction, or have left it.
refused-already-highest = Your bid is the highest already.
refused-bid-too-low = The bid is too low.
refused-bid-beyond-cash = You may not bid more than your cash.
refused-nothing-to-claim = There is no rent for you to claim, or it is too late.
refused-property-mortgaged = The property is mortgaged: it earns no rent.
refused-claim-of-former-owner = The claim belongs to the one who owned the property when the token stopped.
refused-own-property = You stand on your own property: no rent is due.
refused-not-your-claim = This claim is not yours to decide.
refused-not-your-card = This card is not yours to decide.

## Jail

refused-not-in-jail = You are not in jail.
refused-not-start-of-turn = That is possible only at the start of your turn.
refused-no-jail-card = You have no “get out of jail” card.
refused-card-too-late = It is too late for the card: the fine is due.

## Buildings

refused-group-not-complete = You do not own the whole group.
refused-uneven = That would be uneven: the group’s buildings must stay level.
refused-group-mortgaged = A mortgage stands in the way of building here.
refused-hotel-not-yet = The whole group must be fully built first, and there is no building beyond that.
refused-none-left = The bank has none of these buildings left.
refused-building-auction = A scarce building is being settled: nobody else buys buildings now.
refused-auction-waits = An auction is on: building waits until it is over.
refused-building-waits = A debt is open: a building that others want too waits until it is settled.
refused-not-asked-to-contest = You are not asked about this building.
refused-no-place-there = The building cannot go there.
refused-no-building = There is no building of yours to sell here.
refused-houses-short = The bank has too few houses to put in the hotel’s place.
refused-buildings-stay = Buildings stay to the end of the game.
refused-hotels-not-outright = The hotels of this group cannot be sold outright now.

## Mortgages

refused-not-your-property = The property is not yours.
refused-already-mortgaged = The property is already mortgaged.
refused-buildings-first = Buildings have to be sold first.
refused-not-mortgaged = You have no mortgage to redeem there.
refused-not-just-received = You have not just received this property.
refused-owner-stays-owner = The property stays its owner’s, mortgaged or not.

## Trades

refused-no-such-partner = You cannot trade with that player.
refused-nothing-in-it = The offer is empty.
refused-not-held = One side does not have what the offer names.
refused-group-built = The group is built on: none of it can be traded.
refused-answer-first = First decide whether a mortgaged property just received is kept or redeemed.
refused-contested = That is being decided just now: it cannot be traded until then.
refused-interest-short = The receiver could not pay the interest on a mortgaged property.
refused-brings-no-cash = A debtor’s trade must bring them cash, or be with the creditor.
refused-no-offer = There is no such offer.

## Debts

refused-in-debt = First the debt has to be settled.
refused-not-your-debt = This debt is not yours.
refused-debt-waits = An auction is on: the debt waits, and is settled once the auction is over.
refused-can-still-pay = You can still raise the sum by selling and mortgaging.

## Fight, powers

refused-not-your-fight = This fight is not yours to decide.
refused-question-before-claim = The visitor has something to decide first, before any claim.
refused-no-power-now = There is no power to use now.
refused-power-takes-no-square = This power takes no square.
refused-not-a-target = This power cannot take that square.

## Coins and M. Monopoly

refused-not-four-coins-before-a-roll = The figure is bought with four coins, at the start of your turn or before you roll again after a double.
refused-no-coin-there = That player has no coin for you to take.
refused-too-many-coins = That would be more coins than a player may hold, or coins for M. Monopoly.
refused-trapped-coins = A trapped player’s coins cannot be traded.
refused-not-your-theft = This theft is not yours to decide.
refused-not-to-be-stolen = That property cannot be stolen.
refused-not-to-be-sent = That player cannot be sent to jail.
refused-no-such-seat = There is no such seat at this table.
refused-not-an-answer = That is not an answer the game knows.

## The box on the table

refused-other-deck = This card is of the other deck.
refused-no-such-effect = No card of this game does that.
refused-no-such-number = A card does not say such a number: squares are 0 to 39, sums at most a million.
refused-card-held = Someone holds that card already: each deck has one.
refused-no-such-jail-card = There is no such “get out of jail” card here.
refused-not-between = First answer what is open: a position is set right when only the turn itself waits.
refused-nothing-to-correct = Nothing is said that is to be otherwise.
refused-not-correctable = That is not part of a position of this game.
refused-said-twice = The same thing is said twice.
refused-no-such-sum = Cash is 0 to a million.
refused-too-many-tries = Nobody is still in jail after so many tries.
refused-no-deed = No one can own that square.
refused-no-last-lap = The last lap has not begun.
refused-no-street = Nothing is built on that square.
refused-too-high = No street is built so high here.
refused-no-such-fact = That cannot be: a whole number is expected, or one for each player.
refused-two-owners = A property has one owner: two are said to own it.
refused-built-on-mortgaged = Nothing stands on a mortgaged street.
refused-no-more-buildings = The bank has not so many buildings.
refused-not-conserved = That does not add up: nothing is made or lost. Count again.
refused-in-jail-elsewhere = Who is in jail stands on its square.
refused-not-theirs = That player does not own it.
refused-somebodys = Somebody owns it: say what stands there with their streets.
