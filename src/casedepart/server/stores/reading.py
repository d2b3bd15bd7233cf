"""The questions that a server asks of a database. None needs a transaction: what stands in a journal stays there."""

from __future__ import annotations

from sqlalchemy import and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from casedepart.server.stores.schema import journal, snapshots, tables
from casedepart.server.stores.store import Stored


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
