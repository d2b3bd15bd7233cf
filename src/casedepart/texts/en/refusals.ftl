# What is wrong with a refused answer, by the key the engine gives; the rule's number and title follow it.

refusal = { $sentence } ({ $rule }: { $title })

## Whose turn, which question

refused-not-your-turn = It’s not your turn.
refused-question-open = Answer the open question first.
refused-not-now = You can’t do that right now.
refused-roll-first = Roll the dice before you end your turn.
refused-roll-again = You rolled a double: roll again.
refused-roll-or-special = You rolled a double: roll again, or use its power.
refused-no-further-roll = You have no more rolls this turn.
refused-not-your-roll = This roll is someone else’s.
refused-no-such-dice = Each die shows 1 to 6.
refused-turn-ended-in-jail = Your turn ended when you went to jail.
refused-already-home = You’re home: you don’t roll anymore.
refused-time-is-up = Time is up: nobody rolls anymore.
refused-not-timed = No such time is running.
refused-game-over = The game is over.
refused-out-of-the-game = You’re out of the game.
refused-number-of-players = That isn’t a number of players for this game.
refused-no-such-square = There’s no such space.
refused-chance-alone = Players don’t decide the dice, cards and deals.
refused-not-for-chance = That’s for players alone.
refused-not-on-top = That card can’t be on top of the deck.
refused-not-their-deal = Properties are dealt in turn order, and it’s someone else’s deal.
refused-not-these-deeds = These properties can’t be dealt: too many, too few, or some aren’t the bank’s.

## Buying, auctions, rent

refused-not-your-purchase = This purchase isn’t yours to decide.
refused-cash-short = You don’t have enough cash.
refused-not-in-auction = You’re not in this auction, or you’ve dropped out.
refused-already-highest = Your bid is already the highest.
refused-bid-too-low = The bid is too low.
refused-bid-beyond-cash = You can’t bid more than your cash.
refused-nothing-to-claim = There’s no rent for you to claim, or it’s too late.
refused-property-mortgaged = It’s mortgaged, so it earns no rent.
refused-claim-of-former-owner = The rent is for the player who owned the property when the token stopped there.
refused-own-property = It’s your own property: no rent is due.
refused-not-your-claim = This claim isn’t yours to decide.
refused-not-your-card = This card isn’t yours to decide.

## Jail

refused-not-in-jail = You’re not in jail.
refused-not-start-of-turn = You can only do that at the start of your turn.
refused-no-jail-card = You have no Get Out of Jail Free card.
refused-card-too-late = It’s too late for the card: the fine is due.

## Buildings

refused-group-not-complete = You don’t own the full group.
refused-uneven = Build and sell evenly across the group.
refused-group-mortgaged = Unmortgage first, then build here.
refused-hotel-not-yet = Build up the full group first. Nothing is higher than that.
refused-none-left = The bank has run out of these.
refused-building-auction = Scarce buildings are being settled: nobody else buys buildings now.
refused-auction-waits = There’s an auction: build once it’s over.
refused-building-waits = There’s a debt to pay first: a building that others want too waits for it.
refused-not-asked-to-contest = This building isn’t yours to decide.
refused-nothing-contested = There’s no scarce building to ask for right now.
refused-nothing-to-place = You have no building to place right now.
refused-no-place-there = The building can’t go there.
refused-no-building = You have no building to sell here.
refused-houses-short = The bank has too few houses to put in the hotel’s place.
refused-buildings-stay = Buildings stay to the end of the game.
refused-hotels-not-outright = You can’t sell this group’s hotels outright right now.

## Mortgages

refused-not-your-property = It’s not your property.
refused-already-mortgaged = It’s already mortgaged.
refused-buildings-first = Sell the buildings first.
refused-not-mortgaged = You have no mortgage to pay off there.
refused-not-just-received = You haven’t just received this property.
refused-which-property = Say which property you mean.
refused-one-answer-for-all = One bankruptcy brought several mortgages: keep them all, or unmortgage them all.
refused-other-bankruptcy = Another bankruptcy brought this one. First decide on those you’re being asked about; it comes next.
refused-owner-stays-owner = The property stays its owner’s, mortgaged or not.

## Trades

refused-no-such-partner = You can’t trade with that player.
refused-nothing-in-it = The offer is empty.
refused-not-held = One side doesn’t have what the offer names.
refused-group-built = The group has buildings: none of it can be traded.
refused-answer-first = The property’s new owner decides first: keep the mortgage, or unmortgage it.
refused-contested = That’s being decided right now: it can’t be traded until then.
refused-interest-short = The player who gets a mortgaged property couldn’t pay the interest.
refused-brings-no-cash = A player in debt can only trade for cash, or with the player they owe.
refused-no-offer = There’s no such offer.

## Debts

refused-in-debt = Pay the debt first.
refused-not-your-debt = This debt isn’t yours.
refused-debt-waits = There’s an auction: pay the debt once it’s over.
refused-can-still-pay = You can still raise the money by selling and mortgaging.

## Fight, powers

refused-not-your-fight = This fight isn’t yours to decide.
refused-question-before-claim = The visitor has to decide something first. Then you can claim.
refused-no-power-now = There’s no power to use now.
refused-power-takes-no-square = This power takes no space.
refused-not-a-target = This power can’t take that space.

## Coins and the figure

refused-not-four-coins-before-a-roll = Buy the figure with four coins, at the start of your turn or before you roll again after a double.
refused-no-coin-there = That player has no coin for you to take.
refused-too-many-coins = That would be more coins than a player can have, or coins for { face-monopoly }.
refused-trapped-coins = A trapped player’s coins can’t be traded.
refused-not-your-theft = This theft isn’t yours to decide.
refused-not-to-be-stolen = That property can’t be stolen.
refused-not-to-be-sent = That player can’t be sent to jail.
refused-no-such-seat = There’s no such seat at this table.
refused-not-an-answer = The game doesn’t know that answer.

## The box on the table

refused-other-deck = This card is from the other deck.
refused-no-such-effect = No card of this game does that.
refused-no-such-number = A card doesn’t say such a number: spaces are 0 to 39, sums at most a million.
refused-card-held = Someone already has that card: each deck has one.
refused-no-such-jail-card = There’s no such Get Out of Jail Free card here.
refused-not-between = Answer the open question first. Then you can fix the board.
refused-nothing-to-correct = You haven’t changed anything.
refused-not-correctable = That isn’t part of a position of this game.
refused-said-twice = You said the same thing twice.
refused-no-such-sum = Cash is 0 to a million.
refused-too-many-tries = Nobody is still in jail after so many tries.
refused-no-deed = Nobody can own that space.
refused-no-last-lap = The last lap hasn’t begun.
refused-no-street = Nothing can be built on that space.
refused-too-high = No street goes that high here.
refused-no-such-fact = That can’t be: give a whole number, or one for each player.
refused-two-owners = A property has one owner, and you named two.
refused-built-on-mortgaged = Nothing can stand on a mortgaged street.
refused-no-more-buildings = The bank doesn’t have that many.
refused-not-conserved = That doesn’t add up: nothing is made or lost. Count again.
refused-in-jail-elsewhere = A player in jail is on the jail space.
refused-not-theirs = That player doesn’t own it.
refused-somebodys = Somebody owns it: say what stands there with their streets.

## Rules that have no place

refused-dealt-already = This mode deals properties already, by Q1 and Q6. Play it in the standard mode.
refused-prompt-already = Rents expire like that in these rules already, by P6. Leave it out.
refused-uneven-already = These rules let you build like that already, by B2. Leave it out.
refused-endless-stock = The bank never runs out. Leave out the numbers houses and hotels.
refused-timed-already = The timed mode has a limit already, by Q6. Leave it out.

## Positions that no game comes to

refused-built-on-parted = Buildings stand only where one player owns the full group.
refused-built-beside-mortgaged = While a property of the group is mortgaged, nothing can stand on the others.
refused-built-unevenly = Buildings stand evenly: no property of a group can be two above another.
refused-hotel-beside-too-few = A hotel stands only where the rest of the group is built up to it, and no building is ever sold here.
refused-home-elsewhere = A player who is home is on GO.
refused-bankrupt-holds = A bankrupt player has nothing left.
refused-coins-over = No player can hold that many coins.
refused-figure-in-jail = { face-monopoly } doesn’t go to jail, and gets out with the figure.
refused-trapped-by-nobody = A player is trapped only under another player’s figure.
refused-trapped-elsewhere = A trapped player is on the figure’s space, or in jail.
