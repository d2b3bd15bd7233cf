"""Ratings on the scale of Elo, from wins: a seat wins in proportion to its strength (Luce's choice, Bradley and Terry).

The model is the first stage of Plackett and Luce's. Its later stages, who comes second among those left, are not
fitted: they test whether the same strengths hold behind the winner too.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from casedepart.sim.intervals import CLUSTERS_TO_TRUST, Z
from casedepart.sim.libraries import needed

with needed("tournament"):
    import numpy as np
    import numpy.typing as npt
    from scipy import stats

SCALE = 400 / math.log(10)
"""Points on the scale of Elo for a strength e times as great: ten times the strength are 400 points."""
MIDDLE = 1500.0
PRIOR = (SCALE / 800) ** 2
"""The precision of a normal prior, as weak as may be: strengths lie within some 800 points of each other.

It keeps the rating of who always loses finite."""
LONGEST_STEP = 1.0
STEPS = 100
SIGNIFICANT = 0.05
ROUNDING = 1e-9
"""What varies less than so much of the widest does not vary: each residual adds up to 0, but for rounding."""

Array = npt.NDArray[np.float64]
Order = tuple[int, ...]
"""Entries from the first place to the last; an entry with several seats stands in it several times."""
Round = dict[Order, float]
"""Finishing orders of games that share their dice, with their weights."""


@dataclass(frozen=True)
class Rating:
    """A strength on the scale of Elo, with its 95 % confidence interval."""

    value: float
    low: float
    high: float
    implied: float
    """The share of wins that these strengths give one of its seats."""


@dataclass(frozen=True)
class GoodnessOfFit:
    """A χ² test of the model: do second places follow the strengths that wins show?"""

    statistic: float
    degrees: int
    p_value: float

    @property
    def fits(self) -> bool:
        """Is the departure no more than chance makes?"""
        return self.p_value >= SIGNIFICANT

    def as_json(self) -> dict[str, object]:
        """The test, by the names it is known by."""
        return {"chi_square": round(self.statistic, 3), "degrees": self.degrees, "p_value": self.p_value}


def ratings(rounds: Sequence[Round], entries: int, anchor: int | None = None) -> list[Rating]:
    """The rating of each entry: the anchor has 1500, or without one the mean of all."""
    strengths = fit(rounds, entries)
    spreads = covariances(rounds, strengths)
    implied = win_chances(next(iter(together(rounds)), tuple(range(entries))), strengths)
    held = np.full(entries, 1 / entries) if anchor is None else np.eye(entries)[anchor]
    return [rated(np.eye(entries)[entry] - held, strengths, spreads, float(implied[entry])) for entry in range(entries)]


def rated(away: Array, strengths: Array, spreads: Sequence[Array], implied: float) -> Rating:
    """One rating: the distance from the anchor, with the widest spread of that distance."""
    value = MIDDLE + SCALE * float(away @ strengths)
    half = Z * SCALE * math.sqrt(max(0.0, *(float(away @ spread @ away) for spread in spreads)))
    return Rating(value, value - half, value + half, implied)


def fit(rounds: Sequence[Round], entries: int) -> Array:
    """The most likely strengths, as logarithms, by Newton's method."""
    seen = together(rounds)
    strengths = np.zeros(entries)
    for _ in range(STEPS):
        gradient, hessian = gradient_and_hessian(seen, strengths)
        step = np.linalg.solve(hessian, gradient)
        longest = float(np.abs(step).max())
        strengths = strengths + step * (min(1.0, LONGEST_STEP / longest) if longest else 1.0)
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


def gradient_and_hessian(seen: Round, strengths: Array) -> tuple[Array, Array]:
    """The log-likelihood's gradient, and minus its matrix of second derivatives, with the prior."""
    gradient = -PRIOR * strengths
    hessian = PRIOR * np.eye(len(strengths))
    for order, weight in seen.items():
        gradient = gradient + weight * score(order, strengths)
        hessian += weight * curvature(order, strengths)
    return gradient, hessian


def curvature(order: Order, strengths: Array) -> Array:
    """Minus the second derivatives of one game's log-likelihood: how much it tells of the strengths."""
    shares = chances(order, strengths)
    found: Array = np.diag(shares) - np.outer(shares, shares)
    return found


def chances(order: Order, strengths: Array) -> Array:
    """How likely each entry is to come first, by all its seats."""
    seats = np.bincount(order, minlength=len(strengths)).astype(np.float64)
    found: Array = seats * np.exp(strengths) / np.exp(strengths)[list(order)].sum()
    return found


def win_chances(order: Order, strengths: Array) -> Array:
    """How likely one seat of each entry is to win at the table of this game."""
    found: Array = np.exp(strengths) / np.exp(strengths)[list(order)].sum()
    return found


def score(order: Order, strengths: Array) -> Array:
    """The gradient of one game's log-likelihood: who won, less who was likely to."""
    found: Array = np.eye(len(strengths))[order[0]] - chances(order, strengths)
    return found


def covariances(rounds: Sequence[Round], strengths: Array) -> list[Array]:
    """The covariance of the strengths' errors: as the model says, and as the rounds show where there are enough.

    The second is the sandwich estimator: games on the same dice are not independent, rounds are.
    """
    model: Array = np.linalg.inv(gradient_and_hessian(together(rounds), strengths)[1]).astype(np.float64)
    if len(rounds) < CLUSTERS_TO_TRUST:
        return [model]
    scores = by_round(rounds, {order: score(order, strengths) for order in together(rounds)}, len(strengths))
    return [model, model @ scores.T @ scores @ model]


def by_round(rounds: Sequence[Round], figures: dict[Order, Array], entries: int) -> Array:
    """Sum a figure of each order over every round: a row a round."""
    return np.array(
        [sum((weight * figures[order] for order, weight in orders.items()), np.zeros(entries)) for orders in rounds]
    )


def goodness_of_fit(rounds: Sequence[Round], entries: int) -> GoodnessOfFit | None:
    """Test the strengths that wins show on the second places; None where there is nothing to test, or too little.

    Wins alone cannot contradict strengths that were fitted to them.
    """
    strengths = fit(rounds, entries)
    games = [orders for orders in rounds if orders]
    seen = together(games)
    if len(games) < CLUSTERS_TO_TRUST or any(len(order) < 3 for order in seen):
        return None
    found = by_round(games, residuals(seen, strengths), entries)
    covariance = np.cov(found, rowvar=False) / len(found)
    degrees = int(np.linalg.matrix_rank(covariance, rtol=ROUNDING, hermitian=True))
    if not degrees:
        return None
    mean = found.mean(axis=0)
    statistic = float(mean @ np.linalg.pinv(covariance, rtol=ROUNDING, hermitian=True) @ mean)
    return GoodnessOfFit(statistic, degrees, hotelling(statistic, degrees, len(found)))


def hotelling(statistic: float, degrees: int, rounds: int) -> float:
    """How likely chance alone is to make such a χ², where its covariance is known from so many rounds (Hotelling)."""
    freedom = rounds - degrees
    return float(stats.f.sf(statistic * freedom / (degrees * (rounds - 1)), degrees, freedom))


def residuals(seen: Round, strengths: Array) -> dict[Order, Array]:
    """Who came second, less who was likely to, for each order: with its part in the error of the strengths taken off.

    The strengths are fitted to the same games: taken as known, their error would count as a departure of its own.
    """
    information = sum((weight * curvature(order[1:], strengths) for order, weight in seen.items()), np.zeros(()))
    carried = information @ np.linalg.inv(gradient_and_hessian(seen, strengths)[1])
    return {order: score(order[1:], strengths) - carried @ score(order, strengths) for order in seen}
