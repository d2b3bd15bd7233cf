"""Do chances keep what their ± promises? `python -m bench.reliability`, on positions that nothing was learned from.

The truth of a position is how many whole playouts end, on dice of their own; its noise is taken off: an interval holds
the truth if that lies in it, or no farther outside than so many playouts may be off.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from bench.held_out import HeldOut, held_out, two_answers
from casedepart.engine.sets import members
from casedepart.sim.chances.estimates import paired_difference, win_chance
from casedepart.sim.chances.playouts import A_FEW_ROUNDS, Branch, Playouts, PlayoutSetting, play_branches
from casedepart.sim.chances.positions import LiveGame
from casedepart.sim.chances.told import chance_of, difference_of
from casedepart.sim.executors import Cores, in_order
from casedepart.sim.intervals import Estimate, Z, clustered, mean, paired

WHOLE, CUT, GAPS, CUT_GAPS = "whole playouts", "cut after four rounds", "answers, whole", "answers, cut"
HEIGHTS = (0.0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0)
LAPS = (0, 1, 4, 9, 16, 1000)
HALF = 0.05
"""Less than half of the last digit that is told."""
FEWEST = 8
"""Chances of a group from which on it has a row of its own."""


@dataclass(frozen=True)
class Told:
    """A chance, or a difference of two, as it is told, beside the truth."""

    position: str
    way: str
    groups: tuple[str, ...]
    """What it is counted with besides: its edition, its players, …"""
    found: Estimate
    sampling: Estimate
    """With the interval that the luck of the dice alone would give."""
    truth: float
    noise: float
    """The standard error of the truth."""

    def holds(self, interval: Estimate) -> bool:
        """Does an interval hold the truth, the truth's noise taken off?"""
        away = self.truth - self.found.value
        side = interval.high - self.found.value if away > 0 else self.found.value - interval.low
        return abs(away) <= math.hypot(side, Z * self.noise)


@dataclass(frozen=True)
class Work:
    """The game of a number: all that a process needs to know."""

    seed: str
    number: int
    bot: str
    truth: int
    playouts: int
    gaps: bool = True
    """Are differences between two answers judged, too?"""


def told_of(work: Work) -> list[Told]:
    """Everyone's chances at the positions of one game, and at one of them the differences between two answers."""
    positions = held_out(work.seed, work.number)
    found = [one for position in positions for one in chances_told(position, work)]
    branches = two_answers(positions[0]) if positions and work.gaps else []
    return found + (gaps_told(positions[0].name, branches, work) if branches else [])


def chances_told(position: HeldOut, work: Work) -> list[Told]:
    """Everyone's chances at one position, by whole playouts and by cut ones."""
    game, here = position.game, [Branch(LiveGame(position.game))]
    (truth,), (whole,), (cut,) = (played(here, work, *way) for way in ways(work, position.name))
    seats = members(game.seats_in())
    groups = position.edition, f"{len(seats)} players", lap_of(game.turns // len(game.players)), kind_of(position)
    found = []
    for way, one in ((WHOLE, whole), (CUT, cut)):
        for seat in seats:
            chance, sampling = chance_of(one, seat), win_chance(one.of(seat))
            there = (*groups, height_of(chance.value))
            found.append(Told(position.name, way, there, chance, sampling, *truth_of(truth.of(seat))))
    return found


def gaps_told(name: str, branches: list[Branch], work: Work) -> list[Told]:
    """By how much one answer is better than another, for everyone."""
    truths, wholes, cuts = (played(branches, work, *way) for way in ways(work, name))
    found = []
    for way, (before, after) in ((GAPS, wholes), (CUT_GAPS, cuts)):
        for seat in members(branches[0].spot.game().seats_in()):
            true = [second - first for first, second in zip(*(one.of(seat) for one in truths), strict=True)]
            sampling = paired_difference(before.of(seat), after.of(seat))
            found.append(Told(name, way, (), difference_of(before, after, seat), sampling, *truth_of(true)))
    return found


def ways(work: Work, name: str) -> list[tuple[int, int, str]]:
    """How often, after how many rounds and with which dice positions are played on."""
    return [
        (work.truth, 0, f"truth {name}"),
        (work.playouts, 0, f"whole {name}"),
        (work.playouts, A_FEW_ROUNDS, f"cut {name}"),
    ]


def played(branches: Sequence[Branch], work: Work, count: int, rounds: int, seed: str) -> list[Playouts]:
    """Branches, played on."""
    return play_branches(branches, count, PlayoutSetting((work.bot,), seed, rounds=rounds))


def truth_of(values: Sequence[float]) -> tuple[float, float]:
    """A mean with its standard error; of values that are all alike, that of one more that is not."""
    count, found = len(values), mean(values)
    spread = math.fsum([(value - found.value) ** 2 for value in values]) + 1 / count
    return found.value, math.sqrt(spread / count / (count - 1))


def height_of(chance: float) -> str:
    """Between which chances one lies."""
    high = next(one for one in HEIGHTS[1:] if chance <= one)
    return f"{100 * HEIGHTS[HEIGHTS.index(high) - 1]:.0f} to {100 * high:.0f} %"


def lap_of(laps: int) -> str:
    """How many turns each has had, about."""
    high = next(one for one in LAPS[1:] if laps < one)
    low = LAPS[LAPS.index(high) - 1]
    if not low:
        return "turns of the first round"
    return f"from {low} turns each on" if high == LAPS[-1] else f"{low} to {high - 1} turns each"


def kind_of(position: HeldOut) -> str:
    """The mode or the option that is played."""
    return ", ".join(position.setting.split(", ")[1:])


def line(name: str, found: Sequence[Told]) -> str:
    """A row: how far they are off, their ±, and how many intervals hold the truth."""
    errors = [one.found.value - one.truth for one in found]
    square = math.fsum([error**2 - one.noise**2 for error, one in zip(errors, found, strict=True)]) / len(found)
    reach = math.fsum([one.found.high - one.found.low for one in found]) / 2 / len(found)
    cells = [
        name,
        str(len(found)),
        signed(100 * math.fsum(errors) / len(found)),
        f"{100 * math.sqrt(max(0.0, square)):.1f}",
        f"± {100 * reach:.1f}",
        coverage(found, lambda one: one.sampling),
        coverage(found, lambda one: one.found),
    ]
    return "| " + " | ".join(cells) + " |"


def signed(points: float) -> str:
    """Points of per cent with their sign, where there is any left."""
    return f"{points:+.1f}".replace("-", "−") if abs(points) >= HALF else "0.0"


def coverage(found: Sequence[Told], interval: Callable[[Told], Estimate]) -> str:
    """How many intervals hold the truth, with an interval of its own: those of one position are not independent."""
    held: dict[str, list[float]] = defaultdict(list)
    for one in found:
        held[one.position].append(float(one.holds(interval(one))))
    share = clustered([sum(one) for one in held.values()], [len(one) for one in held.values()])
    return f"{100 * share.value:.1f} ({100 * share.low:.1f}–{100 * share.high:.1f})"


def report(found: Sequence[Told]) -> list[str]:
    """The table: each way as a whole, then the cut one and the whole one by groups."""
    lines = [
        "| chances | how many | bias | off by (rms) | ± | % held by the luck of the dice alone | % held |",
        "|---|---|---|---|---|---|---|",
    ]
    for way in (WHOLE, CUT, GAPS, CUT_GAPS):
        here = [one for one in found if one.way == way]
        lines.append(line(f"**{way}**", here))
        if way == CUT:
            names = sorted({group for one in here for group in one.groups}, key=order)
            groups = {name: [one for one in here if name in one.groups] for name in names}
            lines += [line(name, group) for name, group in groups.items() if len(group) >= FEWEST]
    return lines


def closer(found: Sequence[Told]) -> Estimate:
    """How much closer whole playouts are to the truth: the Brier score of cut ones less theirs, all seats together."""
    scores: dict[str, dict[str, float]] = {WHOLE: defaultdict(float), CUT: defaultdict(float)}
    for one in found:
        if one.way in scores:
            scores[one.way][one.position] += (one.found.value - one.truth) ** 2
    return paired(*(list(score.values()) for score in scores.values()))


def order(name: str) -> tuple[int, float, str]:
    """Heights, then players, then laps, then the rest by name."""
    words = name.replace("from ", "").split()
    number = float(words[0]) if words and words[0].isdigit() else 0.0
    place = next((at for at, word in enumerate(("%", "players", "turns")) if word in words), 3)
    return place, number, name


def plot(found: Sequence[Told], out: Path) -> None:
    """The reliability picture: what was told across, what was true upwards, whole playouts beside cut ones."""
    from casedepart.lab.plots import BLUE, GREY, INK, picture, tidy

    made = picture(9, 5.2)
    for axes, way in zip(made.subplots(1, 2, sharex=True, sharey=True), (WHOLE, CUT), strict=True):
        here = [one for one in found if one.way == way]
        axes.plot([0, 100], [0, 100], color=GREY, linewidth=1)
        axes.scatter(
            [100 * one.found.value for one in here],
            [100 * one.truth for one in here],
            s=4,
            color=BLUE,
            alpha=0.35,
            linewidths=0,
            rasterized=True,
        )
        for low, high in pairwise(HEIGHTS):
            inside = [one for one in here if low < one.found.value <= high]
            if len(inside) > 1:
                true = mean([one.truth for one in inside])
                told = math.fsum([one.found.value for one in inside]) / len(inside)
                sides = [[100 * (true.value - true.low)], [100 * (true.high - true.value)]]
                axes.errorbar([100 * told], [100 * true.value], yerr=sides, fmt="o", color=INK, capsize=3, markersize=4)
        held = clustered([float(one.holds(one.found)) for one in here], [1] * len(here))
        reach = math.fsum([one.found.high - one.found.low for one in here]) / 2 / len(here)
        axes.set_title(f"{way}: ± {100 * reach:.1f} on the average, {100 * held.value:.1f} % hold", fontsize=10)
        axes.set_xlabel("chance that is told, in per cent")
        tidy(axes)
    made.axes[0].set_ylabel("chance by many whole playouts, in per cent")
    made.savefig(out)


def main() -> None:
    """Play, compare, print the table, and draw."""
    said = argparse.ArgumentParser(prog="python -m bench.reliability", description=__doc__)
    said.add_argument("--games", type=int, default=150)
    said.add_argument("--gaps", type=int, default=60, help="of these, games in which differences are judged, too")
    said.add_argument("--truth", type=int, default=300, help="whole playouts that tell the truth of a position")
    said.add_argument("--playouts", type=int, default=200, help="playouts of what is judged")
    said.add_argument("--bot", default="shrewd", help="who plays on")
    said.add_argument("--seed", default="held out")
    said.add_argument("--cores", type=int)
    said.add_argument("--plot", type=Path)
    asked = said.parse_args()
    works = [
        Work(asked.seed, number, asked.bot, asked.truth, asked.playouts, number < asked.gaps)
        for number in range(asked.games)
    ]
    done: list[int] = []

    def progress(more: int) -> None:
        done.append(more)
        print(f"\r{len(done)} of {asked.games} games", end="", file=sys.stderr, flush=True)

    found = [one for told in in_order(Cores(asked.cores), told_of, works, lambda _: 1, progress) for one in told]
    print(file=sys.stderr)
    print("\n".join(report(found)))
    positions, better = len({one.position for one in found}), closer(found)
    print(f"\n{positions} positions of {asked.games} games, played on by {asked.bot}.", end=" ")
    print(f"Brier score, cut less whole: {better.value:.4f} ({better.low:.4f} to {better.high:.4f})")
    if asked.plot is not None:
        plot(found, asked.plot)


if __name__ == "__main__":
    main()
