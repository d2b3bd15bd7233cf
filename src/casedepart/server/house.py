"""All that serves requests and sockets at one process."""

from __future__ import annotations

import asyncio
from typing import Final

from casedepart.server.config import Config
from casedepart.server.errors import ServerError
from casedepart.server.gate import Gate
from casedepart.server.logs import log
from casedepart.server.pulse import Pulse
from casedepart.server.reviews import Reviews
from casedepart.server.room import Room
from casedepart.server.stores import Store
from casedepart.server.tables import Tables
from casedepart.server.worker import Worker
from casedepart.table.journal import Created

MINUTE: Final = 60_000
MEGABYTE: Final = 1_000_000
MOST_RETRACED: Final = 2
"""How many games are gone through again at a time: a long one takes seconds, and play comes first."""

READING_MEMORY: Final = 1 << 30
"""How much address space the process may take that reads what strangers send."""


class House:
    """The tables, the store they are kept in, and who may come in how often."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store: Final = store
        self.config: Final = config
        self.gate: Final = Gate(config.limits, config.proxy)
        self.pulse: Final = Pulse(store)
        self.tables: Final = Tables(
            store, config.thinkers, config.forget_after, config.bots_alone * MINUTE, config.limits.all_unattended
        )
        self.tables.on_sweep = self.forget
        self.opened: Final[dict[str, set[str]]] = {}
        """The tables in memory that each address has opened."""
        self.retracing: Final = asyncio.Semaphore(MOST_RETRACED)
        self.weigher: Final = Worker("chances")
        """Where chances are worked out while a game is played."""
        self.reviews: Final = Reviews()
        self.reader: Final = Worker("editions", memory=READING_MEMORY)
        """Where editions are read that strangers send."""

    async def open(self, created: Created, address: str) -> Room:
        """Open a table for someone at an address, if there is room for one more."""
        free = self.store.free_bytes()
        if free is not None and free < self.config.keep_free * MEGABYTE:
            log("disk nearly full", 40, free=free)
            raise ServerError("disk-low")
        mine = self.opened.setdefault(address, set())
        rooms = [room for table in mine if (room := self.tables.rooms.get(table))]
        if sum(room.unattended for room in rooms) >= self.config.limits.unattended:
            raise ServerError("bots-alone", most=self.config.limits.unattended)
        room = await self.tables.create(created)
        self.opened.setdefault(address, set()).add(room.running.id)
        return room

    def forget(self) -> None:
        """Forget who has asked for nothing lately, and what nobody plays at."""
        self.gate.forget()
        for address, tables in list(self.opened.items()):
            tables &= self.tables.rooms.keys()
            if not tables:
                del self.opened[address]

    async def stop(self) -> None:
        """Finish what has to be finished, and give up the rest."""
        workers = (self.weigher, self.reviews.worker, self.reader)
        for worker in workers:
            worker.stop()
        await self.tables.stop()
        for worker in workers:
            worker.close()
