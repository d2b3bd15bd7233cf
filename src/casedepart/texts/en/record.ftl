# What is said about a record. The value says what is wrong, .cure what to do.

kind = { $kind ->
    [str] a text in quotes
    [int] a whole number
    [bool] true or false
    [list] a list in brackets
   *[dict] an object in braces
}

## The file

no-file = There is no such file.
    .cure = Check its name and folder.
unreadable-file = It cannot be read: { $detail }.
    .cure = Give a file that can be read.
file-exists = There is something in this file already.
    .cure = Give another name; to go on with a game of yours, play it with --load.
unwritable-file = It cannot be written: { $detail }.
    .cure = Give another name or folder.
not-text = This is not UTF-8 text.
    .cure = A record is a text file, one JSON object a line: is this the right file?
empty = The file is empty.
    .cure = A record begins with a header and has one answer a line: is this the right file?
not-json = This is not JSON, from column { $column } on.
    .cure = A record has one whole JSON object on each line: mend this line, or look for the right file.
not-an-object = This line is JSON, but not an object in braces.
    .cure = A record has one JSON object on each line: mend this line, or look for the right file.
key-twice = “{ $key }” stands here twice.
    .cure = Take one of the two away.
cut-off-line = The file is cut off in the middle of this line.
    .cure = Look for the whole file; or put {"{"}"over": false{"}"} in place of this line to read what is there.
cut-off-header = The file is cut off in the middle of its header.
    .cure = Look for the whole file.
cut-off = The file is cut off after answer { $answers }: the line that closes a game is missing.
    .cure = Look for the whole file; or add the line {"{"}"over": false{"}"} to read what is there.
after-the-end = There is more after line { $closing }, which closes the game.
    .cure = Take away what follows it.

## The header

foreign = This is not a record of a game: the first line has no “casedepart”.
    .cure = A record begins with {"{"}"casedepart": 4, "edition": …{"}"}: is this the right file?
header-missing = The header is missing: the record begins with an answer.
    .cure = Put back its first line, {"{"}"casedepart": 4, "edition": …{"}"}.
second-header = Here a second header begins.
    .cure = Keep one game in a file.
header-format = “casedepart” is { $found }, which is no version of the format.
    .cure = It is a number from 1 to { $known }.
newer = The record is in format { $found }; this version reads formats 1 to { $known }.
    .cure = Install a newer Case Départ.
header-lacks = The header does not say “{ $key }”.
    .cure = Put “{ $key }” back into it.
header-list = The list “{ $key }” of the header holds something that is not text.
    .cure = Put each of its entries in quotes.
header-digest = The edition’s digest is too short: “{ $digest }”.
    .cure = It has at least { $length } characters.
key-unknown = There is no “{ $key }” on such a line.
    .cure = It may say: { $keys }.
value-kind = “{ $key }” has a value of the wrong kind.
    .cure = Give it { kind }.
name-twice = Two players are called “{ $name }”.
    .cure = Give each a name of their own.
name-reserved = No player can be called “{ $name }”: the record calls something else so.
    .cure = Choose another name.
name-length = No player can be called “{ $name }”.
    .cure = A name has 1 to 40 characters, with no space before or after it.
name-signs = The name “{ $name }” has a sign in it that the record needs.
    .cure = Choose a name without : > @ and brackets.
edition-unknown = It was played on the edition “{ $edition }” ({ $digest }), which is not among those that come with the game.
    .cure = Give that edition’s file with --edition, or read the record as written with --lines.
edition-broken = The edition that the record carries cannot be played: { $detail }
    .cure = Look for the record as it was saved, or give the edition’s file with --edition.
edition-changed = It was played on the edition “{ $edition }” as it was ({ $digest }, version { $engine }); that edition has changed since ({ $found }).
    .cure = Give the old file with --edition, try today’s with --anyway, or read the record as written with --lines.
edition-lacks = { $what ->
    [ruleset] The edition “{ $edition }” is not played by the ruleset “{ $asked }”.
    [mode] The edition “{ $edition }” has no mode “{ $asked }” under this ruleset.
   *[option] The edition “{ $edition }” has no option “{ $asked }” under this ruleset.
}
    .cure = It has: { $allowed }.
table-refused = Such a table cannot be: { $reason }
    .cure = Look for the record as it was saved.

## The answers

answer-lacks = This answer does not say “{ $key }”.
    .cure = A line reads {"{"}"n": 1, "by": "A", "do": "rolls", "events": […]{"}"}.
answer-events = The events of this answer are not all text.
    .cure = Put each in quotes, in the one-line notation.
closing-winners = The closing line does not say whether the game is over and who won.
    .cure = It reads {"{"}"over": true, "winners": ["A"]{"}"}, or {"{"}"over": false{"}"} for a game that is not over.
sequence = Answer { $found } stands where answer { $expected } should.
    .cure = Lines are missing, doubled or in another order: look for the record as it was saved.
player-unknown = There is no player “{ $name }” in this game.
    .cure = The players are { $players }; dice and cards are answers of “chance”.
answer-unreadable = “{ $answer }” is no answer that can be read. { $detail }
    .cure = Look for the record as it was saved.
parted = { $said }
    .cure = The record was edited or damaged: look for it as it was saved.
parted-rules = { $said }
    .cure = Play it with the build that recorded it, or read it as written with --lines.
no-such-answer = There is no position after answer { $at }.
    .cure = The record has { $answers } answers: choose 0 to { $answers }.

## The dice

dice-value = { $key ->
    [secret] The secret of the dice is not what it should be.
    [luck] What a player added to the dice is not what it should be.
    [throw] What the players’ devices told for a draw is not what it should be.
   *[other] What the header says of the dice is not what it should be: look at “{ $key }”.
}
    .cure = { $key ->
    [table] It is the table’s id: 1 to 64 letters, digits, hyphens or underscores.
    [from] It is a whole number, 0 or more: how many answers were given before.
    [scheme] It is 1, 2 or 3: how the players’ devices take part.
    [throw] It says “number”, and by seat “links”, “passed”, “joined” and “salt”, as docs/dice.md has it.
    [luck] It has at most 64 of the digits 0–9 and a–f: one text for each player in the header, or one on the line of a player’s answer.
   *[other] It has 64 of the digits 0–9 and a–f.
}
proof = { $draws ->
    [1] The one roll or card agrees with the commitment { $commitment }.
   *[other] All { $draws } rolls and cards agree with the commitment { $commitment }.
}
proof-anew = { $anew ->
    [one] Once a player’s digits began anew: another person, or another device.
   *[other] { $anew } times a player’s digits began anew: another person, or another device.
}
proof-passed = Players’ devices did not tell their digits in time and were passed over: { $names }.
proof-alone = { $alone ->
    [1] In one of these draws
   *[other] In { $alone } of these draws
} no player’s device took part: whoever knew the secret could tell what came.
proof-single = { $draws ->
    [1] In one of these draws
   *[other] In { $draws } of these draws
} one device alone took part ({ $names }): whoever had it and knew the secret could tell what came.
proof-chosen = { $scheme ->
    [1] Its dice are of the first scheme: whoever knew the secret could choose what came by what their device added or left out.
   *[2] Its dice are of the second scheme: whoever knew the secret could choose what came where only devices of theirs took part.
}
proof-since = The first { $since } answers were given before it, and their dice cannot be checked.
scripted = Its dice cannot be checked: it is a lesson, and a script decided them.
    .cure = Games at a table of a server that does not teach can be checked.
by-hand = Thrown by hand: its dice cannot be checked. Of { $draws } rolls and cards people told { $hand }; nothing was promised about any of them.
    .cure = For the rules alone there is casedepart replay --check.
no-dice = Its dice cannot be checked: nothing was promised about them before the game.
    .cure = Games at a table of a server can be checked; for the rules alone there is casedepart replay --check.
no-secret = Its dice cannot be checked yet: { $over ->
    [over] the game is over, but the secret is not in this record.
   *[unfinished] the game goes on, and the secret is told at its end.
}
    .cure = { $over ->
    [over] Download the record from its table again.
   *[unfinished] Keep the commitment, and download the record once the game is over.
}
no-draws = There is nothing to check: no roll and no card was drawn since the commitment.
    .cure = Download the record again once the game has gone on.
no-seal = The dice agree ({ $draws }), but the record is not sealed: a change that neither the dice nor the rules show would not be noticed.
    .cure = Download the record from its table again.
no-end = The dice agree ({ $draws }), but the record stops before the end of the game, and yet it tells the secret: its end is missing.
    .cure = Download the record from its table again.
noted-unreadable = This is no commitment.
    .cure = It has 64 of the digits 0–9 and a–f; the first { $least } are enough.

## Agreement

agreement = All agrees: { $answers } answers and { $events } events.
disagreement-event = After “{ $answer }” the rules say “{ $expected }”, the record says “{ $found }”.
disagreement-event-missing = After “{ $answer }” the rules say “{ $expected }”, the record does not.
disagreement-event-added = After “{ $answer }” the record says “{ $found }”, the rules do not.
disagreement-refused = The rules do not allow “{ $answer }” here: { $expected }
disagreement-position = After “{ $answer }” the position is { $expected }, the record says { $found }: this answer or its events were changed.
disagreement-end = { $found ->
    [over] The record says that the game is over; by the rules it goes on.
   *[unfinished] The record says that the game goes on; by the rules it is over.
}
disagreement-winners = By the rules the winners are: { $expected }; the record says: { $found }.
disagreement-seal = The file was changed after it was written: the seal on its last line does not belong to what it says now.
disagreement-drawn = “{ $answer }” was not drawn as promised: the secret gives “{ $expected }”.
disagreement-told = At “{ $answer }” the players’ devices did not take part as they must: { $found ->
    [luck] luck was added to an answer, which only the first scheme allowed.
    [throw] what they told stands where nothing was drawn, or in a record of the first scheme.
    [joined] one begins to take part between two roll calls.
    [passed] one was passed over that took no part.
    [links] not everyone who took part told a link for this number, or somebody else did.
    [salt] others took part than before and no salt was added, or one was where nobody came or went.
   *[unbound] a link was not bound by the one told before it.
}
disagreement-secret = The secret is not the one that was promised: its commitment is { $found }, the header says { $expected }.
disagreement-noted = This is not the commitment that you noted: it is { $found }, yours is { $expected }.
build = version { $version }{ $rules ->
    [unknown] {""}
   *[other] {" "}(rules { $rules })
}
other-build = It was recorded by { $build }, and this is { $here }.

## The telling

played = Ruleset: { $ruleset }. Mode: { $mode }. Options: { $options }.
mode-standard = standard
mode-speed = speed
mode-timed = timed
players = Players: { $players }.
none = none
setup = Before the first turn
turn-heading = Turn { $turn }: { $who }
unfinished = The game is not over: it was saved after answer { $answers }.
winners = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won together.
}
position-heading = After answer { $at } of { $answers }

## A position

asks = { $who } is asked: { $answers }
bank-holds = The bank has { $houses_word }: { $houses }, { $hotels_word }: { $hotels }
bank-coins = The bank has coins: { $coins }
game-over = The game is over.
owing = { $who } owes { $amount } to { $creditor }
due = { $who } may claim rent from { $visitor } for { $square }
offered = Offered: { $terms }
at-chance = Chance
