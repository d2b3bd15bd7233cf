"""A store of tables: an append-only journal a table (event sourcing) in an SQL database, and little beside it.

Times are milliseconds since 1970. Bodies are JSON that no store looks into.
"""

from __future__ import annotations

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from functools import partial
from typing import ClassVar, Final

from casedepart.server.logs import log
from casedepart.server.stores import statements
from casedepart.server.stores.claims import Claim
from casedepart.server.stores.errors import (
    Damaged,
    DatabaseFailed,
    NoSuchTable,
    Parted,
    PlaceError,
    StoreError,
    closed,
)
from casedepart.server.stores.group import StoredSnapshot, Verdict, why_unwritable
from casedepart.server.stores.statements import Make, Result, Rows, Statement, Transaction, Value, Work, once
from casedepart.server.stores.stored import Code, Heard, Step, Stored
from casedepart.server.stores.writer import Answer, Writer

PATIENCE: Final = 10.0
"""For how many seconds a database that is away or busy is tried again."""
DAY: Final = 24 * 60 * 60 * 1000


class Store(ABC):
    """A database of tables: all that SQLite and PostgreSQL have in common. Both pass the same tests.

    Reading needs no transaction: what stands in a journal stays there.
    """

    shared: ClassVar[bool] = False
    """Other processes serve the same tables: what is in memory may be older than what is stored."""

    def __init__(self, where: str, patience: float) -> None:
        self.process = secrets.token_hex(8)
        """What all that share the database call the process that has opened this store; another one each time."""
        self.where: Final = where
        """The file or the address as it may be shown."""
        self.patience: Final = patience
        self.turn: Final = asyncio.Lock()
        """Who writes: first come, first served."""
        self.writer: Writer | None = None
        self.damage: Damaged | None = None
        """What is wrong with it, once it has been found damaged: whoever asks how it is gets this for an answer."""

    # What each database does in its own way

    @abstractmethod
    async def connect(self, heard: Heard) -> None:
        """See that the database is there, and begin to listen for news."""

    @abstractmethod
    async def disconnect(self) -> None:
        """Stop listening, and give every connection back."""

    @abstractmethod
    async def query(self, make: Make[Result]) -> Result:
        """Run a transaction that only reads, each statement by itself."""

    @abstractmethod
    async def commit(self, make: Make[Result]) -> Result:
        """Run a transaction, and commit it at its end."""

    @abstractmethod
    def migrate(self) -> Transaction[None]:
        """Bring the schema up to date, while no other process can."""

    @abstractmethod
    def trouble(self, error: Exception) -> StoreError:
        """What an error of the database means, and the cure."""

    @abstractmethod
    async def alive(self) -> set[str]:
        """The processes that have the database open, this one among them."""

    @abstractmethod
    async def ping(self) -> None:
        """Fails when the database does not answer, or does not take writes."""

    def claimed(self) -> AbstractContextManager[Claim]:
        """A claim to serve it, as long as it lasts; many may, unless a database says otherwise."""
        return nullcontext(Claim())

    def examine(self) -> PlaceError | None:
        """What cannot be read of it, before it is opened."""
        return None

    def check(self) -> None:  # noqa: B027
        """Fails when what is open is no longer what stands at the address: looked at before and after all else."""

    def free_bytes(self) -> int | None:
        """How much more can be stored; None: that is not known here."""
        return None

    # Opening and closing

    async def open(self, heard: Heard) -> None:
        """Connect, bring the schema up to date, and listen for news of other processes."""
        try:
            async with self.explain_errors():
                await self.connect(heard)
            await self.transaction(self.migrate)
        except BaseException:
            await self.disconnect()
            raise
        self.writer = Writer(self.write, self.where, self.explain, self.patience)

    async def close(self) -> None:
        """Commit what waits, then disconnect."""
        writer, self.writer = self.writer, None
        if writer is not None:
            await writer.close()
        await self.disconnect()

    # The journal and its snapshots

    async def append(self, step: Step) -> bool:
        """Write one step; True once it is durable, False when that version was written by someone else.

        `Parted` when the version before it is missing, or is another than the step was made on top of.

        Version 1 creates the table. Steps that wait together, of many tables, go into one commit.
        """
        return await self.put(step)

    async def keep_snapshot(self, table: str, version: int, body: bytes, newest: bytes = b"") -> None:
        """Keep a snapshot of a version that is written, in place of an older one; losing one costs only time.

        With the body of that version, it is kept only if that is what stands there.
        """
        await self.put(StoredSnapshot(table, version, body, newest))

    async def put(self, work: Work) -> bool:
        """Hand something to the writer, and wait until it is durable."""
        if self.writer is None:
            raise closed(self.where)
        if why := why_unwritable(work):
            raise self.refusal(work, why)
        return await self.writer.put(work)

    async def write(self, works: Sequence[Work], again: bool) -> Sequence[Answer]:
        """Write a group in one commit, and say what became of each."""
        async with self.turn:
            verdicts = await self.write_works(works, again)
        return [self.answer(work, verdict) for work, verdict in zip(works, verdicts, strict=True)]

    async def write_works(self, works: Sequence[Work], again: bool) -> list[Verdict]:
        """Write a group in one transaction; `again`: an earlier try may have been committed."""
        return await self.commit(partial(statements.write_group, works, again))

    def answer(self, work: Work, verdict: Verdict) -> Answer:
        """What whoever waits for a work is told."""
        if verdict in (Verdict.GAP, Verdict.PARTED):
            return Parted(*self.refusal(work, verdict.value).args)
        return verdict is not Verdict.LOST

    def refusal(self, work: Work, why: str) -> StoreError:
        """The error for work that no database could write."""
        what = f"Version {work.version} of table {work.table!r} was not written: {why}."
        return StoreError(self.where, what, "Load the table again and go on from what is stored.")

    async def load(self, table: str, after: int = 0, snapshot: bool = True) -> Stored | None:
        """The newest snapshot later than `after` if wanted, and every entry after that; None: no such table."""
        return await self.read(partial(statements.load, table, after, snapshot))

    # All tables

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables whose time to be looked at has come, the longest overdue first."""
        return firsts(await self.ask(statements.DUE, now=now, limit=limit))

    async def ahead(self, now: int) -> list[str]:
        """Tables to be looked at some time, whose last step was written at a later time than it is now."""
        return firsts(await self.ask(statements.AHEAD, now=now))

    async def show(self, found: Collection[str], gone: Collection[str]) -> None:
        """Show these tables in the public list, as long as this process is alive, and those no longer."""
        await self.change(*statements.show(self.process, found, gone))

    async def hide_dead(self) -> None:
        """Forget what was shown by processes that are no longer alive."""
        await self.transaction(partial(statements.hide_dead, await self.alive()))

    async def listed(self, limit: int, alive: Collection[str]) -> list[bytes]:
        """What the public list shows of the tables that these processes show, the newest first."""
        rows = await self.ask(statements.LISTED, alive=" ".join(alive), limit=limit)
        return [listing.encode() for listing in firsts(rows)]

    async def count(self) -> int:
        """How many tables are stored."""
        return int((await self.ask(statements.COUNT))[0][0])

    async def let_rest(self, table: str, version: int) -> None:
        """Nobody need look at a table by itself any more, unless something has happened after this version."""
        await self.change(once(statements.LET_REST, table=table, version=version))

    async def newest(self) -> int:
        """When a step was last written, of any table; 0: there is none."""
        return int((await self.ask(statements.NEWEST))[0][0])

    async def make_younger(self, since: int, until: int, length: int) -> None:
        """What has changed from then to then has done so that much later: nobody was served, or the clock was wrong."""
        await self.change(once(statements.MAKE_YOUNGER, since=since, until=until, length=length))

    async def forget(self, before: int, limit: int, spare: Collection[str] = ()) -> int:
        """Delete tables that nothing has happened at since `before`, the oldest first; how many they were.

        All that belongs to them goes with them.
        """
        return await self.transaction(partial(statements.forget, before, limit, spare))

    # Short codes that move a seat to another device: kept as digests, good once, and not for long.

    async def keep_code(self, digest: bytes, code: Code, expires: int) -> None:
        """Keep a code in place of the seat's last one, and forget those that ended long ago: they live for minutes."""
        of_seat: dict[str, Value] = {"digest": digest, "table": code.table, "seat": code.seat}
        await self.change(
            once(statements.OLD_CODES, past=expires - DAY, **of_seat),
            once(statements.KEEP_CODE, expires=expires, holder=code.holder, **of_seat),
        )

    async def take_code(self, digest: bytes, now: int, receipt: bytes = b"") -> Code | None:
        """What a code stands for that is still good, and is so no longer; codes that have ended are forgotten.

        A receipt takes the code's place for the rest of its time.
        """
        take = once(statements.TAKE_CODE, digest=digest)
        taken = once(statements.RECEIPT, digest=digest, receipt=receipt) if receipt else take
        return statements.code_of(await self.change(once(statements.ENDED_CODES, now=now), taken))

    async def taken_code(self, receipt: bytes, now: int) -> Code | None:
        """What the code stood for that was taken with this receipt, until the code would have ended."""
        return statements.code_of(await self.ask(statements.TAKEN_CODE, receipt=receipt, now=now))

    # Transactions

    async def ask(self, sql: str, **values: Value) -> Rows:
        """The rows of a query."""
        return await self.read(lambda: statements.all_of(once(sql, **values)))

    async def change(self, *changes: Statement) -> Rows:
        """Carry out some statements in one transaction; the rows of the last."""
        return await self.transaction(lambda: statements.all_of(*changes))

    async def read(self, make: Make[Result]) -> Result:
        """Run a transaction that only reads."""
        async with self.explain_errors():
            return await self.query(make)

    async def transaction(self, make: Make[Result]) -> Result:
        """Run a transaction when it is its turn."""
        async with self.explain_errors(), self.turn:
            return await self.commit(make)

    @asynccontextmanager
    async def explain_errors(self) -> AsyncIterator[None]:
        """Say what the database raises in words for whoever hosts it."""
        try:
            self.check()
            yield
            self.check()
        except NoSuchTable as error:
            raise StoreError(self.where, "There is no such table.", "Write its first version before.") from error
        except (DatabaseFailed, OSError) as error:
            # Whatever a file says that has gone: that it has gone comes first.
            self.check()
            raise self.explain(error) from error

    def explain(self, error: Exception) -> StoreError:
        """What an error of the database means; that it is damaged is remembered."""
        found = error if isinstance(error, StoreError) else self.trouble(error)
        if isinstance(found, Damaged):
            self.note_damage(found)
        return found

    def note_damage(self, damage: Damaged) -> None:
        """Remember that the database is damaged, and write it down once."""
        if self.damage is None:
            log("store damaged", 50, why=str(damage))
        self.damage = damage


def firsts(rows: Rows) -> list[str]:
    """The first column."""
    return [row[0] for row in rows]
