"""Tables that nobody needs for now, and those that nobody needs any more."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from casedepart.server.stores.schema import tables


async def let_rest(connection: AsyncConnection, table: str, version: int) -> None:
    """A table is not due any more, if it is still at this version."""
    this = (tables.c.id == table) & (tables.c.version == version)
    await connection.execute(update(tables).where(this).values(wake=None))


async def forget(connection: AsyncConnection, before: int, limit: int, spare: Collection[str]) -> int:
    """Delete the oldest tables that nothing has happened at since `before`; all that belongs to them goes with them."""
    old = tables.c.changed < before
    oldest = select(tables.c.id).where(old).order_by(tables.c.changed).limit(limit + len(spare))
    chosen = [table for table in (await connection.execute(oldest)).scalars() if table not in spare][:limit]
    # Said again: what has happened at a table since it was looked for saves it.
    gone = await connection.execute(delete(tables).where(tables.c.id.in_(chosen), old))
    return gone.rowcount
