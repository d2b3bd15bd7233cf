"""Old tables that nobody comes back to, deleted where whoever hosts the server wishes so."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from casedepart.server.clock import now
from casedepart.server.logs import log
from casedepart.server.stores import Store

DAY: Final = 24 * 60 * 60 * 1000
EVERY: Final = 60 * 60 * 1000
"""How often it is looked for old tables, in milliseconds."""
BATCH: Final = 50
"""How many are deleted in one commit, and in one sweep: what is played meanwhile does not wait for long."""


class Forgetting:
    """Deletes, a few at a time, tables that nothing has happened at for so many days."""

    def __init__(self, store: Store, days: int | None) -> None:
        self.store: Final = store
        self.days: Final = days
        self.next = 0

    async def sweep(self, spare: Collection[str]) -> None:
        """Delete some, if it is time to; never those to spare."""
        if self.days is None or now() < self.next:
            return
        gone = await self.store.forget(now() - self.days * DAY, BATCH, spare)
        if gone < BATCH:
            self.next = now() + EVERY
        if gone:
            log("tables forgotten", tables=gone)
