"""Chances to win and paired differences, with confidence intervals that hold when few playouts were made."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from statistics import NormalDist

from casedepart.sim.intervals import Estimate, share

NO_DOUBT = 0.05
"""The part of cases that a 95 % interval may leave out."""


def reach(looks: int) -> float:
    """How many standard errors to each side: more where the figures were looked at on the way, to decide what to play.

    All intervals of so many looks hold together in 95 % of cases, so that it does not matter which was the last.
    """
    return NormalDist().inv_cdf(1 - NO_DOUBT / (2 * looks))


def win_chance(wins: Sequence[float], looks: int = 1) -> Estimate:
    """The chance to win of a seat that had these shares of wins, after Wilson, for as many wins as they are worth.

    Chances that were foretold spread less than wins and are worth more of them. Figures that were looked at on the way
    are worth fewer: as many fewer as the reach is longer, squared.
    """
    found = share(math.fsum(wins), len(wins))
    count = len(wins) * worth_in_wins(wins, found.value) * (reach(1) / reach(looks)) ** 2
    whole = max(1, round(count))
    return replace(share(found.value * whole, whole), value=found.value, count=found.count) if wins else found


def worth_in_wins(wins: Sequence[float], chance: float) -> float:
    """How many whole wins and losses of the same spread each of these shares is worth.

    Two more are added in thought, a whole win or loss each, so that a few shares that are alike are not certain.
    """
    whole = chance * (1 - chance)
    spread = (math.fsum([(win - chance) ** 2 for win in wins]) + 2 * whole) / (len(wins) + 2)
    return whole / spread if spread > 0 else 1.0


def paired_difference(before: Sequence[float], after: Sequence[float], looks: int = 1) -> Estimate:
    """By how much a chance is more after than before, on the same dice.

    After Agresti and Min two pairs are added in thought, which part one each way: a few playouts that all end alike
    do not make a difference certain.
    """
    gaps = [second - first for first, second in zip(before, after, strict=True)]
    count = len(gaps) + 2
    middle = math.fsum(gaps) / count
    spread = (math.fsum([gap * gap for gap in gaps]) + 1) / count - middle * middle
    width = reach(looks) * math.sqrt(max(0.0, spread) / count)
    value = math.fsum(gaps) / len(gaps) if gaps else 0.0
    return Estimate(value, max(-1.0, min(value, middle - width)), min(1.0, max(value, middle + width)), len(gaps))


def certain(value: float) -> Estimate:
    """What is known without playing."""
    return Estimate(value, value, value, 0)
