"""The services of one server process, which requests and sockets share: tables, store, rate limits, workers, health."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from casedepart.server.config import Config
from casedepart.server.daily import DailyPosition
from casedepart.server.errors import ServerError
from casedepart.server.gate import Gate
from casedepart.server.kept import KeptAnswers
from casedepart.server.logs import log
from casedepart.server.prices import Prices
from casedepart.server.reviews import Reviews
from casedepart.server.room import Room
from casedepart.server.stores import Store, StoreError, write_down
from casedepart.server.tables import Tables
from casedepart.server.worker import Worker
from casedepart.table.messages.opening import Created

MINUTE: Final = 60_000
MEGABYTE: Final = 1_000_000
MOST_REPLAYS: Final = 2
"""How many games are replayed at a time: a long one takes seconds, and play comes first."""

MOST_WORKS: Final = 1
"""How many answers are worked out at a time in a thread: with several, the loop would seldom have its turn."""

MOST_RECORDS: Final = 1
"""How many records are worked out at a time: one of a hundred thousand answers takes 200 MB for a moment."""

READING_MEMORY: Final = 1 << 30
"""How much address space the process may take that reads what strangers send."""

HEALTH_SECONDS: Final = 3.0
"""For how many seconds the database may take to answer a health check."""
HEALTH_GOOD_FOR: Final = 1.0
"""For how many seconds the answer is good."""


class Services:
    """The tables, the store they are kept in, the rate limits, and the worker processes for what takes long."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store: Final = store
        self.config: Final = config
        self.gate: Final = Gate(config.limits, config.proxy, config.deadlines)
        self.kept: Final = KeptAnswers()
        self.low = False
        """The disk had less room than is kept free when it was last looked at."""
        self.health: Final = HealthCheck(store)
        self.tables: Final = Tables(
            store,
            config.thinkers,
            config.forget_after,
            config.bots_alone * MINUTE,
            config.limits.all_unattended,
            config.limits.listed,
            config.deadlines,
        )
        self.tables.sweeper.on_sweep = self.forget
        self.opened: Final[dict[str, set[str]]] = {}
        """The tables in memory that each address has opened."""
        self.replays: Final = asyncio.Semaphore(MOST_REPLAYS)
        self.records: Final = asyncio.Semaphore(MOST_RECORDS)
        self.works: Final = asyncio.Semaphore(MOST_WORKS)
        self.weigher: Final = Worker("chances")
        """Where chances are worked out while a game is played."""
        self.reviews: Final = Reviews()
        self.prices: Final = Prices()
        self.daily: Final = DailyPosition()
        self.reader: Final = Worker("editions", memory=READING_MEMORY)
        """Where editions are read that strangers send."""

    async def open(self, created: Created, address: str) -> Room:
        """Open a table for someone at an address, if there is room for one more."""
        if self.disk_is_low():
            raise ServerError("disk-low")
        mine = self.opened.setdefault(address, set())
        rooms = [room for table in mine if (room := self.tables.rooms.get(table))]
        if sum(room.unattended for room in rooms) >= self.config.limits.unattended:
            raise ServerError("bots-alone", most=self.config.limits.unattended)
        room = await self.tables.create(created)
        self.opened.setdefault(address, set()).add(room.id)
        return room

    def disk_is_low(self) -> bool:
        """Is there less room than is kept free?"""
        free = self.store.free_bytes()
        was_low, self.low = self.low, free is not None and free < self.config.keep_free * MEGABYTE
        if self.low and not was_low:
            log("disk nearly full", 40, free=free)
        return self.low

    def forget(self) -> None:
        """Forget who has asked for nothing lately, and what nobody plays at."""
        self.gate.forget()
        for address, tables in list(self.opened.items()):
            tables &= self.tables.rooms.keys()
            if not tables:
                del self.opened[address]

    async def stop(self) -> None:
        """Finish what has to be finished, and give up the rest."""
        workers = (self.weigher, self.reviews.worker, self.prices.worker, self.daily.worker, self.reader)
        for worker in workers:
            worker.stop()
        await self.tables.stop()
        for worker in workers:
            worker.close()


class HealthCheck:
    """Whether the database takes writes: found out by writing, once a second at most, however often it is asked."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.look: asyncio.Task[bool] | None = None
        self.good_until = 0.0

    async def passes(self) -> bool:
        """Does the database take writes?"""
        look = self.look
        if look is None or (look.done() and time.monotonic() >= self.good_until):
            look = self.look = asyncio.create_task(self.write())
        return await asyncio.shield(look)

    async def write(self) -> bool:
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await self.store.ping()
        except (StoreError, TimeoutError) as error:
            write_down(error, path="/health")
            return False
        finally:
            self.good_until = time.monotonic() + HEALTH_GOOD_FOR
        return True
