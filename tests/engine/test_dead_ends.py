"""No debt without a way out: where nothing more can be raised, one may go bankrupt."""

from __future__ import annotations

import pytest

from casedepart.bots import make
from casedepart.editions import load
from casedepart.engine import CHANCE, Game, Goods, Offer, raisable
from casedepart.engine.actions import ACCEPT, DICE, GO_BANKRUPT, ROLL, action


@pytest.mark.parametrize("name", ["random", "steady", "shrewd"])
def test_buildings_that_the_even_rule_keeps_raise_nothing(name: str) -> None:
    game = Game.bare(load("classic").rules(numbers=(("built_streets_trade", "true"),)), 2)
    game.turn, game.turns = 0, 20
    game.players[0].cash = 60
    for square, level in ((6, 1), (8, 1), (9, 2)):
        game.give_deed(square, 0)
        game.set_buildings(square, level)
    game.run()
    game.apply(0, Offer(1, Goods(0, 1 << 9), Goods(1, 0)))
    game.apply(1, action(ACCEPT, 0))
    game.apply(0, action(ROLL))
    game.apply(CHANCE, action(DICE, 8 * 1 + 3))
    assert game.debts[0].amount() <= raisable(game, 0), "the sum of R7 would be enough"
    assert game.options(0).verbs == 1 << GO_BANKRUPT
    bot = make(name, "end")
    answer = bot.answer(game, 0)
    if name != "random":
        assert bot.reason(game, 0, answer).n == game.debts[0].amount() - game.players[0].cash > 0
    game.apply(0, answer)
    assert game.players[0].out
