"""The turning point of a game: where the chance of its winner rose most, as closely as the figures can tell."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from casedepart.sim.chances.moments import Curve, Moments, Stretch, gap, rise
from casedepart.sim.chances.playouts import PlayoutSetting
from casedepart.sim.chances.review_result import Turning

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
