"""Short codes that move a seat to another device: kept as digests, good once, and not for long."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from casedepart.server.stores.schema import codes

DAY: Final = 24 * 60 * 60 * 1000


async def put_code(connection: AsyncConnection, digest: bytes, table: str, seat: int, expires: int) -> None:
    """Keep a code in place of the seat's last one, and forget those that ended long before: codes live for minutes."""
    of_seat = (codes.c.table_id == table) & (codes.c.seat == seat)
    old = or_(codes.c.expires < expires - DAY, codes.c.digest == digest, of_seat)
    await connection.execute(delete(codes).where(old))
    await connection.execute(insert(codes).values(digest=digest, table_id=table, seat=seat, expires=expires))


async def pop_code(connection: AsyncConnection, digest: bytes, now: int, receipt: bytes) -> tuple[str, int] | None:
    """The table and seat of a code that is still good, and is so no longer; codes that have ended are forgotten.

    A receipt takes the code's place for the rest of its time.
    """
    await connection.execute(delete(codes).where(codes.c.expires <= now))
    this = codes.c.digest == digest
    taken = update(codes).where(this).values(digest=receipt) if receipt else delete(codes).where(this)
    row = (await connection.execute(taken.returning(codes.c.table_id, codes.c.seat))).one_or_none()
    return None if row is None else (row.table_id, row.seat)


async def taken_code(connection: AsyncConnection, receipt: bytes, now: int) -> tuple[str, int] | None:
    """The table and seat of a code that was taken with this receipt."""
    wanted = select(codes.c.table_id, codes.c.seat).where(codes.c.digest == receipt, codes.c.expires > now)
    row = (await connection.execute(wanted)).one_or_none()
    return None if row is None else (row.table_id, row.seat)
