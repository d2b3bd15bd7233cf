"""Intervals: they hold what they promise, and known cases come out as in the books."""

from __future__ import annotations

import math

import pytest
from scipy import stats

from casedepart.bots import Numbers
from casedepart.bots.generator import Generator
from casedepart.sim.intervals import Estimate, clustered, mean, median, paired, quantile, share, standard_errors
from casedepart.sim.summary import Sum

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
    assert found.high - found.value == pytest.approx(2.776 * math.sqrt(2.5 / 5), rel=3e-3)


def test_few_values_reach_as_far_as_in_the_tables_of_student() -> None:
    table = {2: 12.706, 3: 4.303, 4: 3.182, 6: 2.571, 11: 2.228, 31: 2.042, 121: 1.980}
    for count, errors in table.items():
        assert standard_errors(count) == pytest.approx(errors, rel=3e-3)
    assert standard_errors(10**9) == pytest.approx(1.959964)


def test_one_value_alone_says_nothing_of_its_reach() -> None:
    assert mean([7]).as_json() == {"value": 7.0, "interval": [None, None], "count": 1}


def test_a_count_that_did_not_vary_says_nothing_of_its_reach() -> None:
    bankruptcies = Sum()
    for _ in range(200):
        bankruptcies.add(3)
    assert bankruptcies.mean().as_json() == {"value": 3.0, "interval": [None, None], "count": 200}


@pytest.mark.parametrize("seldom", [1, 5, 20])
def test_a_count_that_seldom_varies_holds_the_truth(seldom: int) -> None:
    """Of 1,000 games so many are cut off with one bankruptcy instead of three."""
    numbers, held = Generator(f"seldom {seldom}"), 0
    for _ in range(TRIALS):
        counted = Sum()
        for _ in range(200):
            counted.add(1 if numbers.below(1000) < seldom else 3)
        found = counted.mean()
        held += found.low <= 3 - 2 * seldom / 1000 <= found.high
    assert held >= WITHIN.start


def test_a_median_lies_between_two_of_the_values() -> None:
    found = median([9, 1, 8, 2, 7, 3, 6, 4, 5])
    assert found.value == 5
    assert {found.low, found.high} <= set(range(1, 10))
    assert found.low < 5 < found.high


def test_a_quantile_of_even_steps() -> None:
    assert quantile(range(101), 0.25).value == 25


def test_beyond_the_last_of_few_values_a_quantile_has_no_bound() -> None:
    few, many = quantile(range(20), 0.95), quantile(range(200), 0.95)
    assert math.isfinite(few.low) and few.high == math.inf
    assert math.isfinite(many.high)
    alone = median([7])
    assert (alone.value, alone.low, alone.high) == (7, -math.inf, math.inf)


@pytest.mark.parametrize("part", [0.05, 0.25, 0.5, 0.95])
@pytest.mark.parametrize("count", [6, 20, 60, 200])
def test_quantiles_leave_out_the_truth_in_one_case_of_twenty_at_most(count: int, part: float) -> None:
    """Worked out, not drawn: so many values of all lie below the truth with a known chance."""
    found = quantile(range(count), part)
    chances = [math.comb(count, below) * part**below * (1 - part) ** (count - below) for below in range(count + 1)]
    held = [chance for below, chance in enumerate(chances) if found.low < below <= found.high]
    assert sum(held) > 0.949


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


def test_cases_that_come_in_clusters_are_worth_fewer_or_more() -> None:
    alike = clustered([4.0, 0.0] * 50, [4] * 100)
    apart = clustered([2.0] * 100, [4] * 100)
    plain = share(200, 400)
    assert alike.value == apart.value == plain.value
    assert alike.high - alike.low == pytest.approx(2 * (plain.high - plain.low), rel=0.02), "four that are always alike"
    assert apart.high - apart.low == pytest.approx((plain.high - plain.low) / math.sqrt(2), rel=0.02)
    assert clustered([], []) == share(0, 0)
    assert clustered([1.0] * 5, [2] * 5) == share(5, 10), "a handful of clusters does not tell how they vary"


def test_students_quantile_is_that_of_scipy() -> None:
    for count in (2, 3, 4, 5, 6, 10, 40, 1000):
        assert standard_errors(count) == pytest.approx(stats.t.ppf(0.975, count - 1), rel=3e-3)


def test_wilsons_interval_is_that_of_scipy() -> None:
    for hits, of in ((0, 10), (3, 10), (10, 10), (1, 10_000), (517, 2000)):
        known = stats.binomtest(hits, of).proportion_ci(method="wilson")
        assert (share(hits, of).low, share(hits, of).high) == pytest.approx((known.low, known.high), abs=1e-6)
