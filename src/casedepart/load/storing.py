"""Many live tables of which few are played at: the server's memory is to follow those few."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from casedepart.load.house import House
from casedepart.load.playing import a_few_at_once
from casedepart.load.report import Report
from casedepart.load.table import PATIENCE
from casedepart.load.wire import Opened

UNLOADING: Final = 90.0
"""For how many seconds a server may take to unload what nobody needs."""
SAMPLE: Final = 20
"""How many idle tables are asked for at the end."""


class Moments:
    """The server's memory and its tables in memory, at moments with a name."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.loaded: Final[dict[str, int | None]] = {}
        self.resident_kb: Final[dict[str, int | None]] = {}

    async def note(self, moment: str) -> None:
        """Read both now."""
        self.loaded[moment] = await self.house.caller.tables_in_memory()
        self.resident_kb[moment] = self.house.resident_kb()


async def measure_stored(house: House) -> Report:
    """Store many tables, start the server anew, play at some of them, and let them go again."""
    moments = Moments(house)
    await moments.note("empty")
    tables = await opened(house)
    await moments.note("opened")
    await house.restart()
    await moments.note("stored")
    groups = await house.seated(tables[: house.plan.tables])
    found = await house.played(groups, moments.resident_kb["stored"])
    await moments.note("active")
    house.leave(groups)
    await unloaded(house)
    await moments.note("idle")
    found.came_back = await came_back(house, tables[house.plan.tables :][:SAMPLE])
    found.stored, found.loaded, found.resident_kb = len(tables), moments.loaded, moments.resident_kb
    await house.check(found, groups)
    return found


async def opened(house: House) -> list[Opened]:
    """Open as many tables as are to be stored, each with a game that has begun."""
    tables: list[Opened] = []

    async def one() -> None:
        tables.append(await house.caller.open_table())

    total = house.plan.stored
    await a_few_at_once("storing tables", (one() for _ in range(total)), total, house.progress)
    return tables


async def unloaded(house: House) -> None:
    """Wait until the server has unloaded what nobody needs, but not for ever."""
    for _ in range(int(UNLOADING)):
        if not await house.caller.tables_in_memory():
            return
        await asyncio.sleep(1.0)


async def came_back(house: House, tables: list[Opened]) -> int:
    """How many idle tables can be played at when someone comes."""
    groups = await house.seated(tables)
    moved = 0
    for group in groups:
        with suppress(TimeoutError):
            moved += await asyncio.wait_for(group.tables[-1].move(), PATIENCE)
    house.leave(groups)
    return moved
