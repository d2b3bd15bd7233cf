"""Chances to win, estimated by playouts in worker processes: during a game, and in the review of one that is over."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from casedepart.record import Transcript
from casedepart.sim.chances.decisions import decisions
from casedepart.sim.chances.odds import odds
from casedepart.sim.chances.playouts import A_FEW_ROUNDS, AS_TIME_ALLOWS, QUICK_ENOUGH, PlayoutSetting
from casedepart.sim.chances.review import review
from casedepart.sim.chances.review_result import Review as Found
from casedepart.sim.chances.review_result import Trade
from casedepart.table.journal_record import Entries, record_of, told_by
from casedepart.table.replay import edition_of
from casedepart.table.terms import terms_of
from casedepart.table.wire.news import ChanceView, Weighed, WeighedAnswer
from casedepart.table.wire.past import Review, ReviewedMoment, ReviewedTrade, TurningPoint

SECONDS: Final = 2.0
"""How many seconds an estimate may take in all."""
FOR_ALL: Final = 0.5
"""What part of it is for everyone's chances, where there are answers to try too."""
MOST_PLAYOUTS: Final = 2000
"""More make the intervals hardly narrower."""
REVIEW_SECONDS: Final = 20.0
"""How long a review takes, on one core."""
REVIEW_PLAYOUTS: Final = 200
"""From each moment, and with each answer to an offer: more make the intervals hardly narrower."""

Sent = TypeVar("Sent")


class Weighing(Struct, frozen=True):
    """What is asked: a game, and the seat whose answers are tried."""

    id: str
    version: int
    told: Transcript
    seat: int
    seconds: float = SECONDS


def weigh(asked: Weighing) -> Weighed:
    """Play the game on many times, and tell how it ends; the same dice whenever the same position is weighed."""
    game = asked.told.game().seen_by(asked.seat)
    seed, seat, for_all = game.digest(), asked.seat, FOR_ALL * asked.seconds
    tries = decisions(game, seat, MOST_PLAYOUTS, seed, limit_seconds=asked.seconds - for_all, rounds=AS_TIME_ALLOWS)
    time_left = for_all if tries else asked.seconds
    everyone = odds(game, MOST_PLAYOUTS, seed, limit_seconds=time_left, rounds=AS_TIME_ALLOWS)
    return Weighed(
        id=asked.id,
        version=asked.version,
        playouts=everyone.playouts + sum(tried.chance.count for tried in tries),
        chances=as_sent(everyone.chances, list[ChanceView]),
        answers=[
            WeighedAnswer(terms_of(tried.action), *as_sent((tried.chance, tried.difference), list[ChanceView]))
            for tried in tries
        ],
    )


def as_sent(found: object, kind: type[Sent]) -> Sent:
    """What was found, as it is sent: by the attributes that both have."""
    return msgspec.convert(found, kind, from_attributes=True)


def reviewed(stored: Entries) -> Review:
    """What there is to say about the game of a journal."""
    standing, _ = told_by(stored)
    transcript = record_of(stored).transcript(edition_of(standing))
    setting = PlayoutSetting(QUICK_ENOUGH, standing.table, rounds=A_FEW_ROUNDS)
    return review_view(review(transcript, REVIEW_PLAYOUTS, setting, REVIEW_SECONDS))


def review_view(found: Found) -> Review:
    """A review as it is sent."""
    return Review(
        ready=True,
        playouts=found.playouts,
        moments=as_sent(found.moments, list[ReviewedMoment]),
        turning=as_sent(found.turning, TurningPoint) if found.turning else None,
        trades=[trade_view(trade) for trade in found.trades],
        left_out=found.left_out,
    )


def trade_view(trade: Trade) -> ReviewedTrade:
    """A reviewed trade, as it is sent."""
    swings = as_sent(trade.swing, list[ChanceView])
    return ReviewedTrade(trade.n, trade.by, terms_of(trade.offer), trade.accepted, swings)
