"""The answer for someone whose time is up: it spends nothing that it need not."""

from __future__ import annotations

from typing import Final

from casedepart.bots import Steady
from casedepart.bots.steady.funds import raise_money
from casedepart.engine.actions import DECLINE, END_TURN, KEEP, PASS, PAY, ROLL, SETTLE, Action, action
from casedepart.engine.game import Game
from casedepart.engine.sets import members

PREFERRED: Final = (SETTLE, END_TURN, ROLL, PASS, DECLINE, PAY, KEEP)
"""What is answered rather than anything else, in this order."""


def default_answer(game: Game, seat: int) -> Action:
    """The plainest answer to the open question; one step of it, where money has to be raised first."""
    options = game.options(seat)
    for verb in PREFERRED:
        if options.verbs >> verb & 1:
            squares = members(options.targets[verb]) if verb == KEEP else ()
            return action(verb, squares[0] if squares else -1)
    raised = raise_money(game, seat) if options.awaited else None
    return raised or Steady().answer(game, seat)
