"""Simulate: play many games among bots, piece by piece, wherever there are hands for it."""

from __future__ import annotations

import time
from contextlib import closing

from casedepart.sim.executors import Cores, Executor, Progress
from casedepart.sim.games import Played, Simulation
from casedepart.sim.pieces import PIECE, in_pieces, pieces_of, play_piece
from casedepart.sim.summary import Summary


def simulate(
    simulation: Simulation,
    games: int,
    run: Executor | None = None,
    progress: Progress | None = None,
    size: int = PIECE,
) -> list[Played]:
    """Play so many games, and hand them back in order."""
    return in_pieces(play_piece, pieces_of(simulation, games, size), run or Cores(), progress)


def simulate_figures(
    simulation: Simulation, games: int, run: Executor, progress: Progress, played: list[Played] | None = None
) -> Summary:
    """Play so many games, and sum them up; they are kept in `played`, in order, where one is given."""
    summary = Summary(simulation)
    start = time.perf_counter()
    with closing(run.run(play_piece, pieces_of(simulation, games))) as done:
        for _, results in done:
            summary.add_all(results)
            if played is not None:
                played += results
            progress(len(results))
    if played is not None:
        played.sort(key=lambda game: game.number)
    summary.seconds = time.perf_counter() - start
    summary.timed = games
    return summary
