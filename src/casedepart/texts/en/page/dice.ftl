# Checking the dice in the browser (docs/dice.md).

dice-title = Verify the dice
dice-about = The table committed to its dice before the first roll. Now your browser can check every roll and card.
dice-commitment = Promised before the first roll
dice-secret = The secret, told after the last
dice-check = Check every roll
dice-checking = Checking…
dice-besides = To check that the rules were kept too, run “casedepart verify” on the record.
dice-unreachable = Can’t load the record right now. Try again in a moment.
dice-proof = { $draws ->
    [1] The one roll or card agrees with the commitment { $commitment }.
   *[other] All { $draws } rolls and cards agree with the commitment { $commitment }.
}
dice-proof-anew = { $anew ->
    [one] Once a player’s digits started over: another person, or another device.
   *[other] { $anew } times a player’s digits started over: another person, or another device.
}
dice-proof-alone = { $alone ->
    [1] In one of these draws
   *[other] In { $alone } of these draws
} no player’s device took part. Anyone who knew the secret could tell what came.
dice-proof-passed = Players’ devices didn’t send their digits in time and were skipped: { $names }.
dice-proof-single = { $draws ->
    [1] In one of these draws
   *[other] In { $draws } of these draws
} one device alone took part ({ $names }). Anyone who had it and knew the secret could tell what came.
dice-proof-chosen = { $scheme ->
    [1] Its dice are of the first scheme: anyone who knew the secret could choose what came by what their device added or left out.
   *[2] Its dice are of the second scheme: anyone who knew the secret could choose what came where only devices of theirs took part.
}
dice-proof-since = The first { $since } answers were given before it, and their dice can’t be checked.
dice-parted-drawn = Line { $line } of the record wasn’t drawn as promised: the secret gives “{ $expected }”, the record says “{ $found }”.
dice-parted-told = At line { $line } of the record the players’ devices didn’t take part as they must: { $found ->
    [luck] luck was added to an answer, which only the first scheme allowed.
    [throw] what they told stands where nothing was drawn, or in a record of the first scheme.
    [joined] one begins to take part between two roll calls.
    [passed] one was passed over that took no part.
    [links] not everyone who took part told a link for this number, or somebody else did.
    [salt] others took part than before and no salt was added, or one was where nobody came or went.
    [heard] the table showed this device another salt than the one in the record.
   *[unbound] a link wasn’t bound by the one told before it.
}
dice-parted-secret = The secret isn’t the one that was promised: its commitment is { $found }, the record’s first line says { $expected }.
dice-parted-noted = The record’s commitment isn’t the one that the table showed: it’s { $found }, the table showed { $expected }.
dice-parted-edition = The record was played on another edition ({ $expected }) than the one that the table gives ({ $found }).
dice-parted-seal = The dice agree, but the record was changed after it was written: the seal on its last line doesn’t belong to what it says now.
dice-no-dice = These dice can’t be checked: the table promised nothing about them before the game.
dice-no-secret = { $over ->
    [over] These dice can’t be checked: the game is over, but the secret isn’t in the record.
   *[unfinished] These dice can’t be checked yet. The secret is told when the game ends.
}
dice-no-draws = There’s nothing to check: no roll and no card since the commitment.
dice-no-seal = The dice agree ({ $draws }), but the record isn’t sealed. A change that the dice don’t show would go unnoticed.
dice-no-end = The dice agree ({ $draws }), but the record stops before the end of the game, and yet it tells the secret: its end is missing.
dice-unreadable = Line { $line } of the record can’t be read, or lines are missing before it.
dice-no-third = The two dice and the cards agree ({ $draws }). The third die comes from a variant of someone’s own, and nothing was promised of it. “casedepart verify” can check it where that variant is installed.
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
