"""Bringing a table back from the store, or making a new one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Final

import casedepart
from casedepart.server.errors import ServerError
from casedepart.server.logs import log
from casedepart.server.running import Running, check_readable
from casedepart.server.stores import Store, Stored, StoreError
from casedepart.table.errors import TableError
from casedepart.table.journal import Created
from casedepart.table.replaying import rules_of
from casedepart.table.snapshot import OtherBuild
from casedepart.table.table import Table

LONG: Final = 8
"""A journal of more entries than this is read off the event loop."""


async def loaded(table: str, store: Store, pool: Executor) -> Running | None:
    """A stored table, ready to run; None: there is no such table."""
    stored = await store.load(table)
    if stored is None:
        return None
    if stored.snapshot is None:
        return await whole(table, stored, store, pool)
    try:
        found = await read(stored, pool)
    except Exception as error:
        log(
            "snapshot of no use",
            20 if isinstance(error, OtherBuild) else 30,
            table=table,
            why=f"{type(error).__name__}: {error}",
        )
        everything = await store.load(table, snapshot=False)
        return None if everything is None else await whole(table, everything, store, pool)
    return Running(found, store, stored.snapshot[0], stored.last)


async def whole(table: str, stored: Stored, store: Store, pool: Executor) -> Running:
    """A stored table by its whole journal: it tells all, also where a snapshot cannot be restored."""
    with readable(table):
        return Running(await read(stored, pool), store, 0, stored.last)


@contextmanager
def readable(table: str) -> Iterator[None]:
    """Say of a table whose journal this version cannot read that it is so, and no more than that: nothing is lost."""
    try:
        yield
    except (StoreError, ServerError, TableError):
        raise
    except Exception:
        log("journal cannot be read", 40, trace=True, table=table)
        raise ServerError("unreadable", here=casedepart.__version__) from None


async def read(stored: Stored, pool: Executor) -> Table:
    """The table that a snapshot and a journal tell of."""
    if stored.snapshot is None and len(stored.entries) <= LONG:
        return Table.load(None, stored.entries)
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(pool, Table.load, stored.snapshot, stored.entries)


async def opened(entry: Created, body: bytes, pool: Executor) -> Table:
    """A new table, made of what will be stored of it; a record that goes on is played again for it."""
    check_readable(entry, body)
    if len(entry.given) <= LONG and not entry.edition:
        return playable(body)
    return await asyncio.get_running_loop().run_in_executor(pool, playable, body)


def playable(body: bytes) -> Table:
    """The table that begins so, if a game can be played there; an error says what is missing."""
    table = Table.load(None, [(1, body)])
    if table.needs:
        raise table.needs
    rules_of(table.standing)
    return table
