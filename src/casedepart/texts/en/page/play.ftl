# Playing: the action bar and its panels.
# $what: the open question, and of a turn, how far it has come; $who: one player or several.

play-you = { $what ->
    [turn-start] Your turn: roll the dice
    [turn-jail] You are in jail: how do you get out?
    [turn-again] A double! Roll again
    [turn-power] A double! Roll again, or use its power
    [turn-end] Your turn is played
    [sale] { $square } is for sale
    [auction] Auction: make your bid
    [building-auction] Auction: make your bid
    [sealed-auction] Auction: seal your bid
    [contest] Do you want that building too?
    [place] Where do you place the building that you won?
    [settlement] You owe { $amount }: raise the money
    [rent-roll] The rent goes by the dice: roll them
    [received] You receive mortgaged properties
    [pay-or-draw] The card leaves you the choice
    [finish] The count is near: claim your last rents
    [fight-or-pay] A fight for { $square }?
    [fight-roll] The fight: roll the dice
    [attack-roll] The attack: roll the dice
    [robbery] From whom do you take a coin?
    [theft] You may steal a property
    [send-to-jail] Whom do you send to jail?
    [free-house] Place a free building
    [where-to] To which square do you move?
   *[other] It is for you to answer
}
play-they = { $what ->
    [turn-start] { $who } is about to roll
    [turn-jail] { $who } is in jail and tries to get out
    [turn-again] { $who } has a double and rolls again
    [turn-power] { $who } has a double: roll again, or use the power?
    [turn-end] { $who } is about to end the turn
    [sale] { $who } may buy { $square }
    [auction] Auction
    [building-auction] Auction
    [sealed-auction] Sealed auction
    [contest] A scarce building: waiting for { $who }
    [place] { $who } places the building
    [settlement] { $who } has to raise { $amount }
    [rent-roll] { $who } rolls for a rent
    [received] { $who } receives mortgaged properties
    [pay-or-draw] { $who } chooses: pay, or draw a card
    [finish] Last rents before the count: waiting for { $who }
    [fight-or-pay] { $who } may fight for { $square }
    [fight-roll] Fight: { $who } rolls the dice
    [attack-roll] Attack: { $who } rolls the dice
    [robbery] { $who } is about to take someone’s coin
    [theft] { $who } may steal a property
    [send-to-jail] { $who } is about to send someone to jail
    [free-house] { $who } places a free building
    [where-to] { $who } chooses a square to move to
   *[other] Waiting for { $who }
}
play-all = { $what ->
    [gathering] The game has not begun
    [stopped] The game cannot go on here
    [over] The game is over
    [paused] The game is paused
   *[dice] The dice are rolling…
}
play-thinking = { $n ->
    [one] The bot is thinking…
   *[other] The bots are thinking…
}
play-away = Away for the moment: { $who }
play-watching = You are watching the game.
play-out = You went bankrupt. You may watch to the end.
play-home = You are home, on GO. You may still bid, claim, build and trade.
play-trapped = You are trapped: your token does not move.
play-cash = Your cash
play-time-left = Time left
play-hands = On this device
play-hand-asked = is asked
play-sits-in = A bot is playing in your place.
play-back = I am here
play-go-on = Go on with the game
play-key = Keyboard: { $key }
play-free = At any time

## What an answer does

play-sum-less = { $sum }, leaves { $left }
play-sum-more = { $sum }, makes { $left }
play-odds = { $part } in { $whole }
play-odds-sure = certain
play-odds-percent = { $percent }%
play-effect-rolls = { "" }
    .turn-jail = a double sets you free
    .turn-power = instead of the power
    .rent-roll = the rent is counted by this roll
play-effect-uses-card = the card goes back under its deck
play-effect-uses-coins = your coins go back to the bank
    .turn-jail = your coins go back to the bank, and you are free
play-effect-ends-turn = on to the next player
play-effect-declines = { "" }
    .finish = these rents will be lost
    .turn-power = the power is lost
play-effect-contests = it is auctioned between you
play-effect-fights = both dice against its strength
play-effect-draws = and do what it says
play-effect-goes-bankrupt = the game is over for you
play-effect-passes = you bid no more this time

play-power = { $double ->
    [1] Teleport: go to any square you like
    [2] Rest: the bank pays you
    [3] Leech seed: every player pays you
    [4] Draw a card from { $chance }
    [5] Draw a card from { $chest }
   *[6] Attack: win a property of an opponent, by the dice
}

## Rents to claim

play-fold = More than the answers
play-claim = Claim { $sum } from { $who }
play-claim-dice = Claim the rent from { $who }
play-claim-as = { $owner }: claim { $sum } from { $who }
play-claim-dice-as = { $owner }: claim the rent from { $who }
play-claim-for = for { $squares }
play-claim-by-dice = by the dice, for { $squares }

## Sale

play-sale-short = With { $cash } you cannot buy it now. Selling, mortgaging or a trade may help.
play-sale-group = Group { $group }: { $mine ->
    [0] you have none of { $all }
   *[other] you have { $mine } of { $all }
    }
play-rents = Rents
play-rent-bare = bare
play-rent-hotel = { $hotel }
play-rent-owned = with { $n }

## Auctions

play-lot-house = One { $house }
play-lot-hotel = One { $hotel }
play-best = { $who } bids { $sum }
play-best-yours = The highest bid is yours: { $sum }
play-outbid = Outbid!
play-bid-held = Your { $sum } are held, not paid: they come back if someone bids more.
play-best-none = No bid yet. It opens at { $sum }
play-hammer = The hammer falls in
play-no-hammer = The auction ends when the others leave.
play-left = Still bidding
play-passed = You have left the auction.
play-your-bid = Your bid
play-bid = Bid
play-bid-bounds = From { $least } to { $most }
play-limit = Bid for me up to
play-limit-set = Set
play-limit-stands = The table bids for you up to { $sum }. Only you see this.
play-limit-drop = Drop it
play-limit-help = The table bids no more than it takes. Nobody else sees this limit.
play-sealed-opens = It opens at { $sum }
play-sealed-your = Your one bid
play-sealed-seal = Seal { $sum }
play-sealed-none = Bid nothing
play-sealed-stands = Your bid of { $sum } is sealed. Only you see it.
play-sealed-passed = You bid nothing. Only you see that.
play-sealed-sealed = Sealed
play-sealed-waits = Still to answer
play-sealed-help = All bids are opened at once; the highest pays what it says.

## Debts

play-owed-to = To be paid to { $who }
play-cash-now = Your cash
play-missing = Missing
play-raisable = You can raise
play-raisable-note = by selling and mortgaging everything
play-too-poor = Selling and mortgaging everything is not enough: only a trade may still save you.
play-suggest = Suggest a way
play-suggest-hint = what a steady player would do
play-suggestion = One way
play-suggest-none = There is no way without a trade.
play-suggest-do = Do all of this
play-suggest-drop = No, I will see to it
play-suggest-left = Leaves you { $sum }
play-bankrupt-sure = Really declare bankruptcy? The game will be over for you.
play-bankrupt-yes = Yes, I am bankrupt
play-bankrupt-no = No, I play on

## Fights and attacks

play-strength = Strength
play-rent-now = Rent
play-if-won = Won
play-if-lost = Lost
play-fight-won = it is yours
play-attack = { $attacker } attacks { $square }
play-attack-first = The attacker rolls first: the higher total wins, ties roll again.
play-attack-beat = { $attacker } has { $total }. Beat that!
play-attack-won-yours = the property is yours
play-attack-lost-yours = it stays where it is
play-attack-kept = you keep it
play-attack-taken = it goes to { $attacker }

## Other questions

play-contest-by = { $who } wants to build on { $square }, and the bank has not enough for all.
play-bank-left = Left in the bank · { $houses }: { $n } · { $hotels }: { $m }
play-theft-from = You trap { $who }.
play-choose-square = { $n } squares possible
play-jail-try = Try { $n } of { $jail_tries }

## Offers

play-offer-made = { $n ->
    [one] { $who } offers you a trade.
   *[other] { $n } offers are waiting for you.
}
play-offer-see = See
play-offer-accepted = { $who } accepts your offer.
play-offer-refused = { $who } turns your offer down.
play-offer-countered = { $who } offers something else instead.
play-offer-again = New offer

## Always there

play-manage = Properties
play-manage-count = { $n ->
    [one] { $n } thing possible
   *[other] { $n } things possible
}
play-trade = Trade

## The sheet of properties

play-on-board = Choose on the board
play-manage-title = Your properties
play-manage-none = You have no property yet.
play-estate-station = The { $stations }
play-estate-utility = The { $utilities }
play-estate-count = { $n } of { $all }
play-estate-whole = complete group
play-build-on = Build on { $square }
play-sell-on = Sell a building on { $square }
play-buildings = { $n ->
    [0] no building
    [5] 1 { $hotel }
   *[other] { $houses }: { $n }
}
play-mortgage = Mortgage
play-redeem = Redeem
play-mortgaged = mortgaged
play-undo = undo
play-build-all = Build on all
play-sell-all = Sell on all
play-sell-hotels = Sell all { $hotels } at once
play-plan-empty = Tap + or − to plan. Nothing is done before you confirm.
play-plan-scarce = A scarce building: others may want it too, and it would be auctioned.
play-plan-left = { $sum }, will leave { $left }
play-plan-reset = Clear
play-plan-do = { $n ->
    [0] Confirm
    [one] Confirm ({ $n } act)
   *[other] Confirm ({ $n } acts)
}
play-plan-stopped = { $done ->
    [0] Nothing was done: the game has changed meanwhile.
   *[other] Done: { $done } of { $all }. The rest was not accepted.
}

## Refusals

play-refused = That is not allowed
play-trouble = That did not work
play-refused-close = I see
