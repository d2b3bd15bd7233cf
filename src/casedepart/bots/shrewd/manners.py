"""The manners of a bargainer: nobody is asked twice for the same, and what was just sold is not bought back."""

from __future__ import annotations

from typing import Final

from casedepart.engine.actions import Offer
from casedepart.engine.events import NOBODY
from casedepart.engine.game import Game
from casedepart.engine.rules import SQUARES
from casedepart.engine.sets import members

TWO_LAPS: Final = 12
"""Rounds in which a token goes around the board twice, about."""


class Manners:
    """What a player remembers of deals: what it has proposed, and which deeds went from one player to another."""

    def __init__(self) -> None:
        self.proposed: dict[tuple[int, int, int], int] = {}
        """By partner, deeds given and deeds wanted: the turn of the last such proposal."""
        self.owners: list[int] = [NOBODY] * SQUARES
        """Who owned what at the last look."""
        self.former: list[int] = [NOBODY] * SQUARES
        self.parted: list[int] = [-1] * SQUARES
        """By deed: who had it before its owner, and the turn in which that was seen."""

    def notice(self, game: Game) -> None:
        """See which deeds have gone from one player to another since the last look."""
        for square in members(game.rules.deeds):
            owner = game.owners[square]
            before = self.owners[square]
            if owner != before:
                self.former[square] = before if owner != NOBODY else NOBODY
                self.parted[square] = game.turns
                self.owners[square] = owner

    def remember(self, game: Game, proposal: Offer) -> None:
        """This is proposed now."""
        self.proposed[proposal.n, proposal.give.squares, proposal.get.squares] = game.turns

    def permit(self, game: Game, seat: int, other: int, give: int, get: int) -> bool:
        """Are these deeds neither asked for again, at whatever price, nor what was just sold?"""
        since = game.turns - TWO_LAPS * len(game.players)
        last = self.proposed.get((other, give, get), -1)
        if last >= 0 and last > since:
            return False
        return not self.returns(get, seat, since) and not self.returns(give, other, since)

    def returns(self, squares: int, to: int, since: int) -> bool:
        """Would one of these deeds go back to whom it came from a short while ago?"""
        for square in members(squares):
            if self.former[square] == to and self.parted[square] > since:
                return True
        return False
