# The game in 60 seconds: a title and a line each, with the numbers of the edition's own rules.

minute-aim = Aim
    .text = { $ruleset ->
        [sore-losers] Buy, collect, build. When the last property has been bought there is one last lap; then whoever has most money wins.
       *[other] Buy, collect, build. Whoever is left when all others are bankrupt has won.
    }
minute-start = Start
    .text = Everyone has { $cash }. Roll both dice, move by their sum, do what the square says. Each time round brings { $salary }. A double rolls again, a third one in a row leads to jail.
minute-buy = Buy
    .text = A free property costs its printed price. Whoever says no sends it to auction, where all may bid, from { $opening } on.
minute-rent = Rent
    .text = It must be claimed: { $claim_turns ->
        [one] before the next player rolls
       *[other] before the second player after has rolled
    }. Later nothing is owed. Having 1, 2, 3 or 4 { $stations } brings { $station_rents }.
minute-build = Build
    .text = With a whole group the bare rent doubles and building begins: { $houses }, and once each street has { $houses_for_hotel } of them, { $hotel }. The bank has { $houses_in_bank } { $houses } and { $hotels_in_bank } { $hotels }, no more.
minute-trade = Trade
    .text = Cash, properties and jail cards, at any time, at any price that two agree on.
minute-jail = Jail
    .text = Out by { $fine }, by a card, or by a double: { $jail_tries ->
        [one] one try
       *[other] { $jail_tries } tries
    }, then you must pay.
minute-debt = Short of money?
    .text = Mortgage property; redeeming it costs { $interest }% more. { $ruleset ->
        [sore-losers] Buildings stay until the end.
       *[other] Buildings go back to the bank at half their price.
    } Who cannot pay at all is out.
minute-own-duel-masters = Here
    .text = If the table wishes: on the last creature you need for its group, fight instead of paying. Dice times 1,000 against its strength: won, it is yours; lost, you pay ten times the rent.
minute-own-pokemon = Here
    .text = If the table wishes, each double has a power instead of the second roll: teleport, { $two_hundred } from the bank, { $fifty } from each player, a card, an attack on another’s property.
minute-own-saint-seiya = Here
    .text = Claims lapse with the very next roll, and rents that go by the dice are rolled anew. Getting out of jail costs { $fine }.
minute-own-dragon-ball-super = Here
    .text = Claims lapse with the very next roll, and rents that go by the dice are rolled anew.
minute-own-sore-losers = Here
    .text = Paying rent or tax and going to jail earn a coin. Four buy M. Monopoly: owners pay you, taxes are yours, and whom you land on is trapped and robbed.
