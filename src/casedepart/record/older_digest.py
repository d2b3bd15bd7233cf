"""The digest of a position as versions up to 0.2.0 wrote it: so that what they stored is still compared.

The coins and the figure stood among the fields of every game then, questions went by the names of their classes, and
the verb of an offer by its number.
"""

from __future__ import annotations

import hashlib
from typing import Final

from casedepart.engine.actions import Goods
from casedepart.engine.game import Game
from casedepart.engine.sets import contains
from casedepart.engine.state import Frame
from casedepart.variants.sore_losers import COINS, purse

OFFER: Final = 27


def older_digest(game: Game) -> str:
    """The fingerprint that an earlier version gave this position."""
    return hashlib.sha256(repr(older_key(game)).encode()).hexdigest()[:16]


def older_key(game: Game) -> tuple[object, ...]:
    """Everything that made a position what it is, as it was listed then."""
    kept = purse(game)
    players = [
        (*player.key()[:-2], kept.coins[seat], contains(kept.trapped, seat), player.out, player.home)
        for seat, player in enumerate(game.players)
    ]
    offers = [(seat, (OFFER, offer.n, older_goods(offer.give), older_goods(offer.get))) for seat, offer in game.offers]
    return (
        tuple(players),
        tuple(older_frames(game.top)),
        (game.turn, game.stage, game.first, game.second, game.doubles, game.again, game.rolled),
        (game.jailed, game.declined, game.sent, game.no_roll, game.errand, game.rolls, game.turns, game.lapsed),
        (tuple(game.owners), tuple(game.buildings), game.houses_left, game.hotels_left, kept.left),
        (game.bank_deeds, game.bank_paid, game.unseen, game.piles),
        tuple(claim.key() for claim in game.claims),
        tuple(debt.key() for debt in game.debts),
        tuple(offers),
        (kept.figure, game.last_lap, game.bankruptcies, game.time_up, game.over, game.winners),
    )


def older_frames(top: Frame) -> list[object]:
    """The questions that are open, from the top, by the names of their classes."""
    frames: list[object] = []
    frame = top
    while frame.below is not None:
        frames.append(("".join(word.capitalize() for word in frame.name().split("-")), frame.key()))
        frame = frame.below
    return frames


def older_goods(goods: Goods) -> tuple[int, int, int, int]:
    return (goods.cash, goods.squares, goods.cards, goods.other(COINS))
