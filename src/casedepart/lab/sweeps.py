"""`lab.sweep`: one number or choice over many values, all on the same dice (common random numbers)."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING

from casedepart.bots.play import TIMED_TURNS
from casedepart.lab.games import game_row
from casedepart.lab.metrics import Metric, has_name, metric_of, told_by
from casedepart.lab.numbers import figure_cells, games_title, share_cells, timed_remark
from casedepart.lab.result import FigureTable, Result, Row, known, spread
from casedepart.lab.setting import STANDARD, AnyEdition, LabError, Words, executor, read_setting, varied, words, written
from casedepart.sim.comparison.differences import LESS, MORE, difference, shares, verdict
from casedepart.sim.comparison.significance import holm, p_value
from casedepart.sim.executors import Progress
from casedepart.sim.games import DEFAULT_BOT, GameError, Played, Simulation
from casedepart.sim.intervals import Estimate, interval_digits, mean, open_where_alike
from casedepart.sim.pieces import simulate
from casedepart.texts import has_text, text

if TYPE_CHECKING:
    from casedepart.lab.plots import Picture

MOST_VALUES = 200
FEWEST = 2
OPTIONS = ("with", "options")
"""By these names options and house rules are swept."""

Metrics = str | Iterable[str | Metric | Callable[[Row], float | bool | None]]
Values = str | Mapping[str, Iterable[object]]


@dataclass(frozen=True)
class SweepFigure:
    """A metric at one value, and by how much it is more than at the first value, on the same dice."""

    value: str
    metric: str
    share: bool
    estimate: Estimate
    difference: Estimate | None
    """None for the first value itself."""
    p_value: float | None
    """How likely chance alone is to make such a difference."""
    p_value_holm: float | None = None
    """The p-value, corrected for all differences of the sweep."""

    @property
    def verdict(self) -> str | None:
        """Whether it is more than at the first value, or less, or whether that may be noise."""
        if self.difference is None or self.p_value_holm is None:
            return None
        return verdict(self.difference, self.p_value_holm)

    def row(self) -> Row:
        """The figure as plain values."""
        return {
            "value": number(self.value),
            "metric": self.metric,
            "mean": known(self.estimate.value),
            "low": known(self.estimate.low),
            "high": known(self.estimate.high),
            "games": self.estimate.count,
            **spread("difference", self.difference),
            "p_value": self.p_value,
            "p_value_holm": self.p_value_holm,
            "verdict": self.verdict,
        }


@dataclass(frozen=True, repr=False)
class SweepResult(Result):
    """One number or choice over many values."""

    setting: Simulation
    name: str
    values: list[str]
    played: list[list[Played]]
    """By value, then by number: games of one number have the same dice."""
    found: list[SweepFigure]
    metrics: list[Metric]

    def rows(self) -> list[Row]:
        """A row a game of each value, with the metrics."""
        return [
            {"value": number(value), **game_row(game), **{metric.name: metric.number(game) for metric in self.metrics}}
            for value, games in zip(self.values, self.played, strict=True)
            for game in games
        ]

    def summary(self) -> list[Row]:
        """A row for each value and metric: its mean, its interval, and the difference to the first value."""
        return [figure.row() for figure in self.found]

    def provenance(self) -> Row:
        """Where it comes from; the command plays it again."""
        return {**self.setting.provenance(self.command()), "sweep": {self.name: self.values}}

    def command(self) -> str:
        """What plays it again; empty where its metrics or values could not be written on a command line."""
        values = f"{self.name}={','.join(self.values)}"
        if not all(map(has_name, self.metrics)) or not reads_as(values, self.values):
            return ""
        metrics = ",".join(metric.name for metric in self.metrics)
        swept = shlex.join([values, "--metric", metrics])
        return f"casedepart sweep {swept} {self.setting.flags()} --games {len(self.played[0])}"

    def figures(self) -> Row:
        """The figures by the names they are known by."""
        return {"name": self.name, "games": len(self.played[0]), "same_dice": True, "figures": self.summary()}

    def plot(self, lang: str = "en") -> Picture:
        """Each metric over the values, with its interval as a band."""
        from casedepart.lab.plots import plot_sweep

        said = [metric_name(metric.name, lang) for metric in self.metrics]
        return plot_sweep(self.name, self.values, self.found, [metric.name for metric in self.metrics], said)

    def table(self, lang: str = "en") -> FigureTable:
        """A row a value: each metric, and the difference to the first value."""
        beside = [text(lang, "figures-interval"), text(lang, "sweep-difference")]
        headings = [self.name, *(head for one in self.metrics for head in (metric_name(one.name, lang), *beside))]
        rows = [[value, *self.cells(value, lang)] for value in self.values]
        said = [text(lang, "sweep-dice", first=f"{self.name}={self.values[0]}"), *self.verdicts(lang)]
        title = games_title(self.setting, len(self.played[0]), lang)
        return FigureTable(title, headings, rows, said + timed_remark(self.setting, lang), together=1 + len(beside))

    def verdicts(self, lang: str) -> list[str]:
        """Which differences are more than noise, and how many were looked at."""
        sure = [figure for figure in self.found if figure.verdict in (MORE, LESS)]
        by_metric = {one.name: [figure.value for figure in sure if figure.metric == one.name] for one in self.metrics}
        listed = [f"{metric_name(metric, lang)} ({', '.join(at)})" for metric, at in by_metric.items() if at]
        figures = text(lang, "list-separator").join(listed)
        looked_at = sum(figure.difference is not None for figure in self.found)
        return [
            text(lang, "compare-found", count=len(sure), figures=figures),
            text(lang, "compare-corrected", all=looked_at),
        ]

    def cells(self, value: str, lang: str) -> list[str]:
        """The figures of one value."""
        said: list[str] = []
        for figure in (figure for figure in self.found if figure.value == value):
            said += share_cells(figure.estimate, lang) if figure.share else figure_cells(figure.estimate, lang)
            said.append(difference_cell(figure, lang))
        return said


def difference_cell(figure: SweepFigure, lang: str) -> str:
    """The difference to the first value, with its interval."""
    gap = figure.difference
    if gap is None:
        return ""
    scaled = gap.times(100 if figure.share else 1)
    middle, reach = figure_cells(scaled, lang, interval_digits(scaled.low, scaled.high))
    return f"{'+' if gap.value > 0 else ''}{middle} ({reach})"


def metric_name(name: str, lang: str) -> str:
    """What a metric is called; someone's own by its own name."""
    key = f"sweep-{name.replace('_', '-')}"
    return text(lang, key) if has_text(lang, key) else name


def number(value: str) -> object:
    """A value as a number, where it is one."""
    try:
        return int(value)
    except ValueError:
        return value


def read_values(given: Values) -> tuple[str, list[str]]:
    """What is swept: `salary=0..400:50`, `mode=standard,speed`, `with=none,jackpot`, or a name with its values."""
    if not isinstance(given, str):
        if len(given) != 1:
            raise LabError("one name is swept at a time, as in {'salary': range(0, 401, 50)}")
        ((name, values),) = given.items()
        found = [swept_value(name, value) for value in values]
    else:
        name, sign, listed = given.partition("=")
        if not sign or not listed:
            raise LabError(f"{given!r}: write what is swept as name=first..last:step or name=value,value")
        found = [value for part in listed.split(",") for value in span(part)]
    if len(set(found)) < len(found):
        raise LabError(f"{name}: a value is there twice")
    if not FEWEST <= len(found) <= MOST_VALUES:
        raise LabError(f"{name}: {len(found)} values: from {FEWEST} to {MOST_VALUES} can be swept")
    return name, found


def reads_as(given: str, values: list[str]) -> bool:
    """Would these words be read as these values? A list of bots has commas of its own, a path may have two dots."""
    try:
        return read_values(given)[1] == values
    except LabError:
        return False


def swept_value(name: str, value: object) -> str:
    """A value that is swept, as one would write it: options are joined by a plus sign there."""
    return written("options", value).replace(",", "+") if name in OPTIONS else written(name, value)


def span(part: str) -> list[str]:
    """A value, or the values from first to last by a step."""
    first, dots, rest = part.partition("..")
    if not dots:
        return [part]
    last, _, step = rest.partition(":")
    try:
        start, stop, by = int(first), int(last), int(step or 1)
    except ValueError:
        raise LabError(f"{part!r}: write whole numbers as first..last:step, as in 0..400:50") from None
    if by < 1 or stop < start:
        raise LabError(f"{part!r}: the last is at least the first, and the step at least 1")
    if (stop - start) // by >= MOST_VALUES:
        raise LabError(f"{part!r}: that is more than {MOST_VALUES} values: take a larger step")
    return [str(value) for value in range(start, stop + 1, by)]


def setting_at(base: Simulation, name: str, value: str) -> Simulation:
    """The setting with one value; `with` are house rules and options, several joined by a plus sign."""
    if name in OPTIONS:
        name, value = "options", value.replace("+", ",")
    return varied(base, {name: value})


def sweep(
    values: Values,
    metric: Metrics = "length,first_to_play",
    *,
    edition: AnyEdition = "classic",
    ruleset: str | None = None,
    mode: str = STANDARD,
    options: Words = (),
    numbers: Mapping[str, object] | None = None,
    players: int | None = None,
    bots: Words = DEFAULT_BOT,
    games: int = 400,
    seed: str | int = "1",
    timed_turns: int = TIMED_TURNS,
    cores: int | None = None,
    cluster: str = "",
    progress: Progress | None = None,
) -> SweepResult:
    """Play many values of one number or choice on the same dice, as in `sweep("salary=0..400:50", "length")`.

    What may be swept: every number or named choice of an edition, edition, ruleset, mode, bots, players, and `with`:
    options and house rules. A metric is one of `METRICS`, `module:function`, or a function of a game's row.
    """
    name, listed = read_values(values)
    metrics = [metric_of(one) for one in (words(metric) if isinstance(metric, str) else metric)]
    if not metrics:
        raise LabError("--metric names nothing to measure")
    names = [one.name for one in metrics]
    if twice := [name for name in dict.fromkeys(names) if names.count(name) > 1]:
        raise LabError(f"--metric names {', '.join(twice)} twice: give each its own name")
    if games < FEWEST:
        raise LabError(f"{games} games of each value: {FEWEST} are needed for an interval")
    # Where players are swept, every number of them is checked, and no other.
    count = None if name == "players" else players
    base = read_setting(edition, ruleset, mode, options, numbers, count, bots, seed, timed_turns)
    settings = [setting_at(base, name, value) for value in listed]
    run = executor(cores, cluster)
    played: list[list[Played]] = []
    for value, setting in zip(listed, settings, strict=True):
        try:
            played.append(simulate(setting, games, run, progress))
        except GameError as error:
            raise LabError(f"{name}={value}: {error}") from None
    metrics = [told_by(one, chain.from_iterable(played)) for one in metrics]
    found = corrected([figure(one, value, at, played) for at, value in enumerate(listed) for one in metrics])
    return SweepResult(base, name, listed, played, found, metrics)


def figure(metric: Metric, value: str, at: int, played: Sequence[Sequence[Played]]) -> SweepFigure:
    """A metric at one value, beside the first."""
    here = [metric.number(game) for game in played[at]]
    there = [one for one in here if one is not None]
    if not there:
        raise LabError(f"--metric {metric.name}: no game at {value} has it")
    estimate = shares(there) if metric.share else open_where_alike(mean(there))
    first = [metric.number(game) for game in played[0]]
    both = [(a, b) for a, b in zip(first, here, strict=True) if a is not None and b is not None]
    if not at or len(both) < FEWEST:
        return SweepFigure(value, metric.name, metric.share, estimate, None, None)
    sides = [a for a, _ in both], [b for _, b in both]
    return SweepFigure(value, metric.name, metric.share, estimate, difference(*sides), p_value(*sides))


def corrected(found: Sequence[SweepFigure]) -> list[SweepFigure]:
    """The figures with their p-values corrected for each other, as those of a comparison are."""
    values = iter(holm([one.p_value for one in found if one.p_value is not None]))
    return [one if one.p_value is None else replace(one, p_value_holm=next(values)) for one in found]
