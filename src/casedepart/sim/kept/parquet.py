"""Rows as Parquet files: what each column is, and the way there and back."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from casedepart.engine.events import NOBODY
from casedepart.engine.sets import members
from casedepart.sim.games import Played
from casedepart.sim.kept.rows import GAMES, PAYMENTS, TURNS, PaymentRow, TurnRow

if TYPE_CHECKING:
    from polars import DataFrame, Schema


def schema(kind: str) -> Schema:
    """The columns of a kind of rows, by name and type."""
    import polars as pl

    seats, sums = pl.List(pl.Int8), pl.List(pl.Int64)
    columns: dict[str, dict[str, pl.DataType | type[pl.DataType]]] = {
        GAMES: {
            "game": pl.Int64,
            "turns": pl.Int32,
            "ended": pl.Boolean,
            "starter": pl.Int8,
            "winners": seats,
            "worths": sums,
            "out_at": pl.List(pl.Int32),
            "out_by": seats,
            "trades": pl.Int32,
        },
        TURNS: {
            "game": pl.Int64,
            "turn": pl.Int32,
            "seat": pl.Int8,
            "square": pl.Int8,
            "jailed": pl.Boolean,
            "cash": pl.Int64,
            "worth": pl.Int64,
            "deeds": pl.Int8,
            "houses": pl.Int8,
            "hotels": pl.Int8,
        },
        PAYMENTS: {
            "game": pl.Int64,
            "turn": pl.Int32,
            "payer": pl.Int8,
            "payee": pl.Int8,
            "sum": pl.Int64,
            "rule": pl.String,
            "why": pl.String,
            "square": pl.Int8,
        },
    }
    return pl.Schema(columns[kind])


def game_row(game: Played) -> tuple[object, ...]:
    """A game as a row; what did not happen is left empty."""
    return (
        game.number,
        game.turns,
        game.ended,
        game.starter,
        list(members(game.winners)),
        list(game.worths),
        [turn if turn >= 0 else None for turn in game.out_at],
        [by if by != NOBODY else None for by in game.out_by],
        game.trades,
    )


def frame_of(kind: str, rows: Sequence[tuple[object, ...] | TurnRow | PaymentRow]) -> DataFrame:
    """Rows as a table."""
    import polars as pl

    # Column by column: a table made row by row takes three times as long.
    columns = zip(*rows, strict=True) if rows else [()] * len(schema(kind))
    typed = schema(kind).items()
    return pl.DataFrame([pl.Series(name, list(column), of) for (name, of), column in zip(typed, columns, strict=True)])


def as_parquet(kind: str, rows: Sequence[tuple[object, ...] | TurnRow | PaymentRow], note: str = "") -> bytes:
    """Rows as the bytes of a Parquet file, with a note of where they come from."""
    file = io.BytesIO()
    frame_of(kind, rows).write_parquet(file, metadata={NOTE: note} if note else None)
    return file.getvalue()


NOTE = "casedepart"
"""Under this name a file says which run it is of."""


def join(folder: Path, file: Path, note: str) -> None:
    """The files of a folder as one, in the order of their names, without having them all in memory."""
    import polars as pl

    pl.scan_parquet(sorted(folder.glob("*.parquet"))).sink_parquet(file, metadata={NOTE: note})


def read_note(file: Path) -> str:
    """What a file says about its run; nothing for one that is no such file."""
    import polars as pl

    try:
        return pl.read_parquet_metadata(file).get(NOTE, "")
    except (OSError, pl.exceptions.PolarsError):
        return ""


class Unreadable(Exception):
    """A file that should hold rows and does not; says what to do."""


def read_games(path: Path) -> list[Played]:
    """The games of a file, as they were when they were written."""
    import polars as pl

    try:
        found = pl.read_parquet(path)
    except (OSError, pl.exceptions.PolarsError) as error:
        raise Unreadable(f"{path} cannot be read: take it away, and its games will be played again") from error
    if found.schema != schema(GAMES):
        raise Unreadable(f"{path} has other columns than a run of games: take it away")
    return [game_of(row) for row in found.iter_rows(named=True)]


def game_of(row: dict[str, object]) -> Played:
    """A game out of its row."""
    numbers = {name: value for name, value in row.items() if isinstance(value, int)}
    lists = {name: value for name, value in row.items() if isinstance(value, list)}
    return Played(
        numbers["game"],
        numbers["turns"],
        bool(row["ended"]),
        sum(1 << seat for seat in lists["winners"]),
        tuple(lists["worths"]),
        tuple(-1 if turn is None else turn for turn in lists["out_at"]),
        tuple(NOBODY if by is None else by for by in lists["out_by"]),
        numbers["trades"],
        numbers["starter"],
    )
