"""What is told of a rent: by which rule it is due, and why (P6 to P11, C4)."""

from __future__ import annotations

import pytest

from casedepart.editions import load
from casedepart.engine import Game
from casedepart.engine.phases.move import go_back_to
from casedepart.engine.phases.rent import rent_due
from casedepart.engine.state import BY_DICE, SENT, SENT_TO_STATION, SENT_TO_UTILITY


@pytest.mark.parametrize(
    ("owned", "level", "square", "errand", "said"),
    [
        ((37,), 0, 37, BY_DICE, ("P6", "rent-bare", 1, 35)),
        ((37, 39), 0, 37, BY_DICE, ("P7", "rent-whole-group", 2, 35)),
        ((37, 39), 1, 37, BY_DICE, ("P8", "rent-houses", 1, 175)),
        ((37, 39), 4, 37, SENT, ("P8", "rent-houses", 1, 1300)),
        ((37, 39), 5, 37, BY_DICE, ("P8", "rent-hotel", 1, 1500)),
        ((5,), 0, 5, BY_DICE, ("P10", "rent-stations", 1, 25)),
        ((5, 15, 25, 35), 0, 5, BY_DICE, ("P10", "rent-stations", 1, 200)),
        ((5, 15), 0, 5, SENT_TO_STATION, ("C4", "rent-stations-card", 2, 50)),
        ((12,), 0, 12, BY_DICE, ("P11", "rent-dice", 4, 7)),
        ((12, 28), 0, 12, BY_DICE, ("P11", "rent-dice", 10, 7)),
        ((12, 28), 0, 12, SENT, ("P11", "rent-dice", 10, 0)),
        ((12,), 0, 12, SENT_TO_UTILITY, ("C4", "rent-utility-card", 10, 0)),
    ],
)
def test_a_rent_says_why_it_is_due(
    owned: tuple[int, ...], level: int, square: int, errand: int, said: tuple[str, str, int, int]
) -> None:
    game = Game.bare(load("classic").rules(), 2)
    for deed in owned:
        game.give_deed(deed, 1)
    if level:
        game.set_buildings(square, level)
    game.first, game.second, game.errand = 3, 4, errand
    claim = rent_due(game, 0, square)
    assert (claim.rule, claim.why, claim.factor, claim.base) == said
    assert claim.throw == (claim.base == 0)
    assert (claim.visitor, claim.owner, claim.square) == (0, 1, square)


def test_who_is_sent_back_to_a_utility_pays_by_dice_of_its_own() -> None:
    game = Game.bare(load("classic").rules(), 2)
    game.give_deed(12, 1)
    game.first, game.second, game.players[0].at = 3, 4, 15
    go_back_to(game, 0, 12, SENT)
    assert rent_due(game, 0, 12).throw
