"""The manners of a bargainer: nobody is asked twice for the same, and what was just sold is not bought back."""

from __future__ import annotations

from typing import Final

from casedepart.engine.actions import Offer
from casedepart.engine.copies import Copyable
from casedepart.engine.events import NOBODY
from casedepart.engine.game import Game
from casedepart.engine.rules import SQUARES
from casedepart.engine.sets import first, members

TWO_LAPS: Final = 12
"""Rounds in which a token goes around the board twice, about."""


class Manners(Copyable):
    """What a player remembers of deals: what it has proposed, and which deeds went from one player to another."""

    def __init__(self) -> None:
        self.proposed: dict[tuple[int, int, int], int] = {}
        """By partner, deeds given and deeds wanted: the turn of the last such proposal."""
        self.named: int = 0
        """All deeds that were in a proposal."""
        self.owners: list[int] = [NOBODY] * SQUARES
        """Who owned what at the last look."""
        self.former: list[int] = [NOBODY] * SQUARES
        self.parted: list[int] = [-1] * SQUARES
        """By deed: who had it before its owner, and the turn in which that was seen."""
        self.handed_on: int = 0
        """The deeds that had another player as owner before."""

    def notice(self, game: Game) -> None:
        """See which deeds have gone from one player to another since the last look."""
        for square in members(game.rules.deeds):
            owner = game.owners[square]
            before = self.owners[square]
            if owner != before:
                self.former[square] = before if owner != NOBODY else NOBODY
                if self.former[square] >= 0:
                    self.handed_on |= 1 << square
                else:
                    self.handed_on &= ~(1 << square)
                self.parted[square] = game.turns
                self.owners[square] = owner

    def remember(self, game: Game, proposal: Offer) -> None:
        """This is proposed now."""
        self.named |= proposal.give.squares | proposal.get.squares
        self.proposed[proposal.n, proposal.give.squares, proposal.get.squares] = game.turns

    def permit(self, game: Game, seat: int, other: int, give: int, get: int) -> bool:
        """Are these deeds neither asked for again, at whatever price, nor what was just sold?"""
        since = game.turns - TWO_LAPS * len(game.players)
        if self.returns(get, seat, since) or self.returns(give, other, since):
            return False
        if (give | get) & ~self.named:
            return True
        last = self.proposed.get((other, give, get), -1)
        return last < 0 or last <= since

    def returns(self, squares: int, to: int, since: int) -> bool:
        """Would one of these deeds go back to whom it came from a short while ago?"""
        rest = squares & self.handed_on
        while rest:
            square = first(rest)
            rest &= rest - 1
            if self.former[square] == to and self.parted[square] > since:
                return True
        return False
