"""What a game was: every moment of it, and what it came to. Sent by HTTP, to who asks for it."""

from __future__ import annotations

from msgspec import Struct, field

from casedepart.table.wire.news import AnswerView, ChanceView
from casedepart.table.wire.parts import ActTerms
from casedepart.table.wire.view import GameView


class Moment(Struct, frozen=True):
    """The game after one answer."""

    n: int
    """How many answers had been given; 0: before the first."""
    answer: AnswerView | None
    """The last of them."""
    game: GameView
    """Its options are empty, and no offer says when it expires: nothing can be answered any more."""


class Moments(Struct, frozen=True):
    """A part of a game, moment by moment."""

    count: int
    """Answers of the game so far."""
    start: int = field(name="from")
    """The first moment of this part."""
    moments: list[Moment]


class TurnWorth(Struct, frozen=True):
    """What everyone had when a turn began, or when the game was over."""

    n: int
    """How many answers had been given."""
    turn: int
    """Whose turn it was."""
    worth: list[int]
    """By seat, as it is counted at the end (Q5)."""
    cash: list[int]


class RentsTaken(Struct, frozen=True):
    """The rents that one player took by one group."""

    group: int
    """Of the look's groups; -2: stations, -3: utilities."""
    owner: int
    """The seat that was paid."""
    sum: int
    times: int


class SeatLuck(Struct, frozen=True):
    """What dice, cards and rents have done to one player."""

    seat: int
    rolls: int
    pips: int
    doubles: int
    expected_pips: float
    """What fair dice give for as many rolls."""
    expected_doubles: float
    cards: int
    """Money that cards brought, less what they cost."""
    rent_paid: int
    rent_taken: int


class History(Struct, frozen=True):
    """What a game has come to so far."""

    count: int
    """Answers of the game so far."""
    turns: list[TurnWorth]
    rents: list[RentsTaken]
    luck: list[SeatLuck]
    """By seat."""


class ReviewedMoment(Struct, frozen=True):
    """Everyone's chance to win at a moment of a game."""

    n: int
    """How many answers had been given."""
    turn: int
    """Which turn of the game it was."""
    seat: int
    """Whose turn it was."""
    chances: list[ChanceView]
    """By seat."""


class TurningPoint(Struct, frozen=True):
    """The turn in which the chance of the winner rose most."""

    first: int
    """How many answers had been given before it."""
    last: int
    """And after it."""
    seat: int
    """The winner's."""
    before: ChanceView
    after: ChanceView
    swing: ChanceView
    """How much more it was after than before, on the same dice."""


class ReviewedTrade(Struct, frozen=True):
    """An offer that was answered, and what hung on it."""

    n: int
    """Which answer of the game said yes or no to it."""
    seat: int
    """Who had made it."""
    offer: ActTerms
    """To whom, what for what."""
    accepted: bool
    swing: list[ChanceView]
    """By seat: how much better the chance is with the trade than without it, on the same dice."""


class Review(Struct, frozen=True):
    """A game that is over, looked at again: who was likely to win when, where it turned, what the trades did."""

    ready: bool
    """False: it is being worked out, which takes half a minute, and all else is empty. Ask again in a moment."""
    playouts: int
    """How many times it was played on by bots from one of its moments, all told."""
    moments: list[ReviewedMoment]
    """In order, from the start of the game to its end."""
    turning: TurningPoint | None
    """None: nobody has won alone."""
    trades: list[ReviewedTrade]
    left_out: int
    """Refused offers that were too many to weigh."""
