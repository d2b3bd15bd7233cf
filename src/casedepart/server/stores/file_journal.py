"""Commits to SQLite with Python's own driver: one trip to a thread for a whole group.

Through the asynchronous engine it is a dozen trips, and several times the processor time for a small group.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, Final

from sqlalchemy import Insert, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import OperationalError

from casedepart.server.stores.database_file import DatabaseFile
from casedepart.server.stores.errors import Gone
from casedepart.server.stores.group import End, Key, StoredSnapshot, Verdict, judge
from casedepart.server.stores.journal import key_of, newer_snapshot, newer_table, snapshot_row, step_row, table_row
from casedepart.server.stores.schema import journal
from casedepart.server.stores.stored import Step

Connect = Callable[[], sqlite3.Connection]


def spelled(statement: Insert) -> str:
    """A statement as the driver takes it, its values by their names."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


class FileJournal:
    """Writes groups of steps and snapshots, each in a transaction, over a connection of its own."""

    def __init__(self, connect: Connect, file: DatabaseFile) -> None:
        self.connect: Final = connect
        self.file: Final = file
        self.thread: Final = ThreadPoolExecutor(1, "journal")
        self.connection: sqlite3.Connection | None = None
        self.add_step: Final = spelled(insert(journal))
        self.put_table: Final = spelled(newer_table(sqlite.insert))
        self.put_snapshot: Final = spelled(newer_snapshot(sqlite.insert))

    async def open(self) -> None:
        """Connect: what is open can be saved, whatever becomes of the file."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.begin)

    async def write(self, steps: Sequence[Step], kept: Sequence[StoredSnapshot], again: bool) -> list[Verdict]:
        """Commit a group, and say what became of each step; `again` as in `write_steps`."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.commit, steps, kept, again)

    async def write_nothing(self) -> None:
        """Commit what changes nothing, to the disk: an error says why that cannot be done."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.commit_nothing)

    async def close(self) -> None:
        """Disconnect, and end the thread."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.end)
        self.thread.shutdown()

    def commit(self, steps: Sequence[Step], kept: Sequence[StoredSnapshot], again: bool) -> list[Verdict]:
        """Commit a group in one transaction."""
        with self.transaction() as connection:
            verdicts = self.add(connection, steps, again)
            connection.executemany(self.put_snapshot, [as_text(snapshot_row(one)) for one in kept])
        return verdicts

    def begin(self) -> None:
        """Make the connection."""
        with self.explained():
            self.opened()

    def commit_nothing(self) -> None:
        """One transaction that writes a number nobody reads, as it was."""
        with self.transaction() as connection:
            connection.execute("PRAGMA user_version = 0")

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """A transaction that is committed at the end."""
        with self.explained():
            self.check()
            # The lock is taken at once: whatever is read is true until the commit, and nobody can be faster.
            with self.opened() as connection:
                connection.execute("BEGIN IMMEDIATE")
                yield connection
            # Once more: what went into a file that is no longer at its place is not acknowledged.
            self.check()

    @contextmanager
    def explained(self) -> Iterator[None]:
        """Raise what fails as the engine would raise it."""
        try:
            yield
        except sqlite3.Error as error:
            self.forget()
            raise OperationalError(None, None, error) from error

    def add(self, connection: sqlite3.Connection, steps: Sequence[Step], again: bool) -> list[Verdict]:
        """Add the steps that are next of their tables."""
        ours = {key_of(step) for step in steps if stands(connection, step)} if again else set[Key]()
        verdicts = judge(steps, ends_of(connection, steps), ours)
        fresh = [step for step, verdict in zip(steps, verdicts, strict=True) if verdict is Verdict.WRITE]
        now = time.time_ns() // 1_000_000
        newest = {step.table: as_text(table_row(step, now)) for step in fresh}
        connection.executemany(self.put_table, newest.values())
        connection.executemany(self.add_step, [as_text(step_row(step)) for step in fresh])
        return verdicts

    def opened(self) -> sqlite3.Connection:
        """The connection, which is made if there is none."""
        if self.connection is None:
            self.connection = self.connect()
            self.file.note_log(there=True)
        return self.connection

    def check(self) -> None:
        """Fails when the file is no longer at its place; what was opened is saved."""
        try:
            self.file.check()
        except Gone:
            if self.connection is not None:
                self.file.save(self.connection)
            raise

    def end(self) -> None:
        """Disconnect for good."""
        with suppress(Gone):
            self.check()
        self.forget()

    def forget(self) -> None:
        """Disconnect: after an error the next try begins with a new connection."""
        connection, self.connection = self.connection, None
        self.file.note_log(there=False)
        if connection is not None:
            connection.close()


def ends_of(connection: sqlite3.Connection, steps: Sequence[Step]) -> dict[str, End]:
    """Where the journals of the steps' tables end."""
    ids = list({step.table for step in steps})
    newest = "SELECT id, t.version, body FROM tables t JOIN journal j ON j.table_id = id AND j.version = t.version"
    rows = connection.execute(f"{newest} WHERE id IN ({', '.join('?' * len(ids))})", ids)
    return {table: (version, body.encode()) for table, version, body in rows}


def stands(connection: sqlite3.Connection, step: Step) -> bool:
    """Does a step stand in the journal word for word?"""
    found = connection.execute("SELECT body FROM journal WHERE table_id = ? AND version = ?", key_of(step)).fetchone()
    return found is not None and found[0] == step.body.decode()


def as_text(row: dict[str, Any]) -> dict[str, Any]:
    """A row whose JSON is text, as `schema.JsonText` keeps it."""
    return {name: value.decode() if isinstance(value, bytes) else value for name, value in row.items()}
