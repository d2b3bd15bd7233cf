"""Chances to win, estimated by playouts in worker processes: during a game, and in the review of one that is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from casedepart.record import Transcript
from casedepart.sim.chances.decisions import Weighed as WeighedBranch
from casedepart.sim.chances.decisions import decisions
from casedepart.sim.chances.odds import odds
from casedepart.sim.chances.playouts import PlayoutSetting
from casedepart.sim.chances.review import review
from casedepart.sim.chances.review_result import Moment, Trade, Turning
from casedepart.sim.chances.review_result import Review as Found
from casedepart.sim.intervals import Estimate
from casedepart.table.journal_record import record_of, told_by
from casedepart.table.preview import terms_of
from casedepart.table.replay import edition_of
from casedepart.table.wire.news import ChanceView, Weighed, WeighedAnswer
from casedepart.table.wire.past import Review, ReviewedMoment, ReviewedTrade, TurningPoint

PLAYERS: Final = ("steady",)
"""Who plays on: the shrewd play better, but far fewer games in the same time, too few to tell answers apart."""
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

Entries = Sequence[tuple[int, bytes]]
"""A whole journal."""


class Weighing(Struct, frozen=True):
    """What is asked: a game, and the seat whose answers are tried."""

    id: str
    version: int
    told: Transcript
    seat: int
    seconds: float = SECONDS


def weigh(asked: Weighing) -> Weighed:
    """Play the game on many times, and tell how it ends; the same dice whenever the same position is weighed."""
    game = asked.told.game()
    seed, seat, for_all = game.digest(), asked.seat, FOR_ALL * asked.seconds
    tries = decisions(game, seat, MOST_PLAYOUTS, seed, PLAYERS, asked.seconds - for_all)
    everyone = odds(game, MOST_PLAYOUTS, seed, PLAYERS, for_all if tries else asked.seconds)
    return Weighed(
        id=asked.id,
        version=asked.version,
        playouts=everyone.playouts + sum(tried.chance.count for tried in tries),
        chances=[chance_view(chance) for chance in everyone.chances],
        answers=[answer_view(tried) for tried in tries],
    )


def answer_view(tried: WeighedBranch) -> WeighedAnswer:
    """An answer with its estimated chances, as it is sent."""
    return WeighedAnswer(terms_of(tried.action), chance_view(tried.chance), chance_view(tried.difference))


def chance_view(found: Estimate) -> ChanceView:
    """An estimate as it is sent."""
    return ChanceView(found.value, found.low, found.high)


def reviewed(stored: Entries) -> Review:
    """What there is to say about the game of a journal."""
    standing, _ = told_by(stored)
    transcript = record_of(stored).transcript(edition_of(standing))
    return review_view(review(transcript, REVIEW_PLAYOUTS, PlayoutSetting(PLAYERS, standing.table), REVIEW_SECONDS))


def review_view(found: Found) -> Review:
    """A review as it is sent."""
    return Review(
        ready=True,
        playouts=found.playouts,
        moments=[moment_view(moment) for moment in found.moments],
        turning=turning_view(found.turning) if found.turning else None,
        trades=[trade_view(trade) for trade in found.trades],
        left_out=found.left_out,
    )


def moment_view(moment: Moment) -> ReviewedMoment:
    """A reviewed moment, as it is sent."""
    return ReviewedMoment(moment.n, moment.turn, moment.seat, [chance_view(chance) for chance in moment.chances])


def turning_view(turning: Turning) -> TurningPoint:
    """A turning point of the game, as it is sent."""
    return TurningPoint(
        first=turning.first,
        last=turning.last,
        seat=turning.seat,
        before=chance_view(turning.before),
        after=chance_view(turning.after),
        swing=chance_view(turning.swing),
    )


def trade_view(trade: Trade) -> ReviewedTrade:
    """A reviewed trade, as it is sent."""
    swings = [chance_view(swing) for swing in trade.swing]
    return ReviewedTrade(trade.n, trade.by, terms_of(trade.offer), trade.accepted, swings)
