# Checking the dice in the browser (docs/dice.md).

dice-title = Check the dice
dice-about = Before the first roll the table promised its dice: it showed the digest of a secret. Now that the secret is told, your own browser can draw every roll, card and deal again, with nobody’s help.
dice-commitment = Promised before the first roll
dice-secret = The secret, told after the last
dice-check = Draw everything again
dice-checking = Drawing again…
dice-besides = That the rules were kept as well is checked by “casedepart verify” with the record.
dice-unreachable = The record cannot be fetched just now. Try again in a moment.
dice-proof = { $draws ->
    [1] The one roll or card agrees with the commitment { $commitment }.
   *[other] All { $draws } rolls and cards agree with the commitment { $commitment }.
}
dice-proof-anew = { $anew ->
    [one] Once a player’s digits began anew: another person, or another device.
   *[other] { $anew } times a player’s digits began anew: another person, or another device.
}
dice-proof-alone = { $alone ->
    [1] In one of these draws
   *[other] In { $alone } of these draws
} no player’s device took part: whoever knew the secret could tell what came.
dice-proof-passed = Players’ devices did not tell their digits in time and were passed over: { $names }.
dice-proof-single = { $draws ->
    [1] In one of these draws
   *[other] In { $draws } of these draws
} one device alone took part ({ $names }): whoever had it and knew the secret could tell what came.
dice-proof-chosen = { $scheme ->
    [1] Its dice are of the first scheme: whoever knew the secret could choose what came by what their device added or left out.
   *[2] Its dice are of the second scheme: whoever knew the secret could choose what came where only devices of theirs took part.
}
dice-proof-since = The first { $since } answers were given before it, and their dice cannot be checked.
dice-parted-drawn = Line { $line } of the record was not drawn as promised: the secret gives “{ $expected }”, the record says “{ $found }”.
dice-parted-told = At line { $line } of the record the players’ devices did not take part as they must: { $found ->
    [luck] luck was added to an answer, which only the first scheme allowed.
    [throw] what they told stands where nothing was drawn, or in a record of the first scheme.
    [joined] one begins to take part between two roll calls.
    [passed] one was passed over that took no part.
    [links] not everyone who took part told a link for this number, or somebody else did.
    [salt] others took part than before and no salt was added, or one was where nobody came or went.
    [heard] the table showed this device another salt than the one in the record.
   *[unbound] a link was not bound by the one told before it.
}
dice-parted-secret = The secret is not the one that was promised: its commitment is { $found }, the record’s first line says { $expected }.
dice-parted-noted = The record’s commitment is not the one that the table showed: it is { $found }, the table showed { $expected }.
dice-parted-edition = The record was played on another edition ({ $expected }) than the one that the table gives ({ $found }).
dice-parted-seal = The dice agree, but the record was changed after it was written: the seal on its last line does not belong to what it says now.
dice-no-dice = These dice cannot be checked: nothing was promised about them before the game.
dice-no-secret = { $over ->
    [over] These dice cannot be checked: the game is over, but the secret is not in the record.
   *[unfinished] These dice cannot be checked yet: the game goes on, and the secret is told at its end.
}
dice-no-draws = There is nothing to check: no roll and no card was drawn since the commitment.
dice-no-seal = The dice agree ({ $draws }), but the record is not sealed: a change that the dice do not show would not be noticed.
dice-no-end = The dice agree ({ $draws }), but the record stops before the end of the game, and yet it tells the secret: its end is missing.
dice-unreadable = Line { $line } of the record cannot be read, or lines are missing before it.
dice-no-third = The two dice and the cards agree ({ $draws }), but nothing is promised of the third die, which a variant of someone’s own brings: “casedepart verify” draws it again where that variant is installed.
dice-roll = { $first } and { $second }
dice-roll-third = { $first }, { $second } and { $third }
dice-card = { $deck ->
    [chance] first deck: { $card }
   *[chest] second deck: { $card }
}
dice-all = { $n ->
    [one] The draw
   *[other] All { $n } draws
}
dice-more = Show more ({ $n } left)
dice-moment = Answer { $n } in the replay
dice-column-draw = Draw
dice-column-answer = Answer
dice-column-written = Recorded
dice-column-given = Drawn again
