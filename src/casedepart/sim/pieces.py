"""Pieces of a run: some of its games, played in one go, with the rows that are asked for."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeVar

from casedepart.engine import Rules
from casedepart.sim.executors import Executor, Progress, in_order
from casedepart.sim.games import Begun, Played, Simulation, play_one, told_game
from casedepart.sim.kept.parquet import as_parquet, game_row
from casedepart.sim.kept.rows import GAMES, PAYMENTS, TURNS, PaymentRow, Rows, TurnRow

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
    return [game for games in in_order(run, work, pieces, count_of, progress) for game in games]


def count_of(piece: Piece) -> int:
    return piece.count


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
    with told_game(simulation, number):
        return play_one(simulation, rules, number)


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
    with told_game(simulation, number):
        begun = Begun(simulation, rules, number)
        begun.tally = rows
        begun.game.log = []
        ended = begun.play(rows)
    rows.finish(begun.game)
    return begun.played(ended), rows
