"""Which games are kept as playthroughs, and how each is made.

One for every edition of the catalogue, ruleset, mode and choice of options: each option on and off.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations
from pathlib import Path
from typing import NamedTuple

from casedepart import bots
from casedepart.editions import Edition, GameSpec, catalogue, load
from casedepart.editions.spec import LARGE
from casedepart.record import Recorder, play_on
from casedepart.variants import HOUSE_RULES

FOLDER = Path(__file__).parent
PLAYERS = ("A", "B", "C")
BOT = "steady"
TIME_UP = 60
"""Turns after which a timed game is told that time is up."""
MOST_BYTES = 150_000
"""A playthrough is read by people when it changes: a longer game is passed over for another."""
TRIES = 400
SHOWS = {
    "fight": (" fought ",),
    "powers": ('"uses power',),
    "jackpot": (" pot ", " jackpot"),
    "speed-die": ("(bus)", "(monopoly)", '"moves to'),
    "sore-losers": (" figure ", '"last-lap ', " home "),
}
"""What the record of an option or a ruleset has to show, to be worth keeping."""


class Choice(NamedTuple):
    """One way of playing an edition."""

    edition: str
    ruleset: str
    mode: str
    options: tuple[str, ...]

    @property
    def name(self) -> str:
        """The name of its file: the ruleset only where it is not the edition's own."""
        ruleset = () if self.ruleset == load(self.edition).ruleset else (self.ruleset,)
        return ".".join([self.edition, *ruleset, self.mode, *self.options])

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.jsonl"

    def shown(self) -> list[str]:
        """What its record has to show."""
        return [sign for key in (*self.options, self.ruleset) for sign in SHOWS.get(key, ())]


def choices() -> Iterator[Choice]:
    """Every way of playing every edition of the catalogue."""
    for name in catalogue():
        edition = load(name)
        for ruleset in edition.rulesets:
            for mode in edition.modes(ruleset):
                for options in chosen(edition, ruleset, mode):
                    yield Choice(name, ruleset, mode, options)


def chosen(edition: Edition, ruleset: str, mode: str) -> Iterator[tuple[str, ...]]:
    """Every choice of options; on the classic board the large house rules too."""
    yield from every_subset(edition.options_under(ruleset))
    if (edition.id, ruleset, mode) == ("classic", edition.ruleset, "standard"):
        yield from list(every_subset(HOUSE_RULES[:LARGE]))[1:]


def every_subset(options: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """No option, each alone, any together."""
    return chain.from_iterable(combinations(options, count) for count in range(len(options) + 1))


def make(choice: Choice) -> str:
    """The first game by seed that ends, is short enough and shows what it should."""
    for attempt in range(1, TRIES + 1):
        text = played(choice, f"{choice.name} {attempt}")
        if text is not None and len(text.encode()) <= MOST_BYTES and all(sign in text for sign in choice.shown()):
            return text
    raise RuntimeError(f"{choice.name}: of {TRIES} games none ends in {MOST_BYTES} bytes and shows what it should")


def played(choice: Choice, seed: str) -> str | None:
    """The record of a game between bots; None when it does not end."""
    about = {"bots": BOT, "seed": seed}
    spec = GameSpec(choice.edition, choice.ruleset, choice.mode, choice.options, players=PLAYERS)
    recorder = Recorder(spec, about, digests=False)
    seats = [bots.make(BOT, f"{seed} {name}") for name in PLAYERS]
    if not play_on(recorder, seats, bots.Chance(seed), time_up_after=TIME_UP):
        return None
    return "\n".join(recorder.lines()) + "\n"
