"""The review of a game: who was likely to win when, where it turned, and what each trade did."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from casedepart.record.transcript import Transcript
from casedepart.sim.chances.highlights import MOST_MOMENTS, Highlights, evenly, highlights
from casedepart.sim.chances.moments import MOST_CURVES, Moments, turning_point
from casedepart.sim.chances.playouts import IN_THIS_PROCESS, Branch, Playouts, PlayoutSetting, play_branches
from casedepart.sim.chances.positions import AfterAnswers
from casedepart.sim.chances.review_result import AnsweredOffer, Review, Trade
from casedepart.sim.chances.told import difference_of

MOST_TRADES: Final = 40
"""Offers that are weighed: all that were accepted first, then refused ones from all over the game."""
FEWEST_MOMENTS: Final = 12
PROBE: Final = 3
"""Playouts that tell how long one takes."""
ENOUGH: Final = 20
"""Playouts of a moment under which it says little."""
FOR_TURNING: Final = 0.25
"""What part of the time the turning point has; moments and trades share the rest."""
LEAST_PART: Final = 0.1
"""What moments and trades have of the time at least, if there are any."""


def review(
    transcript: Transcript, playouts: int = 60, setting: PlayoutSetting | None = None, seconds: float | None = None
) -> Review:
    """Review a game: so many playouts from each moment and each answer to an offer, or as many as there is time for."""
    return ReviewMaker(transcript, playouts, setting or PlayoutSetting(), seconds).review()


class ReviewMaker:
    """A review that is being made."""

    def __init__(self, transcript: Transcript, playouts: int, setting: PlayoutSetting, seconds: float | None) -> None:
        self.transcript: Final = transcript
        self.setting: Final = setting
        self.seconds: Final = seconds
        self.began: Final = time.time()
        self.found: Final[Highlights] = highlights(transcript, self.most_moments())
        self.moments: Final = Moments(transcript, self.found, playouts)

    def most_moments(self) -> int:
        """How many moments there is time for: better fewer of them than none that says anything."""
        if self.seconds is None:
            return MOST_MOMENTS
        began = time.time()
        play_branches([Branch(AfterAnswers(self.transcript, 0))], PROBE, replace(self.setting, run=IN_THIS_PROCESS))
        # Half of the time is for the moments, and from the middle of a game a playout takes about half as long.
        playouts = self.seconds * PROBE / (time.time() - began)
        return max(FEWEST_MOMENTS, min(MOST_MOMENTS, int(playouts / ENOUGH)))

    def review(self) -> Review:
        """Moments, then the turning point among them, then the trades."""
        kept = chosen(self.found.answered)
        part = self.part_of_moments(2 * len(kept))
        curve = self.moments.curve(self.found.moments, self.until(part))
        turning = turning_point(
            self.moments, curve, lambda name, gone: self.other_dice(name, part + FOR_TURNING * gone)
        )
        trades = self.trades(kept)
        moments = tuple(self.moments.moment(n, played) for n, played in curve.items())
        return Review(moments, turning, trades, len(self.found.answered) - len(kept), self.moments.made)

    def part_of_moments(self, others: int) -> float:
        """What part of the time the moments have, beside so many answers to offers: each as much as any."""
        shared = 1 - FOR_TURNING
        if not others:
            return shared
        moments = len(self.found.moments)
        return min(shared - LEAST_PART, max(LEAST_PART, shared * moments / (moments + others)))

    def until(self, part: float) -> PlayoutSetting:
        """The setting of playing until such a part of the time has gone by."""
        if self.seconds is None:
            return self.setting
        return replace(self.setting, deadline=self.began + part * self.seconds)

    def other_dice(self, name: str, part: float) -> PlayoutSetting:
        """How to play until such a part of the time has gone by, with dice of its own."""
        return replace(self.until(part), seed=f"{self.setting.seed}:{name}")

    def trades(self, answered: Sequence[AnsweredOffer]) -> tuple[Trade, ...]:
        """Each offer accepted and refused, from the position before its answer, on the same dice."""
        branches = [
            Branch(AfterAnswers(self.transcript, offer.n - 1), (offer.to, words))
            for offer in answered
            for words in (f"rejects {offer.by}", f"accepts {offer.by}")
        ]
        played = self.moments.play(branches, self.until(1.0))
        return tuple(self.trade(offer, *played[2 * place : 2 * place + 2]) for place, offer in enumerate(answered))

    def trade(self, offer: AnsweredOffer, refused: Playouts, accepted: Playouts) -> Trade:
        """What hung on an offer."""
        seats = range(len(self.transcript.spec.players))
        swings = tuple(difference_of(refused, accepted, seat) for seat in seats)
        return Trade(offer.n, offer.by, offer.to, offer.offer, offer.accepted, swings)


def work_of(found: Highlights, playouts: int) -> int:
    """How many playouts a review takes at most, where there is time for them."""
    return playouts * (len(found.moments) + 2 * len(chosen(found.answered)) + MOST_CURVES)


def chosen(answered: Sequence[AnsweredOffer]) -> list[AnsweredOffer]:
    """The offers that are weighed."""
    accepted = [offer for offer in answered if offer.accepted]
    refused = [offer for offer in answered if not offer.accepted]
    kept = accepted + evenly(refused, max(0, MOST_TRADES - len(accepted)))
    return sorted(kept, key=lambda offer: offer.n)
