"""The tables that run at this process: loaded on demand, driven while something is due, unloaded when nobody looks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final

from casedepart.record.promise import TABLE
from casedepart.server import metrics
from casedepart.server.clock import now
from casedepart.server.config import ENDLESS
from casedepart.server.driving import OTHERS_FIRST
from casedepart.server.errors import ServerError
from casedepart.server.forgetting import Forgetting
from casedepart.server.handing import Handing
from casedepart.server.loading import loaded, opened
from casedepart.server.logs import log
from casedepart.server.processes import Processes
from casedepart.server.room import BOTS_ALONE, Room
from casedepart.server.running import Running
from casedepart.server.stores import Parted, Step, Store, StoreError
from casedepart.server.tidying import Tidying
from casedepart.server.worker import Worker
from casedepart.table import states
from casedepart.table.journal import Created, encode

SWEEP: Final = 1.0
"""How often, in seconds, the store is asked for tables whose time has come."""
SOON: Final = 60_000
"""A table with something to do within this time stays in memory, in milliseconds."""
MOST_DUE: Final = 100
"""How many tables are woken in one sweep."""
OTHERS_SHARE: Final = 5_000
"""How long a table that another process should wake is left to it, in milliseconds."""
MOST_SENT_HOME: Final = 50
"""How many tables' sockets are sent to another worker at a time: each of these tables must be loaded there."""
SET_ASIDE: Final = 60_000
"""How long a table that is due and yet has nothing to do here is left alone."""


class Tables:
    """All rooms of this process."""

    def __init__(
        self,
        store: Store,
        thinkers: int,
        forget_after: int | None = None,
        bots_alone: int = BOTS_ALONE,
        most_unattended: int = ENDLESS,
    ) -> None:
        self.store: Final = store
        self.bots_alone: Final = bots_alone
        """How long bots play on where nobody is, in milliseconds."""
        self.most_unattended: Final = most_unattended
        """At how many such tables."""
        self.processes: Final = Processes(store)
        self.pool: Final = ThreadPoolExecutor(thinkers, "thinker")
        self.thinker: Final = Worker("bots")
        """Where bots think that think long."""
        self.rooms: Final[dict[str, Room]] = {}
        self.coming: Final[dict[str, asyncio.Task[Room | None]]] = {}
        """Rooms that are being loaded, so that none is loaded twice."""
        self.missed: Final[set[str]] = set()
        """Rooms of which there was news while they were being loaded."""
        self.aside: Final[dict[str, int]] = {}
        self.overdue: dict[str, int] = {}
        """Tables that are due and that nobody drives, and since when this has been so."""
        self.refreshing: Final[set[asyncio.Task[None]]] = set()
        self.sweeper: asyncio.Task[None] | None = None
        self.tidying: Final = Tidying()
        self.forgetting: Final = Forgetting(store, forget_after)
        self.handing: Handing | None = None
        """What hands connections to other workers; None: there are none."""
        self.on_sweep: Callable[[], None] = lambda: None
        """Told at every sweep: others have something to clear away, too."""

    async def start(self) -> None:
        """Open the store, and look from now on for what is due."""
        await self.store.open(self.heard)
        await self.processes.look()
        self.sweeper = asyncio.create_task(self.sweep_on())

    async def stop(self) -> None:
        """Finish what is being written, keep snapshots, close the store."""
        if self.sweeper is not None:
            self.sweeper.cancel()
            await asyncio.gather(self.sweeper, *self.coming.values(), *self.refreshing, return_exceptions=True)
        self.thinker.stop()
        await asyncio.gather(*(room.driver.stop() for room in self.rooms.values()))
        under_way = [task for room in self.rooms.values() for task in room.running.under_way]
        await asyncio.gather(*under_way, return_exceptions=True)
        kept = await asyncio.gather(*(room.keep() for room in self.rooms.values()), return_exceptions=True)
        self.pool.shutdown(wait=True, cancel_futures=True)
        self.thinker.close()
        await self.store.close()
        log("stopped", tables=len(self.rooms), snapshots_lost=sum(isinstance(one, Exception) for one in kept))

    # Getting at a table

    @asynccontextmanager
    async def use(self, table: str) -> AsyncIterator[Room]:
        """A table, which stays in memory meanwhile; an error where there is none."""
        known = self.rooms.get(table)
        if known is not None and (self.store.shared or not known.running.mine):
            await self.look_again(known)
        room = await self.find(table)
        if room is None:
            raise ServerError("no-table")
        with self.used(room):
            yield room

    async def look_again(self, room: Room) -> None:
        """Who comes from another process may know more than this one: a key, or a version."""
        with self.used(room), suppress(Parted):
            await room.running.refresh()

    @contextmanager
    def used(self, room: Room) -> Iterator[None]:
        """Keep a room in memory for a while; it is dropped if it turns out to be of no more use."""
        room.users += 1
        try:
            yield
        finally:
            room.users -= 1
            room.touched = now()
            if room.running.damaged:
                self.drop(room)

    async def find(self, table: str) -> Room | None:
        """The room of a table, loaded if it has to be; None: there is no such table."""
        room = self.rooms.get(table)
        # What was never given out as a name is not looked for: not every database bears every sign.
        if room is not None or not TABLE.fullmatch(table):
            return room
        task = self.coming.get(table)
        if task is None:
            task = self.coming[table] = asyncio.create_task(self.load(table))
            task.add_done_callback(lambda _: self.coming.pop(table, None))
        return await asyncio.shield(task)

    async def load(self, table: str) -> Room | None:
        self.missed.discard(table)
        running = await loaded(table, self.store, self.pool)
        while running is not None and table in self.missed:
            self.missed.discard(table)
            await running.refresh()
        return None if running is None else self.add(running)

    def add(self, running: Running) -> Room:
        room = self.rooms[running.id] = Room(running, self.pool, self.processes, self.thinker, self.bots_alone)
        metrics.RUNNING.set(len(self.rooms))
        room.driver.schedule()
        return room

    def drop(self, room: Room) -> None:
        """Forget a room; whoever looks at it connects again."""
        if self.rooms.get(room.running.id) is room:
            del self.rooms[room.running.id]
            metrics.RUNNING.set(len(self.rooms))
        room.send_away()
        self.tidying.note()

    async def create(self, entry: Created) -> Room:
        """Store a new table, and take it in."""
        body = encode(entry)
        first = await opened(entry, body, self.pool)
        if not await self.store.append(Step(entry.table, 1, body, first.wake(), states.listing(first))):
            raise StoreError(entry.table, "This table is there already.", "Try again.")
        running = Running(first, self.store, 0, body)
        running.mine = True
        return self.rooms.get(entry.table) or self.add(running)

    # News of other processes

    def heard(self, table: str, version: int) -> None:
        """Another process has written; with no table named, news may have been missed."""
        self.missed.update(name for name in self.coming if table in ("", name))
        rooms = [self.rooms[table]] if table in self.rooms else [] if table else list(self.rooms.values())
        for room in rooms:
            if table and room.running.table.version >= version:
                continue
            if table and not room.needed():
                # Whoever wrote has it in memory too, and drives it: to follow would be to do everything twice.
                self.drop(room)
            else:
                task = asyncio.create_task(self.refresh(room))
                self.refreshing.add(task)
                task.add_done_callback(self.refreshing.discard)

    async def refresh(self, room: Room) -> None:
        try:
            await room.running.refresh()
        except Exception as error:
            log("news could not be read", 40, table=room.running.id, why=str(error))
            self.drop(room)

    # Looking around

    async def sweep_on(self) -> None:
        """Wake what is due and unload what is not needed, for as long as the server runs."""
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            await asyncio.sleep(SWEEP)
            metrics.LATE_SECONDS.observe(max(0.0, loop.time() - began - SWEEP))
            try:
                self.on_sweep()
                self.tidying.sweep()
                self.drop_damaged()
                self.rest_some()
                await self.look_around()
                await self.unload_idle()
                await self.wake_due()
                await self.forgetting.sweep({*self.rooms, *self.coming})
            except StoreError as error:
                metrics.STORE_FAILURES.inc()
                log("store failed", 40, why=str(error))
            except Exception:
                log("sweep failed", 40, trace=True)

    async def look_around(self) -> None:
        """See which processes are alive: those who were connected to one that is not have gone."""
        if await self.processes.look():
            for room in self.rooms.values():
                if room.driver.lost():
                    room.driver.schedule()
            self.send_home()

    def send_home(self) -> None:
        """Let sockets connect again whose table belongs to another worker of this server, those of some at a time."""
        if self.handing is not None:
            tables = [table for table, room in self.rooms.items() if room.has_strays()]
            for table in self.handing.strays(tables, self.processes.alive, MOST_SENT_HOME):
                self.rooms[table].send_home()

    async def wake_due(self) -> None:
        """Load the tables whose time has come and that no process drives."""
        at = now()
        for table in [table for table, until in self.aside.items() if until < at]:
            del self.aside[table]
        due = await self.store.due(at - OTHERS_FIRST, MOST_DUE + len(self.aside))
        asleep = [table for table in due if table not in self.rooms and table not in self.aside]
        # Each process takes its share; what another one should have taken by now is taken all the same.
        self.overdue = {table: self.overdue.get(table, at) for table in asleep}
        for table, since in self.overdue.items():
            if self.processes.share(table) or at - since > OTHERS_SHARE:
                await self.wake_one(table, at)

    async def wake_one(self, table: str, at: int) -> None:
        """Load a table that is due; its driver does the rest."""
        try:
            room = await self.find(table)
        except Exception as error:
            room = None
            log("table cannot be loaded", 40, table=table, why=str(error))
        if room is not None and room.running.table.needs:
            # It waits for another version of the program: nobody need look at it again.
            await self.store.let_rest(table, room.running.table.version)
        elif room is None or room.driver.wake() is None:
            self.aside[table] = at + SET_ASIDE

    def drop_damaged(self) -> None:
        """Forget rooms that are of no more use, whoever found that out."""
        for room in [room for room in self.rooms.values() if room.running.damaged]:
            self.drop(room)

    def rest_some(self) -> None:
        """Where bots play for nobody at too many tables, let those rest where nobody has been for the longest."""
        alone = sorted((room for room in self.rooms.values() if room.unattended), key=lambda room: room.touched)
        for room in alone[: max(0, len(alone) - self.most_unattended)]:
            room.touched = 0
            room.driver.schedule()

    async def unload_idle(self) -> None:
        """Unload tables that nobody looks at and that have nothing to do soon."""
        at = now()
        idle = [room for room in self.rooms.values() if room.idle(at, at + SOON)]
        await asyncio.gather(*(room.keep() for room in idle))
        for room in idle:
            if room.idle(at, at + SOON):
                if room.deserted():
                    # Else it would be loaded again at once: its time has come, and nobody needs it.
                    await self.store.let_rest(room.running.id, room.running.table.version)
                await room.driver.stop()
                self.drop(room)
