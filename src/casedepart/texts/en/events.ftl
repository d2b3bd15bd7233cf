# What happened, one sentence a kind of event, for the log and the telling of a record.
# $who, $other: players; $payee: bank or player; $square, $from: squares; $place: square or none;
# $n: the event’s number, $amount: the same as a sum; $why: the key of a reason.

log-reason = { $sentence } ({ $reason }){ $stop }
log-rule = { $sentence } [{ $rule }]
bank-name = the bank
payee = { $payee ->
    [bank] the bank
   *[player] { $other }
}
for-square = { $place ->
    [none] { "" }
   *[square] { " " }for { $square }
}

## The turn

event-begins = { $who } starts.
event-turn = { $who }’s turn.
event-skipped = { $who } is trapped and misses a turn.
event-rolled = { $double ->
        [yes] { $who } rolls a double: { $first } and { $second }!
       *[no] { $who } rolls { $first } and { $second }.
    }
event-moved = { $who } lands on { $square }.
event-drew = { $who } draws a card ({ $deck }): “{ $card }”
event-card-returned = { $who }’s Get Out of Jail Free card goes under { $deck }.
event-card-given = { $other } gives { $who } the Get Out of Jail Free card ({ $deck }).
event-time-up = Time is up.

## Money

event-paid = { $why ->
        [tax] { $who } pays { payee } { $amount } on { $square }.
        [fight] { $who } pays { payee } { $amount } after a lost fight{ for-square }.
       *[other] { $place ->
            [none] { $who } pays { payee } { $amount }.
           *[square] { $payee ->
                [bank] { $who } pays the bank { $amount } for { $square }.
               *[player] { $who } pays { $other } { $amount } rent for { $square }.
            }
        }
    }
event-received = { $why ->
        [salary] { $who } collects { $amount } at GO.
       *[other] { $who } collects { $amount } from the bank{ for-square }.
    }
event-owes = { $who } owes { payee } { $amount }{ for-square } and has to raise the money.
event-rent-due = { $other } can claim { $n ->
        [0] rent, by a roll of the dice,
       *[other] { $amount } rent
    } from { $who }{ for-square }.
event-lapsed = Too late! { $other } missed the rent from { $who }{ for-square }.
event-no-rent = { $who } owes { $other } no rent{ for-square }.
event-claimed = { $who } claims the rent from { $other }{ for-square }.

## Properties

event-bought = { $n ->
        [0] { $who } gets { $square } for free.
       *[other] { $who } buys { $square } for { $amount }.
    }
event-declined = { $place ->
        [none] { $who } says no.
       *[square] { $who } says no to { $square }.
    }
event-cleared = { $who }’s buildings on { $square } go back to the bank.
event-dealt = { $who } is dealt { $square }.
event-took = { $square } passes from { payee } to { $who }.
event-mortgaged = { $who } mortgages { $square } for { $amount }.
event-redeemed = { $who } unmortgages { $square } for { $amount }.
event-kept = { $who } keeps { $square } mortgaged.

## Auctions and buildings

event-auction = { $why ->
        [house] One { $house } goes up for auction, starting at { $amount }.
        [hotel] One { $hotel } goes up for auction, starting at { $amount }.
       *[deed] { $square } goes up for auction, starting at { $amount }.
    }
event-bid = { $who } bids { $amount }.
event-passed = { $who } drops out.
event-unsold = Nobody bids{ for-square }.
event-contested = { $who } wants that building too.
event-built = { $n ->
        [5] { $who } builds on { $square }: now 1 { $hotel }.
        [one] { $who } builds on { $square }: now 1 { $house }.
       *[other] { $who } builds on { $square }: now { $n } { $houses }.
    }
event-sold = { $n ->
        [0] { $who } sells the last building on { $square }.
        [one] { $who } sells a building on { $square }: 1 { $house } left.
       *[other] { $who } sells a building on { $square }: { $n } { $houses } left.
    }

## Trades

event-offered = { $who } makes { $other } an offer.
event-traded = { $who } and { $other } trade.
event-rejected = { $who } turns down { $other }’s offer.
event-offer-lapsed = { $who }’s offer expires.

## Jail

event-jailed = { $who } goes to jail.
event-freed = { $who } leaves jail.
event-stayed = { $who } rolls no double in jail (try { $n } of { $jail_tries }).

## Bankruptcy and the end

event-bankrupt = { $who } can’t pay { payee } and goes bankrupt.
event-last-lap = Every property is sold: the last lap begins!
event-home = { $who } is home on GO.
event-counted = { $who } is worth { $amount } in all.
event-won = { $who } wins!

## Fight, powers, coins, the figure

event-fought = { $why ->
        [won] { $who } attacks { $square } with { $n } and wins!
       *[lost] { $who } attacks { $square } with { $n } and loses.
    }
event-coin = { $payee ->
        [bank] { $who } takes a coin from the bank.
       *[player] { $who } takes a coin from { $other }.
    }
event-coin-lost = { $other } takes a coin from { $who } and gives it to the bank.
event-figure = { $who } becomes { face-monopoly }!
event-trapped = { $who } is trapped by { $other }.
event-released = { $who } is free to move again.

## The box on the table

event-described = { $who } draws a card ({ $deck }): { $why ->
        [advance] advance to { $square }
        [back] go back
        [back-to] go back to { $square }
        [jail] go to jail
        [keep] get out of jail free, to keep
        [collect] collect from the bank
        [pay] pay the bank
        [collect-each] collect from each player
        [pay-each] pay each player
        [repairs] pay for each { $house } and each { $hotel }
        [nearest-station] advance to the nearest { $station }
        [nearest-utility] advance to the nearest { $utility }
        [pay-or-draw] pay, or draw from the other deck
        [coin] take a coin from the bank
       *[other] { $why }
    }
event-corrected = { $why ->
        [cash-is] Fixed: { $who } has { $amount }.
        [stands-at] Fixed: { $who } stands on { $square }.
        [is-jailed] Fixed: { $who } is in jail.
        [is-free] Fixed: { $who } isn’t in jail.
        [holds-card] Fixed: { $who } has a Get Out of Jail Free card.
        [holds-no-card] Fixed: { $who } no longer has a Get Out of Jail Free card.
        [is-home] Fixed: { $who } is home.
        [is-not-home] Fixed: { $who } isn’t home.
        [owns] Fixed: { $square } belongs to { $who }.
        [is-mortgaged] Fixed: { $square } is mortgaged.
        [is-redeemed] Fixed: { $square } isn’t mortgaged.
        [has-buildings] Fixed: { $square } has { $n ->
            [0] no buildings
            [one] 1 { $house }
            [5] 1 { $hotel }
           *[other] { $n } { $houses }
        }.
       *[is-kept] Fixed: what the variant keeps.
    }

## Reasons

why-rent-bare = basic rent
why-rent-houses = rent with { $houses }
why-rent-hotel = rent with 1 { $hotel }
why-rent-whole-group = rent for a full group
why-rent-stations = rent by the number of { $stations }
why-rent-stations-card = rent by the number of { $stations }, doubled by the card
why-rent-dice = rent by the dice
why-rent-utility-card = rent by the dice and the card
why-salary = salary
why-tax = tax or bill
why-fine = the fine
why-card = a card
why-repairs = repairs
why-interest = interest on mortgages
why-dealt = a property dealt
why-trade = a trade
why-auction = an auction
why-estate = everything left
why-estate-buildings = buildings at half price
why-struck-off = struck off the debt
why-hotels-outright = { $hotels } sold outright
why-no-place-left = no place left for the building, so the bid comes back
why-withdrawn = withdrawn
why-no-longer-held = one side no longer has what it offers
why-lap = once around the board
why-power = a power
why-fight = ten times the rent, after a lost fight
