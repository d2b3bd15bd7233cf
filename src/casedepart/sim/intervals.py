"""Confidence intervals (95 %) of shares, means and quantiles: how far the truth may be from what was counted.

By hand and without a library, because the server and `simulate` need them (docs/decisions/0021).
"""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, replace

Z = 1.959964
"""So many standard errors to each side leave out one case in twenty."""
STUDENT = (12.706205, 4.302653, 3.182446)
"""Student's quantiles for one, two and three degrees of freedom, where the expansion below is not exact enough."""
CLUSTERS_TO_TRUST = 30
"""From so many clusters on, their own spread tells how much they vary."""
MOST_DIGITS = 4
RESAMPLES = 400
"""So many times a bootstrap draws anew: the ends of its interval then hardly depend on the draw."""


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval, and how many cases it rests on."""

    value: float
    low: float
    high: float
    count: int

    def times(self, factor: float) -> Estimate:
        """The figure and its interval in another unit."""
        return Estimate(self.value * factor, self.low * factor, self.high * factor, self.count)

    def as_json(self) -> dict[str, object]:
        """The figure by the names it is known by; no bound where there is none."""
        return {"value": tidy(self.value), "interval": [tidy(self.low), tidy(self.high)], "count": self.count}


def tidy(number: float) -> float | None:
    """Six digits after the point are more than chance can mean."""
    return round(number, 6) if math.isfinite(number) else None


def interval_digits(low: float, high: float, least: int = 1) -> int:
    """So many digits that the ends of an interval differ: zero of 10,000 is 0.00–0.04 %, not 0.0–0.0 %."""
    if not math.isfinite(high - low) or low == high:
        return least
    return next((n for n in range(least, MOST_DIGITS) if f"{low:.{n}f}" != f"{high:.{n}f}"), MOST_DIGITS)


def share(hits: float, of: int) -> Estimate:
    """A share, after Wilson: never below 0 nor above 1, and sound near both. Shared wins count in part."""
    if not of:
        return Estimate(0.0, 0.0, 1.0, 0)
    found = hits / of
    weight = 1 / (1 + Z * Z / of)
    middle = weight * (found + Z * Z / (2 * of))
    reach = weight * Z * math.sqrt(found * (1 - found) / of + Z * Z / (4 * of * of))
    return Estimate(found, max(0.0, min(found, middle - reach)), min(1.0, max(found, middle + reach)), of)


def clustered(hits: Sequence[float], sizes: Sequence[int]) -> Estimate:
    """A share of cases that came in clusters, after Wilson, for as many cases as they are worth.

    Cases of one cluster are not independent, clusters are: so the spread of the clusters says what the cases are
    worth. They are never taken for more than twice their number.
    """
    cases = sum(sizes)
    found = sum(hits) / cases if cases else 0.0
    if len(sizes) < CLUSTERS_TO_TRUST or not 0 < found < 1:
        return share(sum(hits), cases)
    spread = sum((hit - found * size) ** 2 for hit, size in zip(hits, sizes, strict=True))
    error = spread * len(sizes) / (len(sizes) - 1) / cases**2
    worth = min(2.0 * cases, found * (1 - found) / error) if error else 2.0 * cases
    whole = max(1, round(worth))
    wilson = share(found * whole, whole)
    return Estimate(found, wilson.low, wilson.high, cases)


def part_of(whole: Estimate, seats: int) -> Estimate:
    """The share of one seat, from that of all seats of a bot: no two of them win the same game whole."""
    return Estimate(whole.value / seats, whole.low / seats, whole.high / seats, whole.count)


def mean(values: Sequence[float]) -> Estimate:
    """A mean, after Student; of one value alone nothing is known of its reach."""
    found = statistics.fmean(values)
    count = len(values)
    if count == 1:
        return Estimate(found, -math.inf, math.inf, 1)
    return around(found, statistics.stdev(values, found), count)


def open_where_alike(found: Estimate) -> Estimate:
    """A mean, without bounds where all values were alike: how many others differ, and by how much, they do not tell."""
    return found if found.low < found.high else replace(found, low=-math.inf, high=math.inf)


def around(found: float, deviation: float, count: int) -> Estimate:
    """A mean of so many values, with their standard deviation."""
    reach = standard_errors(count) * deviation / math.sqrt(count)
    return Estimate(found, found - reach, found + reach, count)


def standard_errors(count: int) -> float:
    """How many standard errors a mean of so many values reaches to each side: few values do not tell them well."""
    freedom = count - 1
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    # The quantile of Student's distribution, from that of the normal one (Abramowitz and Stegun 26.7.5).
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


def median(values: Sequence[float]) -> Estimate:
    """A median; its interval lies between two of the values themselves, where there are enough."""
    return quantile(sorted(values), 0.5)


def quantile(ordered: Sequence[float], part: float) -> Estimate:
    """The value that such a part of all lies below, of values in order.

    Where they are so few that the truth may well lie beyond the first or the last of them, it has no bound there.
    """
    count = len(ordered)
    reach = Z * math.sqrt(count * part * (1 - part)) + 0.5
    below, above = math.floor(count * part - reach), math.ceil(count * part + reach) - 1
    low = ordered[below] if below >= 0 else -math.inf
    high = ordered[above] if above < count else math.inf
    return Estimate(between(ordered, part * (count - 1)), low, high, count)


def between(ordered: Sequence[float], place: float) -> float:
    """The value at a place that may lie between two."""
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def more_than_chance(difference: Estimate, among: int = 1) -> bool:
    """Is a difference more than chance, where it was looked at among so many (Bonferroni)?"""
    wider = statistics.NormalDist().inv_cdf(1 - 0.025 / among) / Z
    below, above = difference.value - difference.low, difference.high - difference.value
    return difference.value - wider * below > 0 or difference.value + wider * above < 0


def paired(first: Sequence[float], second: Sequence[float]) -> Estimate:
    """By how much the second is more than the first, on the same games: what both share cancels out."""
    return mean([after - before for before, after in zip(first, second, strict=True)])


def median_difference(first: Sequence[float], second: Sequence[float]) -> Estimate:
    """By how much the second median is more than the first, on the same games: a paired bootstrap of percentiles.

    Pairs are drawn as pairs, so that what both games of one have in common cancels out. The draw has a seed of its
    own: the same games have the same interval.
    """
    count = len(first)
    if count == 1:
        return Estimate(second[0] - first[0], -math.inf, math.inf, 1)
    draw = random.Random("bootstrap").choices
    found: list[float] = []
    places = range(count)
    for _ in range(RESAMPLES):
        drawn = draw(places, k=count)
        before, after = ([side[place] for place in drawn] for side in (first, second))
        found.append(statistics.median(after) - statistics.median(before))
    found.sort()
    left_out = RESAMPLES // 40
    value = statistics.median(second) - statistics.median(first)
    return Estimate(value, min(value, found[left_out]), max(value, found[-1 - left_out]), count)
