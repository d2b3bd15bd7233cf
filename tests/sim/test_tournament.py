"""Tournaments: seats are rotated, the same seed gives the same figures, and the intervals hold."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

from casedepart.editions import GameSpec
from casedepart.sim import Cores, Simulation
from casedepart.sim.contests.standings import standings
from casedepart.sim.contests.tournament import arrangements, round_size, seating, tournament
from casedepart.sim.games import Played
from casedepart.sim.intervals import clustered

LONE = ("random", "steady", "steady", "steady")


def simulation(*bots: str, seed: str = "1") -> Simulation:
    return Simulation(GameSpec("classic", mode="speed"), bots, seed)


@pytest.mark.parametrize("bots", ["abbb", "aabb", "abcd", "abcc", "ab", "aaaa"])
def test_every_arrangement_comes_once_a_round(bots: str) -> None:
    found = arrangements(tuple(bots), "1", 0)
    assert len(found) == len(set(found)) == round_size(tuple(bots))
    assert set(found) == set(permutations(bots))


def test_many_bots_have_every_seat_equally_often() -> None:
    bots = tuple("abcdef")
    rounds = [arrangements(bots, "1", number) for number in range(20)]
    assert {round_size(bots)} == {len(games) for games in rounds} == {6}
    seats = Counter((seat, bot) for games in rounds for one in games for seat, bot in enumerate(one))
    assert set(seats.values()) == {20}
    assert len({one for games in rounds for one in games}) > 60, "neighbours change from round to round"


def test_games_of_a_round_have_the_same_dice() -> None:
    of = seating(simulation(*LONE))
    assert [of(game)[0] for game in range(8)] == [0, 0, 0, 0, 1, 1, 1, 1]
    assert {of(game)[1].index("random") for game in range(4)} == {0, 1, 2, 3}


def test_the_same_seed_gives_the_same_figures_on_any_number_of_cores() -> None:
    one = tournament(simulation(*LONE), 60, Cores(1))
    two = tournament(simulation(*LONE), 60, Cores(2))
    assert one.as_json() == two.as_json()
    assert tournament(simulation(*LONE, seed="2"), 60, Cores(1)).as_json()["bots"] != one.as_json()["bots"]


def test_progress_is_told_of_every_game() -> None:
    done: list[int] = []
    tournament(simulation(*LONE), 50, Cores(1), done.append)
    assert sum(done) == 50


def test_steady_bots_beat_a_random_one() -> None:
    found = tournament(simulation(*LONE), 120, Cores(1))
    lone, rest = found.standings
    assert lone.win_rate.high < lone.fair < rest.win_rate.low
    assert lone.rating.high < rest.rating.value == 1500
    assert lone.place > rest.place
    assert lone.wins + rest.wins == found.games - found.capped


def test_a_bot_with_three_seats_is_one_entry_with_the_share_of_one_seat() -> None:
    lone, rest = tournament(simulation(*LONE), 80, Cores(1)).standings
    assert (rest.bot, rest.seats, rest.games) == ("steady", 3, 80)
    assert rest.win_rate.value == pytest.approx((1 - lone.win_rate.value) / 3)


def match(*seats: str, won_by: int) -> tuple[tuple[str, ...], Played]:
    count = len(seats)
    outs = tuple(-1 if seat == won_by else 10 + seat for seat in range(count))
    return seats, Played(0, 50, True, 1 << won_by, (0,) * count, outs, (-1,) * count, 0, 0)


def test_equal_bots_come_out_equal() -> None:
    """Twins that play alike: whoever has the lucky seat wins, so over a round each wins once."""
    rounds = [
        [match(*seats, won_by=number % 4) for seats in arrangements(tuple("abcd"), "1", 0)] for number in range(40)
    ]
    found = standings(tuple("abcd"), rounds)
    assert len(found) == 4
    for standing in found:
        assert standing.win_rate.value == 0.25
        assert standing.win_rate.low < 0.25 < standing.win_rate.high
        assert standing.rating.value == pytest.approx(1500)
        assert standing.place == pytest.approx(2.5)


def test_what_a_rating_implies_is_of_all_games_as_the_win_rate_is() -> None:
    seats = ("a", "b")
    cut_off = (seats, Played(0, 1000, False, 0, (5, 5), (-1, -1), (-1, -1), 0, 0))
    rounds = [[match(*seats, won_by=number % 3 // 2), cut_off] for number in range(60)]
    for standing in standings(seats, rounds):
        assert standing.implied == pytest.approx(standing.win_rate.value, abs=0.03)


def test_a_shared_win_counts_in_part() -> None:
    seats = ("a", "b", "c")
    game = Played(0, 50, True, 0b011, (5, 5, 1), (-1,) * 3, (-1,) * 3, 0, 0)
    a, b, c = standings(seats, [[(seats, game)]])
    assert [standing.wins for standing in (a, b, c)] == [0.5, 0.5, 0]
    assert [standing.place for standing in (a, b, c)] == [1.5, 1.5, 3]


@pytest.mark.parametrize(("alike", "games"), [(0.0, 4), (0.7, 4), (1.0, 4), (0.5, 24)])
def test_intervals_hold_the_truth_nineteen_times_in_twenty(alike: float, games: int) -> None:
    """Whether the games of a round end alike never, sometimes or always."""
    dice = random.Random(1)
    held = 0
    runs = 800
    for _ in range(runs):
        wins = [one_round(dice, 0.4, alike, games) for _ in range(100)]
        found = clustered(wins, [games] * len(wins))
        held += found.low <= 0.4 <= found.high
    assert 0.925 <= held / runs <= 0.975


def one_round(dice: random.Random, chance: float, alike: float, games: int) -> float:
    """The wins of a round whose games follow one common draw with a given likelihood."""
    common = dice.random() < chance
    return float(sum(common if dice.random() < alike else dice.random() < chance for _ in range(games)))
