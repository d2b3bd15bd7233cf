"""What a bankruptcy brought is answered for at once (M5): what a table lists, foretells and answers by itself."""

from __future__ import annotations

from casedepart.editions import load
from casedepart.engine import Game, Received
from casedepart.engine.actions import KEEP, REDEEM, action
from casedepart.engine.sets import members
from casedepart.table.defaults import default_answer
from casedepart.table.may import may_told
from casedepart.table.views import about_view, seat_options
from casedepart.table.wire.view import AboutView
from tests.owning import owning

BROUGHT = (5, 15)
OWN = 12


def heir(cash: int) -> Game:
    """Anna inherits two mortgaged stations, and has a mortgage of her own."""
    game = owning(load("classic").rules(), 3, {0: [*BROUGHT, OWN, 39]}, cash)
    brought = sum(1 << square for square in BROUGHT)
    game.players[0].mortgaged = brought | 1 << OWN
    game.push(Received(0, brought, 0, 0, True))
    game.run()
    return game


def test_one_answer_is_listed_with_its_sum_and_other_mortgages_stay_free() -> None:
    game = heir(cash=500)
    options = seat_options(game, 0)
    assert options.answers == {"keeps": [], "redeems": []}
    assert options.free["redeems"] == [OWN]
    assert (options.sums["keeps"], options.sums["redeems"]) == ([0], [-83, -200])
    assert about_view(game) == AboutView(-1, -2, 200, list(BROUGHT))


def test_what_cannot_be_paid_is_not_listed_and_told_as_refused_by_the_rule() -> None:
    game = heir(cash=199)
    assert seat_options(game, 0).answers == {"keeps": []}
    told = [(act.verb, act.n, act.allowed, act.rule) for act in may_told(game, 0, "", 1, "en").acts]
    assert ("keeps", -1, True, "M4") in told
    assert {("redeems", square, False, "M5") for square in BROUGHT} <= set(told)
    rich = [(act.verb, act.n, act.sum) for act in may_told(heir(cash=500), 0, "", 1, "en").acts if act.allowed]
    assert ("redeems", -1, -200) in rich and ("redeems", OWN, -83) in rich


def test_who_does_not_answer_in_time_keeps_the_mortgages() -> None:
    game = heir(cash=500)
    assert default_answer(game, 0) == action(KEEP)
    game.apply(0, default_answer(game, 0))
    assert members(game.players[0].mortgaged) == (5, OWN, 15)
    assert action(REDEEM) not in game.options(0).actions()
