"""What was offered already: so many offers a turn, and none again before some rounds have passed."""

from __future__ import annotations

from collections.abc import Iterable

from casedepart.bots.steady.bargain import allowed
from casedepart.engine import Game, Offer


class OfferBook:
    """One player's offers, by the turn at which each was last made."""

    def __init__(self, most: int, pause: int) -> None:
        self.most = most
        """Offers a turn."""
        self.pause = pause
        """Rounds before the same offer is made again."""
        self.made: dict[tuple[object, ...], int] = {}
        self.turn = -1
        self.count = 0
        """How many offers were made in that turn."""

    def first(self, game: Game, seat: int, ideas: Iterable[Offer], kept: int) -> Offer | None:
        """The first of these offers that may be made now and leaves so much cash; it is noted."""
        if game.turns != self.turn:
            self.turn, self.count = game.turns, 0
        if self.count >= self.most:
            return None
        since = game.turns - self.pause * len(game.players)
        for offer in ideas:
            lately = self.made.get(offer.key(), since - 1) >= since
            affordable = not offer.give.cash or game.players[seat].cash - offer.give.cash >= kept
            if not lately and affordable and allowed(game, seat, offer):
                self.made[offer.key()] = game.turns
                self.count += 1
                return offer
        return None
