"""Ratings from finishing places: the strengths that make the places seen the most likely, after Plackett and Luce.

An order is drawn from its first place to its last: each time among those left, in proportion to their strengths.
Between two players that is the model of Bradley and Terry, and of Elo.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from casedepart.sim.contests.matrices import Matrix, Vector, add_square, diagonal, dot, inverse, product, times
from casedepart.sim.contests.places import Order
from casedepart.sim.intervals import CLUSTERS_TO_TRUST, Z

SCALE = 400 / math.log(10)
"""Points on the scale of Elo for a strength e times as great: ten times the strength are 400 points."""
MIDDLE = 1500.0
PRIOR = (SCALE / 800) ** 2
"""What is held before any game, as weak as may be: strengths lie within some 800 points of each other.

It keeps the rating of who always loses finite."""
LONGEST_STEP = 1.0
STEPS = 100

Round = dict[Order, float]
"""Orders of games that share their dice, with their weights."""


@dataclass(frozen=True)
class Rating:
    """A strength on the scale of Elo, with its 95 % interval."""

    value: float
    low: float
    high: float


def ratings(rounds: Sequence[Round], entries: int, anchor: int | None = None) -> list[Rating]:
    """The rating of each entry: the anchor has 1500, or without one the mean of all."""
    strengths = fit(rounds, entries)
    spreads = covariances(rounds, strengths)
    return [rated(entry, strengths, spreads, anchor) for entry in range(entries)]


def rated(entry: int, strengths: Vector, spreads: Sequence[Matrix], anchor: int | None) -> Rating:
    """One rating: the distance from the anchor, with the widest spread of that distance."""
    size = len(strengths)
    held = [1 / size] * size if anchor is None else [float(at == anchor) for at in range(size)]
    away = [float(at == entry) - share for at, share in enumerate(held)]
    value = MIDDLE + SCALE * dot(away, strengths)
    half = Z * SCALE * math.sqrt(max(0.0, *(dot(away, times(spread, away)) for spread in spreads)))
    return Rating(value, value - half, value + half)


def fit(rounds: Sequence[Round], entries: int) -> Vector:
    """The most likely strengths, as logarithms."""
    seen = together(rounds)
    strengths = [0.0] * entries
    for _ in range(STEPS):
        slope, bend = slope_and_bend(seen, strengths)
        step = times(inverse(bend), slope)
        longest = max(map(abs, step))
        shorter = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [value + shorter * change for value, change in zip(strengths, step, strict=True)]
        if longest < 1e-10:
            break
    return strengths


def together(rounds: Sequence[Round]) -> Round:
    """How often each order was seen: there are few, however many the games."""
    seen: Round = {}
    for orders in rounds:
        for order, weight in orders.items():
            seen[order] = seen.get(order, 0.0) + weight
    return seen


def slope_and_bend(seen: Round, strengths: Vector) -> tuple[Vector, Matrix]:
    """How the likelihood rises with each strength, and how that falls off: Newton's step needs both."""
    slope = [-PRIOR * value for value in strengths]
    bend = diagonal(len(strengths), PRIOR)
    for order, weight in seen.items():
        for taken, shares in stages(order, strengths):
            slope[taken] += weight
            for entry, share in enumerate(shares):
                slope[entry] -= weight * share
                bend[entry][entry] += weight * share
            add_square(bend, shares, -weight)
    return slope, bend


def stages(order: Order, strengths: Vector) -> Iterable[tuple[int, Vector]]:
    """For each place but the last: who took it, and how likely each entry was to."""
    for place in range(len(order) - 1):
        weights = [0.0] * len(strengths)
        for entry in order[place:]:
            weights[entry] += math.exp(strengths[entry])
        total = sum(weights)
        yield order[place], [weight / total for weight in weights]


def covariances(rounds: Sequence[Round], strengths: Vector) -> list[Matrix]:
    """The covariance of the strengths' errors: as the model says, and as the rounds show where there are enough."""
    model = inverse(slope_and_bend(together(rounds), strengths)[1])
    if len(rounds) < CLUSTERS_TO_TRUST:
        return [model]
    return [model, product(product(model, spread_of_rounds(rounds, strengths)), model)]


def spread_of_rounds(rounds: Sequence[Round], strengths: Vector) -> Matrix:
    """How much the rounds' slopes vary: games on the same dice are not independent, rounds are."""
    size = len(strengths)
    slopes: dict[Order, Vector] = {}
    spread = diagonal(size, 0.0)
    for orders in rounds:
        whole = [0.0] * size
        for order, weight in orders.items():
            if order not in slopes:
                slopes[order] = slope_of(order, strengths)
            whole = [value + weight * more for value, more in zip(whole, slopes[order], strict=True)]
        add_square(spread, whole, 1.0)
    return spread


def slope_of(order: Order, strengths: Vector) -> Vector:
    """How the likelihood of one order rises with each strength."""
    slope = [0.0] * len(strengths)
    for taken, shares in stages(order, strengths):
        slope[taken] += 1
        slope = [value - share for value, share in zip(slope, shares, strict=True)]
    return slope
