"""Chances to win, worked out in a process of their own: everyone's, and after each answer that someone could give."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from casedepart.record import Transcript
from casedepart.sim.chances.decisions import Weighed as WeighedBranch
from casedepart.sim.chances.decisions import decisions
from casedepart.sim.chances.odds import odds
from casedepart.sim.intervals import Estimate
from casedepart.table.previewing import deed_of
from casedepart.table.wire.news import ChanceView, Weighed, WeighedAnswer

PLAYERS: Final = ("steady",)
"""Who plays on: the shrewd play better, but far fewer games in the same time, too few to tell answers apart."""
SECONDS: Final = 2.0
"""How long it may take, all told."""
FOR_ALL: Final = 0.5
"""What part of it is for everyone's chances, where there are answers to try too."""
MOST_PLAYOUTS: Final = 2000
"""More make the intervals hardly narrower."""


class Weighing(Struct, frozen=True):
    """What is asked: a game, and the seat whose answers are tried."""

    id: str
    version: int
    told: Transcript
    seat: int
    seconds: float = SECONDS


def weigh(asked: Weighing) -> Weighed:
    """Play the game on many times, and tell how it ends; the same dice whenever the same position is weighed."""
    game = asked.told.game()
    seed, seat, for_all = game.digest(), asked.seat, FOR_ALL * asked.seconds
    tries = decisions(game, seat, MOST_PLAYOUTS, seed, PLAYERS, asked.seconds - for_all)
    everyone = odds(game, MOST_PLAYOUTS, seed, PLAYERS, for_all if tries else asked.seconds)
    return Weighed(
        id=asked.id,
        version=asked.version,
        playouts=everyone.playouts + sum(tried.chance.count for tried in tries),
        chances=[chance_view(chance) for chance in everyone.chances],
        answers=[answer_view(tried) for tried in tries],
    )


def answer_view(tried: WeighedBranch) -> WeighedAnswer:
    """One answer as it is sent."""
    return WeighedAnswer(deed_of(tried.action), chance_view(tried.chance), chance_view(tried.difference))


def chance_view(found: Estimate) -> ChanceView:
    """An estimate as it is sent."""
    return ChanceView(found.value, found.low, found.high)
