"""A cache of the reviews that were asked for lately: each is worked out once, and told to all who ask."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from casedepart.server.chances import reviewed
from casedepart.server.errors import ServerError, too_many
from casedepart.server.worker import Worker
from casedepart.table.bot_worker import WorkerUnavailable
from casedepart.table.journal_record import Entries
from casedepart.table.wire.past import Review

KEPT: Final = 64
"""How many reviews are remembered."""
MOST_WAITING: Final = 8
"""How many may wait to be worked out: each takes its time."""
PATIENCE: Final = 2.0
"""For how many seconds a request waits for a review before it is told to come again."""
LONGEST: Final = 180.0
"""After so many seconds a review is given up."""
NOT_YET: Final = Review(ready=False, playouts=0, moments=[], turning=None, trades=[], left_out=0)


class Reviews:
    """A bounded cache of reviews by table, the newest last; each is worked out once, however many ask for it."""

    def __init__(self) -> None:
        self.worker: Final = Worker("reviews")
        self.by_table: Final[OrderedDict[str, asyncio.Task[Review]]] = OrderedDict()

    def known(self, table: str) -> bool:
        """Is the review of a table cached, or being worked out?"""
        return table in self.by_table

    def begin(self, table: str, stored: Entries) -> None:
        """Have the game of a journal reviewed; an error says that too many wait for that."""
        if self.worker.waiting >= MOST_WAITING:
            raise too_many()
        task = self.by_table[table] = asyncio.create_task(self.work(table, stored))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        while len(self.by_table) > KEPT:
            self.by_table.popitem(last=False)

    async def work(self, table: str, stored: Entries) -> Review:
        """Work a review out; one that failed may be asked for again."""
        try:
            return await self.worker.run(reviewed, stored, LONGEST)
        except WorkerUnavailable:
            self.by_table.pop(table, None)
            raise
        finally:
            if self.worker.waiting == 0:
                # Reviews are rare: the process need not stay for the next one.
                self.worker.dismiss()

    async def answer(self, table: str) -> Review:
        """A review that has been begun, or that it is not there yet."""
        task = self.by_table[table]
        self.by_table.move_to_end(table)
        await asyncio.wait({task}, timeout=PATIENCE)
        if not task.done():
            return NOT_YET
        try:
            return task.result()
        except WorkerUnavailable:
            raise ServerError("no-thought") from None
