"""What playouts tell: a chance to win, and by how much it is more than another, with intervals that hold.

Where the learned chances told the rest of them, their measured error is in the interval: more playouts do not take it
away.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from casedepart.sim.chances.estimates import certain, paired_difference, reach, win_chance
from casedepart.sim.chances.learned_error import learned_error
from casedepart.sim.chances.playouts import Playouts
from casedepart.sim.intervals import Estimate


def chance_of(played: Playouts, seat: int, looks: int = 1) -> Estimate:
    """The chance to win of a seat."""
    found = win_chance(played.of(seat), looks)
    return widened(found, reach(looks) * played.error * spread(found.value), 0.0)


def difference_of(before: Playouts, after: Playouts, seat: int, looks: int = 1) -> Estimate:
    """By how much a seat's chance is more after than before, on the same dice; as often as both were played.

    What is learned errs alike where two positions are much the same: the less, the farther their chances are apart.
    """
    count = min(len(before), len(after))
    wins = before.of(seat)[:count], after.of(seat)[:count]
    found = paired_difference(*wins, looks)
    middle = (math.fsum(wins[0]) + math.fsum(wins[1])) / max(1, 2 * count)
    unlike = min(1.0, abs(found.value) / learned_error().apart)
    error = math.hypot(before.error, after.error) * spread(middle) * math.sqrt(unlike)
    return widened(found, reach(looks) * error, -1.0)


def beside_best(ways: Sequence[Playouts], seat: int) -> list[Estimate]:
    """How much worse each way is than the best for a seat: 0 for that one. The intervals of all hold together."""
    best = max(range(len(ways)), key=lambda number: (sum(ways[number].of(seat)), -number))
    # The best of many is in part the luckiest: any of them could have been, so that every pair counts as a look.
    pairs = math.comb(len({id(way) for way in ways}), 2)
    return [certain(0.0) if way is ways[best] else difference_of(ways[best], way, seat, pairs) for way in ways]


def spread(chance: float) -> float:
    """The standard deviation of a win of such a chance: errors go with it."""
    return math.sqrt(max(0.0, chance * (1.0 - chance)))


def widened(found: Estimate, more: float, least: float) -> Estimate:
    """An interval with another source of error that is independent of the first."""
    low, high = math.hypot(found.value - found.low, more), math.hypot(found.high - found.value, more)
    return replace(found, low=max(least, found.value - low), high=min(1.0, found.value + high)) if more else found
