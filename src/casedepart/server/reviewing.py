"""The review of a game that is over, worked out from its journal in a process of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from casedepart.server.weighing import PLAYERS, chance_view
from casedepart.sim.chances.playouts import Manner
from casedepart.sim.chances.review import review
from casedepart.sim.chances.reviewed import Moment, Trade, Turning
from casedepart.sim.chances.reviewed import Review as Found
from casedepart.table.previewing import deed_of
from casedepart.table.recording import record_of, told_by
from casedepart.table.replaying import edition_of
from casedepart.table.wire.past import Review, ReviewedMoment, ReviewedTrade, TurningPoint

SECONDS: Final = 20.0
"""How long a review takes, on one core."""
MOST_PLAYOUTS: Final = 200
"""From each moment, and with each answer to an offer: more make the intervals hardly narrower."""

Entries = Sequence[tuple[int, bytes]]
"""A whole journal."""


def reviewed(stored: Entries) -> Review:
    """What there is to say about the game of a journal."""
    standing, _ = told_by(stored)
    transcript = record_of(stored).transcript(edition_of(standing))
    return review_view(review(transcript, MOST_PLAYOUTS, Manner(PLAYERS, standing.table), SECONDS))


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
    """One moment."""
    return ReviewedMoment(moment.n, moment.turn, moment.seat, [chance_view(chance) for chance in moment.chances])


def turning_view(turning: Turning) -> TurningPoint:
    """Where it turned."""
    return TurningPoint(
        first=turning.first,
        last=turning.last,
        seat=turning.seat,
        before=chance_view(turning.before),
        after=chance_view(turning.after),
        swing=chance_view(turning.swing),
    )


def trade_view(trade: Trade) -> ReviewedTrade:
    """One trade."""
    swings = [chance_view(swing) for swing in trade.swing]
    return ReviewedTrade(trade.n, trade.by, deed_of(trade.offer), trade.accepted, swings)
