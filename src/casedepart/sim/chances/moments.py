"""The moments of a game that was played: each is played on, and everyone's chance to win is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from casedepart.record.transcript import Transcript, positions_of
from casedepart.sim.chances.estimates import certain, paired_difference
from casedepart.sim.chances.highlights import Highlights
from casedepart.sim.chances.odds import odds_of
from casedepart.sim.chances.playout import shares_of
from casedepart.sim.chances.playouts import Branch, Playouts, PlayoutSetting, play_branches
from casedepart.sim.chances.positions import AfterAnswers
from casedepart.sim.chances.review_result import Moment
from casedepart.sim.intervals import Estimate

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
        chances = odds_of(game, played).chances
        if game.over:
            chances = tuple(certain(part) for part in shares_of(game))
        return Moment(n, game.turns, game.turn, chances)


def rise(curve: Curve, step: Stretch, seat: int) -> float:
    """By how much a seat's chance rose between two moments."""
    before, after = (curve[n].of(seat) for n in step)
    return sum(after) / len(after) - sum(before) / len(before) if before and after else 0.0


def gap(curve: Curve, step: Stretch, seat: int) -> Estimate:
    """By how much a chance rose over a stretch, with its confidence interval."""
    before, after = (curve[n].of(seat) for n in step)
    count = min(len(before), len(after))
    return paired_difference(before[:count], after[:count])
