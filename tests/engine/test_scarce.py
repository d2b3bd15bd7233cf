"""Who could want a scarce building where buildings cost nothing, as on a board of one's own (B7)."""

from __future__ import annotations

import pytest

from casedepart.editions import load
from casedepart.engine import Game, Rules
from casedepart.engine.actions import BUILD, action
from casedepart.engine.rules import Square

BROWN = (1, 3)


def free_buildings(stock: int, cash: int, owned: tuple[int, ...]) -> Game:
    """The second player owns these streets; houses on the brown ones are free, and the first owns the dark blue."""
    printed = load("classic").rules()
    board = list(printed.board)
    for square in BROWN:
        old = board[square]
        board[square] = Square(old.kind, old.group, old.price, old.mortgage, 0, old.rent, old.amount, old.deck)
    game = Game.bare(Rules(tuple(board), printed.decks, printed.choices, (), printed.most_players), 2)
    for square in (37, 39):
        game.give_deed(square, 0)
    for square in owned:
        game.give_deed(square, 1)
    game.players[1].cash = cash
    game.houses_left = stock
    game.run()
    return game


@pytest.mark.parametrize(
    ("stock", "cash", "owned", "asked"),
    [
        (8, 0, BROWN, True),
        (9, 0, BROWN, False),
        (9, 50, (*BROWN, 6, 8, 9), True),
        (10, 50, (*BROWN, 6, 8, 9), False),
        (1, 49, (6, 8, 9), False),
    ],
)
def test_free_buildings_are_wanted_without_cash(stock: int, cash: int, owned: tuple[int, ...], asked: bool) -> None:
    game = free_buildings(stock, cash, owned)
    game.apply(0, action(BUILD, 37))
    assert (game.top.name() == "contest") == asked
