"""Intervals: they hold what they promise, and known cases come out as in the books."""

from __future__ import annotations

import math

import pytest

from casedepart.bots import Numbers
from casedepart.bots.generator import Generator
from casedepart.sim.intervals import Estimate, mean, median, paired, quantile, share

TRIALS = 400
CASES = 60
WITHIN = range(round(0.90 * TRIALS), round(0.985 * TRIALS) + 1)
"""How many of the trials hold the truth, where 95 % do: more than three standard errors to each side."""


def uniform(numbers: Numbers) -> float:
    return numbers.below(10_000) / 10_000


def test_wilson_as_in_the_books() -> None:
    """Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    found = [share(81, 263), share(15, 148), share(0, 20), share(1, 29)]
    limits = [(0.2553, 0.3662), (0.0624, 0.1605), (0.0, 0.1611), (0.0061, 0.1718)]
    assert [(round(one.low, 4), round(one.high, 4)) for one in found] == limits


def test_a_share_of_nothing_may_be_anything() -> None:
    assert share(0, 0) == Estimate(0.0, 0.0, 1.0, 0)


def test_shared_wins_count_in_part() -> None:
    assert share(12.5, 50).value == 0.25


def test_a_mean_and_its_reach() -> None:
    found = mean([1, 2, 3, 4, 5])
    assert found.value == 3
    assert found.high - found.value == pytest.approx(1.959964 * math.sqrt(2.5 / 5))


def test_one_value_alone_says_nothing_of_its_reach() -> None:
    assert mean([7]).as_json() == {"value": 7.0, "interval": [None, None], "count": 1}


def test_a_median_lies_between_two_of_the_values() -> None:
    found = median([9, 1, 8, 2, 7, 3, 6, 4, 5])
    assert found.value == 5
    assert {found.low, found.high} <= set(range(1, 10))
    assert found.low < 5 < found.high


def test_a_quantile_of_even_steps() -> None:
    assert quantile(range(101), 0.25).value == 25


def test_pairs_cancel_what_both_share() -> None:
    before = [10.0, 200.0, 3000.0]
    found = paired(before, [value + 1 for value in before])
    assert (found.value, found.low, found.high) == (1, 1, 1)


def test_pairs_must_be_pairs() -> None:
    with pytest.raises(ValueError, match="shorter"):
        paired([1, 2], [1])


def test_nineteen_intervals_in_twenty_hold_the_truth() -> None:
    numbers = Generator("intervals")
    held = {"share": 0, "mean": 0, "median": 0, "quantile": 0}
    for _ in range(TRIALS):
        values = [uniform(numbers) for _ in range(CASES)]
        estimates = {
            "share": (share(sum(value < 0.2 for value in values), CASES), 0.2),
            "mean": (mean(values), 0.5),
            "median": (median(values), 0.5),
            "quantile": (quantile(sorted(values), 0.8), 0.8),
        }
        for name, (found, truth) in estimates.items():
            held[name] += found.low <= truth <= found.high
    assert {name: count in WITHIN for name, count in held.items()} == dict.fromkeys(held, True), held
