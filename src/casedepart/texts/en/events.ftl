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
event-rolled = { $who } rolls { $first } and { $second }{ $double ->
        [yes] : a double!
       *[no] .
    }
event-moved = { $who } goes from { $from } to { $square }.
event-drew = { $who } draws from { $deck }: “{ $card }”
event-card-returned = The “get out of jail” card of { $who } goes under { $deck }.
event-card-given = { $other } hands the “get out of jail” card of { $deck } to { $who }.
event-time-up = Time is up.

## Money

event-paid = { $who } pays { $amount } to { payee }{ for-square }.
event-received = { $who } receives { $amount } from the bank{ for-square }.
event-owes = { $who } owes { $amount } to { payee }{ for-square } and has to raise it.
event-rent-due = { $other } may claim { $n ->
        [0] rent, by a roll of the dice,
       *[other] { $amount }
    } from { $who }{ for-square }.
event-lapsed = { $other } claims too late: { $who } no longer owes the rent{ for-square }.
event-no-rent = { $who } owes { $other } no rent{ for-square }.
event-claimed = { $who } claims the rent from { $other }{ for-square }.

## Properties

event-bought = { $n ->
        [0] { $who } now owns { $square }, at no charge.
       *[other] { $who } now owns { $square }, for { $amount }.
    }
event-declined = { $who } declines{ $place ->
        [none] .
       *[square] { " " }{ $square }.
    }
event-cleared = The buildings of { $who } on { $square } go back to the bank.
event-dealt = { $who } is dealt { $square }.
event-took = { $square } passes from { payee } to { $who }.
event-mortgaged = { $who } mortgages { $square } for { $amount }.
event-redeemed = { $who } redeems { $square } for { $amount }.
event-kept = { $who } keeps { $square } mortgaged.

## Auctions and buildings

event-auction = { $why ->
        [house] One { $house } goes to auction, from { $amount } up.
        [hotel] One { $hotel } goes to auction, from { $amount } up.
       *[deed] { $square } goes to auction, from { $amount } up.
    }
event-bid = { $who } bids { $amount }.
event-passed = { $who } leaves the auction.
event-unsold = Nobody bids{ for-square }.
event-contested = { $who } wants that building too.
event-built = { $n ->
        [5] { $who } builds on { $square }: one { $hotel }.
       *[other] { $who } builds on { $square } ({ $houses }: { $n }).
    }
event-sold = { $n ->
        [0] { $who } sells on { $square }: no building is left.
       *[other] { $who } sells on { $square } ({ $houses } left: { $n }).
    }

## Trades

event-offered = { $who } makes { $other } an offer.
event-traded = { $who } and { $other } trade.
event-rejected = { $who } turns down the offer of { $other }.
event-offer-lapsed = The offer of { $who } lapses.

## Jail

event-jailed = { $who } goes to jail.
event-freed = { $who } leaves jail.
event-stayed = { $who } fails to roll a double in jail (try { $n } of { $jail_tries }).

## Bankruptcy and the end

event-bankrupt = { $who } is bankrupt, to { payee }.
event-last-lap = Every property has been bought: the last lap begins!
event-home = { $who } is home on GO.
event-counted = { $who } has { $amount } in all.
event-won = { $who } wins!

## Fight, powers, coins, M. Monopoly

event-fought = { $why ->
        [won] { $who } attacks { $square } with { $n } and wins!
       *[lost] { $who } attacks { $square } with { $n } and loses.
    }
event-coin = { $payee ->
        [bank] { $who } takes a coin from the bank.
       *[player] { $who } takes a coin from { $other }.
    }
event-coin-lost = { $other } takes a coin from { $who } and gives it to the bank.
event-figure = { $who } becomes M. Monopoly!
event-trapped = { $who } is trapped by { $other }.
event-released = { $who } is free to move again.

## The box on the table

event-described = { $who } draws from { $deck }: { $why ->
        [advance] advance to { $square }
        [back] go back
        [back-to] go back to { $square }
        [jail] go to jail
        [keep] get out of jail, to be kept
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
        [cash-is] Set right: { $who } has { $amount }.
        [stands-at] Set right: { $who } stands on { $square }.
        [is-jailed] Set right: { $who } is in jail.
        [is-free] Set right: { $who } is not in jail.
        [holds-card] Set right: { $who } holds a “get out of jail” card.
        [holds-no-card] Set right: { $who } no longer holds a “get out of jail” card.
        [is-home] Set right: { $who } is home.
        [is-not-home] Set right: { $who } is not home.
        [owns] Set right: { $square } belongs to { $who }.
        [is-mortgaged] Set right: { $square } is mortgaged.
        [is-redeemed] Set right: { $square } is not mortgaged.
        [has-buildings] Set right: buildings on { $square }: { $n ->
            [5] one { $hotel }
           *[other] { $n }
        }.
       *[is-kept] Set right: what the variant keeps.
    }

## Reasons

why-rent-bare = rent
why-rent-houses = rent with { $houses }
why-rent-hotel = rent with one { $hotel }
why-rent-whole-group = rent of a complete group
why-rent-stations = rent by the number of { $stations }
why-rent-stations-card = rent by the number of { $stations }, twice by the card
why-rent-dice = rent by the dice
why-rent-utility-card = rent by the dice and the card
why-salary = GO
why-tax = a tax or a bill
why-fine = the fine
why-card = a card
why-repairs = repairs
why-interest = interest on mortgages
why-dealt = a deed dealt
why-trade = a trade
why-auction = an auction
why-estate = all that is left
why-estate-buildings = buildings at half price
why-struck-off = struck off the debt
why-hotels-outright = { $hotels } sold outright
why-no-place-left = no place left for the building: the bid is given back
why-withdrawn = withdrawn
why-no-longer-held = one side no longer holds what it names
why-lap = once round the board
why-power = a power
why-fight = ten times the rent, after a lost fight
