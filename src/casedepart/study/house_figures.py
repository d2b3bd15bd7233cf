"""The measured prices of house rules that come with the package, and how to look one up."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from casedepart.editions import GameSpec
from casedepart.sim.comparison.prices import FIGURES, Price
from casedepart.sim.intervals import Estimate

FILE: Final = "house.json"
DIGITS: Final = 4
STANDARD: Final = "standard"
TIMED: Final = "time-limit"
"""A limit of time: how long such a game is depends on the minutes that are agreed on."""

Figure = tuple[float, float, float]
"""A figure, and from where to where its 95 % interval reaches."""


class RuleFigures(Struct, frozen=True):
    """What one house rule changes."""

    turns: Figure
    """By how many turns the median game is longer."""
    capped: Figure
    capped_change: Figure
    first: Figure
    first_change: Figure
    sample: str
    """The digest of its first games: it tells whether other rules still play them alike."""


FIGURE_NAMES: Final = tuple(name for name in RuleFigures.__struct_fields__ if name != "sample")


class SheetFigures(Struct, frozen=True):
    """What is played by one ruleset on one printed sheet, and what each house rule changes there."""

    of: list[str]
    """The editions and their rulesets that play just so, as in `classic/hasbro-2000`."""
    turns: Figure
    """The median length by the booklet."""
    capped: Figure
    first: Figure
    sample: str
    rules: dict[str, RuleFigures]


class HouseFigures(Struct, frozen=True):
    """All that was measured, and where it comes from."""

    what: str
    command: str
    casedepart: str
    rules: str
    """The fingerprint of the rules that were played."""
    bots_by: str
    bots: str
    players: int
    seed: str
    games: int
    """Pairs of games for each house rule."""
    pace_seconds: int
    most_turns: int
    """A game that is not over after so many turns does not end."""
    timed_turns: int
    """Where there is a limit of time, it is called after so many turns."""
    sheets: dict[str, SheetFigures]

    @property
    def looks(self) -> int:
        """How many changes were looked at: three of each house rule on each sheet."""
        return FIGURES * sum(len(sheet.rules) for sheet in self.sheets.values())

    def price(self, sheet: SheetFigures, name: str) -> Price:
        """What one house rule costs on a sheet; a change is more than chance among all that were looked at."""
        rule, games = sheet.rules[name], self.games
        return Price(
            pairs=games,
            turns=Estimate(*rule.turns, games),
            capped=Estimate(*rule.capped, games),
            capped_change=Estimate(*rule.capped_change, games),
            printed_capped=Estimate(*sheet.capped, games),
            first=Estimate(*rule.first, games),
            first_change=Estimate(*rule.first_change, games),
            printed_first=Estimate(*sheet.first, games),
            among=self.looks,
        )


def as_figure(estimate: Estimate) -> Figure:
    """A figure with its interval, in as many digits as chance can mean."""
    value, low, high = (round(float(one), DIGITS) for one in (estimate.value, estimate.low, estimate.high))
    return value, low, high


@cache
def committed() -> HouseFigures:
    """The figures that come with the package."""
    return msgspec.json.decode(files("casedepart.study").joinpath(FILE).read_bytes(), type=HouseFigures)


def measured_price(spec: GameSpec, name: str, figures: HouseFigures | None = None) -> Price | None:
    """What one house rule with its usual numbers costs, in the standard game of an edition; None: not measured."""
    figures = figures or committed()
    sheet = figures.sheets.get(spec.load().prints(spec.ruleset or None))
    if sheet is None or spec.mode != STANDARD or name not in sheet.rules:
        return None
    return figures.price(sheet, name)


def measured_set(spec: GameSpec, players: int) -> Price | None:
    """What a whole set costs that is a single measured house rule; None: nobody has measured it."""
    house = spec.house()
    alone = len(house) == 1 and spec.options == house and not spec.numbers and house[0] != TIMED
    return measured_price(spec, house[0]) if alone and players == committed().players else None
