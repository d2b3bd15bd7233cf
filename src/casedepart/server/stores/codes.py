"""Short codes that move a seat to another device: kept as digests, good once, and not for long."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from casedepart.server.stores.schema import codes

DAY: Final = 24 * 60 * 60 * 1000


async def put_code(connection: AsyncConnection, digest: bytes, table: str, seat: int, expires: int) -> None:
    """Keep a code, and forget those that ended long before this one will: codes live for minutes."""
    await connection.execute(delete(codes).where(codes.c.expires < expires - DAY))
    await connection.execute(delete(codes).where(codes.c.digest == digest))
    await connection.execute(insert(codes).values(digest=digest, table_id=table, seat=seat, expires=expires))


async def pop_code(connection: AsyncConnection, digest: bytes, now: int) -> tuple[str, int] | None:
    """The table and seat of a code that is still good, and is so no longer; codes that have ended are forgotten."""
    await connection.execute(delete(codes).where(codes.c.expires <= now))
    wanted = delete(codes).where(codes.c.digest == digest).returning(codes.c.table_id, codes.c.seat)
    row = (await connection.execute(wanted)).one_or_none()
    return None if row is None else (row.table_id, row.seat)
