"""The SQL of a store beside the journal's: what is loaded and listed, codes, tables that rest and tables that go.

Reading needs no transaction: what stands in a journal stays there.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from casedepart.server.stores.schema import codes, journal, snapshots, tables
from casedepart.server.stores.store import Code, Stored

DAY: Final = 24 * 60 * 60 * 1000
CODE: Final = (codes.c.table_id, codes.c.seat, codes.c.holder)


async def stored_table(connection: AsyncConnection, table: str, after: int, snapshot: bool) -> Stored | None:
    """A table from its newest snapshot on, or from `after`; None: there is no such table."""
    newer = and_(snapshots.c.table_id == tables.c.id, snapshots.c.version > after)
    start = select(tables.c.id, snapshots.c.version, snapshots.c.body).select_from(tables.outerjoin(snapshots, newer))
    row = (await connection.execute(start.where(tables.c.id == table))).one_or_none()
    if row is None:
        return None
    kept = (row.version, row.body) if snapshot and row.version is not None else None
    after = kept[0] if kept else after
    entries = await entries_from(connection, table, after)
    if entries and entries[0][0] == after:
        return Stored(kept, entries[1:], entries[0][1])
    return Stored(kept, entries)


async def entries_from(connection: AsyncConnection, table: str, version: int) -> list[tuple[int, bytes]]:
    """A table's journal from a version on, in order."""
    wanted = select(journal.c.version, journal.c.body).where(journal.c.table_id == table, journal.c.version >= version)
    rows = await connection.execute(wanted.order_by(journal.c.version))
    return [(row.version, row.body) for row in rows]


async def due_tables(connection: AsyncConnection, now: int, limit: int) -> list[str]:
    """The tables whose time has come, the longest overdue first."""
    wanted = select(tables.c.id).where(tables.c.wake.isnot(None), tables.c.wake <= now)
    return list((await connection.execute(wanted.order_by(tables.c.wake).limit(limit))).scalars())


async def listings(connection: AsyncConnection, limit: int) -> list[bytes]:
    """What the public list shows, the newest table first."""
    wanted = select(tables.c.listing).where(tables.c.listing.isnot(None)).order_by(tables.c.created.desc(), tables.c.id)
    return list((await connection.execute(wanted.limit(limit))).scalars())


async def table_count(connection: AsyncConnection) -> int:
    """How many tables there are."""
    return int((await connection.execute(select(func.count()).select_from(tables))).scalar_one())


async def let_rest(connection: AsyncConnection, table: str, version: int) -> None:
    """A table is not due any more, if it is still at this version."""
    this = (tables.c.id == table) & (tables.c.version == version)
    await connection.execute(update(tables).where(this).values(wake=None))


async def forget(connection: AsyncConnection, before: int, limit: int, spare: Collection[str]) -> int:
    """Delete the oldest tables that nothing has happened at since `before`; all that belongs to them goes with them."""
    old = tables.c.changed < before
    oldest = select(tables.c.id).where(old).order_by(tables.c.changed).limit(limit + len(spare))
    chosen = [table for table in (await connection.execute(oldest)).scalars() if table not in spare][:limit]
    # The condition again: a table at which something has happened since the query is spared.
    gone = await connection.execute(delete(tables).where(tables.c.id.in_(chosen), old))
    return gone.rowcount


# Short codes that move a seat to another device: kept as digests, good once, and not for long.


async def put_code(connection: AsyncConnection, digest: bytes, code: Code, expires: int) -> None:
    """Keep a code in place of the seat's last one, and forget those that ended long before: codes live for minutes."""
    of_seat = (codes.c.table_id == code.table) & (codes.c.seat == code.seat)
    old = or_(codes.c.expires < expires - DAY, codes.c.digest == digest, of_seat)
    await connection.execute(delete(codes).where(old))
    of = {"table_id": code.table, "seat": code.seat, "holder": code.holder}
    await connection.execute(insert(codes).values(digest=digest, expires=expires, **of))


async def pop_code(connection: AsyncConnection, digest: bytes, now: int, receipt: bytes) -> Code | None:
    """What a code stands for that is still good, and is so no longer; codes that have ended are forgotten.

    A receipt takes the code's place for the rest of its time.
    """
    await connection.execute(delete(codes).where(codes.c.expires <= now))
    this = codes.c.digest == digest
    taken = update(codes).where(this).values(digest=receipt) if receipt else delete(codes).where(this)
    row = (await connection.execute(taken.returning(*CODE))).one_or_none()
    return None if row is None else Code(row.table_id, row.seat, row.holder or b"")


async def taken_code(connection: AsyncConnection, receipt: bytes, now: int) -> Code | None:
    """What a code stood for that was taken with this receipt."""
    wanted = select(*CODE).where(codes.c.digest == receipt, codes.c.expires > now)
    row = (await connection.execute(wanted)).one_or_none()
    return None if row is None else Code(row.table_id, row.seat, row.holder or b"")
