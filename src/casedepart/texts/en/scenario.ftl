# What is told of a scenario that failed.

failed = failed: { $title }
step = step { $number }, line { $line }: { $text }
end = { $text }, line { $line }
expected = expected
found = found
allowed = it is allowed
refused = it is refused
refused-by = it is refused by { $rule }
said = it is refused by { $rule }: { $said }
differs = line { $line }, { $what }
fault = a fault of the program, not of the scenario: { $fault }

# A position that no game comes to.

impossible = given, line { $line }: no game comes to this position
impossible-fault = line { $line }, { $what }: { $why }
impossible-how = To play it all the same: casedepart check --impossible { $file }

# What is wrong with a scenario’s file. The value says what, .cure what to do; words of the file stand as they are there.

quoted = “{ $value }”
in-quotes = “{ $value }” in quotes
a-mapping = a mapping
a-list = a list
nothing = nothing
meant = Did you mean “{ $word }”?{" "}
near-it = Near it: { $rules }.{" "}

## What a thing is called in a message

it-scenario = A scenario
it-field-name = The name of a field
it-field = “{ $field }”
it-field-of = “{ $field }” of { $of }
it-of-bank = “{ $field }” of the bank
it-of-offer = “{ $field }” of an offer
it-step = A step
it-offer = An offer
it-card-does = What a card does
it-square = A square
it-buildings = The number of buildings of square { $square }
it-option = An option
it-card = A card
it-deck = A deck
it-verb = A verb
it-player = A player
it-player-name = A player’s name
it-players = A set of players
it-asked = What { $player } is asked

## Where a word stands

in-scenario = {" "}of a scenario
in-part = {" "}in “{ $part }”
in-bank = {" "}of the bank
in-player = {" "}of a player
in-offer = {" "}of an offer
in-variant = {" "}of “{ $variant }”
in-edition = {" "}in the edition { $edition }
in-ruleset = {" "}in the edition { $edition } under { $ruleset }
in-deck = {" "}in the deck “{ $deck }” of this edition

## The file

no-file = There is no such file.
    .cure = Check its name and its folder.
unreadable-file = It cannot be read: { $reason }.
    .cure = Name a file that you may read.
not-text = This is not UTF-8 text.
    .cure = Save the file as UTF-8.
empty = There is no scenario in this file.
    .cure = { cure-document }
empty-folder = There is no scenario below this folder.
    .cure = Name a .yaml file.
nested = This file is nested too deep.
    .cure = A scenario needs five levels at most.
no-sign = There is a character here that is no text.
    .cure = Remove it.
not-yaml = This cannot be read as YAML.
    .cure = Look at the indents, colons, brackets and quotes here and above.
tabs = YAML cannot be indented by tabs.
    .cure = Write spaces.
glued = “{ $word }” is read as one word.
    .cure = Put a space after the colon.
twice = “{ $name }” stands here twice, first on line { $line }.
    .cure = Keep one of them.
not-a-mapping = { $what } must be a mapping, not { $value }.
    .cure = { $how }
not-a-list = { $what } must be a list, not { $value }.
    .cure = { $how }
not-a-text = { $what } must be a text, not { $value }.
    .cure = { $how }
not-whole = { $what } must be a whole number, not { $value }.
    .cure = { $how }
not-so-much = { $what } cannot be { $number }.
    .cure = { $how }
not-truth = { $what } must be true or false, not { $value }.
    .cure = Write true or false.
no-such-square = There is no square { $number }.
    .cure = Squares are 0 to 39, counted from GO.
unknown = There is no { $kind ->
    [field] field
    [field-or-player] field or player
    [player] player
    [verb] verb
    [deck] deck
    [card] card
    [side] side
    [option] option
    [mode] mode
   *[ruleset] ruleset
} “{ $word }”{ $where }.
    .cure = { $how }
there-are = { $meant }There are: { $known }.
leave-out = Leave it out.
no-such-rule = There is no rule “{ $number }”.
    .cure = { $near }“casedepart rules” lists them all.

## How something is written

cure-document = Write its fields: rule, name, edition, players, given, steps, then.
cure-rule = Write a rule’s number, as in P7.
cure-word = Write “{ $field }:” and a word.
cure-least = Write a whole number, { $least } or more.
cure-bounds = Write a whole number, { $least } to { $most }.
cure-given = Write it as in {"{"}A: {"{"}at: 34{"}"}{"}"}.
cure-expect = Write what must hold, as in {"{"}A: {"{"}cash: 1430{"}"}{"}"}.
cure-numbers = Write it as in {"{"}salary: 400{"}"}.
cure-options = Write a list, as in [fight], or leave “options” out.
cure-deck-cards = Write a list of cards, as in [advance-to-go].
cure-steps = Begin each step with a dash.
cure-players = Write names in turn order, as in [A, B, C].
cure-name = Write a word, as in A or Mimi.
cure-seat = Name one of { $known }.
cure-seats = Write a list, as in [{ $name }].
cure-bank = Write what it has left, as in {"{"}houses: 3{"}"}.
cure-variant = It keeps { $known }.
cure-asked = Write verbs for players, as in {"{"}{ $name }: [buys, declines]{"}"}.
cure-player = Write fields, as in {"{"}cash: 500, at: 10{"}"}.
cure-properties = Write a list of squares, as in [37, 39].
cure-squares = Write a list of squares, as in [5, 12].
cure-decks = Write a list of decks: [chance], [chest] or both.
cure-deck = Write chance or chest.
cure-buildings = Write street and number, as in {"{"}37: 4{"}"}; 5 is a hotel.
cure-step = Write WHO VERB, as in “A rolls 3 4” or “B claims”.
cure-offer = Write “A offers B: {"{"}give: {"{"}cash: 100{"}"}, get: {"{"}squares: [12]{"}"}{"}"}”.
cure-time = Write “time is up by agreement”, or who gives up.
cure-card = Write a deck, and what its card does: “card chance: collect 50”.
cure-correction = Write what is so, each thing in brackets: “correction [A cash 500] [A owns 1 3] [turn B]”.
cure-deal = Write a player and squares: “bank deals A 1 39”.
cure-refused = Write “refused: B claims” or “refused: {"{"}step: B builds 37, rule: B3{"}"}”.

## The document

no-steps = This scenario has neither steps nor then.
    .cure = Add one of them.
no-players = This scenario does not say its players.
    .cure = Add “players: [A, B, C]”.
says-no-edition = This scenario does not say its edition.
    .cure = Add “edition:” and a file or one of { $known }.
bad-number = { $why }.
    .cure = {""}
bad-options = { $why }
    .cure = Leave one of the options out.
number-unplayed = “{ $name }” is a number of { $variant }, which is not played.
    .cure = Add { $variant } to “{ $field }”, or leave it out.
bad-edition = { $why }
    .cure = { $how }
broken-edition = This edition cannot be played: { $why }
    .cure = {""}
variant-not-allowed = The variant “{ $name }” is not allowed here.
    .cure = Say so: { $command }
called-twice = Two players are called “{ $name }”.
    .cure = Give each a name of their own.
number-of-players = This edition is not for { $count } (S2).
    .cure = Name { $least } to { $most } players.
name-no-text = YAML does not take “{ $name }” for a text.
    .cure = Put it in quotes, or choose a word.
name-taken = No player can be called “{ $name }”: it means something else here.
    .cure = { cure-name }
no-name = “{ $name }” is no name.
    .cure = { cure-name }

## Steps

one-entry = A step has one entry, not { $count }.
    .cure = Begin each step with a dash; the rule of a refusal stands within it.
one-refused = “refused” holds one step, not { $count }.
    .cure = { cure-refused }
no-such-step = There is no step “{ $words }: …”.
    .cure = Before a colon stand “expect”, “refused” or an offer, as in “A offers B”.
unread = “{ $words }” cannot be read.
    .cure = { $how }
no-verb = This step does not say what is done.
    .cure = { cure-step }
bad-words = { $why }
    .cure = Write it as in “{ $example }”.
must-name-dice = “{ $words }” must name two dice.
    .cure = Write both, as in “A rolls 3 4”.
no-three-dice = “{ $words }” does not name three dice.
    .cure = { $why }
no-two-dice = “{ $words }” does not name two dice.
    .cure = A die shows 1 to 6.
dealt-before = Deeds are dealt only before a game.
    .cure = Add “dealing: true” to this scenario.
third-die-missing = “{ $words }” names two dice, and a third lies on the table.
    .cure = Add what it shows: { $faces }.
third-die-unasked = “{ $words }” names a third die, and two are thrown here.
    .cure = Leave it out.
card-not-named = “{ $words }” draws a card of the deck “{ $deck }” that the scenario does not name.
    .cure = Add its name to “{ $deck }” under “given”.
card-cannot-come = The card “{ $card }” cannot come now: it is held, or under its deck “{ $deck }”.
    .cure = Name another card in “{ $deck }” under “given”.

## The position

no-property = Square { $square } is no property: no one can own it.
    .cure = Name a property.
no-street = Square { $square } is no street: nothing is built there.
    .cure = { cure-buildings }
bankrupt-owner = { $player } is bankrupt, and owns nothing.
    .cure = Leave out what they own, or “out”.
two-owners = Square { $square } cannot belong to both { $other } and { $player }.
    .cure = Give it to one of them.
not-their-street = { $player } does not own square { $square }.
    .cure = Add it to “owns”; what stands where no one owns belongs in “streets”.
owned-street = Square { $square } belongs to { $player }; “streets” is for those no one owns.
    .cure = Write it in “houses” of { $player }.
too-high = No street has { $count } houses here: the hotel comes after { $tall } (Q2).
    .cure = Write 0 to { $tall }, or 5 for a hotel.
card-held = { $player } holds the jail card of “{ $deck }” already.
    .cure = Each deck has one: give it to one player.
no-jail-card = The deck “{ $deck }” of this edition has no jail card.
    .cure = Leave it out.
no-coins = There are no coins and no figure here (S8).
    .cure = Play it under sore-losers.
coins-in-all = There are only { $most } coins in all.
    .cure = Write 0 to { $most }.
two-figures = { $player } is M. Monopoly already.
    .cure = There is one figure: give it to one player.
bad-variant = The variant { $variant } cannot stand so: { $why }.
    .cure = Write another position.
houses-in-all = There are only { $most } { $thing } in all.
    .cure = Write 0 to { $most }.
endless-stock = The bank never runs out of { $thing } here (H22).
    .cure = Leave this out, or the house rule.
too-many-tries = No one is still in jail after { $tries } failed tries (J5).
    .cure = Write 0 to { $most }.
no-last-lap = There is no last lap under this ruleset (W2).
    .cure = Play it under sore-losers.
turn-of-bankrupt = { $player } is bankrupt, and has no turn.
    .cure = Name another player.

## A position to look at

no-position = There is no position after { $at } steps: the scenario has { $count }.
    .cure = Choose a smaller number, or leave --at out.
not-so-step = Step { $number } does not come out as the scenario says.
    .cure = See “casedepart check { $file }”.
no-such-scenario = There is no scenario “{ $which }” in this file.
    .cure = Choose one with --scenario and its number or name: { $listed }.
several-scenarios = This file has { $count } scenarios.
    .cure = Choose one with --scenario and its number or name: { $listed }.
