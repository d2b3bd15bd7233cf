"""Quotes: the price that a bot names for a trade, found by asking it what it would take, and kept to for a while."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from casedepart.bots import Bot
from casedepart.engine import check_offer
from casedepart.engine.actions import Goods, Offer, Refused, refuse
from casedepart.engine.game import Game

LOOKS: Final = 32
"""Into how many steps the range of sums is cut before the least is looked for: a bound on the work."""


class Trade:
    """What changes hands between two players but for the sum that one of them adds."""

    def __init__(self, proposer: int, partner: int, give: Goods, get: Goods) -> None:
        self.proposer: Final = proposer
        self.partner: Final = partner
        self.give: Final = give
        self.get: Final = get

    def offer(self, cash: int) -> Offer:
        """The offer with so much cash to the partner; below 0 the proposer gets it."""
        give = Goods(max(cash, 0), self.give.squares, self.give.cards, self.give.others)
        get = Goods(max(-cash, 0), self.get.squares, self.get.cards, self.get.others)
        return Offer(self.partner, give, get)

    def is_empty(self) -> bool:
        """Is there nothing in it but cash?"""
        return not any((side.squares, side.cards, side.others) != (0, 0, ()) for side in (self.give, self.get))

    def is_of(self, offer: Offer) -> bool:
        """Is this the offer's trade, whatever the sum?"""
        return self.offer(0).key() == Trade(self.proposer, offer.n, offer.give, offer.get).offer(0).key()

    def is_allowed(self, game: Game, cash: int) -> bool:
        """Do the rules allow it for this sum?"""
        try:
            check_offer(game, self.proposer, self.offer(cash))
        except Refused:
            return False
        return True


class Promise:
    """A price that a bot has named, and the position for which it keeps to it."""

    def __init__(self, trade: Trade, cash: int, game: Game) -> None:
        self.trade: Final = trade
        self.cash: Final = cash
        self.named_at: Final = moment(game)

    def covers(self, game: Game, proposer: int, offer: Offer) -> bool:
        """Is this offer at least what it named, with nothing changed that matters, and still allowed?"""
        if proposer != self.trade.proposer or moment(game) != self.named_at or not self.trade.is_of(offer):
            return False
        cash = offer.give.cash - offer.get.cash
        return cash >= self.cash and self.trade.is_allowed(game, cash)


def moment(game: Game) -> tuple[int, int, bytes]:
    """For how long a price is good: this turn, while no deed changes hands and nothing is built or sold."""
    return game.turns, game.transfers, bytes(game.buildings)


def price_of(bot: Bot, game: Game, trade: Trade) -> int | None:
    """The least cash for which a bot would take a trade now, below 0 where it would pay; None: none that both have.

    `Refused` where the rules allow the trade for no sum at all. Where a bot takes more readily the more it gets, no
    smaller sum would do; in any case it refuses one less.
    """
    low, high = allowed_sums(game, trade)

    def takes(cash: int) -> bool:
        return bot.takes(game, trade.partner, trade.proposer, trade.offer(cash))

    refused = None
    for cash in cut(low, high):
        if takes(cash):
            return cash if refused is None else first_true(takes, refused, cash)
        refused = cash
    return None


def offered(game: Game, trade: Trade, cash: int | None) -> Game:
    """A copy of the game in which a trade is offered, for this sum or for the greatest that is allowed."""
    tried = game.clone()
    tried.apply(trade.proposer, trade.offer(allowed_sums(game, trade)[1] if cash is None else cash))
    return tried


def allowed_sums(game: Game, trade: Trade) -> tuple[int, int]:
    """The least and the greatest sum for which the rules allow a trade: where both can pay, and debts allow it."""
    if trade.is_empty():
        raise refuse("D1", "nothing-in-it")
    low, high = -max(0, game.players[trade.partner].cash), max(0, game.players[trade.proposer].cash)
    sums = cut(low, high)
    fitting = [at for at, cash in enumerate(sums) if trade.is_allowed(game, cash)]
    if not fitting:
        check_offer(game, trade.proposer, trade.offer(0))
        raise refuse("D1", "not-held")
    first, last = fitting[0], fitting[-1]
    least, most = sums[first], sums[last]
    if first > 0:
        least = first_true(lambda cash: trade.is_allowed(game, cash), sums[first - 1], least)
    if last < len(sums) - 1:
        most = first_true(lambda cash: not trade.is_allowed(game, cash), most, sums[last + 1]) - 1
    return least, most


def cut(low: int, high: int) -> list[int]:
    """A range of sums in about equal steps; no cash at all, and the smallest sums, are always among them."""
    step = max(1, (high - low) // LOOKS)
    near = [cash for cash in (-1, 0, 1) if low <= cash <= high]
    return sorted({*range(low, high, step), high, *near})


def first_true(holds: Callable[[int], bool], below: int, above: int) -> int:
    """Bisection between a sum for which something does not hold and one for which it does: where it begins to."""
    while above - below > 1:
        middle = (below + above) // 2
        below, above = (below, middle) if holds(middle) else (middle, above)
    return above
