"""What is worth a look in a game that was played: its turns, its trades, its bankruptcies, its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from casedepart.engine.actions import ACCEPT, REJECT, Action, Refused, action
from casedepart.engine.game import Game
from casedepart.engine.sets import members
from casedepart.record.transcript import Transcript, replay
from casedepart.sim.chances.review_result import AnsweredOffer

MOST_MOMENTS: Final = 60
"""Turns whose beginnings are looked at; trades and bankruptcies come on top."""

Thing = TypeVar("Thing")


@dataclass(frozen=True)
class Highlights:
    """The places of a game, each by how many answers had been given."""

    last: int
    over: bool
    winner: int
    """Who won, or the first of those who did; -1 where nobody has."""
    turns: tuple[int, ...]
    """Where turns began, and the last position."""
    moments: tuple[int, ...]
    """Those that are looked at."""
    answered: tuple[AnsweredOffer, ...]

    def over_at(self, n: int) -> bool:
        """Is the game over there?"""
        return self.over and n == self.last

    def between(self, first: int, last: int) -> list[int]:
        """Two moments, and the beginnings of turns between them."""
        return [first, *(n for n in self.turns if first < n < last), last]


def highlights(transcript: Transcript, most: int = MOST_MOMENTS) -> Highlights:
    """Go through a game once; at most so many beginnings of turns are moments, and as many trades and bankruptcies."""
    turns, events, answered = [0], [0], list[AnsweredOffer]()
    game = transcript.spec.start()

    def look(game: Game, n: int, seat: int, act: Action) -> None:
        offer = answered_offer(game, n, seat, act)
        if offer is not None:
            answered.append(offer)
            events.extend([n - 1, n] if offer.accepted else [])

    before = game.turns, game.seats_in()
    for step in replay(game, transcript.spec.players, transcript.answers, look):
        if game.turns != before[0]:
            turns.append(step.number)
        if game.seats_in() != before[1]:
            events.append(step.number)
        before = game.turns, game.seats_in()
    last = len(transcript.answers)
    winner = members(game.winners)[0] if game.over else -1
    turns = sorted({*turns, last})
    moments = sorted({*evenly(turns, most), *evenly(sorted(set(events)), most), last})
    return Highlights(last, game.over, winner, tuple(turns), tuple(moments), tuple(answered))


def answered_offer(game: Game, n: int, seat: int, act: Action) -> AnsweredOffer | None:
    """The offer that an answer says yes or no to; None: it does not, or nobody could have said yes to it."""
    if act.verb not in (ACCEPT, REJECT):
        return None
    for proposer, offer in game.offers:
        if offer.n == seat and act.n in (-1, proposer) and acceptable(game, seat, proposer):
            return AnsweredOffer(n, proposer, seat, offer, act.verb == ACCEPT)
    return None


def acceptable(game: Game, seat: int, proposer: int) -> bool:
    """Could the offer be accepted?"""
    try:
        game.clone().apply(seat, action(ACCEPT, proposer))
    except Refused:
        return False
    return True


def evenly(things: Sequence[Thing], most: int) -> list[Thing]:
    """At most so many of them, spread evenly, with the first and the last."""
    few = min(most, len(things))
    return [things[place * (len(things) - 1) // max(1, few - 1)] for place in range(few)]
