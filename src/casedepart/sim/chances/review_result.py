"""What a review finds in a game: moments, the point where it turned, and trades."""

from __future__ import annotations

from dataclasses import dataclass

from casedepart.engine.actions import Offer
from casedepart.sim.intervals import Estimate


@dataclass(frozen=True)
class Moment:
    """Everyone's chance to win at a moment of the game."""

    n: int
    """How many answers had been given."""
    turn: int
    seat: int
    """Whose turn it was."""
    chances: tuple[Estimate, ...]
    """By seat."""


@dataclass(frozen=True)
class Turning:
    """Where the chance of the winner rose most: from the beginning of a turn to that of the next, or of a later one."""

    first: int
    """How many answers had been given before it."""
    last: int
    """And after."""
    seat: int
    """The winner's."""
    before: Estimate
    after: Estimate
    swing: Estimate


@dataclass(frozen=True)
class AnsweredOffer:
    """An offer that somebody said yes or no to."""

    n: int
    """Which answer of the game did so."""
    by: int
    to: int
    offer: Offer
    accepted: bool


@dataclass(frozen=True)
class Trade(AnsweredOffer):
    """An offer that was answered, and what hung on it."""

    swing: tuple[Estimate, ...]
    """By seat: how much better the chance is with the trade than without it, on the same dice."""


@dataclass(frozen=True)
class Review:
    """What there is to say about a game."""

    moments: tuple[Moment, ...]
    turning: Turning | None
    """None where nobody has won."""
    trades: tuple[Trade, ...]
    left_out: int
    """Refused offers that were too many to weigh."""
    playouts: int
    """How many times it was played on from one of its positions, all told."""
