"""Ratings find the strengths that made the places, with intervals that hold, and call equal bots equal."""

from __future__ import annotations

import math
import random

import pytest
from scipy import stats

from casedepart.sim.contests.ratings import MIDDLE, SCALE, SIGNIFICANT, Round, goodness_of_fit, ratings
from casedepart.sim.contests.standings import orders, places
from tests.statistics.intervals import drawn

EVERYONE = (0, 1, 2, 3)


def tournament(strengths: list[float], seats: tuple[int, ...], games: int, seed: int) -> list[Round]:
    dice = random.Random(seed)
    return [{drawn(strengths, seats, dice): 1.0} for _ in range(games)]


def test_known_strengths_are_found() -> None:
    points = [1500.0, 1600.0, 1750.0, 1380.0]
    strengths = [math.exp(value / SCALE) for value in points]
    found = ratings(tournament(strengths, EVERYONE, 20_000, 1), 4, anchor=0)
    for rating, value in zip(found, points, strict=True):
        assert rating.value == pytest.approx(value, abs=12)
    assert found[0].low == found[0].value == found[0].high == MIDDLE


def test_a_lone_strong_bot_among_three_of_a_kind_is_found() -> None:
    strengths = [math.exp(1700 / SCALE), math.exp(1500 / SCALE)]
    found = ratings(tournament(strengths, (0, 1, 1, 1), 20_000, 2), 2, anchor=1)
    assert found[0].value == pytest.approx(1700, abs=12)


def test_equal_bots_come_out_equal() -> None:
    found = ratings(tournament([1.0] * 4, EVERYONE, 5_000, 3), 4)
    assert sum(rating.value for rating in found) == pytest.approx(4 * MIDDLE)
    for rating in found:
        assert abs(rating.value - MIDDLE) < 15
        assert rating.low < MIDDLE < rating.high


def test_intervals_hold_the_truth_nineteen_times_in_twenty() -> None:
    strengths = [math.exp(1600 / SCALE), math.exp(1500 / SCALE)]
    runs = 400
    held = 0
    for seed in range(runs):
        rating = ratings(tournament(strengths, (0, 1, 1, 1), 120, seed), 2, anchor=1)[0]
        held += rating.low <= 1600 <= rating.high
    assert 0.92 <= held / runs <= 0.98


def test_games_on_the_same_dice_do_not_count_as_many() -> None:
    """Four games that always end alike are worth one: the interval is about twice as wide as four would make it."""
    once = tournament([2.0, 1.0], (0, 1, 1, 1), 400, 5)
    alone = ratings(once, 2, anchor=1)[0]
    repeated = ratings([{order: 4.0 for order in orders} for orders in once], 2, anchor=1)[0]
    assert repeated.high - repeated.low == pytest.approx(alone.high - alone.low, rel=0.1)


def test_who_always_loses_has_a_rating_too() -> None:
    low, high = ratings([{(1, 0): 1.0}] * 50, 2)
    assert low.value < high.value < MIDDLE + 2000
    assert low.high - low.low > 100


def test_places_go_by_winning_then_by_bankruptcy_then_by_worth() -> None:
    assert places(0b0100, [70, -1, -1, 30], [0, 900, 800, 0]) == ((2,), (1,), (0,), (3,))
    assert {frozenset(place) for place in places(0b0011, [-1, -1, 9], [5, 4, 0])} == {frozenset({0, 1}), frozenset({2})}
    assert places(0, [-1, -1], [100, 300]) == ((1,), (0,))


def test_who_shares_a_place_counts_half_each_way() -> None:
    assert orders(((0, 1), (2,)), (7, 8, 9)) == {(7, 8, 9): 0.5, (8, 7, 9): 0.5}
    assert orders(((0, 1), (2,)), (7, 7, 9)) == {(7, 7, 9): 1.0}


def test_strengths_that_hold_behind_the_winner_fit_the_model() -> None:
    strengths = [math.exp(points / SCALE) for points in (1500, 1600, 1750, 1380)]
    found = goodness_of_fit(tournament(strengths, EVERYONE, 3_000, 6), 4)
    assert found is not None and found.fits
    assert found.degrees == 3


def test_a_bot_that_wins_seldom_and_comes_second_often_does_not_fit() -> None:
    dice = random.Random(7)
    rounds: list[Round] = []
    for _ in range(400):
        order = list(drawn([0.02, 1.0, 1.0, 1.0], EVERYONE, dice))
        if order[0] != 0:
            order.remove(0)
            order.insert(1, 0)
        rounds.append({tuple(order): 1.0})
    found = goodness_of_fit(rounds, 4)
    assert found is not None and not found.fits
    won = sum(order[0] == 0 for one in rounds for order in one) / len(rounds)
    assert ratings(rounds, 4)[0].implied == pytest.approx(won, abs=0.005), "it is rated by its wins"


def warned(points: tuple[int, ...], seats: tuple[int, ...], games: int, runs: int) -> int:
    """How many null tournaments are warned of, in which second places do follow the strengths."""
    strengths = [math.exp(value / SCALE) for value in points]
    found = [goodness_of_fit(tournament(strengths, seats, games, seed), len(points)) for seed in range(runs)]
    return sum(one is not None and not one.fits for one in found)


def by_chance(runs: int) -> tuple[float, float]:
    """From how many to how many of so many are warned of by chance, in all but one case in a thousand."""
    low, high = stats.binom.interval(0.999, runs, SIGNIFICANT)
    return float(low), float(high)


def test_second_places_that_follow_the_strengths_are_seldom_warned_of() -> None:
    low, high = by_chance(300)
    assert low <= warned((0, 0, 0), (0, 1, 2), 100, 300) <= high


def test_what_rounding_leaves_is_no_degree_of_freedom() -> None:
    found = [goodness_of_fit(tournament([1.0] * 3, (0, 1, 2), 500, seed), 3) for seed in range(20)]
    assert {one.degrees for one in found if one is not None} == {2}


def test_two_players_leave_nothing_to_test() -> None:
    assert goodness_of_fit(tournament([2.0, 1.0], (0, 1), 100, 8), 2) is None


def test_implied_win_rates_are_those_of_a_seat() -> None:
    found = ratings(tournament([2.0, 1.0], (0, 1, 1, 1), 4_000, 9), 2, anchor=1)
    assert found[0].implied + 3 * found[1].implied == pytest.approx(1)
    assert found[0].implied == pytest.approx(0.4, abs=0.03)
