# The game in 60 seconds: a title and a line each, with the numbers of the edition's own rules.

minute-aim = Aim
    .text = { $ruleset ->
        [sore-losers] Buy, collect, build. There’s one last lap once every property has been bought. Then the player with the most money wins.
       *[other] Buy, collect, build. The last player who isn’t bankrupt wins.
    }
minute-start = Start
    .text = Everyone has { $cash }. Roll both dice, move their total, do what the space says. Each lap earns you { $salary }. A double rolls again, but a third one in a row means jail.
minute-buy = Buy
    .text = A free property costs its printed price. Say no, and everyone can bid, starting at { $opening }.
minute-rent = Rent
    .text = Claim it { $claim_turns ->
        [one] before the next player rolls
       *[other] before the second player after you rolls
    }, or it’s lost. Owning 1, 2, 3 or 4 { $stations } earns { $station_rents }.
minute-build = Build
    .text = With a full group the rent doubles and you can build. First { $houses }; once each street has { $houses_for_hotel }, { $hotel }. The bank has { $houses_in_bank } { $houses } and { $hotels_in_bank } { $hotels }, no more.
minute-trade = Trade
    .text = Cash, properties and jail cards, anytime, at any price that two agree on.
minute-jail = Jail
    .text = Leave with { $fine }, a card or a double. You have { $jail_tries ->
        [one] one try
       *[other] { $jail_tries } tries
    }, then you must pay.
minute-debt = Short of money?
    .text = Mortgage property. To unmortgage it you pay { $interest }% more. { $ruleset ->
        [sore-losers] Buildings stay until the end.
       *[other] Buildings go back to the bank at half their price.
    } If you still can’t pay, you’re out.
minute-own-duel-masters = Here
    .text = If your table plays it: on the last creature you need for its group, fight instead of paying. Roll two dice times 1,000 against its strength. Win, and it’s yours. Lose, and you pay ten times the rent.
minute-own-pokemon = Here
    .text = If your table plays it, each double has a power instead of the second roll: teleport, { $two_hundred } from the bank, { $fifty } from each player, a card, an attack on someone’s property.
minute-own-saint-seiya = Here
    .text = Rent is lost with the very next roll, and rents that depend on the dice are rolled again. Leaving jail costs { $fine }.
minute-own-dragon-ball-super = Here
    .text = Rent is lost with the very next roll, and rents that depend on the dice are rolled again.
minute-own-sore-losers = Here
    .text = Paying rent or tax and going to jail earn a coin. Four buy { face-monopoly }: owners pay you, taxes are yours, and anyone you land on is trapped and robbed.
