"""What is counted while a game is played, where no log is kept: it costs next to nothing."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from casedepart.engine.actions import ACCEPT, GO_BANKRUPT, Action
from casedepart.engine.events import NOBODY
from casedepart.engine.game import Game


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Tally:
    """Who began, who went out, when and through whom, and how many trades there were.

    It is told of every answer before it is given: who wants to see more of a game derives from it.
    """

    def __init__(self, players: int) -> None:
        self.starter: int = NOBODY
        """Who had the first turn."""
        self.trades: int = 0
        self.out_at: list[int] = [-1] * players
        """By seat: the turn of the bankruptcy; -1 for who stayed in."""
        self.out_by: list[int] = [NOBODY] * players
        """By seat: the creditor, or the bank; nobody for who stayed in."""

    def note(self, game: Game, seat: int, act: Action) -> None:
        """Count an answer that is about to be given."""
        if self.starter == NOBODY and game.turns:
            self.starter = game.turn
        if act.verb == ACCEPT:
            self.trades += 1
        elif act.verb == GO_BANKRUPT:
            self.out_at[seat] = game.turns
            self.out_by[seat] = game.debts[0].creditor
