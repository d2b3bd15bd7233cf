"""Who answers next: one order for bots, records, tables and trials."""

from __future__ import annotations

from casedepart import bots
from casedepart.editions import GameSpec
from casedepart.engine import CHANCE, Game
from casedepart.engine.order import asked_in_order, chance_is_next, first_asked, reactor, reactors
from casedepart.engine.sets import members


def positions(count: int) -> list[Game]:
    """Positions of a game in which much is claimed, traded and auctioned."""
    game = GameSpec("classic").start(4)
    seats, chance = [bots.make("random", str(seat)) for seat in range(4)], bots.Chance("order")
    found = []
    for _ in range(count):
        if game.over:
            break
        found.append(game.clone())
        bots.step(game, seats, chance)
    return found


def test_chance_answers_alone() -> None:
    for game in positions(800):
        assert chance_is_next(game) == (CHANCE in members(game.asked)) == (members(game.asked) == (CHANCE,))


def test_rents_come_before_offers_and_both_oldest_first() -> None:
    seen = 0
    for game in positions(800):
        expected = [claim.owner for claim in game.claims] + [offer.n for _, offer in game.offers]
        assert reactors(game) == expected == [reactor(game, place) for place in range(len(expected))]
        assert reactor(game, len(expected)) == -1
        seen += len(expected) > 1
    assert seen


def test_of_those_asked_the_first_is_the_player_in_turn_or_the_next_to_the_left() -> None:
    several = 0
    for game in positions(800):
        if not chance_is_next(game):
            order = asked_in_order(game)
            assert sorted(order) == list(members(game.asked))
            assert order[0] == first_asked(game)
            assert order == sorted(order, key=lambda seat: (seat - game.turn) % 4)
            several += len(order) > 1
    assert several
