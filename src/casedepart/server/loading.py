"""Bringing a table back from the store."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor
from typing import Final

from casedepart.server.running import Running
from casedepart.server.stores import Store, Stored
from casedepart.table.snapshot import OtherEngine
from casedepart.table.table import Table

LONG: Final = 8
"""A journal of more entries than this is read off the event loop."""


async def loaded(table: str, store: Store, pool: Executor) -> Running | None:
    """A stored table, ready to run; None: there is no such table."""
    stored = await store.load(table)
    if stored is None:
        return None
    try:
        found = await read(stored, pool)
    except OtherEngine:
        whole = await store.load(table, snapshot=False)
        assert whole is not None, "no table is ever deleted"
        stored, found = whole, await read(whole, pool)
    return Running(found, store, stored.snapshot[0] if stored.snapshot else 0)


async def read(stored: Stored, pool: Executor) -> Table:
    """The table that a snapshot and a journal tell of."""
    if stored.snapshot is None and len(stored.entries) <= LONG:
        return Table.load(None, stored.entries)
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(pool, Table.load, stored.snapshot, stored.entries)
