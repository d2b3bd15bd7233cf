"""SQLite: one file, for one server process, by Python's own driver in threads."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from casedepart.server.stores.claims import Claim, claimed
from casedepart.server.stores.database_file import DatabaseFile
from casedepart.server.stores.errors import Damaged, DatabaseFailed, Gone, NoSuchTable, PlaceError, StoreError, reason
from casedepart.server.stores.examination import examine
from casedepart.server.stores.migrations import bring_up_to_date
from casedepart.server.stores.statements import Make, Result, Rows, Transaction, all_of, once
from casedepart.server.stores.store import PATIENCE, Store
from casedepart.server.stores.stored import Heard

BUSY: Final = 5.0
"""For how many seconds a connection waits for another process to finish writing."""
READERS: Final = 4
WRITER_PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
"""Readers do not wait for the writer; a commit is on the disk before it is acknowledged."""
AS_IT_WAS: Final = "PRAGMA user_version = 0"
"""Writes a number that nobody reads, as it was."""

Connect = Callable[[], sqlite3.Connection]


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
        self.writing: Writing | None = None
        self.readers: ThreadPoolExecutor | None = None

    async def connect(self, heard: Heard) -> None:
        """Make the file if there is none. `heard` is never told anything: see above."""
        if not self.path.parent.is_dir():
            raise StoreError(self.where, f"There is no folder {self.path.parent}.", "Make it, or name another file.")
        # Nobody else on this machine may read the tables: they hold the dice to come.
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        self.file = DatabaseFile(self.path)
        self.writing = Writing(self.connect_writer, self.file)
        self.readers = ThreadPoolExecutor(READERS, "reading")
        await self.try_connecting(self.writing)

    async def try_connecting(self, writing: Writing) -> None:
        """Connect; while several processes make the same file a database, SQLite does not wait by itself."""
        until = asyncio.get_running_loop().time() + BUSY
        while True:
            try:
                return await writing.open()
            except DatabaseFailed as error:
                if "locked" not in reason(error) or asyncio.get_running_loop().time() > until:
                    raise
            await asyncio.sleep(0.02)

    def new_connection(self) -> sqlite3.Connection:
        """A connection; one that is made later must not make an empty file where there is none any more."""
        waiting = min(BUSY, self.patience)
        return sqlite3.connect(f"{self.uri}?mode=rw", timeout=waiting, isolation_level=None, uri=True)

    def connect_writer(self) -> sqlite3.Connection:
        """A connection to write with."""
        connection = self.new_connection()
        set_up(connection)
        # Whoever has read has the log open.
        connection.execute("PRAGMA user_version")
        return connection

    async def query(self, make: Make[Result]) -> Result:
        if self.readers is None:
            raise ConnectionError("it is not open")
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_by_itself, make)

    def read_by_itself(self, make: Make[Result]) -> Result:
        """Read over a connection of its own: to make one takes a tenth of a millisecond, and none is ever stale."""
        with explained(), closing(self.new_connection()) as connection:
            return answered(connection, make())

    async def commit(self, make: Make[Result]) -> Result:
        if self.writing is None:
            raise ConnectionError("it is not open")
        return await self.writing.run(make)

    def migrate(self) -> Transaction[None]:
        """The transaction begins with the lock."""
        return bring_up_to_date(self.where)

    def claimed(self) -> AbstractContextManager[Claim]:
        return claimed(self.path)

    def examine(self) -> PlaceError | None:
        return examine(self.path)

    def check(self) -> None:
        if self.file is not None:
            self.file.check()

    async def ping(self) -> None:
        """Commit what changes nothing, to the disk: an error says why that cannot be done."""
        if self.damage is not None:
            raise Damaged(*self.damage.args)
        await self.transaction(lambda: all_of(once(AS_IT_WAS)))

    def free_bytes(self) -> int | None:
        try:
            return shutil.disk_usage(self.path.parent).free
        except OSError:
            return None

    async def alive(self) -> set[str]:
        """This process: it knows of no other."""
        return {self.process}

    async def disconnect(self) -> None:
        readers, self.readers = self.readers, None
        writing, self.writing = self.writing, None
        self.file = None
        # Whoever is the last to close it clears up the log: the one that writes.
        if readers is not None:
            await asyncio.to_thread(readers.shutdown)
        if writing is not None:
            await writing.close()

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


class Writing:
    """The thread that writes, over a connection of its own."""

    def __init__(self, connect: Connect, file: DatabaseFile) -> None:
        self.connect: Final = connect
        self.file: Final = file
        self.thread: Final = ThreadPoolExecutor(1, "writing")
        self.connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        """Connect: what is open can be saved, whatever becomes of the file."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.begin)

    async def run(self, make: Make[Result]) -> Result:
        """Run a transaction, and commit it at its end."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.write, make)

    async def close(self) -> None:
        """Disconnect, and end the thread."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.end)
        self.thread.shutdown()

    def begin(self) -> None:
        """Make the connection."""
        with explained():
            self.opened()

    def write(self, make: Make[Result]) -> Result:
        """Run a transaction; after an error the next one begins with a new connection."""
        with explained():
            self.check()
            try:
                result = committed(self.opened(), make())
            except BaseException:
                self.forget()
                raise
            # Once more: what went into a file that is no longer at its place is not acknowledged.
            self.check()
            return result

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
        """Disconnect."""
        connection, self.connection = self.connection, None
        self.file.note_log(there=False)
        if connection is not None:
            connection.close()


@contextmanager
def explained() -> Iterator[None]:
    """Raise what the driver raises as every store does."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise NoSuchTable(str(error)) from error
    except sqlite3.Error as error:
        raise DatabaseFailed(str(error)) from error


def committed(connection: sqlite3.Connection, transaction: Transaction[Result]) -> Result:
    """Run a transaction, and commit it at its end; what comes of it."""
    # The lock is taken at once: whatever is read is true until the commit, and nobody can be faster.
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        return answered(connection, transaction)


def answered(connection: sqlite3.Connection, transaction: Transaction[Result]) -> Result:
    """Run a transaction, answering each of its statements; what comes of it."""
    rows: Rows | None = None
    cursor = connection.cursor()
    try:
        while True:
            # The first thing that is sent to a generator is nothing.
            sql, values = transaction.send(rows)  # type: ignore[arg-type]
            rows = [row for one in values for row in cursor.execute(sql, one)]
    except StopIteration as end:
        result: Result = end.value
        return result


def set_up(connection: sqlite3.Connection) -> None:
    """Let a new connection write durably; one that cannot, since its file is locked or no database, is closed."""
    try:
        for pragma in WRITER_PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
    except Exception:
        connection.close()
        raise
