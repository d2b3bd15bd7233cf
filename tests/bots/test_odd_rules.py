"""Bots on boards and rules that no booklet has: they find an end to every auction, debt and plan."""

from __future__ import annotations

import pytest

from casedepart import bots
from casedepart.bots import Chance, Shrewd
from casedepart.bots.master.values import chances
from casedepart.bots.play import play
from casedepart.bots.shrewd.prospects import prospects_of
from casedepart.editions import load
from casedepart.editions.upload import from_text
from casedepart.engine import HOUSE_LOT, Auction, Game, Rules
from casedepart.engine.actions import BID, MORTGAGE, REDEEM
from casedepart.engine.phases.auction import hold
from casedepart.engine.phases.scarce import BuildingAuction
from casedepart.engine.sets import members
from casedepart.variants.sore_losers import purse

FLAT = "".join(f"{square}.rent = [200, 201, 202, 203, 204, 205]\n" for square in (37, 39))


def rules_of(text: str) -> Rules:
    named = 'extends = "classic"\nid = "odd"\nname = { fr = "Étrange", en = "Odd", source = "ours" }\n'
    return from_text(named + text).rules()


@pytest.mark.parametrize("tall", [1, 2, 3])
def test_the_master_plays_where_few_houses_make_a_hotel(tall: int) -> None:
    rules = load("classic").rules(numbers=(("houses_for_hotel", str(tall)),))
    game = Game.start(rules, 3)
    play(game, [bots.make("master") for _ in range(3)], Chance("low"), most_turns=40)
    assert game.turns > 10


def test_chances_are_known_where_a_first_house_brings_less_than_a_bare_group() -> None:
    game = Game.bare(rules_of(f"[squares]\n{FLAT}"), 2)
    for square in (37, 39):
        game.give_deed(square, 0)
        game.players[0].mortgaged |= 1 << square
    game.run()
    assert sum(chances(game, prospects_of(game.rules))) == pytest.approx(1.0)


def rich_builders(players: int) -> Game:
    """Everyone has a whole group, much cash, and the bank one house."""
    game = Game.bare(load("classic").rules(), players)
    for seat, group in enumerate(game.rules.group_squares[:players]):
        for square in group:
            game.give_deed(square, seat)
        game.players[seat].cash = 5000
    game.houses_left = 1
    game.run()
    return game


@pytest.mark.parametrize("name", ["steady", "shrewd", "master"])
def test_no_building_goes_for_more_than_twice_what_it_costs_and_few_bids_are_made(name: str) -> None:
    game = rich_builders(4)
    everyone = (1 << 4) - 1
    hold(game, BuildingAuction(HOUSE_LOT, -1, everyone, 50, 0, -1, everyone))
    game.run()
    seats = [bots.make(name) for _ in range(4)]
    bids = []
    while isinstance(game.top, Auction):
        seat, act = bots.choose(game, seats, Chance("auction"))
        if act.verb == BID:
            bids.append(act.n)
        game.apply(seat, act)
    dearest = max(game.rules.building[square] for seat in range(4) for square in members(game.players[seat].whole))
    assert bids and max(bids) <= 2 * dearest
    assert len(bids) < 30


@pytest.mark.parametrize("name", ["shrewd", "master"])
def test_nothing_is_mortgaged_for_a_hotel_that_the_bank_lacks(name: str) -> None:
    dear = (
        "[choices]\nhouses_for_hotel = 2\nhotels = 0\ninterest = 0\n[squares]\n37.building = 1000\n39.building = 1000\n"
    )
    game = Game.bare(rules_of(dear), 3)
    game.turns = 30
    for square in (37, 39):
        game.give_deed(square, 0)
        game.set_buildings(square, 2)
    for square in (11, 13, 16, 18, 12, 28):
        game.give_deed(square, 0)
    for square in (14, 19):
        game.give_deed(square, 1)
    game.players[0].cash = 1100
    game.run()
    seats, chance, count = [bots.make(name) for _ in range(3)], Chance("dear"), 0
    while not game.over and game.turns < 36:
        seat, act = bots.choose(game, seats, chance)
        count += seat == 0 and act.verb in (MORTGAGE, REDEEM)
        game.apply(seat, act)
    assert count < 20


def test_the_cash_kept_back_follows_the_time_that_is_left() -> None:
    game = Game.bare(load("classic").rules(options=["turn-limit"]), 2)
    for square in (37, 39):
        game.give_deed(square, 1)
        game.set_buildings(square, 3)
    game.players[0].cash, game.turns = 600, 10
    game.run()
    bot = Shrewd()
    early = bot.spare(game, 0)
    game.turns = 56
    assert bot.spare(game, 0) == Shrewd().spare(game, 0) > early


def test_the_cash_kept_back_follows_the_figure() -> None:
    game = Game.bare(load("sore-losers").rules(), 3)
    for square in game.rules.group_squares[-1]:
        game.give_deed(square, 0)
        game.set_buildings(square, 3)
    game.players[0].cash, game.turns = 600, 10
    game.run()
    game.keep(purse(game).held_by(0))
    bot = Shrewd()
    mine = bot.spare(game, 0)
    game.keep(purse(game).held_by(1))
    assert bot.spare(game, 0) == Shrewd().spare(game, 0) < mine


@pytest.mark.parametrize("turns", [999, 1000, 1500])
def test_time_is_called_whatever_the_limit_of_turns(turns: int) -> None:
    rules = load("classic").rules(mode="timed", numbers=(("salary", "1000"),))
    game = Game.start(rules, 2)
    assert play(game, [bots.make("steady"), bots.make("steady")], Chance("long/3"), 1000, None, turns)
    assert game.over and game.winners
