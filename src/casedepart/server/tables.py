"""The tables that run at this process: loaded on demand, driven while something is due, unloaded when nobody looks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final

from casedepart.record.promise import TABLE
from casedepart.server import metrics
from casedepart.server.clock import now
from casedepart.server.config import ENDLESS, USUAL_DEADLINES, Deadlines
from casedepart.server.driver import Driver
from casedepart.server.errors import ServerError
from casedepart.server.handover import Handover
from casedepart.server.loader import Loaded, load_table, new_table
from casedepart.server.logs import log
from casedepart.server.processes import Processes
from casedepart.server.public_list import PublicList
from casedepart.server.room import BOTS_ALONE, Room
from casedepart.server.stores import Parted, Step, Store, StoreError
from casedepart.server.sweeper import Retention, Sweeper
from casedepart.server.worker import Worker
from casedepart.table import states
from casedepart.table.journal import encode
from casedepart.table.messages.opening import Created


class Tables:
    """The tables that are loaded in this process, each in its room."""

    def __init__(
        self,
        store: Store,
        thinkers: int,
        forget_after: int | None = None,
        bots_alone: int = BOTS_ALONE,
        most_unattended: int = ENDLESS,
        most_listed: int = ENDLESS,
        deadlines: Deadlines = USUAL_DEADLINES,
    ) -> None:
        self.store: Final = store
        self.bots_alone: Final = bots_alone
        """How long bots play on where nobody is, in milliseconds."""
        self.processes: Final = Processes(store, deadlines)
        self.pool: Final = ThreadPoolExecutor(thinkers, "thinker")
        self.thinker: Final = Worker("bots")
        """Where bots think that think long."""
        self.rooms: Final[dict[str, Room]] = {}
        self.coming: Final[dict[str, asyncio.Task[Room | None]]] = {}
        """Rooms that are being loaded, so that none is loaded twice."""
        self.missed: Final[set[str]] = set()
        """Rooms of which there was news while they were being loaded."""
        self.refreshing: Final[set[asyncio.Task[None]]] = set()
        self.public: Final = PublicList(store, most_listed)
        self.sweeper: Final = Sweeper(self, Retention(store, forget_after), most_unattended)
        self.handover: Handover | None = None
        """What hands connections to other workers; None: there are none."""

    async def start(self) -> None:
        """Open the store, and look from now on for what is due."""
        await self.store.open(self.heard)
        await self.processes.look()
        await self.store.hide_dead()
        self.sweeper.start()

    async def stop(self) -> None:
        """Finish what is being written, keep snapshots, close the store."""
        await self.sweeper.stop()
        await asyncio.gather(*self.coming.values(), *self.refreshing, return_exceptions=True)
        self.thinker.stop()
        await asyncio.gather(*(room.driver.stop(room) for room in self.rooms.values()))
        under_way = [task for room in self.rooms.values() for task in room.under_way]
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
        if known is not None and (self.store.shared or not known.mine):
            # Who comes from another process may know more than this one: a key, or a version.
            with self.in_use(known), suppress(Parted):
                await known.refresh()
        room = await self.find(table)
        if room is None:
            raise ServerError("no-table")
        with self.in_use(room):
            yield room

    @contextmanager
    def in_use(self, room: Room) -> Iterator[None]:
        """Keep a room in memory for a while; it is dropped if it turns out to be of no more use."""
        room.users += 1
        try:
            yield
        finally:
            room.users -= 1
            room.touched = now()
            if room.damaged:
                self.drop(room)

    async def find(self, table: str) -> Room | None:
        """The room of a table, loaded if it has to be; None: there is no such table."""
        # What cannot be an id is not looked for: not every database takes every character.
        while (room := self.rooms.get(table)) is None and TABLE.fullmatch(table):
            task = self.coming.get(table)
            if task is None:
                task = self.coming[table] = asyncio.create_task(self.load(table))
            if await asyncio.shield(task) is None:
                break
            # News may have come before this goes on, and had the room dropped: nobody may sit down in such a one.
        return room

    async def load(self, table: str) -> Room | None:
        try:
            self.missed.discard(table)
            found = await load_table(table, self.store, self.pool)
            if found is None:
                return None
            room = self.new_room(found)
            while table in self.missed:
                self.missed.discard(table)
                await room.refresh()
            return self.add(room)
        finally:
            # With the room, and not a moment later: else one that was dropped at once would be found here again.
            del self.coming[table]

    def new_room(self, found: Loaded) -> Room:
        return Room(found, self.store, Driver(self.pool, self.processes, self.thinker), self.bots_alone)

    def add(self, room: Room) -> Room:
        self.rooms[room.id] = room
        metrics.RUNNING.set(len(self.rooms))
        room.driver.begin(room)
        return room

    def drop(self, room: Room) -> None:
        """Forget a room; whoever looks at it connects again."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            metrics.RUNNING.set(len(self.rooms))
        room.send_away()
        self.sweeper.garbage.note()

    async def create(self, entry: Created) -> Room:
        """Store a new table, and take it in."""
        body = encode(entry)
        first = await new_table(entry, body, self.pool)
        if not await self.store.append(Step(entry.table, 1, body, first.wake(), states.listing(first))):
            raise StoreError(entry.table, "This table is there already.", "Try again.")
        room = self.new_room(Loaded(first, 0, body))
        room.mine = True
        return self.rooms.get(entry.table) or self.add(room)

    # News of other processes

    def heard(self, table: str, version: int) -> None:
        """Another process has written; with no table named, news may have been missed."""
        self.missed.update(name for name in self.coming if table in ("", name))
        rooms = [self.rooms[table]] if table in self.rooms else [] if table else list(self.rooms.values())
        for room in rooms:
            if table and room.table.version >= version:
                continue
            if table and not room.needed():
                # The process that wrote drives the table: to follow it here, where nobody looks, would be double work.
                self.drop(room)
            else:
                task = asyncio.create_task(self.refresh(room))
                self.refreshing.add(task)
                task.add_done_callback(self.refreshing.discard)

    async def refresh(self, room: Room) -> None:
        try:
            await room.refresh()
        except Exception as error:
            log("news could not be read", 40, table=room.id, why=str(error))
            self.drop(room)
