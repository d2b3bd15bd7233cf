"""Simulate: play many games among bots, piece by piece, wherever there are hands for it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from casedepart.sim.executors import Cores, Executor
from casedepart.sim.games import Played, Setting
from casedepart.sim.pieces import PIECE, Piece, pieces_of, play_piece, without_collector

__all__ = ["Piece", "simulate", "without_collector"]


def simulate(
    setting: Setting,
    games: int,
    run: Executor | None = None,
    progress: Callable[[int], None] | None = None,
    size: int = PIECE,
) -> list[Played]:
    """Play so many games, and hand them back in order; `progress` is told how many each piece had."""
    pieces = pieces_of(setting, games, size)
    played: list[list[Played]] = [[] for _ in pieces]
    with closing((run or Cores()).run(play_piece, pieces)) as done:
        for place, results in done:
            played[place] = results
            if progress is not None:
                progress(len(results))
    return [game for results in played for game in results]
