"""Is a file sound whose server ended without closing it? Looked at before anything is written to it.

Whoever copies a backup over such a file leaves the log of the lost server beside it: SQLite takes the two for one
database, and mixes them. As long as nothing is written, the file itself is still whole.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from casedepart.server.stores.database_file import SHM, WAL, beside, has_log
from casedepart.server.stores.errors import PlaceError

WITH_LOG: Final = "mode=ro"
"""Reads a database with the log beside it, and writes to neither."""
ALONE: Final = "immutable=1"
"""Reads the file alone, as if there were no log."""
ORDINARY: Final = "mode=rw"
"""As a server reads it: whoever closes it last, clears up the log."""
TABLES: Final = "SELECT id, version FROM tables"
STEPS: Final = "SELECT version, body FROM journal WHERE table_id = ? ORDER BY version"


def examine(path: Path) -> PlaceError | None:
    """What cannot be read of a file beside which a log was found; nothing where it was closed, or is sound.

    A log that is another file's is an error, since no table is lost as long as nothing is written.
    """
    path = path.resolve()
    if not has_log(path) or is_sound(path, WITH_LOG):
        return None
    if is_sound(path, ALONE) and (there := count(path)) is not None:
        raise PlaceError(str(path), "place-log", log=str(beside(path, WAL)), index=str(beside(path, SHM)), n=there)
    broken, there = broken_tables(path)
    return PlaceError(str(path), "place-damaged", broken=broken, n=there)


def connected(path: Path, how: str) -> sqlite3.Connection:
    """A connection to a file of tables, of one of these kinds."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?{how}", uri=True)


def is_sound(path: Path, how: str) -> bool:
    """Is all in order that SQLite can look at quickly? What cannot be opened is told by whoever opens it."""
    try:
        with closing(connected(path, how)) as connection:
            return bool(connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    except sqlite3.OperationalError:
        return True
    except sqlite3.DatabaseError:
        return False


def count(path: Path) -> int | None:
    """How many tables a file holds by itself; None: it is no database of ours."""
    try:
        with closing(connected(path, ALONE)) as connection:
            connection.execute("SELECT version, body FROM journal LIMIT 1")
            return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error:
        return None


def broken_tables(path: Path) -> tuple[int, int]:
    """How many tables of a damaged database cannot be read to their end, and how many it lists."""
    with closing(connected(path, WITH_LOG)) as connection:
        try:
            listed = connection.execute(TABLES).fetchall()
        except sqlite3.Error:
            return 0, 0
        return sum(not is_whole(connection, *table) for table in listed), len(listed)


def is_whole(connection: sqlite3.Connection, table: str, last: int) -> bool:
    """Can every step of a table be read?"""
    try:
        return [version for version, _ in connection.execute(STEPS, (table,))] == list(range(1, last + 1))
    except sqlite3.Error:
        return False
