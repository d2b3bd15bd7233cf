"""Simulate: play many games among bots, piece by piece, wherever there are hands for it."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing

from casedepart.sim.executors import Cores, Executor
from casedepart.sim.games import Played, Setting
from casedepart.sim.pieces import PIECE, Piece, pieces_of, play_piece, without_collector
from casedepart.sim.summary import Summary

__all__ = ["Piece", "simulate", "simulate_figures", "without_collector"]

Progress = Callable[[int], None]
"""Told how many games each piece had that is done."""


def simulate(
    setting: Setting,
    games: int,
    run: Executor | None = None,
    progress: Progress | None = None,
    size: int = PIECE,
) -> list[Played]:
    """Play so many games, and hand them back in order."""
    pieces = pieces_of(setting, games, size)
    played: list[list[Played]] = [[] for _ in pieces]
    with closing((run or Cores()).run(play_piece, pieces)) as done:
        for place, results in done:
            played[place] = results
            if progress is not None:
                progress(len(results))
    return [game for results in played for game in results]


def simulate_figures(setting: Setting, games: int, run: Executor, progress: Progress) -> Summary:
    """Play so many games, and keep nothing of them but their figures: for as many as one likes."""
    summary = Summary(setting)
    start = time.perf_counter()
    with closing(run.run(play_piece, pieces_of(setting, games))) as done:
        for _, results in done:
            summary.add_all(results)
            progress(len(results))
    summary.seconds = time.perf_counter() - start
    summary.timed = games
    return summary
