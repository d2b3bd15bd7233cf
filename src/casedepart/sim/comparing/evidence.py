"""Whether a difference is more than noise: what chance alone would do, corrected for looking at many figures."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, variance

EXACT = 1000
"""Up to so many unlike pairs the coin is tossed exactly; beyond, the normal curve is as good."""


def chance_alone(first: Sequence[float], second: Sequence[float]) -> float:
    """How likely pairs that do not differ in truth are to differ on average as much as these do."""
    differences = [b - a for a, b in zip(first, second, strict=True)]
    if all(value in (0, 1) for value in (*first, *second)):
        return coin(sum(change > 0 for change in differences), sum(change != 0 for change in differences))
    if len(differences) < 2:
        return 1.0
    error = math.sqrt(variance(differences) / len(differences))
    return 2 * NormalDist().cdf(-abs(fmean(differences)) / error) if error else float(not fmean(differences))


def coin(heads: int, tosses: int) -> float:
    """How likely a fair coin is to fall as unevenly: of pairs that are unlike, each way is as likely.

    What is exactly as uneven counts by half: else few tosses would never be enough.
    """
    fewer = min(heads, tosses - heads)
    if tosses > EXACT:
        return 2 * NormalDist(tosses / 2, math.sqrt(tosses) / 2).cdf(fewer)
    ways = sum(math.comb(tosses, way) for way in range(fewer))
    return min(1.0, (2 * ways + math.comb(tosses, fewer)) / (1 << tosses))


def corrected(chances: Sequence[float]) -> list[float]:
    """The same for many figures looked at together, after Holm: who looks at twenty finds one in twenty by chance."""
    count = len(chances)
    found = [1.0] * count
    worst = 0.0
    for rank, place in enumerate(sorted(range(count), key=lambda place: chances[place])):
        worst = max(worst, min(1.0, (count - rank) * chances[place]))
        found[place] = worst
    return found
