"""Simulate: play many games among bots, piece by piece, wherever there are hands for it."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass

from casedepart.sim.executors import Cores, Executor
from casedepart.sim.games import Played, Setting, play_one

PIECE = 50
"""Games in one piece of work."""


@dataclass(frozen=True)
class Piece:
    """Some games of a setting, by their numbers."""

    setting: Setting
    first: int
    count: int


def pieces_of(setting: Setting, games: int, size: int = PIECE) -> list[Piece]:
    """So many games, cut into pieces; how large they are changes no game."""
    return [Piece(setting, first, min(size, games - first)) for first in range(0, games, size)]


@contextmanager
def without_collector() -> Iterator[None]:
    """Games leave nothing behind that only the collector could find, and it costs a twentieth of the time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def play_piece(piece: Piece) -> list[Played]:
    """The games of one piece, in order."""
    rules = piece.setting.rules()
    with without_collector():
        return [play_one(piece.setting, rules, number) for number in range(piece.first, piece.first + piece.count)]


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
