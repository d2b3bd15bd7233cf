"""`lab.compare`: two variations on the same dice (common random numbers), and whether what changes is noise."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from casedepart import bots as players_of_ours
from casedepart.bots.play import TIMED_TURNS
from casedepart.lab.games import game_row
from casedepart.lab.numbers import decimal, interval_in_words, percent, timed_remark
from casedepart.lab.result import FigureTable, Result, Row
from casedepart.lab.setting import (
    FEWEST_PAIRS,
    STANDARD,
    AnyEdition,
    Changes,
    LabError,
    Words,
    executor,
    in_words,
    read_setting,
    varied,
)
from casedepart.sim.comparison.compare import Comparison
from casedepart.sim.comparison.compare import compare as play_pairs
from casedepart.sim.comparison.differences import LESS, MORE, ORDER_WINS, PERHAPS, Figure
from casedepart.sim.comparison.variation import VariationError
from casedepart.sim.executors import Progress
from casedepart.sim.games import DEFAULT_BOT, Simulation
from casedepart.sim.intervals import interval_digits
from casedepart.texts import text

if TYPE_CHECKING:
    from casedepart.lab.plots import Picture

KEYS = ("difference", "interval", "verdict")
DIGITS = {"winner-worth": 0, "turns": 1}
"""How many digits after the point a figure has that is not a share; two, unless it is large."""


@dataclass(frozen=True, repr=False)
class ComparisonResult(Result):
    """Two variations that were played on the same dice."""

    found: Comparison
    command: str
    """What plays it again; empty where no command could name the edition."""

    def rows(self) -> list[Row]:
        """A row a game: those of A, then those of B, with the same numbers and dice."""
        return [
            {"variation": name, **game_row(pair[side])}
            for side, name in enumerate(("A", "B"))
            for pair in self.found.pairs
        ]

    def provenance(self) -> Row:
        """Where it comes from; the command plays it again."""
        return {"a": self.found.first.provenance(), **self.found.second.provenance(self.command)}

    def figures(self) -> Row:
        """The figures by the names they are known by."""
        return {**self.found.as_json(), "timed_turns": self.found.first.timed_turns}

    def plot(self, lang: str = "en") -> Picture:
        """The differences, as parts of what A has, with their intervals."""
        from casedepart.lab.plots import plot_comparison

        return plot_comparison(self.found, [named(self.found, figure, lang) for figure in self.found.figures], lang)

    def table(self, lang: str = "en") -> FigureTable:
        """The figures side by side, and what they say in words."""
        found = self.found
        title = text(lang, "compare-title", games=decimal(found.games, lang, 0), seed=found.first.seed)
        headings = [text(lang, "compare-figure"), "A", "B", *(text(lang, f"compare-{key}") for key in KEYS)]
        return FigureTable(
            title, headings, [cells(found, figure, lang) for figure in found.figures], remarks(found, lang)
        )


def cells(found: Comparison, figure: Figure, lang: str) -> list[str]:
    """One figure of both."""
    change = figure.difference
    scale = 100 if figure.share else 1
    low, high = scale * change.low, scale * change.high
    digits = interval_digits(low, high) if figure.share else DIGITS.get(figure.name, 2)
    sign = "+" if change.value > 0 else ""
    return [
        named(found, figure, lang),
        *(
            percent(one.value, lang, digits) if figure.share else decimal(one.value, lang, digits)
            for one in (figure.first, figure.second)
        ),
        sign + decimal(scale * change.value, lang, digits),
        interval_in_words(low, high, lang, digits),
        text(lang, f"compare-{figure.verdict}"),
    ]


def named(found: Comparison, figure: Figure, lang: str) -> str:
    """What a figure is called."""
    tables = [found.first.bots, found.second.bots]
    who = " → ".join(dict.fromkeys(table[max(figure.place, 0)] for table in tables))
    turns = players_of_ours.MOST_TURNS
    return text(lang, f"compare-{figure.name}", place=figure.place + 1, bots=who, turns=turns)


def remarks(found: Comparison, lang: str) -> list[str]:
    """What is compared, what comes of it in words, and what one must know to trust it."""
    sure = [figure for figure in found.figures if figure.verdict in (MORE, LESS)]
    unsure = [figure for figure in found.figures if figure.verdict == PERHAPS]
    count = len(found.figures)
    said = [
        text(lang, "compare-a", what=told(found.first)),
        text(lang, "compare-b", what=told(found.second)),
        "",
        text(lang, "compare-found", count=len(sure), figures=listed(found, sure, lang)),
    ]
    if unsure:
        said.append(text(lang, "compare-unsure", count=len(unsure), figures=listed(found, unsure, lang), all=count))
    if any(figure.name == ORDER_WINS for figure in found.figures):
        said.append(text(lang, "compare-order"))
    said += [text(lang, "compare-corrected", all=count), text(lang, "compare-dice", alike=found.alike)]
    return said + (timed_remark(found.first, lang) or timed_remark(found.second, lang))


def listed(found: Comparison, figures: list[Figure], lang: str) -> str:
    """Figures by name, with their differences."""
    said = [f"{named(found, figure, lang)} {cells(found, figure, lang)[3]}" for figure in figures]
    return text(lang, "list-separator").join(said)


def told(variation: Simulation) -> str:
    """What is played, as one would write it."""
    spec, seats = variation.spec, variation.bots
    alike = len(set(seats)) == 1
    said = {
        "edition": spec.edition_name,
        "ruleset": spec.ruleset,
        "mode": spec.mode,
        "options": ",".join(spec.options),
        "players": str(len(seats)) if alike else "",
        "bots": seats[0] if alike else ",".join(seats),
        **dict(spec.numbers),
    }
    return " ".join(f"{name}={value}" for name, value in said.items() if value)


def compare(
    b: Changes,
    a: Changes = "",
    *,
    edition: AnyEdition = "classic",
    ruleset: str | None = None,
    mode: str = STANDARD,
    options: Words = (),
    numbers: Mapping[str, object] | None = None,
    players: int | None = None,
    bots: Words = DEFAULT_BOT,
    games: int = 1000,
    seed: str | int = "1",
    timed_turns: int = TIMED_TURNS,
    cores: int | None = None,
    cluster: str = "",
    progress: Progress | None = None,
) -> ComparisonResult:
    """Play two variations on the same dice, as in `compare("mode=speed salary=400")` or `compare({"salary": 400})`.

    What may change: edition, ruleset, mode, options, bots, players, and every number or named choice of an edition.
    """
    if games < FEWEST_PAIRS:
        raise LabError(f"{games} games of each: {FEWEST_PAIRS} are needed for intervals that hold")
    base = read_setting(edition, ruleset, mode, options, numbers, players, bots, seed, timed_turns)
    first, second = varied(base, a, "--a"), varied(base, b, "--b")
    if first == second:
        raise LabError("A and B are the same: say with --a or --b what one of them changes, as in --b mode=speed")
    try:
        found = play_pairs(first, second, games, executor(cores, cluster), progress)
    except VariationError as error:
        raise LabError(str(error)) from None
    sides = [word for name, one in (("--a", a), ("--b", b)) if one for word in (name, in_words(one))]
    command = f"casedepart compare {base.flags()} {shlex.join(sides)} --games {games}"
    return ComparisonResult(found, "" if base.spec.carried else command)
