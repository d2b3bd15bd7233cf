"""Runs of many games, cut into pieces: some games each, played in one go, wherever there are hands for it."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from typing import TypeVar

from casedepart.engine import Rules
from casedepart.sim.executors import Cores, Executor, Progress, in_order
from casedepart.sim.games import Begun, Played, Simulation, ToldGame, play_one
from casedepart.sim.kept.parquet import as_parquet, game_row
from casedepart.sim.kept.rows import GAMES, PAYMENTS, TURNS, PaymentRow, Rows, TurnRow
from casedepart.sim.summary import Summary

Kept = TypeVar("Kept")
"""What is kept of one game."""

PIECE = 50
"""Games in one piece of work."""


@dataclass(frozen=True)
class Piece:
    """Some games of a simulation, by their numbers."""

    simulation: Simulation
    first: int
    count: int
    rows: tuple[str, ...] = ()
    """The kinds of rows to be written; none: only the games are handed back."""
    note: str = ""
    """The provenance that the written rows carry."""

    def numbers(self) -> range:
        return range(self.first, self.first + self.count)


@dataclass
class Batch:
    """What came of a piece: its games, and its rows of each kind as the bytes of a Parquet file."""

    games: list[Played]
    files: dict[str, bytes] = field(default_factory=dict)


def pieces_of(
    simulation: Simulation, games: int, size: int = PIECE, rows: tuple[str, ...] = (), note: str = ""
) -> list[Piece]:
    """So many games, cut into pieces; how large they are changes no game."""
    return [Piece(simulation, first, min(size, games - first), rows, note) for first in range(0, games, size)]


def in_pieces(
    work: Callable[[Piece], list[Kept]], pieces: Sequence[Piece], run: Executor, progress: Progress | None = None
) -> list[Kept]:
    """What is kept of each game, in order; `progress` is told how many games each piece had."""
    return [game for games in in_order(run, work, pieces, lambda piece: piece.count, progress) for game in games]


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
    rules = piece.simulation.rules()
    with without_collector():
        return [play_told(piece.simulation, rules, number) for number in piece.numbers()]


def play_told(simulation: Simulation, rules: Rules, number: int) -> Played:
    """One game among many."""
    with ToldGame(simulation, number):
        return play_one(simulation, rules, number)


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


def play_rows(piece: Piece) -> Batch:
    """The games of one piece, with the rows it asks for."""
    batch = Batch(play_piece(piece)) if piece.rows == (GAMES,) else play_watched(piece)
    batch.files[GAMES] = as_parquet(GAMES, [game_row(game) for game in batch.games], piece.note)
    return batch


def play_watched(piece: Piece) -> Batch:
    """The games of one piece, each watched turn by turn."""
    rules = piece.simulation.rules()
    batch = Batch([])
    turns: list[TurnRow] = []
    payments: list[PaymentRow] = []
    with without_collector():
        for number in piece.numbers():
            played, rows = watch_one(piece.simulation, rules, number)
            batch.games.append(played)
            turns += rows.turns
            payments += rows.payments
    if TURNS in piece.rows:
        batch.files[TURNS] = as_parquet(TURNS, turns, piece.note)
    if PAYMENTS in piece.rows:
        batch.files[PAYMENTS] = as_parquet(PAYMENTS, payments, piece.note)
    return batch


def watch_one(simulation: Simulation, rules: Rules, number: int) -> tuple[Played, Rows]:
    """Play one game to its end, and read its rows."""
    rows = Rows(len(simulation.bots), number)
    with ToldGame(simulation, number):
        begun = Begun(simulation, rules, number)
        begun.tally = rows
        begun.game.log = []
        played = begun.play()
    rows.finish(begun.game)
    return played, rows
