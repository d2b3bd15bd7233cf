"""Whether the database takes writes: found out by writing, once a second at most, however often it is asked."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from casedepart.server.logs import log
from casedepart.server.stores import Store, StoreError

PATIENCE: Final = 3.0
"""For how many seconds the database may take to answer."""
GOOD_FOR: Final = 1.0
"""For how many seconds an answer is good."""


class Pulse:
    """One look at a time, shared by all who ask meanwhile and for a second after."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.look: asyncio.Task[bool] | None = None
        self.good_until = 0.0

    async def beats(self) -> bool:
        """Does the database take writes?"""
        look = self.look
        if look is None or (look.done() and time.monotonic() >= self.good_until):
            look = self.look = asyncio.create_task(self.write())
        return await asyncio.shield(look)

    async def write(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.ping()
        except (StoreError, TimeoutError) as error:
            log("store failed", 40, path="/health", why=str(error) or type(error).__name__)
            return False
        finally:
            self.good_until = time.monotonic() + GOOD_FOR
        return True
