"""Many live tables of which few are played at: the server's memory is to follow those few."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from bench.load.groups import a_few_at_once
from bench.load.load_test import LoadTest
from bench.load.played_table import PATIENCE
from bench.load.report import LoadReport
from bench.load.wire import Opened

UNLOADING: Final = 90.0
"""For how many seconds a server may take to unload what nobody needs."""
SAMPLE: Final = 20
"""How many idle tables are asked for at the end."""


class MemoryReadings:
    """The server's memory and its tables in memory, at moments with a name."""

    def __init__(self, test: LoadTest) -> None:
        self.test: Final = test
        self.loaded: Final[dict[str, int | None]] = {}
        self.resident_kb: Final[dict[str, int | None]] = {}

    async def note(self, moment: str) -> None:
        """Read both now."""
        self.loaded[moment] = await self.test.client.tables_in_memory()
        self.resident_kb[moment] = self.test.resident_kb()


async def measure_stored(test: LoadTest) -> LoadReport:
    """Store many tables, start the server anew, play at some of them, and let them go again."""
    readings = MemoryReadings(test)
    await readings.note("empty")
    tables = await open_tables(test)
    await readings.note("opened")
    await test.restart()
    await readings.note("stored")
    groups = await test.seat_groups(tables[: test.plan.tables])
    found = await test.play(groups, readings.resident_kb["stored"])
    await readings.note("active")
    test.leave(groups)
    await wait_for_unloading(test)
    await readings.note("idle")
    found.came_back = await count_returns(test, tables[test.plan.tables :][:SAMPLE])
    found.stored, found.loaded, found.resident_kb = len(tables), readings.loaded, readings.resident_kb
    await test.check(found, groups)
    return found


async def open_tables(test: LoadTest) -> list[Opened]:
    """Open as many tables as are to be stored, each with a game that has begun."""
    tables: list[Opened] = []

    async def one() -> None:
        tables.append(await test.client.open_table())

    total = test.plan.stored
    await a_few_at_once("storing tables", (one() for _ in range(total)), total, test.progress)
    return tables


async def wait_for_unloading(test: LoadTest) -> None:
    """Wait until the server has unloaded what nobody needs, but not for ever."""
    for _ in range(int(UNLOADING)):
        if not await test.client.tables_in_memory():
            return
        await asyncio.sleep(1.0)


async def count_returns(test: LoadTest, tables: list[Opened]) -> int:
    """How many idle tables can be played at when someone comes."""
    groups = await test.seat_groups(tables)
    moved = 0
    for group in groups:
        with suppress(TimeoutError):
            moved += await asyncio.wait_for(group.tables[-1].move(), PATIENCE)
    test.leave(groups)
    return moved
