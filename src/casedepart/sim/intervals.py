"""Figures that come of chance, each with its 95 % interval: how far the truth may be from what was counted."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

Z = 1.959964
"""So many standard errors to each side leave out one case in twenty."""


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval, and how many cases it rests on."""

    value: float
    low: float
    high: float
    count: int

    def as_json(self) -> dict[str, object]:
        """The figure by the names it is known by; no bound where there is none."""
        return {"value": tidy(self.value), "interval": [tidy(self.low), tidy(self.high)], "count": self.count}


def tidy(number: float) -> float | None:
    """Six digits after the point are more than chance can mean."""
    return round(number, 6) if math.isfinite(number) else None


def share(hits: float, of: int) -> Estimate:
    """A share, after Wilson: never below 0 nor above 1, and sound near both. Shared wins count in part."""
    if not of:
        return Estimate(0.0, 0.0, 1.0, 0)
    found = hits / of
    weight = 1 / (1 + Z * Z / of)
    middle = weight * (found + Z * Z / (2 * of))
    reach = weight * Z * math.sqrt(found * (1 - found) / of + Z * Z / (4 * of * of))
    return Estimate(found, max(0.0, min(found, middle - reach)), min(1.0, max(found, middle + reach)), of)


def mean(values: Sequence[float]) -> Estimate:
    """A mean, by the normal approximation; of one value alone nothing is known of its reach."""
    found = statistics.fmean(values)
    count = len(values)
    if count == 1:
        return Estimate(found, -math.inf, math.inf, 1)
    return around(found, statistics.stdev(values, found), count)


def around(found: float, deviation: float, count: int) -> Estimate:
    """A mean of so many values, with their standard deviation."""
    reach = Z * deviation / math.sqrt(count)
    return Estimate(found, found - reach, found + reach, count)


def median(values: Sequence[float]) -> Estimate:
    """A median; its interval lies between two of the values themselves."""
    return quantile(sorted(values), 0.5)


def quantile(ordered: Sequence[float], part: float) -> Estimate:
    """The value that such a part of all lies below, of values in order."""
    count = len(ordered)
    reach = Z * math.sqrt(count * part * (1 - part))
    low = max(0, math.floor(count * part - reach))
    high = min(count - 1, math.ceil(count * part + reach))
    return Estimate(between(ordered, part * (count - 1)), ordered[low], ordered[high], count)


def between(ordered: Sequence[float], place: float) -> float:
    """The value at a place that may lie between two."""
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def paired(first: Sequence[float], second: Sequence[float]) -> Estimate:
    """By how much the second is more than the first, on the same games: what both share cancels out."""
    return mean([after - before for before, after in zip(first, second, strict=True)])
