"""Odds: each player's chance to win from a position, by playing it on many times."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from casedepart.engine.game import Game
from casedepart.sim.chances.playing_on import shares_of
from casedepart.sim.chances.playouts import QUICK_ENOUGH, Branch, Manner, Playouts, play_branches
from casedepart.sim.chances.positions import Here, Spot
from casedepart.sim.chances.swings import certain, chance
from casedepart.sim.intervals import Estimate

WHILE_TIME_LASTS = 100_000
"""As many playouts as nobody waits for."""


@dataclass(frozen=True)
class Odds:
    """Each player's chance to win, and what it rests on."""

    chances: tuple[Estimate, ...]
    """By seat; together 1."""
    playouts: int
    """0 where nothing had to be played: the game was over."""
    cut_off: int
    """Of these, so many did not end in time, and were counted by worth."""


def chances(spot: Spot, playouts: int, manner: Manner) -> Odds:
    """Each seat's chance to win from a position; at most so many playouts, fewer where the manner has a deadline."""
    game = spot.game()
    if game.over:
        return Odds(tuple(certain(part) for part in shares_of(game)), 0, 0)
    (played,) = play_branches([Branch(spot)], playouts, manner)
    return odds_of(game, played)


def odds_of(game: Game, played: Playouts) -> Odds:
    """The odds that playouts of a game show."""
    seats = range(len(game.players))
    found = [certain(0.0) if game.players[seat].out else chance(played.of(seat)) for seat in seats]
    return Odds(tuple(found), len(played), sum(played.cut_off))


def odds(
    game: Game,
    playouts: int = 400,
    seed: str = "1",
    bots: Sequence[str] = QUICK_ENOUGH,
    limit_seconds: float | None = None,
) -> Odds:
    """Each seat's chance to win from where a game stands, in this process."""
    return chances(Here(game), playouts, within(Manner(tuple(bots), seed), limit_seconds))


def within(manner: Manner, seconds: float | None) -> Manner:
    """The same manner, for so long from now."""
    return manner if seconds is None else replace(manner, deadline=time.time() + seconds)
