"""SQLite: one file, for one server process."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from casedepart.server.stores.claims import Claim, claimed
from casedepart.server.stores.database_file import DatabaseFile
from casedepart.server.stores.errors import Damaged, PlaceError, StoreError, reason
from casedepart.server.stores.examination import examine
from casedepart.server.stores.file_journal import FileJournal
from casedepart.server.stores.group import StoredSnapshot, Verdict
from casedepart.server.stores.store import PATIENCE, Store, in_place
from casedepart.server.stores.stored import Heard, Step
from casedepart.server.stores.writer import Work

BUSY: Final = 5.0
"""For how many seconds a connection waits for another process to finish writing."""
READERS: Final = 4
WRITER_PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
"""Readers do not wait for the writer; a commit is on the disk before it is acknowledged."""


class SQLiteStore(Store):
    """Tables in one file.

    Two processes on one file do no harm to each other, and of two that write the same version one loses; but neither
    hears what the other has written: whoever serves it claims it. Several processes that serve the same tables need
    PostgreSQL.
    """

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        self.path: Final = path
        self.uri: Final = path.absolute().as_uri()
        super().__init__(str(path), patience)
        self.file: DatabaseFile | None = None
        self.file_journal: FileJournal | None = None

    def engines(self) -> tuple[AsyncEngine, AsyncEngine]:
        # A connection that is made later must not make an empty file where there is none any more.
        address = URL.create("sqlite+aiosqlite", database=self.uri, query={"mode": "rw", "uri": "true"})
        waiting = {"timeout": min(BUSY, self.patience)}
        reading = create_async_engine(
            address, isolation_level="AUTOCOMMIT", pool_size=READERS, max_overflow=0, connect_args=waiting
        )
        writing = create_async_engine(address, pool_size=1, max_overflow=0, connect_args=waiting)
        event.listen(writing.sync_engine, "connect", prepare_writer)
        event.listen(writing.sync_engine, "begin", begin_writing)
        return reading, writing

    async def connect(self, heard: Heard) -> None:
        """Make the file if there is none. `heard` is never told anything: see above."""
        if not self.path.parent.is_dir():
            raise StoreError(self.where, f"There is no folder {self.path.parent}.", "Make it, or name another file.")
        # Nobody else on this machine may read the tables: they hold the dice to come.
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        await self.try_connecting()
        self.file = DatabaseFile(self.path)
        self.file_journal = FileJournal(self.connect_writer, self.file)
        await self.file_journal.open()

    async def try_connecting(self) -> None:
        """Connect once; while several processes make the same file a database, SQLite does not wait by itself."""
        until = asyncio.get_running_loop().time() + BUSY
        while True:
            try:
                async with self.writing.connect():
                    return
            except OperationalError as error:
                if "locked" not in reason(error) or asyncio.get_running_loop().time() > until:
                    raise
            await asyncio.sleep(0.02)

    def connect_writer(self) -> sqlite3.Connection:
        """A connection to write groups with, as durable as the engine's."""
        waiting = min(BUSY, self.patience)
        connection = sqlite3.connect(f"{self.uri}?mode=rw", timeout=waiting, isolation_level=None, uri=True)
        set_up(connection)
        # Whoever has read has the log open.
        connection.execute("PRAGMA user_version")
        return connection

    async def write_works(self, works: Sequence[Work], again: bool) -> list[Verdict]:
        """Write a group over the driver's own connection, which is faster than the engine's."""
        assert self.file_journal is not None, "only an open store writes"
        steps = [work for work in works if isinstance(work, Step)]
        kept = [work for work in works if isinstance(work, StoredSnapshot)]
        return in_place(works, await self.file_journal.write(steps, kept, again))

    def claimed(self) -> AbstractContextManager[Claim]:
        return claimed(self.path)

    def examine(self) -> PlaceError | None:
        return examine(self.path)

    def check(self) -> None:
        if self.file is not None:
            self.file.check()

    async def ping(self) -> None:
        if self.damage is not None:
            raise Damaged(*self.damage.args)
        async with self.explain_errors():
            if self.file_journal is None:
                raise ConnectionError("it is not open")
            await self.file_journal.write_nothing()

    def free_bytes(self) -> int | None:
        try:
            return shutil.disk_usage(self.path.parent).free
        except OSError:
            return None

    async def alive(self) -> set[str]:
        """This process: it knows of no other."""
        return {self.process}

    async def disconnect(self) -> None:
        file_journal, self.file_journal, self.file = self.file_journal, None, None
        if file_journal is not None:
            await file_journal.close()

    def lock(self, connection: Connection) -> None:
        """The transaction began with the lock."""

    def trouble(self, error: Exception) -> StoreError:
        said = reason(error)
        for words, kind, what, cure in KNOWN_TROUBLE:
            if words in said:
                return kind(self.where, what, cure)
        return StoreError(
            self.where,
            f"This file cannot be used: {said}.",
            "Name a file in a folder that this user may write to, on a disk with room.",
        )


RESTORING: Final = "Put back a copy with `casedepart restore`, or save what can be read with `sqlite3 FILE .recover`."
KNOWN_TROUBLE: Final[tuple[tuple[str, type[StoreError], str, str], ...]] = (
    ("not a database", Damaged, "This file is no database.", "Name another file, or move this one away."),
    ("malformed", Damaged, "This database is damaged.", RESTORING),
    ("Could not decode", Damaged, "This database is damaged.", RESTORING),
    ("already exists", StoreError, "This database holds something else.", "Name another file."),
    ("locked", StoreError, "Another program keeps this database locked.", "End that program, then try again."),
    ("full", StoreError, "The disk is full.", "Make room, then try again: nothing of it was written."),
)
"""What the driver says, the kind of error, what it means, and the cure."""


def prepare_writer(connection: DBAPIConnection, _record: object) -> None:
    """Set up a new connection of the engine; its transactions are begun by hand."""
    connection.isolation_level = None
    set_up(connection)


def set_up(connection: DBAPIConnection | sqlite3.Connection) -> None:
    """Let a new connection write durably; one that cannot, since its file is locked or no database, is closed."""
    try:
        cursor = connection.cursor()
        for pragma in WRITER_PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except Exception:
        connection.close()
        raise


def begin_writing(connection: Connection) -> None:
    """Take the lock for writing at once: a transaction that reads first could fail when it comes to write."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
