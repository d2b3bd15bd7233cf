# Headings and the words around a rule.

chapter-setup = Setup
chapter-turn = The turn
chapter-property = Buying, auctions, rent
chapter-cards = Cards, taxes, Free Parking
chapter-jail = Jail
chapter-buildings = Buildings
chapter-mortgages = Mortgages
chapter-trades = Trades
chapter-debts = Debts and bankruptcy
chapter-end = End of the game
chapter-shorter = Shorter games
chapter-fight = Duel Masters: the fight
chapter-powers = Pokémon: powers on doubles
chapter-coins = Sore Losers: coins and { face-monopoly }
chapter-rulings = Rulings where rules meet
chapter-house = House rules
chapter-own = Your own rules

ruleset-hasbro-2000 = Hasbro 2000
ruleset-winning-moves = Winning Moves
ruleset-sore-losers = Sore Losers

edition-classic = Classic
edition-duel-masters = Duel Masters
edition-pokemon = Pokémon
edition-saint-seiya = Saint Seiya
edition-dragon-ball-super = Dragon Ball Super
edition-sore-losers = Sore Losers edition

remark = { $where } — { $said }
our-decision = Our decision: { $said }
our-decision-for = Our decision ({ $where }): { $said }
only = Played under: { $rulesets }.
option-fight = the fight
option-powers = powers
only-option-fight = Played with the option “fight”, as in Duel Masters.
only-option-powers = Played with the option “powers”, as in Pokémon.
only-badges = Played in editions with gym tokens, such as Pokémon, with or without the powers.
only-house-rule = A house rule: played where the table takes it up, by the name “{ $option }”.
not-played = Not played in { $edition }. It belongs to: { $rulesets }.
not-played-option-fight = Not played in { $edition }. It belongs to the option “fight”, as in Duel Masters.
not-played-option-powers = Not played in { $edition }. It belongs to the option “powers”, as in Pokémon.
not-played-badges = Not played in { $edition }. It belongs to editions with gym tokens, such as Pokémon.
not-played-house-rule = Not played here: it is a house rule that the table may take up.
elsewhere = Elsewhere

# Where a rule comes from. Headings stay in French, as they are printed.

source-heading = “{ $heading }”
source-in = { $where } ({ $editions })
source-join = { "; " }
source-printed = Printed: { $where }.
source-partly = Printed in part: { $where }.
source-ours = Ours: the rulebook does not say it.
source-ours-all = Ours: no rulebook says it.
source-ours-in = Ours ({ $editions }).
source-house = Not printed: a house rule.
booklet-counts = The rulebook prints { $printed } of these rules in full, { $partly } in part and { $ours } not at all. Rulings (R) and house rules (H) are ours.
booklet-none = { $edition } has no rulebook: each rule says which rulebooks of its ruleset print it.
source-count-edition = Rulebook
source-count-printed = Rules printed
source-count-partly = Printed in part
source-count-ours = Ours

rules-heading = The rules
rules-in-edition = In { $edition }
rules-hint = One rule: casedepart rules B3. In an edition’s words: casedepart rules B3 --edition pokemon
rules-introduction = Every rule by its number, in our own words. A number names its rule everywhere: in refusals, in the log and in scenarios. What a ruleset or an edition does otherwise stands under the rule; what no rulebook settles is marked “Our decision”.
rules-sources = The last line of a rule says where it comes from: under which headings a rulebook prints it (in French, as all five rulebooks are), or that it is ours. Where only a part is printed, our decisions are the rest. Classic has no rulebook: its rules stand where those of its ruleset are printed. Rulings (R) and house rules (H) are ours, and not counted here.
unknown-rule = There is no rule { $rule }.
near-rules = Near it: { $rules }. All of them: casedepart rules
unknown-language = There are no texts in the language { $asked }. Choose one of { $languages }.

## What cards do (C4)

effect-advance = Advance to a space
effect-back = Go back some spaces
effect-back-to = Go back to a space
effect-jail = Go to jail
effect-keep = Get out of jail free: kept until used or sold
effect-collect = Collect from the bank
effect-pay = Pay the bank
effect-collect-each = Collect from each player
effect-pay-each = Pay each player
effect-repairs = Pay for each house and each hotel
effect-nearest-station = Advance to the nearest station, at double rent
effect-nearest-utility = Advance to the nearest utility, at ten times a new roll
effect-pay-or-draw = Pay, or draw from the other deck
effect-coin = Take a coin from the bank

# What a card of a box says, where nobody has written down its own words.

box-title = { $edition } (our box)
card-advance = Advance to { $to }.
card-back = Go back { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}.
card-back-to = Go back to { $to }.
card-jail = Go to jail.
card-keep = Get out of jail free. Keep this card until you use or sell it.
card-collect = Collect { $amount }.
card-pay = Pay { $amount }.
card-collect-each = Collect { $amount } from each player.
card-pay-each = Pay each player { $amount }.
card-repairs = Pay { $per_house } per house and { $per_hotel } per hotel.
card-nearest-station = Advance to the nearest station.
card-nearest-utility = Advance to the nearest utility.
card-pay-or-draw = Pay { $amount }, or draw from the other deck.
card-coin = Take a coin.

# What things are called where no edition is meant.

word-house = house
word-houses = houses
word-hotel = hotel
word-hotels = hotels
word-street = street
word-streets = streets
word-station = station
word-stations = stations
word-utility = utility
word-utilities = utilities
word-chance = Chance
word-chest = Community Chest
