"""A promise: something happens in such a part of cases. A number of trials tells whether it is kept."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import pytest
from scipy import stats

TRIALS = 2_000
A_FEW = 200
"""Trials of every run of the tests; the long ones make all."""
DOUBT = 0.001
"""How often a promise that is kept may seem broken."""


class Bounds(Protocol):
    """An interval: whatever has two ends."""

    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...


@dataclass(frozen=True)
class Promise:
    """That a case comes out so, as often as is promised."""

    what: str
    case: Callable[[random.Random], bool]
    """One case, from its luck: does the interval hold the truth, or does the verdict say that there is something?"""
    least: float
    most: float
    """In what part of cases it does, if the promise is kept."""
    trials: int = TRIALS

    def hits(self, trials: int) -> int:
        """In how many of so many cases it did."""
        return sum(self.case(random.Random(f"{self.what} {number}")) for number in range(trials))

    def bounds(self, trials: int) -> tuple[int, int]:
        """From how many to how many may be chance (binomial)."""
        low, high = stats.binom.ppf(DOUBT / 2, trials, self.least), stats.binom.ppf(1 - DOUBT / 2, trials, self.most)
        return int(low), int(high)


def covers(
    what: str, case: Callable[[random.Random], bool], least: float = 0.94, most: float = 0.965, trials: int = TRIALS
) -> Promise:
    """That a 95 % interval holds the truth in 95 % of cases; those of whole counts cannot do so to the digit."""
    return Promise(what, case, least, most, trials)


def spares(what: str, case: Callable[[random.Random], bool], most: float = 0.05, trials: int = TRIALS) -> Promise:
    """That a verdict says in 5 % of cases at most that there is something, where there is nothing."""
    return Promise(what, case, 0.0, most, trials)


def holds(found: Bounds, truth: float) -> bool:
    """Does an interval hold the truth?"""
    return found.low <= truth <= found.high


def check(promise: Promise, trials: int) -> None:
    """Fail where a promise is broken by more than chance."""
    hits, (low, high) = promise.hits(trials), promise.bounds(trials)
    assert low <= hits <= high, f"{promise.what}: {hits} of {trials}, where {low} to {high} may be chance"


def few_and_all(promises: Sequence[Promise]) -> pytest.MarkDecorator:
    """Each promise with a few trials, and with all of them in the long tests."""
    some = [pytest.param(one, min(A_FEW, one.trials), id=one.what) for one in promises]
    every = [pytest.param(one, one.trials, id=f"{one.what}, long", marks=pytest.mark.long) for one in promises]
    return pytest.mark.parametrize(("promise", "trials"), [*some, *every])
