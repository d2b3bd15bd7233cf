"""The page knows no rule: no number that an edition plays by, and no sum with one, stands in its source."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from casedepart.editions import catalogue, load
from casedepart.engine.rules import CHOICE_NAMES, Rules
from tests.repository.tree import ROOT, text_of

SOURCE = ROOT / "web" / "src"
LEAST = 10
"""Smaller numbers are everywhere, and mean nothing."""
NUMBER = re.compile(r"(?<![\w.#$-])\d[\d_]*(?:\.\d+)?(?![\w.%])")
COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
STYLES = re.compile(r"<style.*?</style>", re.DOTALL)
STRINGS = re.compile(r"'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\]|\\.)*\"|`(?:[^`\\$]|\\.)*`")
MONEY = r"(?:price|mortgage|rent|rents|cash|building|amount|worth|fine|salary|least|most)"
SUM = re.compile(rf"\b{MONEY}\b(?:\[[^\]]*\])?\)?\s*[*/]\s*\d|\b\d+(?:\.\d+)?\s*\*\s*[\w.!?]*\b{MONEY}\b")


def numbers_of(rules: Rules) -> Iterator[int]:
    """Every number that this game is played by."""
    for name in CHOICE_NAMES:
        value = getattr(rules.choices, name)
        yield from value if isinstance(value, tuple) else (int(value),)
    for square in rules.board:
        yield from (square.price, square.mortgage, square.building, square.amount, *square.rent)
    for variant in rules.variants:
        yield from (*variant.set.values(), *(number for numbers in variant.printed.values() for number in numbers))
    for deck in rules.decks:
        yield from (number for card in deck for number in (card.n, card.m))


def numbers_of_the_rules() -> set[int]:
    """Those of every edition, ruleset and mode."""
    found: set[int] = set()
    for name in catalogue():
        edition = load(name)
        for ruleset in edition.rulesets:
            for mode in edition.modes(ruleset):
                found.update(numbers_of(edition.rules(ruleset, mode, edition.options_under(ruleset))))
    return {number for number in found if number >= LEAST}


def code_of(path: Path) -> str:
    """What is carried out: no style, no comment, no text, no drawing."""
    return STRINGS.sub("''", COMMENTS.sub("", STYLES.sub("", text_of(path))))


def sources() -> list[Path]:
    kept = (path for path in sorted(SOURCE.rglob("*")) if path.suffix in (".ts", ".svelte"))
    return [path for path in kept if not path.name.endswith(".test.ts")]


DRAWN = (
    "board/",
    "sound/",
    "style/",
    "pages/home/HeroPieces",
    "panels/end/",
    "panels/review/",
    "panels/chat/SignPicture",
    "pages/tv/",
)
"""Places in pictures, colours and tones, and the axes of a chart: there any number may stand."""
HARMLESS: dict[str, tuple[int, ...]] = {
    "box/CorrectSheet.svelte": (250,),  # milliseconds
    "calling/calling.ts": (120,),  # milliseconds
    "dice/DrawnTable.svelte": (60,),  # lines shown at a time
    "dice/check.ts": (25,),  # answers checked between two looks at the clock
    "dice/draws.ts": (32,),  # bits of a hash
    "dice/tellers.ts": (10, 1000),  # draws between roll calls; steps between two links
    "dice/told.ts": (16,),  # digits of a hash
    "main.ts": (1500,),  # milliseconds
    "pages/Daily.svelte": (1500,),  # milliseconds
    "pages/Figures.svelte": (10,),  # letters of a date
    "pages/NewTable.svelte": (300,),  # milliseconds
    "pages/Replay.svelte": (10, 400),  # a number's base; milliseconds
    "pages/daily/kept.ts": (10, 400),  # letters of a date; days kept
    "pages/figures/played.ts": (600,),  # games kept
    "pages/home/OwnGames.svelte": (12,),  # games listed
    "pages/home/lengths.ts": (60,),  # seconds
    "pages/home/setup/choices.ts": (
        10,
        14,
        20,
        30,
        60,
        90,
        120,
        180,
        300,
        900,
    ),  # seconds, minutes, days to choose from
    "pages/home/setup/words.ts": (60,),  # seconds
    "pages/replay/chunks.ts": (12, 200),  # moments fetched at once, and parts kept
    "pages/replay/film.svelte.ts": (120, 150, 600, 1200),  # milliseconds; answers kept
    "pages/table/clear.ts": (12,),  # pixels
    "panels/ChatPanel.svelte": (28, 300),  # pixels; letters
    "panels/LogPanel.svelte": (300,),  # lines kept
    "panels/PlayerChip.svelte": (20,),  # pixels
    "panels/Spoken.svelte": (2500, 8000),  # milliseconds
    "panels/TradeSheet.svelte": (250,),  # milliseconds
    "panels/log/history.svelte.ts": (60,),  # lines fetched at once
    "panels/play/guard.ts": (600, 1500),  # milliseconds
    "panels/play/odds.ts": (100,),  # per cent
    "panels/players/Reaction.svelte": (26, 6000),  # pixels; milliseconds
    "panels/trade/step.ts": (10,),  # the base of figures
    "parts/ChanceBar.svelte": (100,),  # per cent
    "parts/CopyField.svelte": (2500,),  # milliseconds
    "parts/Countdown.svelte": (60, 250, 1000),  # seconds, milliseconds
    "parts/PreferencesSheet.svelte": (90, 100, 115, 130, 150),  # sizes of text
    "preferences.svelte.ts": (60, 100),  # per cent
    "protocol/connection.ts": (16, 250, 1000, 2000, 5000, 6000),  # bytes; milliseconds
    "protocol/keys.ts": (10, 24, 300),  # keys of a hello; bytes; tables remembered
    "protocol/record.ts": (10_000,),  # milliseconds
    "table/luck.ts": (2000,),  # links of a chain
    "table/table.svelte.ts": (2000, 8000),  # milliseconds
    "words/chances.ts": (100,),  # per cent
    "words/verbs.ts": (50, 100),  # places in an order
    "panels/house/price.svelte.ts": (250, 5000),  # milliseconds
}
"""Numbers that only happen to be in the rules too, and what they are."""


def test_no_number_of_the_rules_stands_in_the_page() -> None:
    known = numbers_of_the_rules()
    assert {1500, 200, 50, 32, 12} <= known
    found = {}
    for path in sources():
        name = path.relative_to(SOURCE).as_posix()
        numbers = {float(number.replace("_", "")) for number in NUMBER.findall(code_of(path))}
        rest = (numbers & known) - set(HARMLESS.get(name, ()))
        if rest and not name.startswith(DRAWN):
            found[name] = sorted(rest)
    assert found == {}


def test_every_harmless_number_is_still_there() -> None:
    gone = [name for name in HARMLESS if not (SOURCE / name).is_file()]
    gone += [
        f"{name}: {number}"
        for name, numbers in HARMLESS.items()
        if name not in gone
        for number in set(numbers) - {float(found.replace("_", "")) for found in NUMBER.findall(code_of(SOURCE / name))}
    ]
    assert gone == []


def test_no_sum_of_money_is_worked_out_in_the_page() -> None:
    found = [f"{path.name}: {match.group()}" for path in sources() for match in SUM.finditer(code_of(path))]
    assert found == []
