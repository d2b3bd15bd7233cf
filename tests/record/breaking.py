"""Ways in which the record of a short game is cut off, edited, damaged, or never was one.

Each becomes a file in `broken/`; what is said about them stands in `broken/messages.en.txt` and `.fr.txt`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any
from unittest.mock import patch

from casedepart.record import Disagreement, RecordError, parse
from tests.record.short_game import short_game

BROKEN = Path(__file__).parent / "broken"
Break = Callable[[list[str]], Iterable[str]]
"""From the lines of a sound record to those of a broken one; line 1 is the header, at place 0."""


def edit(place: int, **changes: Any) -> Break:
    """Change values of one line; None takes a key away."""

    def broken(lines: list[str]) -> list[str]:
        values = {**json.loads(lines[place]), **changes}
        kept = {key: value for key, value in values.items() if value is not None}
        return [*lines[:place], dumped(kept), *(lines[place + 1 :] if place >= 0 else ())]

    return broken


def event(n: int, old: str, new: str) -> Break:
    """Change the events of answer n."""

    def broken(lines: list[str]) -> list[str]:
        assert old in lines[n], lines[n]
        return [*lines[:n], lines[n].replace(old, new), *lines[n + 1 :]]

    return broken


def renumbered(lines: Iterable[str]) -> list[str]:
    """The same lines, their answers counted anew: an edit by someone who knows the format."""
    header, *answers, closing = lines
    return [header, *(dumped({**json.loads(line), "n": n}) for n, line in enumerate(answers, 1)), closing]


def swapped(lines: list[str]) -> list[str]:
    return [*lines[:8], lines[9], lines[8], *lines[10:]]


def doubled(lines: list[str]) -> list[str]:
    return [*lines[:4], lines[3], *lines[4:]]


def dumped(values: dict[str, Any]) -> str:
    return json.dumps(values, ensure_ascii=False)


DICE = {"table": "ours", "commitment": "0" * 64, "luck": ["", ""]}
"""What a header may say of its dice."""
BREAKS: dict[str, Break] = {
    # The file
    "empty": lambda lines: [],
    "blank-lines-only": lambda lines: ["", "  ", ""],
    "plain-text": lambda lines: ["Anna rolled a four and a three.", "Then Bruno rolled."],
    "not-one-object-a-line": lambda lines: json.dumps(json.loads(lines[0]), indent=2).split("\n"),
    "list-of-lines": lambda lines: [json.dumps([json.loads(line) for line in lines])],
    "bad-json": lambda lines: [*lines[:4], lines[4].replace('"by": ', '"by" '), *lines[5:]],
    "key-twice": lambda lines: [*lines[:4], lines[4].replace('"n": 4', '"n": 4, "n": 4'), *lines[5:]],
    "endless-number": lambda lines: [*lines[:4], lines[4].replace('"n": 4', '"n": ' + "4" * 5000)],
    "cut-off-in-a-line": lambda lines: [*lines[:12], lines[12][:40]],
    "cut-off-in-the-header": lambda lines: [lines[0][:60]],
    "cut-off-between-lines": lambda lines: [*lines[:12], ""],
    "header-alone": lambda lines: [lines[0], ""],
    "after-the-end": lambda lines: [*lines, lines[-2]],
    "two-games": lambda lines: [*lines[:-1], *lines],
    # The header
    "foreign": lambda lines: ['{"event": "login", "user": 3}', '{"event": "logout", "user": 3}'],
    "missing-header": lambda lines: lines[1:],
    "newer-format": edit(0, casedepart=6),
    "format-in-quotes": edit(0, casedepart="2"),
    "header-without-mode": edit(0, mode=None),
    "unknown-header-key": edit(0, colour="red"),
    "player-not-in-quotes": edit(0, players=["Anna", 2]),
    "players-not-a-list": edit(0, players="Anna"),
    "same-name-twice": edit(0, players=["Anna", "Anna"]),
    "player-called-bank": edit(0, players=["Anna", "bank"]),
    "player-without-name": edit(0, players=["Anna", ""]),
    "player-with-hidden-signs": edit(0, players=["Anna", "\x1b[31mBruno"]),
    "one-player": edit(0, players=["Anna"]),
    "nine-players": edit(0, players=list("ABCDEFGHI")),
    "unknown-edition": edit(0, edition="atlantis"),
    "edition-by-a-path": edit(0, edition="../classic.toml"),
    "changed-edition": edit(0, digest="0123456789abcdef"),
    "short-digest": edit(0, digest="0123"),
    "unknown-ruleset": edit(0, ruleset="house-rules"),
    "unknown-mode": edit(0, mode="blitz"),
    "option-not-offered": edit(0, options=["powers"]),
    "dice-not-an-object": edit(0, dice="fair"),
    "dice-without-table": edit(0, dice={"commitment": "0" * 64, "luck": ["", ""]}),
    "dice-at-a-table-with-spaces": edit(0, dice={**DICE, "table": "our table"}),
    "dice-with-short-commitment": edit(0, dice={**DICE, "commitment": "0123"}),
    "dice-with-luck-of-three": edit(0, dice={**DICE, "luck": ["", "", ""]}),
    "dice-with-luck-in-capitals": edit(0, dice={**DICE, "luck": ["", "C0FFEE"]}),
    "dice-with-luck-that-is-no-text": edit(0, dice={**DICE, "luck": ["", 7]}),
    "dice-from-before-the-game": edit(0, dice={**DICE, "from": -1}),
    "dice-of-a-fourth-scheme": edit(0, dice={**DICE, "scheme": 4}),
    "dice-with-unknown-key": edit(0, dice={**DICE, "colour": "red"}),
    # The answers
    "line-missing": lambda lines: [*lines[:6], *lines[7:]],
    "doubled-line": doubled,
    "doubled-and-renumbered": lambda lines: renumbered(doubled(lines)),
    "swapped-lines": swapped,
    "swapped-and-renumbered": lambda lines: renumbered(swapped(lines)),
    "number-in-quotes": edit(6, n="6"),
    "number-true": edit(1, n=True),
    "answer-without-do": edit(6, do=None),
    "answer-without-events": edit(6, events=None),
    "event-not-in-quotes": edit(4, events=[7]),
    "unknown-answer-key": edit(6, comment="a bold move"),
    "luck-that-is-a-word": edit(3, luck="please"),
    "luck-of-chance": edit(4, luck="77"),
    "throw-without-a-number": edit(4, throw={"links": {"0": "77"}}),
    "luck-that-is-too-long": edit(3, luck="7" * 65),
    "unknown-player": edit(3, by="Chloé"),
    "unknown-verb": edit(3, do="jumps"),
    "chance-rolls": edit(3, by="chance"),
    "player-throws-dice": edit(4, by="Anna"),
    "die-of-seven": edit(4, do="dice 1 7"),
    "unknown-card": edit(13, do="card chance win-the-lottery"),
    "square-forty": edit(21, do="offers Anna: {give: {cash: 100}, get: {squares: [40]}}"),
    "refused-answer": edit(5, do="builds 3"),
    "refused-bid": edit(18, do="bids 20"),
    "changed-die": edit(4, do="dice 1 3"),
    "changed-card": edit(13, do="card chance go-to-jail"),
    "changed-bid": edit(17, do="bids 25"),
    "changed-offer": edit(21, do="offers Anna: {give: {cash: 101}, get: {squares: [3]}}"),
    "changed-rule-of-an-event": event(9, "[P6]", "[P7]"),
    "changed-sum-of-an-event": event(9, "paid 4", "paid 40"),
    "event-taken-away": edit(9, events=["Anna claimed > Bruno @3 [P6]"]),
    "event-added": edit(3, events=["Anna received 500 [T4]"]),
    "changed-digest": edit(5, after="00000000"),
    # The end
    "changed-winner": edit(-1, winners=["Bruno"]),
    "unknown-winner": edit(-1, winners=["Chloé"]),
    "end-without-winners": edit(-1, winners=None),
    "over-in-quotes": edit(-1, over="true"),
    "short-secret": edit(-1, secret="0123"),
    "changed-seal": edit(-1, seal="0" * 64),
    "seal-of-another-text": edit(0, about={"seed": "7"}),
    "said-to-go-on": edit(-1, over=False, winners=None),
    "said-to-be-over": lambda lines: [*lines[:12], lines[-1]],
}


of_one_build = patch("casedepart.rules_fingerprint", lambda: "0123456789abcdef")
"""As if every build had the same rules: these files are about damage, and stay as they are when a rule changes."""
SILENT = ("changed-offer", "changed-digest")
"""Changes that no event shows: only the digests of positions do."""


def broken_text(name: str) -> str:
    """The text of a broken file; only one that is cut off lacks its last line's end."""
    lines = list(BREAKS[name](list(short_game(digests=name in SILENT).lines())))
    return "\n".join(lines) + ("" if name.startswith("cut-off") or not lines else "\n")


def message(name: str, language: str) -> str:
    """What is said about a broken file; digests, which change with editions, left out."""
    path = f"{name}.jsonl"
    try:
        found = parse(broken_text(name), path).check()
    except RecordError as error:
        return without_digests(error.told(language))
    assert isinstance(found, Disagreement), f"{name} is not broken"
    return without_digests(f"{path}:{found.line}: {found.told(language)}")


def without_digests(said: str) -> str:
    return re.sub(r"\b[0-9a-f]{8,16}\b", "…", said)


def messages(language: str) -> dict[str, str]:
    """The message that each broken file should get, as kept in `broken/`."""
    kept = (BROKEN / f"messages.{language}.txt").read_text(encoding="utf-8").splitlines()
    return {line.partition(".jsonl:")[0]: line for line in kept}


@of_one_build
def write() -> None:
    """Make the broken files and their messages anew."""
    for file in BROKEN.iterdir():
        file.unlink()
    for name in BREAKS:
        (BROKEN / f"{name}.jsonl").write_text(broken_text(name), encoding="utf-8", newline="\n")
    for language in ("en", "fr"):
        said = "".join(f"{message(name, language)}\n" for name in BREAKS)
        (BROKEN / f"messages.{language}.txt").write_text(said, encoding="utf-8", newline="\n")
