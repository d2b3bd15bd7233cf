"""What a seat does when nobody sits there: a small class with two questions to answer."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from casedepart.engine.actions import Action
from casedepart.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One player of one game. It reads the game and never changes it."""

    def answer(self, game: Game, seat: int) -> Action:
        """The game waits for this seat: an answer to the open question, or something allowed besides (T6).

        After anything but an answer to the question it is asked again.
        """
        raise NotImplementedError

    def react(self, game: Game, seat: int) -> Action | None:
        """This seat has a rent to claim or an offer to answer: do so now, or let it be."""
        return None
