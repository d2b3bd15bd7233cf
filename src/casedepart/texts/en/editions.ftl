# The headings under which an edition is shown.

shown-editions = Editions
shown-edition = edition
shown-name = name
shown-ruleset = ruleset
shown-rulesets = rulesets
shown-modes = modes
shown-options = options
shown-players = players
shown-tokens = tokens
shown-notes = Good to know
shown-board = Board
shown-square = square
shown-kind = kind
shown-group = group
shown-price = price
shown-deeds = Title deeds
shown-mortgage = mortgage
shown-bare = bare
shown-hotel = hotel
shown-building = building
shown-strength = strength
shown-card = card
shown-words = words
shown-source = source
shown-none = none
shown-go = go
shown-street = street
shown-station = station
shown-utility = utility
shown-tax = tax
shown-bill = bill
shown-deck = deck
shown-jail = jail
shown-free_parking = free parking
shown-go_to_jail = go to jail
shown-digest = digest
shown-cash = at the start
shown-salary = for GO
shown-fine = to leave jail
shown-station-rents = station rents
shown-with = with
shown-booklet = booklet
shown-public = public
shown-ours = ours

in-short = “{ $name }”, { $streets } streets in { $groups } groups, { $stations } stations, { $utilities } utilities, { $cards } cards, { $tokens } tokens; { $rulesets }
fine = fine: { $found }
colon = {": "}

# What is wrong with an edition’s file. The value says what, .cure what to do; words of the file stand as they are there.

did-you-mean = {" "}Did you mean “{ $word }”?
quoted = “{ $value }”
a-table = a table
a-list = a list
a-tag = a language tag (fr, en, de, …)
this-edition = This edition
in-place = {" "}in { $where }
entry = , entry { $number }
and-more = { $n ->
    [one] (And 1 more: casedepart editions check { $file })
   *[other] (And { $n } more: casedepart editions check { $file })
}

## The file

no-file = There is no such file.
    .cure = Check its name and folder.
not-text = This is not UTF-8 text.
    .cure = Save the file as UTF-8.
unreadable-file = It cannot be read: { $reason }.
    .cure = Give a file that can be read.
not-toml = This is not TOML: { $reason }.
    .cure = Mend the line, or the one before it.
nested = Its lists or tables are nested too deeply.
    .cure = Nest them less.
no-edition = There is no edition called “{ $name }”.{ $near }
    .cure = Choose one of { $known }, or give a file that ends in .toml.
extends-itself = This edition extends itself: { $chain }.
    .cure = Let one of them stand without extends.
extends-missing = It extends { $file }, which is not there.
    .cure = There should be a file { $place }.
extends-no-text = The value of extends is not text.
    .cure = Write it in quotes: extends = "classic".
extends-unknown = It extends “{ $name }”, which is no edition.{ $near }
    .cure = Choose one of { $known }, or a file that ends in .toml.
extends-a-file = It extends “{ $name }”, which does not come with the program.
    .cure = Choose one of { $known }.
no-signs = It holds signs that are no text.
    .cure = Take them away.
too-long = It is too long.
    .cure = Use at most { $most } characters.
line-too-long = This line is too long.
    .cure = Use at most { $most } characters.
too-many-dots = This line has too many dots.
    .cure = Use at most { $most }.
too-many-values = It holds too many values.
    .cure = Use at most { $most }.
takes-too-long = This file takes too long to read, or too much memory.
    .cure = Send one that is simpler.

## Keys and values

must-be-truth = { $where } must be true or false, not { $value }.
    .cure = Write true or false, without quotes.
must-be-table = { $where } must be a table, not { $value }.
    .cure = Write it as {"{"} key = value, … {"}"} or under a [heading].
must-be-list = { $where } must be a list, not { $value }.
    .cure = Write it as [one, two, …].
must-be-text = { $where } must be text, not { $value }.
    .cure = Write it in quotes.
must-be-number = { $where } must be a whole number, not { $value }.
    .cure = Write digits alone, without quotes or a point.
cannot-be = { $where } cannot be { $value }.{ $near }
    .cure = Choose one of { $known }.
not-a-slug = { $where } cannot be { $value }.
    .cure = Use small letters, digits and hyphens, as in my-edition.
not-a-colour = { $where } cannot be { $value }.
    .cure = Write a colour as # and six hex digits, as in "#1d4e89".
not-a-square = { $where } cannot be { $value }.
    .cure = Squares are numbered 0 to 39, from GO.
out-of-range = { $where } cannot be { $value }.
    .cure = Give a number from { $least } to { $most }.
empty-text = { $where } is empty.
    .cure = Write at least one letter, or leave the key out.
text-too-long = { $where } is too long.
    .cure = Use at most { $most } characters.
bad-key = { $where } cannot have the key “{ $key }”.
    .cure = { $cure }
unknown-key = There is no key “{ $key }”{ $where }.
    .cure = Known here: { $known }.
misspelt-key = There is no key “{ $key }”{ $where }. Did you mean “{ $near }”?
    .cure = Rename it to { $near }, or remove it.
lacking = { $where } lacks { $keys }.
    .cure = { $n ->
        [one] Add it, or extend an edition with it.
       *[other] Add them, or extend an edition with them.
    }

## The edition

not-whole = What is printed under { $ruleset } is not whole: { $reason }.
    .cure = A square that gets another kind begins afresh: give its name, and all that the kind needs.
ruleset-not-listed = The ruleset { $ruleset } is not among the rulesets of this edition.
    .cure = Add it to rulesets, or choose one that is listed: { $known }.
no-standard = The mode standard is missing.
    .cure = Every edition has it: add it to modes.
listed-twice = { $name } stands twice among the { $key }.
    .cure = List it once.
mode-of-no-ruleset = The mode { $mode } is in none of its rulesets ({ $rulesets }).
    .cure = They know { $known }: remove { $mode }, or add a ruleset that has it.
number-of-tokens = The number of tokens is { $count }.
    .cure = Each player needs one: give { $least } to { $most }.
token-twice = Two tokens are called “{ $name }”.
    .cure = Give each its own name.
variant-not-allowed = The variant { $name } is not allowed here.
    .cure = Whoever runs this says so: { $command }
no-options-there = The ruleset { $ruleset } has no options.
    .cure = Leave the options empty, or add another ruleset.
no-strength = Square { $at } has no strength, which the { $what } fight needs.
    .cure = Add strength to every street, or remove fight from the { $what }s.
too-few-deeds = The mode { $mode } deals { $dealt } deeds to each of { $players } players, but the board has { $deeds }.
    .cure = Use fewer tokens, deal fewer deeds, or leave the mode out.
number-of-variant = The number { $number } of the variant { $variant } cannot be { $value }.
    .cure = Give { $least } to { $most }.
variants-apart = The variants cannot be played by { $where }: { $why }
    .cure = Leave out a variant, or the rulesets and modes that it does not go with.
no-such-number = No variant has a number called “{ $name }”.{ $near }
    .cure = Rename { $name }, or remove it.
number-unplayed = The ruleset { $ruleset } has no { $name }.
    .cure = Remove { $name }, or play a variant that has it.
own-words = { $what }
    .cure = { $cure }
own-reason = { $why }.
too-few-coins = { $players } players start with { $together } coins together, but there are { $most }.
    .cure = Lower coins, or raise coins_in_all.
coins-beyond-a-hand = Players start with { $value } coins but may hold { $most }.
    .cure = Lower coins, or raise most_coins.

## The board

squares-missing = { $n ->
    [one] Square { $squares } is missing.
   *[other] Squares { $squares } are missing.
}
    .cure = A board has 40, numbered 0 to 39.
nothing-for-sale = Nothing on this board can be bought.
    .cure = Add streets or stations.
other-kind = Square { $at } is of the kind { $found }.
    .cure = On every board it is { $kind }: move the { $found } elsewhere.
second-of-kind = Square { $at } is a second { $kind }.
    .cure = A board has one, in its own corner: choose another kind.
square-lacks = Square { $at } has no { $key }, which the kind { $kind } needs.
    .cure = Add { $key } to square { $at }.
square-lacks-number = Square { $at } has no { $key }, which the kind { $kind } needs.
    .cure = Add { $key } to square { $at }, above 0.
square-has-more = Square { $at } has the key { $key }, but is of the kind { $kind }.
    .cure = Remove { $key }, or change the kind.
mortgage-above-price = Square { $at } can be mortgaged for { $mortgage } but costs { $price }.
    .cure = Lower the mortgage: it is usually half the price.
number-of-rents = Square { $at } has { $count ->
    [one] 1 rent
   *[other] { $count } rents
}.
    .cure = Give 6: bare, with 1 to 4 houses, with a hotel.
rents-fall = The rents of square { $at } do not rise: { $higher } comes after { $lower }.
    .cure = Each building must bring more than the one before it.
number-without-name = Square { $at } has a number, but the theme does not say what numbers are called.
    .cure = Add number to [theme], as in number = {"{"} fr = "N°", en = "No." {"}"}.
no-such-group = Square { $at } is in the group “{ $group }”, which is not there.{ $near }
    .cure = Choose one of { $known }, or add it under [groups].
lonely-street = Square { $at } is the only street of the group “{ $group }”.
    .cure = A group has at least two streets: give it another, or this street another group.
too-many-of-kind = The board has { $count } squares of the kind { $kind }, but { $key } lists { $listed }.
    .cure = Set { $key } under [choices], with one number for each number held.
odd-mortgage = Square { $at } costs { $price } and is mortgaged for { $mortgage }.
    .cure = Usually it is half the price: { $half }.
empty-group = No street is in the group “{ $group }”.
    .cure = Give it streets, or remove it.
no-way-to-jail = No square sends to jail.
    .cure = Make one of the kind go_to_jail, if you like.
same-name = Squares { $first } and { $second } have the same name.
    .cure = Give each deed a name of its own.

## Cards

card-lacks = The card { $card } has no { $key }, which the effect { $effect } needs.
    .cure = Add { $key } to the card.
card-has-more = The card { $card } has the key { $key }, which the effect { $effect } does not use.
    .cure = Remove { $key }, or change the effect.
unknown-blank = The words of the card { $card } have a blank { $blank } that nothing fills.
    .cure = This card may use { $known }.
empty-deck = The deck { $deck } is empty.
    .cure = List its cards, usually { $usual }.
too-many-cards = The deck { $deck } has { $count } cards.
    .cure = Give at most { $most }.
no-such-card = The deck { $deck } lists the card “{ $card }”, which is not there.{ $near }
    .cure = Add it under [cards.{ $deck }], or remove it from the list.
kept-cards = The deck { $deck } has { $count } cards that are kept to get out of jail.
    .cure = A deck has one at most: remove the others.
only-a-kept-card = The deck { $deck } is empty once its one card is kept.
    .cure = Add another card.
no-target = The card { $card } moves to the nearest { $target }, but under { $ruleset } the board has none.
    .cure = Remove the card from the deck, or add a { $target }.
effect-unplayed = The card { $card } has the effect { $effect }, but nothing always played under { $ruleset } brings it.
    .cure = Remove the card from the deck, or list it under [under.RULESET.decks] of a ruleset that has it alone.
odd-deck = The deck { $deck } has { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
    .cure = Usually there are { $usual }.
endless-deck = Cards may be drawn without end on square { $at }: every card of the deck { $deck } can move to a square where one is drawn.
    .cure = Add a card that moves nobody, or one that moves to a square without a deck.
endless-decks = Cards may be drawn without end on square { $at }: every card of both decks can move to a square where one is drawn.
    .cure = Add a card that moves nobody, or one that moves to a square without a deck.

## What is played

not-offered = The edition { $edition } has no { $what ->
    [ruleset] ruleset
    [mode] mode
   *[option] option
} “{ $asked }”{ $ruleset ->
    [none] {""}
   *[other] {" "}under { $ruleset }
}.
    .cure = Choose one of { $known }.
booklet-no-such-rule = There is no rule “{ $number }”.
    .cure = All of them: casedepart rules.
booklet-no-source = { $number } is neither printed nor ours.
    .cure = Write { $number } = {"{"} printed = ["A heading"] {"}"}, or { $number } = {"{"} ours = true {"}"}.
unplayable = { $why }
    .cure = {""}
number-unknown = nothing is called “{ $name }”: there are { $known }
number-not-words = { $name }={ $value }: { $name } is one of { $known }
number-not-truth = { $name }={ $value }: { $name } is true or false
number-not-whole = { $name }={ $value }: { $name } is a whole number from { $least } to { $most }
number-not-list = { $name }={ $value }: { $name } is { $n } whole numbers parted by slashes, as in { $printed }
contradict = { $first } and { $second } contradict each other: play one of them.
no-place = { $variant } ({ $rule }): { $why }
no-variant = There is no variant “{ $name }”: there are { $known }.
own-not-allowed = The variant “{ $name }” is not allowed here: whoever runs this says so, { $command }
own-no-variant = “{ $name }” is no variant: write “class { $kind }(casedepart.engine.Variant)”.
own-not-made = “{ $name }” cannot be made: { $reason }.
own-bad-name = “{ $name }” calls itself “{ $called }”: choose a name of its own, small letters and hyphens.
own-bad-rule = “{ $name }” calls a rule “{ $rule }”: a letter that no rule has yet and a number, as in “Y1”.
