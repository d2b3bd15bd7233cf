"""Short codes that move a seat to another device: kept as digests, good once, and not for long."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from casedepart.server.stores.schema import codes
from casedepart.server.stores.store import Code

DAY: Final = 24 * 60 * 60 * 1000


COLUMNS: Final = (codes.c.table_id, codes.c.seat, codes.c.holder)


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
    row = (await connection.execute(taken.returning(*COLUMNS))).one_or_none()
    return None if row is None else Code(row.table_id, row.seat, row.holder or b"")


async def taken_code(connection: AsyncConnection, receipt: bytes, now: int) -> Code | None:
    """What a code stood for that was taken with this receipt."""
    wanted = select(*COLUMNS).where(codes.c.digest == receipt, codes.c.expires > now)
    row = (await connection.execute(wanted)).one_or_none()
    return None if row is None else Code(row.table_id, row.seat, row.holder or b"")
