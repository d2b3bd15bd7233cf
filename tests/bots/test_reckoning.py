"""The count of the shrewd: smooth, honest about cash, and aware of who holds what is missing."""

from __future__ import annotations

from itertools import pairwise

import pytest

from casedepart import bots
from casedepart.bots.shrewd.habits import EVEN
from casedepart.bots.shrewd.manners import TWO_LAPS, Manners
from casedepart.bots.shrewd.valuation import Valuation
from casedepart.editions import catalogue, load
from casedepart.engine import Auction, Game, Goods, Offer, Sale
from casedepart.engine.actions import BID, DECLINE, action
from casedepart.engine.sets import members
from tests.owning import owning

RED = (21, 23, 24)
ORANGE = (16, 18, 19)
LOOSE = (5, 12, 37)


def position(owned: dict[int, tuple[int, ...]], edition: str = "classic", cash: int = 1000) -> Game:
    """A game of three in which these deeds are owned."""
    return owning(load(edition).rules(), 3, owned, cash)


def estate(game: Game, cash: int, seat: int = 0, owned: int = -1) -> int:
    """What a player's deeds, or these, are worth with so much cash."""
    reckoning = Valuation(game.rules, EVEN).reckoning(game)
    return reckoning.estate(seat, game.players[seat].owned if owned < 0 else owned, cash)


@pytest.mark.parametrize("edition", sorted(catalogue()))
def test_no_unit_of_cash_is_a_cliff(edition: str) -> None:
    rules = load(edition).rules()
    group = rules.group_squares[4]
    for held in (group, group[:-1]):
        game = position({0: (*held, *members(rules.stations)[:2]), 1: group[len(held) :]}, edition)
        unit = max(1, rules.choices.cash // 1500)
        worths = [estate(game, cash) for cash in range(0, 2 * rules.choices.cash, unit)]
        steps = [after - before for before, after in pairwise(worths)]
        assert min(steps) >= 0
        assert max(steps) <= 8 * unit


def test_the_third_street_is_worth_what_it_costs_to_who_can_build() -> None:
    game = position({0: RED[:2], 1: RED[2:]})
    before = estate(game, 1174)
    assert estate(game, 1174 - 241, owned=game.players[0].owned | 1 << RED[2]) > before


def test_a_gift_counts_at_its_face_to_who_has_nothing_to_build_on() -> None:
    game = position({0: LOOSE, 1: ORANGE})
    assert estate(game, 600 + 83) - estate(game, 600) == 83


def test_the_same_cash_is_spent_once() -> None:
    both, one, other, none = position({0: RED + ORANGE}), position({0: RED}), position({0: ORANGE}), position({})
    cash = 900
    added = [estate(game, cash) - estate(none, cash) for game in (both, one, other)]
    assert added[0] < added[1] + added[2]
    assert added[0] > max(added[1:])


def test_a_missing_deed_is_likelier_had_from_the_bank_than_from_another() -> None:
    in_bank, elsewhere = position({0: RED[:2]}), position({0: RED[:2], 1: RED[2:]})
    assert estate(in_bank, 1000) > estate(elsewhere, 1000)


def test_what_was_proposed_is_not_proposed_again_within_two_laps() -> None:
    game = position({0: LOOSE, 1: ORANGE})
    manners = Manners()
    manners.remember(game, Offer(1, Goods(0, 1 << 5), Goods(100, 1 << 16)))
    assert not manners.permit(game, 0, 1, 1 << 5, 1 << 16)
    assert manners.permit(game, 0, 1, 1 << 12, 1 << 16)
    game.turns += TWO_LAPS * len(game.players)
    assert manners.permit(game, 0, 1, 1 << 5, 1 << 16)


def test_what_was_just_sold_is_not_bought_back() -> None:
    game = position({0: LOOSE, 1: ORANGE})
    manners = Manners()
    manners.notice(game)
    game.turns += 1
    game.give_deed(5, 1)
    manners.notice(game)
    assert not manners.permit(game, 0, 1, 0, 1 << 5)
    assert manners.permit(game, 0, 1, 0, 1 << 16)
    game.turns += TWO_LAPS * len(game.players)
    assert manners.permit(game, 0, 1, 0, 1 << 5)


def test_bids_are_round_and_rise_by_about_a_tenth_of_the_price() -> None:
    game = position({})
    steady = [bots.make("steady") for _ in game.players]
    chance = bots.Chance("bids")
    while not isinstance(game.top, Sale):
        bots.step(game, steady, chance)
    price = game.rules.price[game.top.square]
    game.apply(members(game.asked)[0], action(DECLINE))
    bidders = [bots.make("shrewd") for _ in game.players]
    sums = []
    while isinstance(game.top, Auction):
        seat = members(game.asked)[0]
        act = bidders[seat].answer(game, seat)
        if act.verb == BID:
            sums.append(act.n)
        game.apply(seat, act)
    assert len(sums) > 2
    assert sums[0] == price // 2 + -(price // 2) % 10
    assert sum(one % 10 != 0 for one in sums) <= len(bidders), "beyond a round sum each goes once"
    assert all(0 < after - before <= price // 10 + 10 for before, after in pairwise(sums))
