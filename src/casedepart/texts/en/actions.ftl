# What a player may answer, by the verb as scenarios write it (spaces as hyphens).
#   the value          the bare answer
#   .square            with the square it is about
#   .priced            with the square and a sum
#   .player            with the other player it is about
#   .sum               with a sum alone
#   .about-…           the no to a certain question; inherited: one answer for all that a bankruptcy brought

action-rolls = Roll the dice
action-buys = Buy it
    .square = Buy { $square }
    .priced = Buy { $square } for { $amount }
action-declines = No thanks
    .about-purchase = Auction it instead
    .about-fight = Don’t fight
    .about-theft = Steal nothing
    .about-contest = Let them have it
    .about-claim = Don’t claim
action-bids = Bid
    .sum = Bid { $amount }
action-passes = Drop out
action-contests = I want that building too
action-pays-fine = Pay the fine, then roll
    .sum = Pay the { $amount } fine, then roll
action-uses-card = Use your Get Out of Jail Free card, then roll
action-uses-coins = Become { face-monopoly }
action-pays = Pay
    .sum = Pay { $amount }
action-draws = Draw from the other deck
action-keeps = Keep mortgaged
    .about-inherited = Keep them all mortgaged
    .square = Keep { $square } mortgaged
    .priced = Keep { $square } mortgaged: costs { $amount }
action-fights = Fight for it
    .square = Fight for { $square }
action-uses-power = Use the power
    .square = Use the power on { $square }
action-places = Place the building
    .square = Place the building on { $square }
action-steals = Steal
    .square = Steal { $square }
action-sends = Send a player to jail
    .player = Send { $player } to jail
action-robs = Take a coin
    .player = Take a coin from { $player }
action-settles = Pay the debt
    .sum = Pay the { $amount } debt
action-goes-bankrupt = Declare bankruptcy
action-ends-turn = End turn
action-claims = Claim the rent
    .player = Claim the rent from { $player }
action-builds = Build
    .square = Build on { $square }
    .priced = Build on { $square } for { $amount }
action-sells = Sell a building
    .square = Sell a building on { $square }
    .priced = Sell a building on { $square } for { $amount }
action-sells-hotels = Sell all { $hotels } of a group
    .square = Sell all { $hotels } of the group of { $square }
    .priced = Sell all { $hotels } of the group of { $square } for { $amount }
action-mortgages = Mortgage
    .square = Mortgage { $square }
    .priced = Mortgage { $square } for { $amount }
action-redeems = Unmortgage
    .about-inherited = Unmortgage them all
    .square = Unmortgage { $square }
    .priced = Unmortgage { $square } for { $amount }
action-offers = Offer a trade
    .player = Offer { $player } a trade
action-accepts = Accept the offer
    .player = Accept { $player }’s offer
action-rejects = Turn down the offer
    .player = Turn down { $player }’s offer
action-withdraws = Withdraw the offer
action-dice = The dice fall
action-card = A card is drawn
action-deals = The properties are dealt
action-time-is-up = Time is up
action-correction = The board is fixed

## What a trade holds

trade = { $who } gives { $give }; { $other } gives { $get }.
trade-nothing = nothing
trade-card = a Get Out of Jail Free card ({ $deck })
trade-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
