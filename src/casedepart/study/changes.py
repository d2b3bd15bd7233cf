"""What a choice changes: the same seeds played both ways, and the difference with its interval."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from casedepart.sim.comparison.differences import Measure, bankruptcies, capped, common, difference, turns, won_in_order
from casedepart.sim.games import Played, Simulation
from casedepart.sim.intervals import Estimate, more_than_chance
from casedepart.study.figures import Length, length_of, seat_rates


@dataclass(frozen=True)
class ChoiceEffect:
    """One variation beside the game as the edition means it."""

    simulation: Simulation
    games: int
    length: Length
    seats: list[Estimate]
    turns: Estimate
    """How many more turns, on the same seeds."""
    cut_off: Estimate
    """How much larger the share of games that are cut off."""
    falls: Estimate
    """How many more bankruptcies a game."""
    first: Estimate
    """How much larger the first player's share of wins."""


def change(simulation: Simulation, base: Sequence[Played], varied: Sequence[Played]) -> ChoiceEffect:
    """Compare game by game: number 7 had the same seed in both."""
    base = base[: len(varied)]
    return ChoiceEffect(
        simulation,
        len(varied),
        length_of(varied),
        seat_rates(varied),
        pairwise(turns, base, varied),
        pairwise(capped, base, varied),
        pairwise(bankruptcies, base, varied),
        pairwise(won_in_order(0), base, varied),
    )


def pairwise(measure: Measure, base: Sequence[Played], varied: Sequence[Played]) -> Estimate:
    """The difference of one figure, from the pairs in which both games have it."""
    first, second = common(measure, zip(base, varied, strict=True))
    return difference(first, second) if first else Estimate(0.0, -math.inf, math.inf, 0)


def apart(most: Estimate, least: Estimate, among: int) -> bool:
    """Is the highest of so many figures more than the lowest, by more than chance (after Newcombe)?

    Every pair of them could have been the two that are farthest apart.
    """
    gap = most.value - least.value
    reach = math.hypot(most.value - most.low, least.high - least.value)
    return more_than_chance(Estimate(gap, gap - reach, gap + reach, min(most.count, least.count)), math.comb(among, 2))
