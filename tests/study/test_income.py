"""What a group earns is its visits times its rents; published paybacks come out."""

from __future__ import annotations

import pytest

from casedepart.editions import load
from casedepart.study.chain import visits
from casedepart.study.income import Holding, holdings

RULES = load("classic").rules()
VISITS = visits(RULES, True)
HOLDINGS = {(holding.key, holding.level): holding for holding in holdings(RULES, VISITS)}


def test_the_income_of_a_hotel_is_worked_out_by_hand() -> None:
    orange = (16, 18, 19)
    rent = sum(VISITS.squares[at] * VISITS.rolls_a_turn * RULES.board[at].rent[5] for at in orange)
    assert HOLDINGS["group-3", 5].income == pytest.approx(rent)
    assert HOLDINGS["group-3", 5].cost == 560 + 5 * 300


def test_bare_streets_of_a_whole_group_take_double() -> None:
    brown = 2 * (VISITS.a_turn(1) * 2 + VISITS.a_turn(3) * 4)
    assert HOLDINGS["group-0", 0].income == pytest.approx(brown)


def test_the_third_house_is_the_step_that_pays_best_from_the_pink_group_on() -> None:
    """The old rule of thumb: build to three houses."""
    for group in range(2, 8):
        steps = [HOLDINGS[f"group-{group}", level] for level in range(1, 6)]
        assert min(steps, key=lambda step: step.step_payback).level == 3


def test_steps_add_up_to_the_whole() -> None:
    for group in range(8):
        steps = [HOLDINGS[f"group-{group}", level] for level in range(6)]
        assert sum(step.more_cost for step in steps) == steps[-1].cost
        assert sum(step.more_income for step in steps) == pytest.approx(steps[-1].income)


def test_a_speed_game_has_no_fourth_house() -> None:
    quick = holdings(load("classic").rules(None, "speed"), VISITS)
    levels = {holding.level for holding in quick if "group" in holding.key}
    assert levels == {0, 1, 2, 3, 5}


def test_sent_to_a_station_by_the_card_pays_double() -> None:
    stations = (5, 15, 25, 35)
    calls = sum(VISITS.squares[at] + VISITS.to_station[at] for at in stations) * VISITS.rolls_a_turn
    assert HOLDINGS["stations", 4].income == pytest.approx(200 * calls)
    assert sum(VISITS.to_station) > 0


def test_what_earns_nothing_never_pays_for_itself() -> None:
    assert Holding("group-0", 0, 100, 0.0, 100, 0.0).payback == float("inf")
