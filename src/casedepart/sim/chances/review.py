"""The review of a game: who was likely to win when, where it turned, and what each trade did."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from casedepart.engine.actions import Offer
from casedepart.sim.chances.highlights import MOST_MOMENTS, Answered, Highlights, evenly, highlights
from casedepart.sim.chances.odds import odds_of
from casedepart.sim.chances.playouts import IN_THIS_PROCESS, Branch, Manner, Playouts, play_branches, shares_of
from casedepart.sim.chances.positions import AfterAnswers, Course, replay_of
from casedepart.sim.chances.swings import certain, swing
from casedepart.sim.intervals import Estimate

MOST_TRADES: Final = 40
"""Offers that are weighed: all that were accepted first, then refused ones from all over the game."""
CANDIDATES: Final = 3
"""Stretches of the game that are looked at again, for the point where it turned."""
MOST_HALVINGS: Final = 5
"""How often the stretch is halved in which the game turned."""
FEWEST_MOMENTS: Final = 12
PROBE: Final = 3
"""Playouts that tell how long one takes."""
ENOUGH: Final = 20
"""Playouts of a moment under which it says little."""
FOR_TURNING: Final = 0.25
"""What part of the time the turning point has; moments and trades share the rest."""
LEAST_PART: Final = 0.1
"""What moments and trades have of the time at least, if there are any."""


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
class Trade:
    """An offer that was answered, and what hung on it."""

    n: int
    """Which answer of the game said yes or no to it."""
    by: int
    to: int
    offer: Offer
    accepted: bool
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


def review(course: Course, playouts: int = 60, manner: Manner | None = None, seconds: float | None = None) -> Review:
    """Review a game: so many playouts from each moment and each answer to an offer, or as many as there is time for."""
    return Reviewing(course, playouts, manner or Manner(), seconds).review()


class Reviewing:
    """A review that is being made."""

    def __init__(self, course: Course, playouts: int, manner: Manner, seconds: float | None) -> None:
        self.course: Final = course
        self.playouts: Final = playouts
        self.manner: Final = manner
        self.seconds: Final = seconds
        self.began: Final = time.time()
        self.found: Final[Highlights] = highlights(course, self.most_moments())
        self.made: int = 0

    def most_moments(self) -> int:
        """How many moments there is time for: better fewer of them than none that says anything."""
        if self.seconds is None:
            return MOST_MOMENTS
        began = time.time()
        play_branches([Branch(AfterAnswers(self.course, 0))], PROBE, replace(self.manner, run=IN_THIS_PROCESS))
        # Half of the time is for the moments, and from the middle of a game a playout takes about half as long.
        playouts = self.seconds * PROBE / (time.time() - began)
        return max(FEWEST_MOMENTS, min(MOST_MOMENTS, int(playouts / ENOUGH)))

    def review(self) -> Review:
        """Moments, then the turning point among them, then the trades."""
        kept = chosen(self.found.answered)
        part = self.part_of_moments(2 * len(kept))
        curve = self.curve(self.found.moments, self.until(part))
        turning = self.turning(curve, part)
        trades = self.trades(kept)
        moments = tuple(self.moment(n, played) for n, played in curve.items())
        return Review(moments, turning, trades, len(self.found.answered) - len(kept), self.made)

    def part_of_moments(self, others: int) -> float:
        """What part of the time the moments have, beside so many answers to offers: each as much as any."""
        shared = 1 - FOR_TURNING
        if not others:
            return shared
        moments = len(self.found.moments)
        return min(shared - LEAST_PART, max(LEAST_PART, shared * moments / (moments + others)))

    def until(self, part: float) -> Manner:
        """The manner of playing until such a part of the time has gone by."""
        if self.seconds is None:
            return self.manner
        return replace(self.manner, deadline=self.began + part * self.seconds)

    # Moments

    def curve(self, moments: Sequence[int], manner: Manner) -> dict[int, Playouts]:
        """Playouts from each moment; the end of a game needs none."""
        open_ones = [n for n in moments if not self.found.over_at(n)]
        found = play_branches([Branch(AfterAnswers(self.course, n)) for n in open_ones], self.playouts, manner)
        self.made += sum(map(len, found))
        return dict(sorted({**dict(zip(open_ones, found, strict=True)), **self.ended(moments)}.items()))

    def ended(self, moments: Sequence[int]) -> dict[int, Playouts]:
        """The end, as often as anything may be compared with it."""
        shares = shares_of(replay_of(self.course).at(self.found.last))
        whole = Playouts([shares] * self.playouts, [False] * self.playouts)
        return {n: whole for n in moments if self.found.over_at(n)}

    def moment(self, n: int, played: Playouts) -> Moment:
        """The chances at a moment."""
        game = replay_of(self.course).at(n)
        chances = odds_of(game, played).chances
        if game.over:
            chances = tuple(certain(part) for part in shares_of(game))
        return Moment(n, game.turns, game.turn, chances)

    # The turning point

    def turning(self, curve: dict[int, Playouts], part: float) -> Turning | None:
        """Where the winner's chance rose most, as closely as the figures can tell.

        The steepest stretches of the curve may be so by accident: they are played again with other dice, the steepest
        of them is narrowed down, and played once more for its figures.
        """
        seat = self.found.winner
        steps = sorted(pairwise(curve), key=lambda step: -rise(curve, step, seat))[:CANDIDATES]
        if seat < 0 or not steps:
            return None
        ends = sorted({n for step in steps for n in step})
        again = self.curve(ends, self.other_dice("again", part + FOR_TURNING * 0.4))
        steepest = max(steps, key=lambda step: rise(again, step, seat))
        narrow = self.narrowed(steepest, again, seat, part)
        return self.figures(self.curve(narrow, self.other_dice("once more", part + FOR_TURNING)), seat)

    def narrowed(self, step: tuple[int, int], again: dict[int, Playouts], seat: int, part: float) -> tuple[int, int]:
        """The half of a stretch in which the chance rose more, and of that again, while it is certain to have risen."""
        for halving in range(MOST_HALVINGS):
            turns = self.found.between(*step)
            middle = turns[len(turns) // 2]
            if len(turns) == len(step):
                break
            until = part + FOR_TURNING * (0.4 + 0.4 * (halving + 1) / MOST_HALVINGS)
            again |= self.curve([middle], self.other_dice("again", until))
            halves = (step[0], middle), (middle, step[1])
            better = max(halves, key=lambda half: rise(again, half, seat))
            if gap(again, better, seat).low <= 0:
                break
            step = better
        return step

    def other_dice(self, name: str, part: float) -> Manner:
        """The same manner with dice of its own."""
        return replace(self.until(part), seed=f"{self.manner.seed}:{name}")

    def figures(self, pair: dict[int, Playouts], seat: int) -> Turning:
        """The turning point between two moments."""
        first, last = pair
        chances = [self.moment(n, played).chances[seat] for n, played in pair.items()]
        return Turning(first, last, seat, chances[0], chances[1], gap(pair, (first, last), seat))

    # Trades

    def trades(self, answered: Sequence[Answered]) -> tuple[Trade, ...]:
        """Each offer accepted and refused, from the position before its answer, on the same dice."""
        branches = [
            Branch(AfterAnswers(self.course, offer.n - 1), (offer.to, words))
            for offer in answered
            for words in (f"rejects {offer.by}", f"accepts {offer.by}")
        ]
        played = play_branches(branches, self.playouts, self.until(1.0))
        self.made += sum(map(len, played))
        return tuple(self.trade(offer, *played[2 * place : 2 * place + 2]) for place, offer in enumerate(answered))

    def trade(self, offer: Answered, refused: Playouts, accepted: Playouts) -> Trade:
        """What hung on an offer."""
        count = min(len(refused), len(accepted))
        seats = range(self.course.players)
        swings = tuple(swing(refused.of(seat)[:count], accepted.of(seat)[:count]) for seat in seats)
        return Trade(offer.n, offer.by, offer.to, offer.offer, offer.accepted, swings)


def rise(curve: dict[int, Playouts], step: tuple[int, int], seat: int) -> float:
    """By how much a seat's chance rose between two moments."""
    before, after = (curve[n].of(seat) for n in step)
    return sum(after) / len(after) - sum(before) / len(before) if before and after else 0.0


def gap(curve: dict[int, Playouts], step: tuple[int, int], seat: int) -> Estimate:
    """The same with its interval."""
    before, after = (curve[n].of(seat) for n in step)
    count = min(len(before), len(after))
    return swing(before[:count], after[:count])


def work_of(found: Highlights, playouts: int) -> int:
    """How many playouts a review takes at most, where there is time for them."""
    return playouts * (len(found.moments) + 2 * len(chosen(found.answered)) + 2 * CANDIDATES + MOST_HALVINGS + 2)


def chosen(answered: Sequence[Answered]) -> list[Answered]:
    """The offers that are weighed."""
    accepted = [offer for offer in answered if offer.accepted]
    refused = [offer for offer in answered if not offer.accepted]
    kept = accepted + evenly(refused, max(0, MOST_TRADES - len(accepted)))
    return sorted(kept, key=lambda offer: offer.n)
