"""The file of a database that is open: does it still stand at its path, and what is saved when it does not.

Removed or replaced under a server, it would take writes that nobody finds again.
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from itertools import chain, count
from pathlib import Path
from threading import Lock
from typing import Final

from casedepart.server.logs import log
from casedepart.server.stores.errors import Gone

WAL: Final = "-wal"
"""What SQLite adds to a file's name for the write-ahead log beside it."""
SHM: Final = "-shm"
"""What it adds for the index of that log, which it makes anew where it is missing."""

Identity = tuple[int, int]
"""Device and inode."""


def beside(path: Path, ending: str) -> Path:
    """A file beside another, called by its name and an ending."""
    return path.with_name(path.name + ending)


def has_log(path: Path) -> bool:
    """Does a write-ahead log with anything in it stand beside a file: is it in use, or was it never closed?"""
    try:
        return beside(path, WAL).stat().st_size > 0
    except FileNotFoundError:
        return False


def dated(path: Path, ending: str) -> Path:
    """A file beside another, not there yet, whose name says since when it is there."""
    name = f"{ending}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = chain([name], (f"{name}-{number}" for number in count(2)))
    return next(file for name in names if not (file := beside(path, name)).exists())


def identity(path: Path) -> Identity | None:
    """Which file stands at a path; None: there is none."""
    try:
        found = os.stat(path)
    except (FileNotFoundError, NotADirectoryError):
        return None
    return found.st_dev, found.st_ino


def copy_pages(source: sqlite3.Connection, target: Path) -> None:
    """Copy a database as it is at this moment into a file that only its owner may read; others go on writing."""
    os.close(os.open(target, os.O_RDWR | os.O_CREAT, 0o600))
    with closing(sqlite3.connect(target)) as copy:
        source.backup(copy)


class DatabaseFile:
    """The file of an open database, as it was when it was opened."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.wal: Final = beside(path.resolve(), WAL)
        self.opened: Final = identity(path)
        self.log: Identity | None = None
        """Its write-ahead log, which stays the same one for as long as a connection is open; None: none is."""
        self.lock: Final = Lock()
        """Several threads look, and one of them says what it has found."""
        self.missed = False
        self.saved = False

    def note_log(self, there: bool) -> None:
        """A connection was opened, and its log is there; or it was closed."""
        self.log = identity(self.wal) if there else None

    def check(self) -> None:
        """Fails when another file stands at the path, or none: that is written down once."""
        log_there = self.log is None or identity(self.wal) == self.log
        with self.lock:
            if identity(self.path) == self.opened and log_there:
                self.missed = self.saved = False
                return
            gone = gone_from(self.path)
            if not self.missed:
                log("store gone", 50, why=str(gone))
            self.missed = True
        raise gone

    def save(self, connection: sqlite3.Connection) -> None:
        """Copy what was opened to a file beside the lost one, once; leave no log that stands beside another file."""
        if self.saved:
            return
        self.saved = True
        target = dated(self.path, "-rescued")
        try:
            copy_pages(connection, target)
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except (sqlite3.Error, OSError) as error:
            log("store not rescued", 50, file=str(target), why=str(error))
        else:
            log("store rescued", 40, file=str(target))


def gone_from(path: Path) -> Gone:
    """The error of a file that is not there any more."""
    what = "This file, or its log, was removed or replaced while it was open: nothing more is written."
    cure = "End the server, put back the file, or one that the log names as rescued, and start the server again."
    return Gone(str(path), what, cure)
