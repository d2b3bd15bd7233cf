"""Odds: each player's chance to win from a position, by Monte Carlo playouts."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from casedepart.engine.game import Game
from casedepart.sim.chances.estimates import certain
from casedepart.sim.chances.playout import shares_of
from casedepart.sim.chances.playouts import QUICK_ENOUGH, Branch, Playouts, PlayoutSetting, play_branches
from casedepart.sim.chances.positions import LiveGame, StartPosition
from casedepart.sim.chances.told import chance_of
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


def chances(spot: StartPosition, playouts: int, setting: PlayoutSetting) -> Odds:
    """Each seat's chance to win from a position; at most so many playouts, fewer where the setting has a deadline."""
    game = spot.game()
    return odds_of(game, Playouts() if game.over else play_branches([Branch(spot)], playouts, setting)[0])


def odds_of(game: Game, played: Playouts) -> Odds:
    """The odds that playouts of a game show; one that is over needs none."""
    if game.over:
        return Odds(tuple(certain(part) for part in shares_of(game)), 0, 0)
    seats = range(len(game.players))
    found = [certain(0.0) if game.players[seat].out else chance_of(played, seat) for seat in seats]
    return Odds(tuple(found), len(played), sum(played.cut_off))


def odds(
    game: Game,
    playouts: int = 400,
    seed: str = "1",
    bots: Sequence[str] = QUICK_ENOUGH,
    limit_seconds: float | None = None,
    rounds: int = 0,
) -> Odds:
    """Each seat's chance to win from where a game stands, in this process."""
    return chances(LiveGame(game), playouts, within(PlayoutSetting(tuple(bots), seed, rounds=rounds), limit_seconds))


def within(setting: PlayoutSetting, seconds: float | None) -> PlayoutSetting:
    """A setting with a deadline so many seconds from now; unchanged where there is none."""
    return setting if seconds is None else replace(setting, deadline=time.time() + seconds)
