"""The moments of a game that was played: everyone's chance to win at each, and where the game turned.

The turning point is where the chance of the winner rose most, as closely as the figures can tell.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from casedepart.record.transcript import Transcript, positions_of
from casedepart.sim.chances.highlights import Highlights
from casedepart.sim.chances.odds import odds_of
from casedepart.sim.chances.playout import shares_of
from casedepart.sim.chances.playouts import Branch, Playouts, PlayoutSetting, play_branches
from casedepart.sim.chances.positions import AfterAnswers
from casedepart.sim.chances.review_result import Moment, Turning
from casedepart.sim.chances.told import difference_of
from casedepart.sim.intervals import Estimate

CANDIDATES: Final = 3
"""Stretches of the game that are looked at again, for the point where it turned."""
MOST_HALVINGS: Final = 5
"""How often the stretch is halved in which the game turned."""
MOST_CURVES: Final = 2 * CANDIDATES + MOST_HALVINGS + 2
"""Moments that are played on at most."""
LOOKED_AGAIN: Final = 0.4
"""The part of the time after which the candidates have been looked at again."""
NARROWED: Final = 0.8
"""The part after which the stretch is narrowed down; the rest is for its figures."""

OtherDice = Callable[[str, float], PlayoutSetting]
"""How to play with the dice of a name, until such a part of the time has gone by."""
Curve = dict[int, Playouts]
"""The playouts from some moments, by how many answers had been given, in order."""
Stretch = tuple[int, int]
"""From one moment to another."""


class Moments:
    """The moments of one game, to be played on from."""

    def __init__(self, transcript: Transcript, found: Highlights, playouts: int) -> None:
        self.transcript: Final = transcript
        self.found: Final = found
        self.playouts: Final = playouts
        self.made: int = 0
        """Playouts so far, all told."""

    def curve(self, moments: Sequence[int], setting: PlayoutSetting) -> Curve:
        """Playouts from each moment; the end of a game needs none."""
        open_ones = [n for n in moments if not self.found.over_at(n)]
        found = self.play([Branch(AfterAnswers(self.transcript, n)) for n in open_ones], setting)
        return dict(sorted({**dict(zip(open_ones, found, strict=True)), **self.ended(moments)}.items()))

    def play(self, branches: Sequence[Branch], setting: PlayoutSetting) -> list[Playouts]:
        """Play branches on, and count it."""
        found = play_branches(branches, self.playouts, setting)
        self.made += sum(map(len, found))
        return found

    def ended(self, moments: Sequence[int]) -> Curve:
        """The end, as often as anything may be compared with it."""
        shares = shares_of(positions_of(self.transcript).at(self.found.last))
        whole = Playouts([shares] * self.playouts, [False] * self.playouts)
        return {n: whole for n in moments if self.found.over_at(n)}

    def moment(self, n: int, played: Playouts) -> Moment:
        """The chances at a moment."""
        game = positions_of(self.transcript).at(n)
        return Moment(n, game.turns, game.turn, odds_of(game, played).chances)


def rise(curve: Curve, step: Stretch, seat: int) -> float:
    """By how much a seat's chance rose between two moments."""
    before, after = (curve[n].of(seat) for n in step)
    return sum(after) / len(after) - sum(before) / len(before) if before and after else 0.0


def gap(curve: Curve, step: Stretch, seat: int) -> Estimate:
    """By how much a chance rose over a stretch, with its confidence interval."""
    before, after = (curve[n] for n in step)
    return difference_of(before, after, seat)


def turning_point(moments: Moments, curve: Curve, dice: OtherDice) -> Turning | None:
    """Where the winner's chance rose most; None where nobody has won.

    The steepest stretches of the curve may be so by accident: they are played again with other dice, the steepest
    of them is narrowed down, and played once more for its figures.
    """
    seat = moments.found.winner
    steps = sorted(pairwise(curve), key=lambda step: -rise(curve, step, seat))[:CANDIDATES]
    if seat < 0 or not steps:
        return None
    ends = sorted({n for step in steps for n in step})
    again = moments.curve(ends, dice("again", LOOKED_AGAIN))
    steepest = max(steps, key=lambda step: rise(again, step, seat))
    narrow = narrowed(moments, steepest, again, dice)
    return figures(moments, moments.curve(narrow, dice("once more", 1.0)))


def narrowed(moments: Moments, step: Stretch, again: Curve, dice: OtherDice) -> Stretch:
    """The half of a stretch in which the chance rose more, and of that again, while it is certain to have risen."""
    seat = moments.found.winner
    for halving in range(MOST_HALVINGS):
        turns = moments.found.between(*step)
        middle = turns[len(turns) // 2]
        if len(turns) == len(step):
            break
        until = LOOKED_AGAIN + (NARROWED - LOOKED_AGAIN) * (halving + 1) / MOST_HALVINGS
        again |= moments.curve([middle], dice("again", until))
        halves = (step[0], middle), (middle, step[1])
        better = max(halves, key=lambda half: rise(again, half, seat))
        if gap(again, better, seat).low <= 0:
            break
        step = better
    return step


def figures(moments: Moments, pair: Curve) -> Turning:
    """The turning point between two moments."""
    seat = moments.found.winner
    first, last = pair
    before, after = (moments.moment(n, played).chances[seat] for n, played in pair.items())
    return Turning(first, last, seat, before, after, gap(pair, (first, last), seat))
