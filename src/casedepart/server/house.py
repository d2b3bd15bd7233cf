"""All that serves requests and sockets at one process."""

from __future__ import annotations

import asyncio
from typing import Final

from casedepart.server.config import Config
from casedepart.server.gate import Gate
from casedepart.server.reviews import Reviews
from casedepart.server.stores import Store
from casedepart.server.tables import Tables
from casedepart.server.worker import Worker

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
        self.tables: Final = Tables(store, config.thinkers, config.forget_after)
        self.tables.on_sweep = self.gate.forget
        self.retracing: Final = asyncio.Semaphore(MOST_RETRACED)
        self.weigher: Final = Worker("chances")
        """Where chances are worked out while a game is played."""
        self.reviews: Final = Reviews()
        self.reader: Final = Worker("editions", memory=READING_MEMORY)
        """Where editions are read that strangers send."""

    async def stop(self) -> None:
        """Finish what has to be finished, and give up the rest."""
        workers = (self.weigher, self.reviews.worker, self.reader)
        for worker in workers:
            worker.stop()
        await self.tables.stop()
        for worker in workers:
            worker.close()
