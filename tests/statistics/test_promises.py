"""Intervals hold the truth as often as they say, and verdicts are given by chance as seldom as they say."""

from __future__ import annotations

import random

import pytest

from tests.statistics.intervals import INTERVALS
from tests.statistics.promise import TRIALS, Promise, check, covers, few_and_all, spares
from tests.statistics.verdicts import VERDICTS


@few_and_all(INTERVALS)
def test_an_interval_holds_the_truth_in_19_cases_of_20(promise: Promise, trials: int) -> None:
    check(promise, trials)


@few_and_all(VERDICTS)
def test_a_verdict_is_given_by_chance_in_one_case_of_20_at_most(promise: Promise, trials: int) -> None:
    check(promise, trials)


def luck_of(part: float) -> Promise:
    """Something that happens in such a part of cases."""
    return covers("luck", lambda luck: luck.random() < part)


def test_a_promise_that_is_kept_passes_and_one_that_is_broken_does_not() -> None:
    check(luck_of(0.95), TRIALS)
    for part in (0.91, 0.995):
        with pytest.raises(AssertionError, match="may be chance"):
            check(luck_of(part), TRIALS)
    with pytest.raises(AssertionError, match="may be chance"):
        check(spares("alarm", lambda luck: luck.random() < 0.09), TRIALS)


def test_a_case_has_luck_of_its_own_and_the_same_each_time() -> None:
    seen: list[float] = []

    def case(luck: random.Random) -> bool:
        seen.append(luck.random())
        return True

    promise = covers("seen", case)
    assert promise.hits(3) == promise.hits(3) == 3
    assert seen[:3] == seen[3:] and len(set(seen)) == 3
