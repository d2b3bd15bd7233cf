"""The learned chances: they add up, they know what is good, and they mean the same on any board."""

from __future__ import annotations

import pytest

from casedepart import bots
from casedepart.bots.master.features import FEATURES, Sight, figures
from casedepart.bots.master.values import chances
from casedepart.bots.shrewd.prospects import Prospects, prospects_of
from casedepart.editions import load
from casedepart.engine import Game, Rules
from casedepart.engine.rules import Choices, Square
from tests.owning import owning

ORANGE = (16, 18, 19)


def position(owns: dict[int, tuple[int, ...]], players: int = 4, rules: Rules | None = None) -> Game:
    """Players on the classic board with these deeds, the first to begin."""
    return owning(rules or load("classic").rules(), players, owns)


def chance(game: Game, seat: int) -> float:
    return chances(game, prospects_of(game.rules))[seat]


def test_chances_add_up_to_one_and_who_is_out_has_none() -> None:
    game = position({0: ORANGE, 1: (1, 3)})
    game.players[2].out = True
    found = chances(game, prospects_of(game.rules))
    assert sum(found) == pytest.approx(1.0)
    assert found[2] == 0.0
    assert all(0.0 < found[seat] < 1.0 for seat in (0, 1, 3))


@pytest.mark.parametrize("cash", [250, 600, 1500])
def test_a_whole_group_with_houses_is_better_than_one_without_and_that_than_none(cash: int) -> None:
    others = {1: (6, 8, 21, 5), 2: (11, 13, 24, 15), 3: (26, 27, 31, 12)}
    bare, built = position({**others, 0: ORANGE}), position({**others, 0: ORANGE})
    for square in ORANGE:
        built.set_buildings(square, 3)
    parts = position({**others, 0: ORANGE[:2], 1: (*others[1], ORANGE[2])})
    for game in (bare, built, parts):
        for player in game.players:
            player.cash = cash
    assert chance(built, 0) > chance(bare, 0) > chance(parts, 0)


def test_cash_is_better_than_none() -> None:
    rich, poor = position({0: ORANGE}), position({0: ORANGE})
    poor.players[0].cash = 20
    assert chance(rich, 0) > chance(poor, 0)


def test_there_are_chances_even_where_all_cash_together_is_less_than_nothing() -> None:
    game = position({0: ORANGE})
    for player, cash in zip(game.players, (-14, 0, 0, 0), strict=True):
        player.cash = cash
    assert sum(chances(game, prospects_of(game.rules))) == pytest.approx(1.0)


def test_the_strongest_of_a_late_position_is_the_likeliest_to_win() -> None:
    game = Game.start(load("classic").rules(), 4)
    bots.play(game, [bots.make("steady") for _ in range(4)], bots.Chance("a"), 90)
    worth = [
        player.cash + sum(game.rules.price[s] for s in range(40) if player.owned >> s & 1) for player in game.players
    ]
    found = chances(game, prospects_of(game.rules))
    assert found.index(max(found)) == worth.index(max(worth))


def test_figures_mean_the_same_where_all_money_is_ten_times_as_much() -> None:
    plain = load("classic").rules()
    tenfold = ten_times(plain)
    first = position({0: ORANGE, 1: (5, 15, 12)}, rules=plain)
    second = position({0: ORANGE, 1: (5, 15, 12)}, rules=tenfold)
    for seat in range(4):
        assert row(second, seat) == pytest.approx(row(first, seat), rel=0.02, abs=0.01)


def row(game: Game, seat: int) -> list[float]:
    prospects = prospects_of(game.rules)
    found = figures(game, prospects, Sight(game, prospects), seat)
    assert len(found) == FEATURES
    return found


def ten_times(rules: Rules) -> Rules:
    """The same board with all prices, rents and cash ten times as high."""
    board = [
        Square(
            square.kind,
            square.group,
            square.price * 10,
            square.mortgage * 10,
            square.building * 10,
            tuple(rent * 10 for rent in square.rent),
            square.amount * 10,
            square.deck,
        )
        for square in rules.board
    ]
    choices: Choices = rules.choices.copy()
    choices.cash *= 10
    choices.station_rents = tuple(rent * 10 for rent in choices.station_rents)
    choices.utility_times = tuple(times * 10 for times in choices.utility_times)
    return Rules(tuple(board), rules.decks, choices)


def test_prospects_are_worked_out_once_for_a_set_of_rules() -> None:
    rules = load("classic").rules()
    found: Prospects = prospects_of(rules)
    assert prospects_of(rules) is found
