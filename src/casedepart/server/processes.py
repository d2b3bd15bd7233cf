"""Liveness of the processes that share the database: who has the connections of a seat, and who wakes which table."""

from __future__ import annotations

import hashlib
from typing import Final

from casedepart.server.clock import now
from casedepart.server.config import USUAL_DEADLINES, Deadlines
from casedepart.server.stores import Store

REMEMBERED: Final = 3_600_000


class Processes:
    """The processes that are alive, as far as was looked lately."""

    def __init__(self, store: Store, deadlines: Deadlines = USUAL_DEADLINES) -> None:
        self.store: Final = store
        self.deadlines: Final = deadlines
        self.look_every: Final = round(deadlines.look * 1000)
        self.returning: Final = round(deadlines.returning * 1000)
        self.others_first: Final = round(deadlines.others_first * 1000)
        self.others_share: Final = round(deadlines.others_share * 1000)
        self.mine: Final = store.process
        self.alive = {store.process}
        self.looked = 0
        self.seen: Final[dict[str, int]] = {}
        """When each was last seen alive, or first heard of."""

    async def look(self) -> bool:
        """See who is alive, if it is time to; True: it was."""
        at = now()
        if at - self.looked < self.look_every:
            return False
        self.alive = await self.store.alive()
        self.looked = at
        for process in [process for process, seen in self.seen.items() if seen < at - REMEMBERED]:
            del self.seen[process]
        self.seen.update(dict.fromkeys(self.alive, at))
        return True

    def begin_anew(self) -> None:
        """The clock has leapt: when a process was seen last is not known any more."""
        self.looked = 0
        self.seen.clear()

    def gone(self, process: str) -> bool:
        """Has a process been away for so long that it will not come back?"""
        # One that nobody has heard of may have begun since the last look.
        return self.looked - self.seen.setdefault(process, now()) >= self.returning

    def share(self, table: str) -> bool:
        """Is it this process that wakes a table which none drives? Of all that are alive exactly one does."""
        return max(self.alive | {self.mine}, key=lambda process: weight(table, process)) == self.mine


def weight(table: str, process: str) -> bytes:
    """Rendezvous hashing: the heaviest process has a table, and only the share of one that goes changes hands."""
    return hashlib.sha256(f"{table} {process}".encode()).digest()
