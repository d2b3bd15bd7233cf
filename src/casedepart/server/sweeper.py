"""The sweeper, once a second: wake tables that are due, evict idle ones from memory, delete old ones, list public ones.

Left to itself, Python's garbage collector looks through everything every few seconds of busy play. That takes a quarter
of a second once thousands are connected, and nobody is answered meanwhile: here it looks often at a little, seldom at
all.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Final

from casedepart.server import metrics
from casedepart.server.clock import LEAP, WATCH, Leap, even_since, now
from casedepart.server.logs import log
from casedepart.server.stores import Store, StoreError, write_down

if TYPE_CHECKING:
    from casedepart.server.tables import Tables

SOON: Final = 60_000
"""A table with something to do within this time stays in memory, in milliseconds."""
MOST_DUE: Final = 100
"""How many tables are woken in one sweep."""
MOST_SENT_HOME: Final = 50
"""How many tables' sockets are sent to another worker at a time: each of these tables must be loaded there."""
SET_ASIDE: Final = 60_000
"""How long a table that is due and yet has nothing to do here is left alone."""
DAY: Final = 24 * 60 * 60 * 1000
FORGET_EVERY: Final = 60 * 60 * 1000
"""How often it is looked for old tables, in milliseconds."""
BATCH: Final = 50
"""How many are deleted in one commit, and in one sweep: what is played meanwhile does not wait for long."""
THRESHOLDS: Final = (10_000, 20, 500)
"""New objects before the young are looked through, and how often that happens before older ones are."""
MANY: Final = 1_000
"""After so many tables or connections have gone, all is looked through: what they leave behind adds up."""


class Retention:
    """Deletes, a few at a time, tables that nothing has happened at for so many days; None: never.

    It does not believe the clock: a machine may start without knowing the time, be told a wrong one, or have been off
    for months. Nothing is deleted before the clock has run evenly for an hour, and nothing is older than it was when
    anything was stored last.
    """

    def __init__(self, store: Store, days: int | None) -> None:
        self.store: Final = store
        self.days: Final = days
        self.looked = 0
        """When it last found no more."""

    async def sweep(self, spare: Collection[str]) -> None:
        """Delete some, if it is time to; never those to spare."""
        at = now()
        if self.days is None or self.rests(at):
            return
        gone = await self.store.forget(min(at, await self.store.newest()) - self.days * DAY, BATCH, spare)
        if gone < BATCH:
            self.looked = at
        if gone:
            log("tables forgotten", tables=gone)

    def rests(self, at: int) -> bool:
        """Is it too soon after the last look, or after a start or a leap of the clock?"""
        return at - even_since() < FORGET_EVERY or 0 <= at - self.looked < FORGET_EVERY


class Garbage:
    """Counts what has gone, and runs the garbage collector after many."""

    def __init__(self) -> None:
        self.gone = 0

    def note(self, gone: int = 1) -> None:
        """Count tables or connections that have gone."""
        self.gone += gone

    def sweep(self) -> None:
        """Run the garbage collector, if enough has gone."""
        if self.gone >= MANY:
            self.gone = 0
            gc.collect()


def collect_seldom() -> None:
    """Leave what is there from the start alone for good, and look through the rest less often than Python would."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


class Sweeper:
    """Goes round the tables of this process, once a second."""

    def __init__(self, tables: Tables, retention: Retention, most_unattended: int) -> None:
        self.tables: Final = tables
        self.retention: Final = retention
        self.most_unattended: Final = most_unattended
        """At how many tables bots play on while nobody is there."""
        self.garbage: Final = Garbage()
        self.aside: Final[dict[str, int]] = {}
        """Tables that are due and yet have nothing to do here, and until when they are left alone."""
        self.overdue: dict[str, int] = {}
        """Tables that are due and that nobody drives, and since when this has been so."""
        self.adrift: list[str] | None = None
        """Tables that are to be looked at since the clock has been set back; None: it is not known which."""
        self.task: asyncio.Task[None] | None = None
        self.on_sweep: Callable[[], None] = lambda: None
        """Told at every sweep: others have something to clear away, too."""

    def start(self) -> None:
        """Start to sweep, once a second."""
        self.task = asyncio.create_task(self.sweep_on())

    async def stop(self) -> None:
        """Stop sweeping."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def sweep_on(self) -> None:
        """Wake what is due and unload what is not needed, for as long as the server runs."""
        loop, pause = asyncio.get_running_loop(), self.tables.processes.deadlines.sweep
        while True:
            began = loop.time()
            await asyncio.sleep(pause)
            metrics.LATE_SECONDS.observe(max(0.0, loop.time() - began - pause))
            try:
                for leap in WATCH.new_leaps():
                    await self.begin_anew(leap)
                self.on_sweep()
                self.garbage.sweep()
                self.drop_damaged()
                self.rest_some()
                await self.look_around()
                await self.tables.public.sweep(self.tables.rooms.values())
                await self.unload_idle()
                await self.wake_due()
                await self.retention.sweep({*self.tables.rooms, *self.tables.coming})
            except StoreError as error:
                write_down(error)
            except Exception:
                log("sweep failed", 40, trace=True)

    async def begin_anew(self, leap: Leap) -> None:
        """Go on as after a start: whatever was noted by the clock before it leapt means nothing now."""
        log("clock leapt", seconds=round(leap.length / 1000))
        self.aside.clear()
        self.overdue.clear()
        self.adrift = None
        self.tables.processes.begin_anew()
        for room in self.tables.rooms.values():
            room.begin_anew()
        if leap.length > 0:
            await self.tables.store.make_younger(leap.since, leap.before + LEAP, leap.length)

    async def look_around(self) -> None:
        """See which processes are alive: those who were connected to one that is not have gone."""
        if await self.tables.processes.look():
            for room in self.tables.rooms.values():
                if room.driver.lost(room):
                    room.schedule()
            self.send_home()

    def send_home(self) -> None:
        """Let sockets connect again whose table belongs to another worker of this server, those of some at a time."""
        if self.tables.handover is not None:
            tables = [table for table, room in self.tables.rooms.items() if room.has_strays()]
            for table in self.tables.handover.strays(tables, self.tables.processes.alive, MOST_SENT_HOME):
                self.tables.rooms[table].send_home()

    async def wake_due(self) -> None:
        """Load the tables whose time has come and that no process drives."""
        at = now()
        for table in [table for table, until in self.aside.items() if until < at]:
            del self.aside[table]
        due = await self.tables.store.due(at - self.tables.processes.others_first, MOST_DUE + len(self.aside))
        due += await self.some_adrift(at)
        asleep = [table for table in due if table not in self.tables.rooms and table not in self.aside]
        # Each process takes its share; what another one should have taken by now is taken all the same.
        self.overdue = {table: self.overdue.get(table, at) for table in asleep}
        for table, since in self.overdue.items():
            if self.tables.processes.share(table) or at - since > self.tables.processes.others_share:
                await self.wake_one(table, at)

    async def some_adrift(self, at: int) -> list[str]:
        """Some tables of this process's share that were stored later than it is now: they may be due long since."""
        if self.adrift is None:
            ahead = await self.tables.store.ahead(at + LEAP)
            self.adrift = [table for table in ahead if self.tables.processes.share(table)]
        some, self.adrift = self.adrift[:MOST_DUE], self.adrift[MOST_DUE:]
        return some

    async def wake_one(self, table: str, at: int) -> None:
        """Load a table that is due; its driver does the rest."""
        try:
            room = await self.tables.find(table)
        except Exception as error:
            room = None
            log("table cannot be loaded", 40, table=table, why=str(error))
        if room is not None and room.table.needs:
            # It waits for another version of the program: nobody need look at it again.
            await self.tables.store.let_rest(table, room.table.version)
        elif room is None or room.driver.wake(room) is None:
            self.aside[table] = at + SET_ASIDE

    def drop_damaged(self) -> None:
        """Forget rooms that are of no more use, whoever found that out."""
        for room in [room for room in self.tables.rooms.values() if room.damaged]:
            self.tables.drop(room)

    def rest_some(self) -> None:
        """Where bots play for nobody at too many tables, let those rest where nobody has been for the longest."""
        alone = sorted((room for room in self.tables.rooms.values() if room.unattended), key=lambda room: room.touched)
        for room in alone[: max(0, len(alone) - self.most_unattended)]:
            room.touched = 0
            room.schedule()

    async def unload_idle(self) -> None:
        """Evict from memory the tables that nobody looks at and that have nothing to do soon."""
        at = now()
        idle = [room for room in self.tables.rooms.values() if room.idle(at, at + SOON)]
        await asyncio.gather(*(room.keep() for room in idle))
        for room in idle:
            if room.idle(at, at + SOON):
                if room.deserted():
                    # Else it would be loaded again at once: its time has come, and nobody needs it.
                    await self.tables.store.let_rest(room.id, room.table.version)
                await room.driver.stop(room)
                self.tables.drop(room)
