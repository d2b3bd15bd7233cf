"""What someone without a plan answers to the third die: the dearest deed they can pay, else what costs least (H4)."""

from __future__ import annotations

import pytest

from casedepart.editions import load
from casedepart.engine import CHANCE, Game
from casedepart.engine.actions import DICE, ROLL, action
from casedepart.variants.speed_die import BUS, speed


def on_the_bus(at: int, first: int, second: int, cash: int = 1500) -> Game:
    """The first player stands here, rolled this and the bus, and the second owns the dark blue streets."""
    game = Game.bare(load("classic").rules(options=["speed-die"]), 2)
    game.keep(type(speed(game))(1))
    game.players[0].at, game.players[0].cash = at, cash
    game.give_deed(37, 1)
    game.give_deed(39, 1)
    game.set_buildings(39, 1)
    game.turns = 1
    game.run()
    game.apply(0, action(ROLL))
    game.apply(CHANCE, action(DICE, 64 * BUS + 8 * first + second))
    return game


def advised(game: Game) -> int:
    (variant,) = [variant for variant in game.rules.variants if variant.name == "speed-die"]
    answer = variant.advice(game, 0)
    assert answer is not None
    return answer.n


@pytest.mark.parametrize(
    ("at", "first", "second", "cash", "expected"),
    [
        (0, 1, 3, 1500, 1),  # 1 is for sale; 3 is the third; the sum is the tax
        (0, 1, 5, 1500, 5),  # a station is dearer than 1 and 6
        (0, 1, 5, 200, 5),  # which one may just pay
        (0, 1, 5, 199, 6),  # or not: then the next
        (0, 2, 5, 0, 2),  # nothing can be paid: the first of equals
        (27, 3, 6, 0, 33),  # of jail, a deck and a deck the first that costs nothing
        (27, 3, 6, 1500, 33),
        (33, 4, 5, 1500, 2),  # not the rent of 70, nor the tax of 100
        (26, 4, 2, 0, 28),  # nor jail
    ],
)
def test_the_dearest_deed_else_what_costs_least(at: int, first: int, second: int, cash: int, expected: int) -> None:
    game = on_the_bus(at, first, second, cash)
    assert advised(game) == expected


def test_of_rents_the_lowest_is_the_best() -> None:
    game = on_the_bus(0, 5, 6)
    for square in (5, 6, 11):
        game.give_deed(square, 1)
    assert advised(game) == 6
    game.give_deed(5, 0)
    assert advised(game) == 5, "one's own costs nothing"


def test_nobody_else_is_advised() -> None:
    game = Game.bare(load("classic").rules(options=["speed-die"]), 2)
    game.run()
    (variant,) = game.rules.variants
    assert variant.advice(game, 0) is None
