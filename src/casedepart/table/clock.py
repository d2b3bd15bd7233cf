"""Whose time runs out when. Everything follows from the standing: nothing here looks at a watch."""

from __future__ import annotations

from typing import Final

from casedepart.engine.game import Game
from casedepart.engine.phases.auction import Auction
from casedepart.table.settings import MINUTE
from casedepart.table.standing import GRACE, Seat, Standing

LATE_BID: Final = 8_000
"""A bid leaves at least this much time to answer it, in milliseconds."""


def has_hammer(standing: Standing) -> bool:
    """Do auctions end by a countdown here?"""
    return standing.settings.auction > 0 and standing.settings.clock != "days"


def deadline(standing: Standing, game: Game, number: int) -> int | None:
    """When the time of a person's move is up; None: it does not run."""
    seat, limit = standing.seats[number], standing.settings.move_time()
    bidding = isinstance(game.top, Auction) and standing.hammer
    if not limit or not seat.key or not seat.asked_since or bidding:
        return None
    return seat.asked_since + limit + seat.stood_still + grace(seat)


def ran_out(standing: Standing, seat: Seat, now: int) -> bool:
    """Was the time of this seat's question up before now?"""
    limit = standing.settings.move_time()
    return bool(limit and seat.asked_since) and seat.asked_since + limit + seat.stood_still <= now


def grace(seat: Seat) -> int:
    """How long the clock of a question stands still because the connection dropped."""
    if not seat.away_since:
        return 0
    return max(0, seat.away_since + GRACE - max(seat.asked_since, seat.away_since))


def stood_still(seat: Seat, now: int) -> int:
    """How much of the grace has been used when the connection is back."""
    if not seat.away_since or not seat.asked_since:
        return 0
    return max(0, min(now, seat.away_since + GRACE) - max(seat.asked_since, seat.away_since))


def offer_until(standing: Standing, seat: int) -> int | None:
    """When this seat's open offer expires."""
    made = standing.offered.get(str(seat))
    lasts = standing.settings.offers * 1000
    if standing.settings.clock == "days":
        lasts = standing.settings.move_time()
    return made + lasts if made and lasts else None


def time_up(standing: Standing, game: Game) -> int | None:
    """When the time of a timed game is up (Q6)."""
    if not game.rules.choices.timed or game.time_up or not standing.started:
        return None
    return standing.started + standing.settings.minutes * MINUTE


def shift(standing: Standing, length: int) -> None:
    """Everything is so much later: the game stood still."""
    standing.started += length
    standing.quiet_since += length
    standing.hammer += length if standing.hammer else 0
    standing.offered = {seat: at + length for seat, at in standing.offered.items()}
    for seat in standing.seats:
        seat.asked_since += length if seat.asked_since else 0
        seat.away_since += length if seat.away_since else 0
