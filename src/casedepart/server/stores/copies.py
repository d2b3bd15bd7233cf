"""Backing up a file of tables while it is served, and putting a backup back: whole, or not at all."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import mkstemp
from typing import Final, NamedTuple

from casedepart.server.stores.database_file import SHM, WAL, beside, copy_pages, dated, has_log
from casedepart.server.stores.errors import PlaceError
from casedepart.server.stores.examination import ALONE, ORDINARY, WITH_LOG, connected, count, is_sound
from casedepart.server.stores.migrations import bring_up_to_date
from casedepart.server.stores.sqlite import committed

JOURNAL: Final = "-journal"
"""What SQLite adds for what it needs to take back a change, where there is no write-ahead log."""


class Restored(NamedTuple):
    """What a backup that was put back has brought."""

    tables: int
    kept: Path | None
    """Where that is which was there before; None: nothing was."""


def back_up(path: Path, target: Path) -> int:
    """Copy a file of tables as it is at this moment to another; how many tables it holds.

    Whoever serves it goes on. An older backup is replaced, and nothing else is.
    """
    path, target = path.resolve(), target.resolve()
    refuse_missing(path)
    if target.exists():
        refuse_to_replace(path, target)
    with copied(path, target, WITH_LOG if has_log(path) else ORDINARY) as (copy, tables):
        put(copy, target)
    return tables


def refuse_to_replace(path: Path, target: Path) -> None:
    """Refuse a target that is no older backup: the database itself, one that is in use, or something else."""
    if path.samefile(target):
        raise PlaceError(str(target), "copy-itself")
    if has_log(target):
        raise PlaceError(str(target), "copy-in-use", log=beside(target, WAL).name)
    if not target.is_file() or (target.stat().st_size and count(target) is None):
        raise PlaceError(str(target), "copy-over")


def restore(source: Path, path: Path) -> Restored:
    """Put a backup in the place of a file of tables that nobody serves; what was there is kept beside it."""
    source, path = source.resolve(), path.resolve()
    refuse_missing(source)
    if path.exists() and source.samefile(path):
        raise PlaceError(str(source), "copy-itself")
    # Without a log beside it a backup is read as it is: it may lie where nothing can be written.
    with copied(source, path, WITH_LOG if has_log(source) else ALONE) as (copy, tables):
        bring_copy_up_to_date(copy, str(source))
        kept = dated(path, "-replaced")
        set_aside(path, kept)
        try:
            put(copy, path)
        except OSError:
            set_aside(kept, path)
            raise
    return Restored(tables, kept if kept.exists() else None)


def refuse_missing(path: Path) -> None:
    """Refuse to copy what is not there: SQLite would make an empty file."""
    if not path.is_file():
        raise PlaceError(str(path), "copy-missing")


@contextmanager
def copied(source: Path, target: Path, how: str) -> Iterator[tuple[Path, int]]:
    """A copy of a file of tables, beside where it is to stand, and how many it holds; what is not used is removed."""
    copy: Path | None = None
    try:
        copy = empty_file(target)
        with closing(connected(source, how)) as connection:
            copy_pages(connection, copy)
        if not is_sound(copy, ALONE):
            raise PlaceError(str(source), "copy-damaged")
        if (tables := count(copy)) is None:
            raise PlaceError(str(source), "copy-foreign")
        yield copy, tables
    except sqlite3.DatabaseError as error:
        key = "copy-foreign" if "not a database" in str(error) else "copy-damaged"
        if isinstance(error, sqlite3.OperationalError):
            raise PlaceError(str(target), "copy-failed", reason=str(error)) from error
        raise PlaceError(str(source), key) from error
    except OSError as error:
        raise PlaceError(str(target), "copy-failed", reason=error.strerror or str(error)) from error
    finally:
        if copy is not None:
            for ending in ("", JOURNAL, WAL, SHM):
                beside(copy, ending).unlink(missing_ok=True)


def empty_file(target: Path) -> Path:
    """An empty file beside another, that only its owner may read."""
    number, name = mkstemp(prefix=f"{target.name}-", suffix=".part", dir=target.parent)
    os.close(number)
    return Path(name)


def bring_copy_up_to_date(copy: Path, where: str) -> None:
    """Bring the schema of a copy up to date; what a newer version has made is refused."""
    try:
        with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
            committed(connection, bring_up_to_date(where))
    except sqlite3.Error as error:
        raise PlaceError(where, "copy-foreign") from error


def set_aside(path: Path, kept: Path) -> None:
    """Rename a file, if it is there, and the log beside it, so that both are still one database."""
    # The log first: it must never stand beside another file.
    for ending in (WAL, JOURNAL, ""):
        with suppress(FileNotFoundError):
            beside(path, ending).rename(beside(kept, ending))
    beside(path, SHM).unlink(missing_ok=True)


def put(copy: Path, target: Path) -> None:
    """Let a copy stand where it is to stand, for good."""
    copy.replace(target)
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(target.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
