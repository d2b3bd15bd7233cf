"""The store in an SQL database: all that SQLite and PostgreSQL have in common."""

from __future__ import annotations

import asyncio
import secrets
from abc import abstractmethod
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from casedepart.server.stores import queries
from casedepart.server.stores.errors import Parted, StoreError
from casedepart.server.stores.group import Key, StoredSnapshot, Verdict, why_unwritable
from casedepart.server.stores.journal import Insert, Journal, key_of
from casedepart.server.stores.migrations import bring_up_to_date
from casedepart.server.stores.store import Code, Heard, Step, Store, Stored
from casedepart.server.stores.writer import Answer, Work, Writer

PATIENCE: Final = 10.0
"""For how many seconds a database that is away or busy is tried again."""


class Database(Store):
    """A store in an SQL database."""

    def __init__(self, where: str, insert: Insert, patience: float) -> None:
        self.process = secrets.token_hex(8)
        self.where: Final = where
        """The file or the address as it may be shown."""
        self.patience: Final = patience
        self.journal: Final = Journal(insert)
        self.turn: Final = asyncio.Lock()
        """Who writes: first come, first served, which a pool of one connection would not be."""
        self.reading, self.writing = self.engines()
        self.writer: Writer | None = None

    @abstractmethod
    def engines(self) -> tuple[AsyncEngine, AsyncEngine]:
        """One to read with, each statement by itself, and one to write with; they may share their connections."""

    @abstractmethod
    async def connect(self, heard: Heard) -> None:
        """See that the database is there, and begin to listen for news."""

    @abstractmethod
    async def disconnect(self) -> None:
        """Stop listening."""

    @abstractmethod
    def lock(self, connection: Connection) -> None:
        """Keep other processes from migrating until the transaction ends."""

    @abstractmethod
    def announce(self, connection: Connection, news: Sequence[Key]) -> None:
        """Tell other processes, once the transaction is committed, what it has written."""

    @abstractmethod
    def trouble(self, error: Exception) -> StoreError:
        """What an error of the database means, and the cure."""

    async def open(self, heard: Heard) -> None:
        try:
            async with self.explain_errors():
                await self.connect(heard)
            async with self.transaction() as connection:
                await connection.run_sync(self.migrate)
        except BaseException:
            await self.release()
            raise
        self.writer = Writer(self.write, self.trouble, self.patience)

    async def close(self) -> None:
        writer, self.writer = self.writer, None
        if writer is not None:
            await writer.close()
        await self.release()

    async def append(self, step: Step) -> bool:
        return await self.put(step)

    async def keep_snapshot(self, table: str, version: int, body: bytes, newest: bytes = b"") -> None:
        await self.put(StoredSnapshot(table, version, body, newest))

    async def load(self, table: str, after: int = 0, snapshot: bool = True) -> Stored | None:
        async with self.read() as connection:
            return await queries.stored_table(connection, table, after, snapshot)

    async def due(self, now: int, limit: int) -> list[str]:
        async with self.read() as connection:
            return await queries.due_tables(connection, now, limit)

    async def listed(self, limit: int) -> list[bytes]:
        async with self.read() as connection:
            return await queries.listings(connection, limit)

    async def count(self) -> int:
        async with self.read() as connection:
            return await queries.table_count(connection)

    async def keep_code(self, digest: bytes, code: Code, expires: int) -> None:
        async with self.transaction() as connection:
            await queries.put_code(connection, digest, code, expires)

    async def take_code(self, digest: bytes, now: int, receipt: bytes = b"") -> Code | None:
        async with self.transaction() as connection:
            return await queries.pop_code(connection, digest, now, receipt)

    async def taken_code(self, receipt: bytes, now: int) -> Code | None:
        async with self.read() as connection:
            return await queries.taken_code(connection, receipt, now)

    async def let_rest(self, table: str, version: int) -> None:
        async with self.transaction() as connection:
            await queries.let_rest(connection, table, version)

    async def forget(self, before: int, limit: int, spare: Collection[str] = ()) -> int:
        async with self.transaction() as connection:
            return await queries.forget(connection, before, limit, spare)

    async def put(self, work: Work) -> bool:
        """Hand something to the writer, and wait until it is durable."""
        if self.writer is None:
            raise StoreError(self.where, "This database is not open.", "Open it before anything is written.")
        if why := why_unwritable(work):
            raise self.refusal(work, why)
        return await self.writer.put(work)

    async def write(self, works: Sequence[Work], again: bool) -> Sequence[Answer]:
        """Write a group in one commit, and say what became of each."""
        async with self.turn:
            verdicts = await self.write_works(works, again)
        return [self.answer(work, verdict) for work, verdict in zip(works, verdicts, strict=True)]

    def answer(self, work: Work, verdict: Verdict) -> Answer:
        """What whoever waits for a work is told."""
        if verdict in (Verdict.GAP, Verdict.PARTED):
            return Parted(*self.refusal(work, verdict.value).args)
        return verdict is not Verdict.LOST

    async def write_works(self, works: Sequence[Work], again: bool) -> list[Verdict]:
        """Write a group in one transaction."""
        async with self.writing.begin() as connection:
            return await connection.run_sync(self.write_group, works, again)

    def write_group(self, connection: Connection, works: Sequence[Work], again: bool) -> list[Verdict]:
        """Write a group's steps, then its snapshots, and prepare the news."""
        steps = [work for work in works if isinstance(work, Step)]
        verdicts = self.journal.write(connection, steps, again) if steps else []
        self.journal.keep(connection, [work for work in works if isinstance(work, StoredSnapshot)])
        news = [key_of(step) for step, verdict in zip(steps, verdicts, strict=True) if verdict is Verdict.WRITE]
        self.announce(connection, list(dict(news).items()))
        return in_place(works, verdicts)

    def migrate(self, connection: Connection) -> None:
        """Bring the schema up to date."""
        self.lock(connection)
        bring_up_to_date(connection, self.where)

    async def release(self) -> None:
        """Give every connection back."""
        await self.disconnect()
        await self.reading.dispose()
        await self.writing.dispose()

    def refusal(self, work: Work, why: str) -> StoreError:
        """The error for work that no database could write."""
        what = f"Version {work.version} of table {work.table!r} was not written: {why}."
        return StoreError(self.where, what, "Load the table again and go on from what is stored.")

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        async with self.explain_errors(), self.reading.connect() as connection:
            yield connection

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at the end."""
        async with self.explain_errors(), self.turn, self.writing.begin() as connection:
            yield connection

    @asynccontextmanager
    async def explain_errors(self) -> AsyncIterator[None]:
        """Say what the database raises in words for whoever hosts it."""
        try:
            yield
        except IntegrityError as error:
            raise StoreError(self.where, "There is no such table.", "Write its first version before.") from error
        except (SQLAlchemyError, OSError) as error:
            raise self.trouble(error) from error


def in_place(works: Sequence[Work], verdicts: Sequence[Verdict]) -> list[Verdict]:
    """The verdicts of a group's steps, each in its place; a snapshot is kept where it helps."""
    of_steps = iter(verdicts)
    return [next(of_steps) if isinstance(work, Step) else Verdict.WRITE for work in works]
