"""Metrics: figures of one game that a sweep follows, ours by name, and anyone's own as `module:function`."""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from casedepart.lab.games import game_row
from casedepart.lab.result import Row
from casedepart.lab.setting import LabError
from casedepart.own_class import is_own, own_member
from casedepart.sim.comparison.differences import (
    Measure,
    bankruptcies,
    capped,
    trades,
    turns,
    winner_worth,
    won_in_order,
)
from casedepart.sim.comparison.variation import or_nearest
from casedepart.sim.games import Played


@dataclass(frozen=True)
class Metric:
    """A figure of one game; None where a game has none."""

    name: str
    of: Measure
    share: bool = False
    """It is so or not so, wholly or in part: given in per cent."""

    def number(self, game: Played) -> float | None:
        """The figure as a number, where a game has one: 1 for what is so."""
        value = self.of(game)
        return None if value is None else float(value)


def last_to_play(game: Played) -> float | None:
    """What the player who had the last turn of the first round won."""
    return won_in_order(len(game.worths) - 1)(game)


METRICS = {
    metric.name: metric
    for metric in (
        Metric("length", turns),
        Metric("capped", capped, True),
        Metric("trades", trades),
        Metric("bankruptcies", bankruptcies),
        Metric("winner_worth", winner_worth),
        Metric("first_to_play", won_in_order(0), True),
        Metric("last_to_play", last_to_play, True),
    )
}
"""By name: the length in turns, whether it was cut off, trades, bankruptcies, what winners have at the end, and whether
who began (or came last) won."""

FORMER = {"first_seat": "first_to_play", "last_seat": "last_to_play"}
"""Names that metrics had before, taken for one release: they meant the order of play, and not seats."""


def renamed(name: str) -> str:
    """What a metric of this name is called now."""
    return FORMER.get(name, name)


def metric_of(given: str | Metric | Callable[[Row], float | bool | None]) -> Metric:
    """A metric by its name, as `module:function`, or a function that is given the row of a game."""
    if isinstance(given, Metric):
        return given
    if not isinstance(given, str):
        return own_metric(getattr(given, "__name__", "metric"), given)
    if is_own(given):
        try:
            found = own_member(given, "metric", "mine:houses_built")
        except ValueError as error:
            raise LabError(f"--metric {given}: {error}") from None
        if not callable(found):
            raise LabError(f"--metric {given}: that is no function of a game's row")
        return own_metric(given, found)
    if given in FORMER:
        warnings.warn(f"the metric {given} is called {renamed(given)} now", FutureWarning, stacklevel=2)
        return METRICS[renamed(given)]
    if given not in METRICS:
        raise LabError(
            f"there is no metric {given!r}{or_nearest(given, tuple(METRICS))} There are {', '.join(METRICS)}, "
            "and your own as module:function"
        )
    return METRICS[given]


def has_name(metric: Metric) -> bool:
    """Could it be named on a command line? A function that was handed over could not."""
    return METRICS.get(metric.name) == metric or is_own(metric.name)


def told_by(metric: Metric, games: Iterable[Played]) -> Metric:
    """The metric as these games tell it: what is yes or no in all that have it is a share."""
    values = [value for value in map(metric.of, games) if value is not None]
    yes_or_no = bool(values) and all(isinstance(value, bool) for value in values)
    return replace(metric, share=metric.share or yes_or_no)


def own_metric(name: str, function: Callable[[Row], float | bool | None]) -> Metric:
    """Someone's own function of a game's row (its turns, winners, worths and so on, as `to_polars` has them)."""

    def measure(game: Played) -> float | None:
        try:
            value = function(game_row(game))
            if value is None:
                return None
            if not math.isfinite(value):
                raise ValueError(f"{value} is no number to reckon with")
            # Yes and no stay what they are: they tell that it is a share.
            return value if isinstance(value, bool) else float(value)
        except Exception as error:
            told = f"{type(error).__name__}: {error}"
            raise LabError(f"--metric {name}: it failed on game {game.number}: {told}") from error

    return Metric(name, measure)
