"""What a seat does when nobody sits there, a small class with one method to write; and why it does so."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from casedepart.engine.actions import CLAIM, REJECT, Action, Offer, action
from casedepart.engine.copies import Copyable
from casedepart.engine.events import NOBODY
from casedepart.engine.extensible import Extensible
from casedepart.engine.game import Game


class Reason(Copyable):
    """Why a bot answers as it does: the key of a sentence (`reasons.ftl`), and what the sentence speaks of."""

    def __init__(self, key: str, square: int = -1, group: int = -1, seat: int = NOBODY, n: int = 0, m: int = 0) -> None:
        self.key: Final[str] = key
        self.square: Final[int] = square
        self.group: Final[int] = group
        """A colour group, by its number."""
        self.seat: Final[int] = seat
        """Another player."""
        self.n: Final[int] = n
        self.m: Final[int] = m
        """Sums, chances in per cent, counts: what they are, the sentence says."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Extensible):
    """One player of one game. It reads the game and never changes it."""

    def answer(self, game: Game, seat: int) -> Action:
        """The game waits for this seat: an answer to the open question, or something allowed besides (T6).

        After anything but an answer to the question it is asked again.
        """
        raise NotImplementedError

    def react(self, game: Game, seat: int) -> Action | None:
        """This seat has a rent to claim or an offer to answer: do so now, or let it be.

        Unless a bot says otherwise, it claims every rent and takes no offer.
        """
        for claim in game.claims:
            if claim.owner == seat:
                return action(CLAIM)
        for entry in game.offers:
            if entry[1].n == seat:
                return action(REJECT, entry[0])
        return None

    def takes(self, game: Game, seat: int, proposer: int, offer: Offer) -> bool:
        """Would it take this offer to its seat, were it made now? Asked to find its price: it remembers nothing of it.

        Unless a bot says otherwise, it takes none.
        """
        return False

    def reason(self, game: Game, seat: int, act: Action) -> Reason:
        """Why it gives this answer in this position; asked only where someone reads it."""
        return Reason("own-way")
