"""Edges of single variants that a game reaches seldom: nobody left to rob, no site, no card, an attacker who is out."""

from __future__ import annotations

import pytest

from casedepart.editions import load
from casedepart.engine import CHANCE, Game
from casedepart.engine.actions import CHANCE_BIT, OFFER
from casedepart.engine.rules import HOTEL
from casedepart.engine.sets import members
from casedepart.engine.state import Claim
from casedepart.variants.fight import TIMES_RENT, stake, strength_of
from casedepart.variants.powers import ATTACK, BATTLE, MEET, REST, AttackRoll, possible
from casedepart.variants.sore_losers import FreeHouse, Purse, Robbery, purse
from casedepart.variants.speed_die import NOWHERE, Speed, speed


def game_of(edition: str, *options: str) -> Game:
    return Game.bare(load(edition).rules(options=list(options)), 3)


def test_where_nobody_else_holds_a_coin_nobody_is_asked_whom_to_rob() -> None:
    game = game_of("sore-losers")
    assert Robbery(1).asked(game) == 1 << 1
    kept = purse(game)
    game.keep(Purse((0, 3, 0), kept.left, kept.most))
    assert Robbery(1).asked(game) == 0


def test_where_every_street_is_built_to_the_top_nobody_is_asked_for_a_free_house() -> None:
    game = game_of("sore-losers")
    assert FreeHouse(1).asked(game) == 1 << 1
    for square in members(game.rules.streets):
        game.set_buildings(square, HOTEL)
    game.houses_left = 1
    assert FreeHouse(1).asked(game) == 0


@pytest.mark.parametrize(("double", "deck"), [(MEET, 0), (BATTLE, 1)])
def test_a_power_that_turns_a_card_over_is_offered_while_its_deck_has_one(double: int, deck: int) -> None:
    game = game_of("pokemon", "powers")
    game.first = double
    assert possible(game, 0)
    game.unseen = (0, 0)
    game.put_under(deck, 0)
    assert possible(game, 0)
    game.piles = ((), ())
    assert not possible(game, 0)
    game.first = REST
    assert possible(game, 0)


def test_an_attack_is_off_once_its_attacker_is_out_or_the_street_another_s() -> None:
    game = game_of("pokemon", "powers")
    game.first = ATTACK
    game.give_deed(39, 1)
    attack = AttackRoll(0, 1, 39, 0, 0, False)
    assert attack.asked(game) == CHANCE_BIT
    game.players[0].out = True
    assert attack.asked(game) == 0
    game.players[0].out = False
    game.give_deed(39, 2)
    assert attack.asked(game) == 0


def test_a_lost_fight_costs_its_times_of_the_whole_rent() -> None:
    claim = Claim(0, 1, 37, 2, 35, False, 1, "P7", "rent-whole-group")
    assert stake(claim) == (37, 1, TIMES_RENT * 70)
    assert strength_of(load("duel-masters").rules(options=["fight"]), 37) > 0


def test_a_square_chosen_by_the_third_die_is_forgotten_with_the_turn() -> None:
    game = game_of("classic", "speed-die")
    game.keep(Speed(0b1, 7))
    for variant in game.rules.variants:
        variant.turn_ended(game, 0)
    assert (speed(game).goal, speed(game).passed) == (NOWHERE, 0b1)


def test_a_trade_may_be_proposed_at_any_time_and_chance_proposes_none() -> None:
    game = game_of("classic")
    game.run()
    assert [game.options(seat).free >> OFFER & 1 for seat in (0, 1, 2, CHANCE)] == [1, 1, 1, 0]
