"""The master: it bargains by its chances, learns from a no, keeps to its budget, and leaves the game as it was."""

from __future__ import annotations

import time

import pytest

from casedepart import bots
from casedepart.bots.master.master import Master
from casedepart.bots.master.partners import Partners
from casedepart.editions import GameSpec, load
from casedepart.engine import CHANCE, Game, Goods, Offer
from casedepart.engine.actions import ACCEPT, REJECT, action
from casedepart.engine.state import END
from tests.properties.settings import ALL

ORANGE = (16, 18, 19)
BROWN = (1, 3)


def squares(*places: int) -> int:
    return sum(1 << place for place in places)


def position(owns: dict[int, tuple[int, ...]], players: int = 4) -> Game:
    """Players on the classic board, all deeds sold, the first about to end the turn."""
    game = Game.bare(load("classic").rules(), players)
    for seat, deeds in owns.items():
        for square in deeds:
            game.give_deed(square, seat)
    game.stage = END
    game.run()
    return game


def offered(game: Game, by: int, offer: Offer) -> Game:
    game.apply(by, offer)
    return game


def test_it_takes_a_gift_and_refuses_to_make_one() -> None:
    game = position({0: ORANGE[:2], 1: ORANGE[2:]})
    gift = offered(game.clone(), 1, Offer(0, Goods(0, squares(19)), Goods(1)))
    assert bots.make("master").react(gift, 0) == action(ACCEPT, 1)
    theft = offered(game.clone(), 0, Offer(1, Goods(1), Goods(0, squares(19))))
    assert bots.make("master").react(theft, 1) != action(ACCEPT, 0)


def test_it_does_not_give_a_finished_group_for_a_utility() -> None:
    game = offered(position({0: ORANGE, 1: (12,)}), 1, Offer(0, Goods(0, squares(12)), Goods(0, squares(16))))
    assert bots.make("master").react(game, 0) != action(ACCEPT, 1)


def test_it_proposes_a_swap_that_completes_a_group_for_it() -> None:
    game = position({0: (16, 18, 3), 1: (19, 1)})
    act = bots.make("master").answer(game, 0)
    assert isinstance(act, Offer)
    assert act.get.squares & squares(19, 1)


def test_a_refused_offer_is_not_made_again() -> None:
    game = position({0: (16, 18, 3), 1: (19, 1)})
    master = bots.make("master")
    seen = set()
    act = master.answer(game, 0)
    while isinstance(act, Offer):
        assert act.key() not in seen
        seen.add(act.key())
        game.apply(0, act)
        game.apply(act.n, action(REJECT, 0))
        act = master.answer(game, 0)
    assert 1 <= len(seen) <= 8


def test_one_who_refuses_is_offered_more_and_left_alone_for_a_while() -> None:
    partners = Partners()
    assert partners.is_plain(1)
    partners.declined(1, 10)
    assert not partners.is_plain(1)
    asked = partners.share(1)
    partners.declined(1, 10)
    assert partners.share(1) > asked
    assert not partners.patience(1, 10)
    assert partners.patience(1, 100)


def test_without_a_budget_it_answers_the_same_each_time() -> None:
    digests = set()
    for _ in range(2):
        game = Game.start(load("classic").rules(), 3)
        bots.play(game, [bots.make("master"), bots.make("shrewd"), bots.make("steady")], bots.Chance("same"), 25)
        digests.add(game.digest())
    assert len(digests) == 1


@pytest.mark.parametrize("budget", [0.05, 0.3])
def test_it_keeps_to_its_budget(budget: float) -> None:
    game = position({0: (16, 18, 3, 21, 23), 1: (19, 1, 24, 5), 2: (37, 39), 3: (11, 13)})
    master = Master("", budget)
    began = time.process_time()
    act = master.answer(game, 0)
    assert act.sound
    assert time.process_time() - began < budget + 0.05


@pytest.mark.parametrize("spec", ALL[:: max(1, len(ALL) // 8)], ids=str)
def test_it_plays_every_edition_and_changes_nothing_it_is_shown(spec: GameSpec) -> None:
    game = Game.start(spec.rules(), 3)
    seats = [bots.make(name, str(seat)) for seat, name in enumerate(("master", "steady", "random"))]
    chance = bots.Chance("master plays")
    while not game.over and game.turns < 16:
        before = game.digest()
        seat, act = bots.choose(game, seats, chance)
        assert seat in (CHANCE, *range(3))
        assert game.digest() == before, "a bot changes nothing"
        game.apply(seat, act)
    assert game.turns >= 10
