"""Whose time runs out when. Everything follows from the standing: nothing here looks at a watch.

Between two entries of the journal nothing changes, so time is told in two steps: before an entry is followed, what
has run since the last one is taken off (`tick`); after it, each clock runs or stands (`wind`).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from casedepart.engine import Auction
from casedepart.engine.game import Game
from casedepart.engine.state import Claim
from casedepart.table.settings import MINUTE
from casedepart.table.standing import GRACE, Seat, Standing

LATE_BID: Final = 8_000
"""A bid leaves at least this much time to answer it, in milliseconds."""
CLAIMING: Final = 20_000
"""How long bots wait for a person who is here to claim a rent before they roll and it lapses, in milliseconds."""
AHEAD: Final = 10_000
"""Entries may be so much later than it is now, in milliseconds: further ahead, the clock has been set back since."""


# A move's time


def tick(standing: Standing, now: int) -> None:
    """Take off what has run; for a while it stands still for who has lost their connection."""
    for seat in standing.seats:
        if seat.runs_since:
            # A clock that was set back takes nothing off, and gives nothing.
            passed = max(0, now - seat.runs_since)
            still = min(passed, grace(seat))
            seat.stood += still
            seat.left -= passed - still
            seat.runs_since = now


def wind(standing: Standing, game: Game | None, movers: Collection[int], now: int) -> None:
    """Let the time of those who are asked run, from the beginning where the question is a new one to them."""
    question = question_of(game) if game is not None else ""
    limit = standing.settings.move_time()
    for number, seat in enumerate(standing.seats):
        if number in movers:
            seat.question = ""
        runs = game is not None and limit and asked(standing, game, number)
        seat.runs_since = now if runs else 0
        if runs and seat.question != question:
            seat.question, seat.left, seat.stood = question, limit, 0


def asked(standing: Standing, game: Game, number: int) -> bool:
    """Does the game wait for this person, by the clock? In an auction it waits for the hammer."""
    seat = standing.seats[number]
    in_play = bool(seat.key) and not seat.sits_in and not standing.paused
    return in_play and bool(game.asked >> number & 1) and not hammering(standing, game)


def question_of(game: Game) -> str:
    """What tells the open question from others; a bid makes another one of an auction."""
    top = game.top
    bid = f" {top.square} {top.best}" if isinstance(top, Auction) else ""
    return f"{top.name()} {game.turns}{bid}"


def deadline(seat: Seat) -> int | None:
    """When the time of a person's move is up; None: it does not run."""
    if not seat.runs_since:
        return None
    return seat.runs_since + seat.left + grace(seat)


def grace(seat: Seat) -> int:
    """How long a running clock stands still yet: in the first while of a dropped connection, once a question in all."""
    if seat.here:
        return 0
    return max(0, min(GRACE - seat.stood, seat.away_since + GRACE - seat.runs_since))


# Rents, auctions, offers, the whole game


def claim_key(claim: Claim) -> str:
    """What tells an open rent from others."""
    return f"{claim.owner} {claim.visitor} {claim.square} {claim.turn}"


def claim_until(standing: Standing, claim: Claim, now: int) -> int:
    """When bots no longer wait for a person to claim this rent (P6); `now` stands in for one that has just arisen.

    For who has been away for a while they do not wait; by correspondence, for as long as a move may take.
    """
    since = standing.dues.get(claim_key(claim), now)
    if standing.settings.by_correspondence:
        return since + standing.settings.move_time()
    owner = standing.seats[claim.owner]
    return since + CLAIMING if owner.here else min(since + CLAIMING, owner.away_since + GRACE)


def has_hammer(standing: Standing) -> bool:
    """Do auctions end by a countdown here?"""
    return standing.settings.auction > 0 and not standing.settings.by_correspondence


def hammering(standing: Standing, game: Game) -> bool:
    """Is an auction open that ends by the hammer?"""
    return standing.hammer > 0 and isinstance(game.top, Auction)


def offer_until(standing: Standing, seat: int) -> int | None:
    """When this seat's open offer expires."""
    made = standing.offered.get(str(seat))
    lasts = standing.settings.offers * 1000
    if standing.settings.by_correspondence:
        lasts = standing.settings.move_time()
    return made + lasts if made and lasts else None


def time_up(standing: Standing, game: Game) -> int | None:
    """When the time of a timed game is up (Q6)."""
    if not game.rules.choices.timed or game.time_up or not standing.started:
        return None
    return standing.started + standing.settings.minutes * MINUTE


def shift(standing: Standing, length: int) -> None:
    """All this is so much later: the game stood still."""
    standing.started += length
    standing.quiet_since += length
    standing.hammer += length if standing.hammer else 0
    standing.offered = {seat: at + length for seat, at in standing.offered.items()}
    standing.dues = {due: at + length for due, at in standing.dues.items()}


# When nobody was served


def newest(standing: Standing) -> int:
    """What all that runs is counted from: the newest answer, or the newest entry where somebody's time runs."""
    return max(standing.quiet_since, *(seat.runs_since for seat in standing.seats))


def begin_anew(standing: Standing, since: int, now: int) -> None:
    """All that has run since then runs from now on: a move's time as a whole, an auction for a while at least."""
    shift(standing, now - since)
    if standing.hammer:
        standing.hammer = max(standing.hammer, now + LATE_BID)
    for seat in standing.seats:
        if seat.runs_since:
            seat.question = ""
