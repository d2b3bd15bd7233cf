"""The answers that a decision leaves open, and the bids that are worth a thought."""

from __future__ import annotations

from typing import Final

from casedepart.engine import Auction
from casedepart.engine.actions import ACCEPT, BID, CHANCE, REJECT, Action, Refused, bid
from casedepart.engine.decision import Options
from casedepart.engine.game import Game
from casedepart.engine.sets import members

PARTS_OF_PRICE: Final = (0.5, 0.75, 1.0, 1.25, 1.5)
"""Bids on a deed that are tried besides the least, as parts of its price."""
TIMES_LEAST: Final = (1.5, 2.0, 3.0)
"""Bids on a building, as multiples of the least."""


def deciders(game: Game) -> list[int]:
    """The seats that have a choice now: those with an offer to answer, then those that are asked."""
    offered = [offer.n for _, offer in game.offers]
    asked = [seat for seat in members(game.asked) if seat != CHANCE]
    return [seat for seat in dict.fromkeys([*offered, *asked]) if len(answers(game, seat)) > 1]


def answers(game: Game, seat: int, besides: bool = False) -> list[Action]:
    """What a seat may answer to the open question and to open offers; `besides`, whatever else it may do (T6).

    Of several that lead to the same position the first is enough.
    """
    options = game.options(seat)
    listed = [act for act in options.actions() if besides or answers_something(act, options)]
    found: dict[str, Action] = {}
    for act in [*listed, *bids(game, options)]:
        after = game.clone()
        try:
            after.apply(seat, act)
        except Refused:
            continue
        found.setdefault(after.digest(), act)
    return list(found.values())


def answers_something(act: Action, options: Options) -> bool:
    """Does it answer the question, or an offer?"""
    return options.verbs >> act.verb & 1 == 1 or act.verb in (ACCEPT, REJECT)


def bids(game: Game, options: Options) -> list[Action]:
    """The least bid, and some that someone might think of."""
    if not options.verbs >> BID & 1:
        return []
    least, most = options.least_bid, options.most_bid
    sums = {least, *(amount for amount in thinkable(game, least) if least < amount <= most)}
    return [bid(amount) for amount in sorted(sums)]


def thinkable(game: Game, least: int) -> list[int]:
    """Sums between the least bid and what nobody would pay."""
    top = game.top
    square = top.square if isinstance(top, Auction) else -1
    if square >= 0:
        return [int(game.rules.price[square] * part) for part in PARTS_OF_PRICE]
    return [int(least * times) for times in TIMES_LEAST]
