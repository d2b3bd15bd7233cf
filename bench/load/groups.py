"""Groups of people who play one game after the other at many tables, a move a second or as fast as they can."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final

from bench.load.http_client import HttpClient
from bench.load.played_table import PlayedTable
from bench.load.report import LoadTally
from bench.load.wire import Opened

EVERY: Final = 1.0
"""Seconds between two moves at a table."""
AT_ONCE: Final = 16
"""How many tables are opened, or sat down at, at the same time."""

Progress = Callable[[str, int, int], None]
"""Told what is being done, how much of it is done, and of how much."""


class Group:
    """Four people and the tables that they have played at; the last is the one they are at."""

    def __init__(self, client: HttpClient, tally: LoadTally, devices: bool = False) -> None:
        self.client: Final = client
        self.devices: Final = devices
        self.tally: Final = tally
        self.tables: Final[list[PlayedTable]] = []

    async def sit_down(self, opened: Opened | None = None) -> None:
        """Go to a table, a new one if none is given, once all have left the one before."""
        if self.tables:
            self.tables[-1].leave()
        table = PlayedTable(opened or await self.client.open_table(), self.tally, self.devices)
        self.tables.append(table)
        await table.sit(self.client.address)
        await table.settle()

    async def play(self, first: float, until: float, fast: bool) -> None:
        """Play from one moment to another, by the loop's clock; a game that ends is followed by another."""
        clock = asyncio.get_running_loop().time
        due = first
        while due < until:
            await asyncio.sleep(due - clock())
            if self.tables[-1].over:
                await self.sit_down()
            if not await self.tables[-1].move():
                return
            due = clock() if fast else max(due + EVERY, clock())

    def check(self) -> None:
        """Give up on a table that nothing comes from."""
        if self.tables:
            self.tables[-1].check()

    def leave(self) -> None:
        """Leave the last table."""
        if self.tables:
            self.tables[-1].leave()


async def a_few_at_once(what: str, works: Iterable[Awaitable[None]], total: int, progress: Progress) -> None:
    """Do many things, not all at once."""
    turn, done = asyncio.Semaphore(AT_ONCE), 0

    async def one(work: Awaitable[None]) -> None:
        nonlocal done
        async with turn:
            await work
        done += 1
        progress(what, done, total)

    await asyncio.gather(*(one(work) for work in works))


async def play_at_all(groups: Sequence[Group], seconds: float, fast: bool, progress: Progress) -> None:
    """Play at all tables for so long, their moves spread evenly over each second."""
    first = asyncio.get_running_loop().time()
    apart = EVERY / len(groups)
    watching = asyncio.create_task(watch(groups, first, seconds, progress))
    await asyncio.gather(
        *(group.play(first + number * apart, first + seconds, fast) for number, group in enumerate(groups))
    )
    await asyncio.sleep(first + seconds - asyncio.get_running_loop().time())
    watching.cancel()


async def watch(groups: Sequence[Group], first: float, seconds: float, progress: Progress) -> None:
    """Tell how far it has come, and give up on what does not come."""
    clock = asyncio.get_running_loop().time
    while True:
        progress("playing", int(min(seconds, clock() - first)), int(seconds))
        for group in groups:
            group.check()
        await asyncio.sleep(0.5)
