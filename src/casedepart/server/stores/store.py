"""A store of tables: an append-only journal a table (event sourcing) in an SQL database, and little beside it.

Times are milliseconds since 1970. Bodies are JSON that no store looks into.
"""

from __future__ import annotations

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from typing import ClassVar, Final

from sqlalchemy import Connection, and_, delete, func, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from casedepart.server.logs import log
from casedepart.server.stores.claims import Claim
from casedepart.server.stores.errors import Damaged, Parted, PlaceError, StoreError, closed
from casedepart.server.stores.group import StoredSnapshot, Verdict, why_unwritable
from casedepart.server.stores.migrations import bring_up_to_date
from casedepart.server.stores.schema import codes, journal, shown, snapshots, tables
from casedepart.server.stores.stored import Code, Heard, Step, Stored
from casedepart.server.stores.writer import Answer, Work, Writer

PATIENCE: Final = 10.0
"""For how many seconds a database that is away or busy is tried again."""
DAY: Final = 24 * 60 * 60 * 1000
CODE: Final = (codes.c.table_id, codes.c.seat, codes.c.holder)


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
        """Who writes: first come, first served, which a pool of one connection would not be."""
        self.reading, self.writing = self.engines()
        self.writer: Writer | None = None
        self.damage: Damaged | None = None
        """What is wrong with it, once it has been found damaged: whoever asks how it is gets this for an answer."""

    # What each database does in its own way

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
    async def write_works(self, works: Sequence[Work], again: bool) -> list[Verdict]:
        """Write a group in one transaction; `again`: an earlier try may have been committed."""

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
            async with self.transaction() as connection:
                await connection.run_sync(self.migrate)
        except BaseException:
            await self.release()
            raise
        self.writer = Writer(self.write, self.where, self.explain, self.patience)

    def migrate(self, connection: Connection) -> None:
        """Bring the schema up to date."""
        self.lock(connection)
        bring_up_to_date(connection, self.where)

    async def close(self) -> None:
        """Commit what waits, then disconnect."""
        writer, self.writer = self.writer, None
        if writer is not None:
            await writer.close()
        await self.release()

    async def release(self) -> None:
        """Give every connection back."""
        await self.disconnect()
        await self.reading.dispose()
        await self.writing.dispose()

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
        newer = and_(snapshots.c.table_id == tables.c.id, snapshots.c.version > after)
        start = select(snapshots.c.version, snapshots.c.body).select_from(tables.outerjoin(snapshots, newer))
        async with self.read() as connection:
            row = (await connection.execute(start.where(tables.c.id == table))).one_or_none()
            if row is None:
                return None
            kept = (row.version, row.body) if snapshot and row.version is not None else None
            after = kept[0] if kept else after
            from_there = (journal.c.table_id == table, journal.c.version >= after)
            wanted = select(journal.c.version, journal.c.body).where(*from_there).order_by(journal.c.version)
            entries = [(row.version, row.body) for row in await connection.execute(wanted)]
        if entries and entries[0][0] == after:
            return Stored(kept, entries[1:], entries[0][1])
        return Stored(kept, entries)

    # All tables

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables whose time to be looked at has come, the longest overdue first."""
        wanted = select(tables.c.id).where(tables.c.wake.isnot(None), tables.c.wake <= now)
        async with self.read() as connection:
            return list((await connection.execute(wanted.order_by(tables.c.wake).limit(limit))).scalars())

    async def ahead(self, now: int) -> list[str]:
        """Tables to be looked at some time, whose last step was written at a later time than it is now."""
        wanted = select(tables.c.id).where(tables.c.wake.isnot(None), tables.c.changed > now)
        async with self.read() as connection:
            return list((await connection.execute(wanted.order_by(tables.c.wake))).scalars())

    async def show(self, found: Collection[str], gone: Collection[str]) -> None:
        """Show these tables in the public list, as long as this process is alive, and those no longer."""
        mine = literal(self.process)
        rows = select(tables.c.id, mine).where(tables.c.id.in_(found))
        async with self.transaction() as connection:
            await connection.execute(
                delete(shown).where(shown.c.process == mine, shown.c.table_id.in_({*found, *gone}))
            )
            await connection.execute(insert(shown).from_select(["table_id", "process"], rows))

    async def hide_dead(self) -> None:
        """Forget what was shown by processes that are no longer alive."""
        alive = await self.alive()
        async with self.transaction() as connection:
            await connection.execute(delete(shown).where(shown.c.process.not_in(alive)))

    async def listed(self, limit: int, alive: Collection[str]) -> list[bytes]:
        """What the public list shows of the tables that these processes show, the newest first."""
        here = select(shown.c.table_id).where(shown.c.process.in_(alive))
        wanted = select(tables.c.listing).where(tables.c.listing.isnot(None), tables.c.id.in_(here))
        newest_first = wanted.order_by(tables.c.created.desc(), tables.c.id)
        async with self.read() as connection:
            return list((await connection.execute(newest_first.limit(limit))).scalars())

    async def count(self) -> int:
        """How many tables are stored."""
        async with self.read() as connection:
            return int((await connection.execute(select(func.count()).select_from(tables))).scalar_one())

    async def let_rest(self, table: str, version: int) -> None:
        """Nobody need look at a table by itself any more, unless something has happened after this version."""
        this = (tables.c.id == table) & (tables.c.version == version)
        async with self.transaction() as connection:
            await connection.execute(update(tables).where(this).values(wake=None))

    async def newest(self) -> int:
        """When a step was last written, of any table; 0: there is none."""
        async with self.read() as connection:
            return (await connection.execute(select(func.max(tables.c.changed)))).scalar_one() or 0

    async def make_younger(self, since: int, until: int, length: int) -> None:
        """What has changed from then to then has done so that much later: nobody was served, or the clock was wrong."""
        changed = tables.c.changed
        then = update(tables).where(changed >= since, changed <= until)
        async with self.transaction() as connection:
            await connection.execute(then.values(changed=changed + length))

    async def forget(self, before: int, limit: int, spare: Collection[str] = ()) -> int:
        """Delete tables that nothing has happened at since `before`, the oldest first; how many they were.

        All that belongs to them goes with them.
        """
        old = tables.c.changed < before
        oldest = select(tables.c.id).where(old).order_by(tables.c.changed).limit(limit + len(spare))
        async with self.transaction() as connection:
            chosen = [table for table in (await connection.execute(oldest)).scalars() if table not in spare][:limit]
            # The condition again: a table at which something has happened since the query is spared.
            gone = await connection.execute(delete(tables).where(tables.c.id.in_(chosen), old))
        return gone.rowcount

    # Short codes that move a seat to another device: kept as digests, good once, and not for long.

    async def keep_code(self, digest: bytes, code: Code, expires: int) -> None:
        """Keep a code in place of the seat's last one, and forget those that ended long ago: they live for minutes."""
        of_seat = (codes.c.table_id == code.table) & (codes.c.seat == code.seat)
        old = or_(codes.c.expires < expires - DAY, codes.c.digest == digest, of_seat)
        of = {"table_id": code.table, "seat": code.seat, "holder": code.holder}
        async with self.transaction() as connection:
            await connection.execute(delete(codes).where(old))
            await connection.execute(insert(codes).values(digest=digest, expires=expires, **of))

    async def take_code(self, digest: bytes, now: int, receipt: bytes = b"") -> Code | None:
        """What a code stands for that is still good, and is so no longer; codes that have ended are forgotten.

        A receipt takes the code's place for the rest of its time.
        """
        this = codes.c.digest == digest
        taken = update(codes).where(this).values(digest=receipt) if receipt else delete(codes).where(this)
        async with self.transaction() as connection:
            await connection.execute(delete(codes).where(codes.c.expires <= now))
            row = (await connection.execute(taken.returning(*CODE))).one_or_none()
        return None if row is None else Code(row.table_id, row.seat, row.holder or b"")

    async def taken_code(self, receipt: bytes, now: int) -> Code | None:
        """What the code stood for that was taken with this receipt, until the code would have ended."""
        wanted = select(*CODE).where(codes.c.digest == receipt, codes.c.expires > now)
        async with self.read() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return None if row is None else Code(row.table_id, row.seat, row.holder or b"")

    # Connections

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
            self.check()
            yield
            self.check()
        except IntegrityError as error:
            raise StoreError(self.where, "There is no such table.", "Write its first version before.") from error
        except (SQLAlchemyError, OSError) as error:
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


def in_place(works: Sequence[Work], verdicts: Sequence[Verdict]) -> list[Verdict]:
    """The verdicts of a group's steps, each in its place; a snapshot is kept where it helps."""
    of_steps = iter(verdicts)
    return [next(of_steps) if isinstance(work, Step) else Verdict.WRITE for work in works]
