# Playing: the action bar and its panels.
# $what: the open question, and of a turn, how far it has come; $who: one player or several.

play-you = { $what ->
    [turn-start] Your turn: roll the dice
    [turn-jail] You’re in jail. How will you get out?
    [turn-again] A double! Roll again
    [turn-power] A double! Roll again, or use its power
    [turn-end] All done? End your turn
    [sale] Buy { $square }?
    [auction] Auction: place your bid
    [building-auction] Auction: place your bid
    [sealed-auction] Sealed auction: enter your one bid
    [contest] Do you want that building too?
    [place] Where does your new building go?
    [settlement] You owe { $amount }. Raise the money!
    [rent-roll] This rent depends on the dice. Roll!
    [received] Keep these mortgaged, or unmortgage them?
    [pay-or-draw] Pay, or draw a card?
    [finish] Last chance to claim rent
    [fight-or-pay] Fight for { $square }?
    [fight-roll] The fight: roll the dice
    [attack-roll] The attack: roll the dice
    [robbery] Who loses a coin?
    [theft] You can steal a property
    [send-to-jail] Who goes to jail?
    [free-house] Place a free building
    [where-to] Where do you want to go?
   *[other] Your move
}
play-they = { $what ->
    [turn-start] { $who } is about to roll
    [turn-jail] { $who } is trying to get out of jail
    [turn-again] { $who } has a double and rolls again
    [turn-power] { $who } has a double: roll again, or use the power?
    [turn-end] { $who } is finishing their turn
    [sale] { $who } is deciding on { $square }
    [auction] Auction
    [building-auction] Auction
    [sealed-auction] Sealed auction
    [contest] Buildings are running out: waiting for { $who }
    [place] { $who } is placing the building
    [settlement] { $who } has to raise { $amount }
    [rent-roll] { $who } is rolling for rent
    [received] { $who } is receiving mortgaged properties
    [pay-or-draw] { $who } is choosing: pay, or draw a card
    [finish] Last rents: waiting for { $who }
    [fight-or-pay] { $who } can fight for { $square }
    [fight-roll] Fight: { $who } rolls the dice
    [attack-roll] Attack: { $who } rolls the dice
    [robbery] { $who } is about to take someone’s coin
    [theft] { $who } can steal a property
    [send-to-jail] { $who } is about to send someone to jail
    [free-house] { $who } is placing a free building
    [where-to] { $who } is choosing where to go
   *[other] Waiting for { $who }
}
play-all = { $what ->
    [gathering] The game hasn’t started yet
    [stopped] This game can’t continue here
    [over] The game is over
    [paused] The game is paused
   *[dice] The dice are rolling…
}
play-thinking = { $n ->
    [one] The bot is thinking…
   *[other] The bots are thinking…
}
play-held = { $n ->
    [one] The bot is waiting…
   *[other] The bots are waiting…
}
play-away = Away: { $who }
play-watching = You’re watching the game.
play-out = You’re bankrupt. You can watch to the end.
play-home = You’re home on GO. You can still bid, claim, build and trade.
play-trapped = You’re trapped and can’t move.
play-cash = Your cash
play-time-left = Time left
play-hands = On this device
play-hand-asked = to move
play-sits-in = A bot is playing for you.
play-back = I’m back
play-go-on = Resume the game
play-key = Keyboard: { $key }
play-free = Anytime actions

## What an answer does

play-sum-less = { $sum } (leaves { $left })
play-sum-more = { $sum } (makes { $left })
play-odds = { $part } in { $whole }
play-odds-sure = certain
play-odds-percent = { $percent }%
play-effect-rolls = { "" }
    .turn-jail = a double sets you free
    .turn-power = instead of the power
    .rent-roll = this roll sets the rent
play-effect-uses-card = the card goes back under its deck
play-effect-uses-coins = your coins go back to the bank
    .turn-jail = your coins go back to the bank, and you’re free
play-effect-ends-turn = on to the next player
play-effect-declines = { "" }
    .finish = these rents will be lost
    .turn-power = the power is lost
play-effect-contests = you bid against each other
play-effect-fights = both dice against its strength
play-effect-draws = and do what it says
play-effect-goes-bankrupt = the game is over for you
play-effect-passes = you’re out of this auction

play-power = { $double ->
    [1] Teleport: go to any space you like
    [2] Rest: the bank pays you
    [3] Leech seed: every player pays you
    [4] Draw a card from { $chance }
    [5] Draw a card from { $chest }
   *[6] Attack: win a property of an opponent, by the dice
}

## Rents to claim

play-fold = More actions
play-claim = Claim { $sum } from { $who }
play-claim-dice = Claim the rent from { $who }
play-claim-as = { $owner }: claim { $sum } from { $who }
play-claim-dice-as = { $owner }: claim the rent from { $who }
play-claim-for = for { $squares }
play-claim-by-dice = by the dice, for { $squares }

## Sale

play-sale-short = You only have { $cash }. Sell, mortgage or trade to raise the rest.
play-sale-group = { $group }: you own { $mine } of { $all }
play-rents = Rents
play-rent-bare = no { $houses }
play-rent-hotel = { $hotel }
play-rent-owned = if you own { $n }

## Auctions

play-lot-house = One { $house }
play-lot-hotel = One { $hotel }
play-best = { $who } bids { $sum }
play-best-yours = The highest bid is yours: { $sum }
play-outbid = Outbid!
play-bid-held = Your { $sum } is set aside. You get it back if you’re outbid.
play-best-none = No bids yet. Bidding starts at { $sum }
play-hammer = Auction ends in
play-no-hammer = The auction ends when everyone else drops out.
play-left = Still bidding
play-passed = You’re out of this auction.
play-your-bid = Your bid
play-bid = Bid
play-bid-bounds = From { $least } to { $most }
play-limit = Auto-bid up to
play-limit-set = Turn on
play-limit-stands = Auto-bidding up to { $sum }. Only you can see this.
play-limit-drop = Turn off
play-limit-help = Bids only as much as it needs. Only you can see your limit.
play-sealed-opens = Bidding starts at { $sum }
play-sealed-your = Your one bid
play-sealed-seal = Submit { $sum }
play-sealed-none = Bid nothing
play-sealed-stands = Your sealed bid is { $sum }. Only you can see it.
play-sealed-passed = You bid nothing. Only you can see that.
play-sealed-sealed = Sealed
play-sealed-waits = Still deciding
play-sealed-help = All bids are revealed together. The highest bidder pays what they bid.

## Debts

play-owed-to = You owe { $who }
play-cash-now = Your cash
play-missing = Still needed
play-raisable = You could raise
play-raisable-note = by selling and mortgaging everything
play-too-poor = Even selling and mortgaging everything isn’t enough. Only a trade can save you.
play-suggest = Suggest a plan
play-suggest-hint = what a steady player would do
play-suggestion = Suggested plan
play-suggest-none = Nothing works without a trade.
play-suggest-do = Do it all
play-suggest-drop = No, I’ll do it myself
play-suggest-left = Leaves you { $sum }
play-bankrupt-sure = Declare bankruptcy? You’ll be out of the game.
play-bankrupt-yes = Yes, I’m bankrupt
play-bankrupt-no = No, keep playing

## Fights and attacks

play-strength = Strength
play-rent-now = Rent
play-if-won = Won
play-if-lost = Lost
play-fight-won = it’s yours
play-attack = { $attacker } attacks { $square }
play-attack-first = The attacker rolls first. The higher total wins; a tie rolls again.
play-attack-beat = { $attacker } has { $total }. Beat that!
play-attack-won-yours = the property is yours
play-attack-lost-yours = it stays where it is
play-attack-kept = you keep it
play-attack-taken = it goes to { $attacker }

## Other questions

play-contest-by = { $who } wants to build on { $square }, and the bank doesn’t have enough for everyone.
play-bank-left = The bank has { $n ->
    [one] 1 { $house }
   *[other] { $n } { $houses }
} and { $m ->
    [one] 1 { $hotel }
   *[other] { $m } { $hotels }
} left
play-theft-from = You trap { $who }.
play-inherited = { $n ->
    [one] A bankruptcy brought it. Unmortgaging it now costs its value alone.
   *[other] One bankruptcy brought these: one answer for all of them. Unmortgaging them now costs their values alone.
}
play-inherited-total = All of them
play-inherited-short = You only have { $cash }: unmortgaging needs { $total }.
play-choose-square = { $n ->
    [one] 1 space to choose from
   *[other] { $n } spaces to choose from
}
play-jail-try = Try { $n } of { $jail_tries }

## Offers

play-offer-made = { $n ->
    [one] { $who } offers you a trade.
   *[other] { $n } offers are waiting for you.
}
play-offer-see = See
play-offer-accepted = { $who } accepted your offer.
play-offer-refused = { $who } turned down your offer.
play-offer-countered = { $who } made a counter-offer.
play-offer-again = New offer

## Always there

play-manage = Properties
play-manage-count = { $n ->
    [one] { $n } action available
   *[other] { $n } actions available
}
play-trade = Trade

## The sheet of properties

play-on-board = Choose on the board
play-manage-title = Your properties
play-manage-none = You don’t own any properties yet.
play-estate-station = The { $stations }
play-estate-utility = The { $utilities }
play-estate-count = { $n } of { $all }
play-estate-whole = full group
play-build-on = Build on { $square }
play-sell-on = Sell a building on { $square }
play-buildings = { $n ->
    [0] no buildings
    [one] 1 { $house }
    [5] 1 { $hotel }
   *[other] { $n } { $houses }
}
play-mortgage = Mortgage
play-redeem = Unmortgage
play-mortgaged = mortgaged
play-undo = undo
play-build-all = Build on all
play-sell-all = Sell on all
play-sell-hotels = Sell all { $hotels } together
play-plan-empty = Tap + or − to plan. Nothing happens until you confirm.
play-plan-scarce = Buildings are running out. If others want one too, it’s auctioned.
play-plan-left = { $sum } (leaves { $left })
play-plan-reset = Clear
play-plan-do = { $n ->
    [0] Confirm
    [one] Confirm { $n } change
   *[other] Confirm { $n } changes
}
play-plan-stopped = { $done ->
    [0] Nothing was done: the game moved on.
   *[other] Done: { $done } of { $all }. The rest wasn’t possible.
}

## Refusals

play-refused = You can’t do that
play-trouble = That didn’t work
play-refused-close = OK
