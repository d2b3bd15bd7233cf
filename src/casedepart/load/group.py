"""People who play one game after the other, a move a second or as fast as they can."""

from __future__ import annotations

import asyncio
from typing import Final

from casedepart.load.calling import Caller
from casedepart.load.table import Table
from casedepart.load.tally import Tally
from casedepart.load.wire import Opened

EVERY: Final = 1.0
"""Seconds between two moves at a table."""


class Group:
    """Four people and the tables that they have played at; the last is the one they are at."""

    def __init__(self, caller: Caller, tally: Tally, devices: bool = False) -> None:
        self.caller: Final = caller
        self.devices: Final = devices
        self.tally: Final = tally
        self.tables: Final[list[Table]] = []

    async def sit_down(self, opened: Opened | None = None) -> None:
        """Go to a table, a new one if none is given, once all have left the one before."""
        if self.tables:
            self.tables[-1].leave()
        table = Table(opened or await self.caller.open_table(), self.tally, self.devices)
        self.tables.append(table)
        await table.sit(self.caller.address)
        await table.settled()

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
