"""Bots that stand by a refusal: what was refused before a playout is not agreed on in it either.

Bots that play on know nothing of what was said before: they would make the same offer again and agree on it at once,
and a refusal would be worth as much as a yes.
"""

from __future__ import annotations

from typing import Final

from casedepart.bots import Bot
from casedepart.engine.actions import REJECT, Action, Goods, Offer, action
from casedepart.engine.game import Game

Exchange = frozenset[tuple[int, tuple[object, ...]]]
"""Who hands over what, whichever of the two proposes it."""


def exchange(proposer: int, offer: Offer) -> Exchange:
    """What an offer would exchange."""
    return frozenset({handed(proposer, offer.give), handed(offer.n, offer.get)})


def handed(seat: int, goods: Goods) -> tuple[int, tuple[object, ...]]:
    """What one of them hands over."""
    return seat, goods.key()


def refused_by(game: Game, seat: int, act: Action) -> Exchange | None:
    """The exchange that an answer refuses; None: it refuses none."""
    if act.verb == REJECT:
        for proposer, offer in game.offers:
            if offer.n == seat and act.n in (-1, proposer):
                return exchange(proposer, offer)
    return None


class KeepsRefusal(Bot):
    """A bot that plays as another one, and does not agree to one exchange."""

    def __init__(self, bot: Bot, refused: Exchange) -> None:
        super().__init__()
        self.bot: Final = bot
        self.refused: Final = refused

    def answer(self, game: Game, seat: int) -> Action:
        """As the other."""
        return self.bot.answer(game, seat)

    def react(self, game: Game, seat: int) -> Action | None:
        """As the other, but for a no to what was refused."""
        for proposer, offer in game.offers:
            if offer.n == seat and exchange(proposer, offer) == self.refused:
                return action(REJECT, proposer)
        return self.bot.react(game, seat)
