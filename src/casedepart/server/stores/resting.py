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
    wanted = select(tables.c.id).where(old, tables.c.id.not_in(list(spare))).order_by(tables.c.changed).limit(limit)
    # Said twice: what happens at a table between the looking and the deleting saves it.
    gone = await connection.execute(delete(tables).where(tables.c.id.in_(wanted), old))
    return gone.rowcount
