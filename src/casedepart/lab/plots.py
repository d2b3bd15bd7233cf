"""Plots of the laboratory's results, by matplotlib: every figure with its confidence interval."""

from __future__ import annotations

import io
import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from casedepart.lab.numbers import games_title, percent
from casedepart.sim.intervals import Estimate
from casedepart.sim.libraries import needed
from casedepart.texts import Names, text

with needed("plot"):
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator

if TYPE_CHECKING:
    from casedepart.lab.sweeps import SweepFigure
    from casedepart.sim.chances.odds import Odds
    from casedepart.sim.chances.review_result import Review
    from casedepart.sim.comparison.compare import Comparison
    from casedepart.sim.contests.tournament import Tournament
    from casedepart.sim.landings import Landings
    from casedepart.sim.summary import Summary
    from casedepart.study.study import Study

INK, BLUE, GREY = "#1f2933", "#3b6ea5", "#8795a1"
STYLES = ("-", "--", "-.", ":", (0, (5, 1)), (0, (3, 1, 1, 1)), (0, (1, 1)), (0, (8, 2, 1, 2)))
"""Lines that are told apart without colours."""
DPI = 150


class Picture(Figure):
    """A matplotlib figure that a notebook shows by itself, whatever its backend."""

    def _repr_png_(self) -> bytes:
        drawn = io.BytesIO()
        self.savefig(drawn, format="png", dpi=DPI)
        return drawn.getvalue()


def picture(width: float, height: float, title: str = "") -> Picture:
    """An empty picture with its title."""
    made = Picture(figsize=(width, height), layout="constrained", dpi=DPI)
    if title:
        made.suptitle(title, x=0.01, ha="left", fontsize=11)
    return made


def tidy(axes: Axes) -> None:
    """Leave out what carries nothing."""
    axes.spines[["top", "right"]].set_visible(False)


def whiskers(estimates: Sequence[Estimate], scale: float = 1.0) -> list[list[float]]:
    """How far each interval reaches below and above its figure; nothing where it has no end."""
    below = [scale * (one.value - one.low) if math.isfinite(one.low) else 0.0 for one in estimates]
    above = [scale * (one.high - one.value) if math.isfinite(one.high) else 0.0 for one in estimates]
    return [[max(0.0, reach) for reach in below], [max(0.0, reach) for reach in above]]


def share_bars(
    axes: Axes,
    names: Sequence[str],
    rates: Sequence[Estimate],
    colours: Sequence[str] | str,
    lang: str,
    fair: float | None = None,
) -> None:
    """Shares in per cent as bars with their intervals, the first on top; a line where all would have the same."""
    values = [100 * rate.value for rate in rates]
    places = range(len(rates))
    axes.barh(places, values, color=colours, height=0.6)
    axes.errorbar(values, places, xerr=whiskers(rates, 100), fmt="none", ecolor=INK, capsize=4)
    axes.set_yticks(places, names)
    axes.invert_yaxis()
    for place, rate in enumerate(rates):
        at = (100 * rate.high, place)
        axes.annotate(percent(rate.value, lang), at, (6, 0), textcoords="offset points", va="center")
    axes.set_xlim(0, max([100 * rate.high for rate in rates] or [1.0]) * 1.18)
    if fair is not None:
        axes.axvline(100 * fair, color=GREY, linestyle="--", linewidth=1, label=text(lang, "tournament-line"))
        axes.legend(frameon=False, loc="lower right")
    tidy(axes)


def plot_simulation(found: Summary, lang: str) -> Picture:
    """How long games were, with the median, beside who won them."""
    made = picture(10, 3.6, games_title(found.simulation, found.games, lang))
    left, right = made.subplots(1, 2)
    left.hist(list(found.lengths), bins="auto", color=BLUE)
    left.axvline(found.quantile(0.5).value, color=INK, linestyle="--", linewidth=1, label=text(lang, "figures-median"))
    left.set_xlabel(text(lang, "compare-turns"))
    left.legend(frameon=False)
    tidy(left)
    names = found.simulation.bots
    said = [text(lang, "figures-wins", seat=seat + 1, bot=name) for seat, name in enumerate(names)]
    share_bars(right, said, [found.win_share(seat) for seat in range(len(names))], BLUE, lang, 1 / len(names))
    return made


def plot_tournament(found: Tournament, lang: str) -> Picture:
    """The win rates as bars with their intervals, the best on top."""
    ranked = sorted(found.standings, key=lambda standing: -standing.win_rate.value)
    made = picture(7, 1.6 + 0.5 * len(ranked), games_title(found.simulation, found.games, lang))
    axes = made.subplots()
    share_bars(axes, [one.bot for one in ranked], [one.win_rate for one in ranked], BLUE, lang, ranked[0].fair)
    axes.set_xlabel(text(lang, "tournament-axis"))
    return made


def plot_comparison(found: Comparison, names: Sequence[str], lang: str) -> Picture:
    """The differences as parts of what A has, in per cent, with their intervals."""
    title = text(lang, "compare-title", games=found.games, seed=found.first.seed)
    shown = [(name, one) for name, one in zip(names, found.figures, strict=True) if one.first.value]
    made = picture(8, 1.6 + 0.4 * len(shown), title)
    axes = made.subplots()
    parts = [one.difference.times(1 / abs(one.first.value)) for _, one in shown]
    places = range(len(parts))
    axes.errorbar([100 * one.value for one in parts], places, xerr=whiskers(parts, 100), fmt="o", color=BLUE, capsize=4)
    axes.axvline(0, color=GREY, linewidth=1)
    axes.set_yticks(places, [name for name, _ in shown])
    axes.invert_yaxis()
    axes.set_xlabel(text(lang, "compare-axis"))
    tidy(axes)
    return made


def plot_landings(found: Landings, names: Sequence[str], edition: str, lang: str) -> Picture:
    """The share of each square, in the order of the board, and last that of jail."""
    made = picture(11, 4.5, text(lang, "figures-rolls", edition=edition, rolls=found.rolls))
    axes = made.subplots()
    shares = [*found.squares, found.jail]
    axes.bar(range(len(shares)), shares, color=BLUE)
    if found.reaches:
        estimates = [Estimate(share, low, high, 0) for share, (low, high) in zip(shares, found.reaches, strict=True)]
        axes.errorbar(range(len(shares)), shares, yerr=whiskers(estimates), fmt="none", ecolor=INK, capsize=2)
    axes.set_xticks(range(len(shares)), [name.strip() for name in names], rotation=90, fontsize=7)
    axes.set_ylabel("%")
    tidy(axes)
    return made


def plot_odds(found: Odds, players: Sequence[str], lang: str) -> Picture:
    """Everyone's chance to win, with its interval."""
    made = picture(7, 1.6 + 0.4 * len(players), text(lang, "odds-title", playouts=found.playouts))
    axes = made.subplots()
    share_bars(axes, players, found.chances, BLUE, lang)
    axes.set_xlabel(text(lang, "review-axis"))
    return made


def plot_review(found: Review, names: Names) -> Picture:
    """Everyone's chance over a game, with its interval as a band; the turning point is marked where it is certain."""
    lang = names.language
    made = picture(9, 4.5)
    axes = made.subplots()
    turns = [moment.turn for moment in found.moments]
    for seat, name in enumerate(names.players):
        chances = [moment.chances[seat] for moment in found.moments]
        (line,) = axes.plot(turns, [100 * chance.value for chance in chances], linestyle=STYLES[seat], label=name)
        low, high = [100 * chance.low for chance in chances], [100 * chance.high for chance in chances]
        axes.fill_between(turns, low, high, color=line.get_color(), alpha=0.15, linewidth=0)
    last = found.turning.last if found.turning is not None and found.turning.swing.low > 0 else None
    turned = [moment.turn for moment in found.moments if last is not None and moment.n >= last]
    if turned:
        axes.axvline(turned[0], color=GREY, linewidth=1, label=text(lang, "review-turning"))
    axes.set_ylim(-1, 101)
    axes.set_xlabel(text(lang, "review-turn"))
    axes.set_ylabel(text(lang, "review-axis"))
    made.legend(frameon=False, loc="outside upper left", ncols=5)
    tidy(axes)
    return made


def plot_sweep(
    name: str, values: Sequence[str], found: Sequence[SweepFigure], metrics: Sequence[str], said: Sequence[str]
) -> Picture:
    """Each metric over the values, one below the other, with its interval."""
    made = picture(7.5, 2.6 * len(metrics))
    numbers = all(value.lstrip("-").isdecimal() for value in values)
    places: list[float] = [float(value) for value in values] if numbers else [float(at) for at in range(len(values))]
    every = made.subplots(len(metrics), 1, sharex=True, squeeze=False)
    for axes, metric, label in zip(every[:, 0], metrics, said, strict=True):
        figures = [figure for figure in found if figure.metric == metric]
        scale = 100 if figures[0].share else 1
        middle = [scale * figure.estimate.value for figure in figures]
        reach = whiskers([figure.estimate for figure in figures], scale)
        axes.errorbar(places, middle, yerr=reach, fmt="o-" if numbers else "o", color=BLUE, ecolor=GREY, capsize=4)
        axes.set_ylabel(f"{label}, %" if figures[0].share else label)
        axes.yaxis.set_major_locator(MaxNLocator(6))
        tidy(axes)
    every[-1, 0].set_xlabel(name)
    if not numbers:
        every[-1, 0].set_xticks(places, values)
    return made


def plot_groups(found: Study, lang: str) -> Picture:
    """How often the first holder of each whole group won, in the group's own colour, with its interval."""
    from casedepart.study.pages.report import speech_of

    speech = speech_of(found, lang)
    held = [(one.key, one.won) for one in found.estates if one.won is not None and one.won.count]
    ranked = sorted(held, key=lambda one: -one[1].value)
    made = picture(7.5, 1.6 + 0.42 * len(ranked), games_title(found.simulation, found.plan.games, lang))
    axes = made.subplots()
    names, rates = [speech.cause(key) for key, _ in ranked], [rate for _, rate in ranked]
    share_bars(axes, names, rates, [speech.colour(key) or BLUE for key, _ in ranked], lang, 1 / found.plan.players)
    axes.set_xlabel(speech.say("holder-won-axis"))
    return made


def plot_house(names: Sequence[str], minutes: Sequence[Estimate], title: str, lang: str) -> Picture:
    """How much longer the median game is with each house rule, with its interval; the longest on top."""
    made = picture(8, 1.6 + 0.32 * len(names), title)
    axes = made.subplots()
    places = range(len(names))
    values = [one.value for one in minutes]
    axes.barh(places, values, color=BLUE, height=0.6)
    axes.errorbar(values, places, xerr=whiskers(minutes), fmt="none", ecolor=INK, capsize=3)
    axes.axvline(0, color=GREY, linewidth=1)
    axes.set_yticks(places, names)
    axes.invert_yaxis()
    axes.set_xlabel(text(lang, "study-house-axis"))
    tidy(axes)
    return made
