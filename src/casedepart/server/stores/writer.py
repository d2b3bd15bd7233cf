"""Group commit: what waits to be written while a commit runs goes into the next one, all of it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from casedepart.server.stores.errors import DatabaseFailed, StoreError, closed
from casedepart.server.stores.statements import Raced, Work

Answer = bool | StoreError
Write = Callable[[Sequence[Work], bool], Awaitable[Sequence[Answer]]]
"""Writes a group in one transaction; the flag says that an earlier try may have been committed."""

MOST: Final = 500
"""So many go into one commit at most."""
GATHERING: Final = 0.010
"""After several at once, for how many seconds others are waited for: a commit costs as much for ten as for one."""
FIRST_PAUSE: Final = 0.02
LONGEST_PAUSE: Final = 1.0


@dataclass(slots=True)
class Waiting:
    """Somebody's work, and where they wait for the answer."""

    work: Work
    answer: asyncio.Future[bool]

    def tell(self, answer: Answer) -> None:
        """Answer, unless nobody waits any more."""
        if self.answer.done():
            return
        if isinstance(answer, StoreError):
            self.answer.set_exception(type(answer)(*answer.args))
        else:
            self.answer.set_result(answer)


class Writer:
    """One task that commits, group after group; the callers only wait."""

    def __init__(self, write: Write, where: str, trouble: Callable[[Exception], StoreError], patience: float) -> None:
        self.write: Final = write
        self.where: Final = where
        self.trouble: Final = trouble
        self.patience: Final = patience
        """For how many seconds a database that fails is tried again."""
        self.queue: deque[Waiting] = deque()
        self.bell: Final = asyncio.Event()
        self.closing = False
        self.task: Final = asyncio.create_task(self.run())

    async def put(self, work: Work) -> bool:
        """Wait for one's work to be durable. Who stops waiting does not take it back: it may still be written."""
        waiting = Waiting(work, asyncio.get_running_loop().create_future())
        self.queue.append(waiting)
        if self.task.done():
            self.turn_away(self.queue)
        self.bell.set()
        return await waiting.answer

    async def close(self) -> None:
        """Write what waits, and end."""
        self.closing = True
        self.bell.set()
        await asyncio.wait([self.task])

    async def run(self) -> None:
        """Write whatever waits, as long as anything may come; who still waits when it is cancelled is told so."""
        try:
            await self.write_on()
        finally:
            self.turn_away(self.queue)

    async def write_on(self) -> None:
        """Write, group after group."""
        while self.queue or not self.closing:
            await self.bell.wait()
            self.bell.clear()
            while self.queue:
                group = [self.queue.popleft() for _ in range(min(MOST, len(self.queue)))]
                await self.settle(group)
                if len(group) > 1 and not self.closing:
                    await asyncio.sleep(GATHERING)

    async def settle(self, group: Sequence[Waiting]) -> None:
        """Write a group and answer everyone in it."""
        try:
            answers = await self.retry([waiting.work for waiting in group])
        except asyncio.CancelledError:
            self.turn_away(group)
            raise
        for waiting, answer in zip(group, answers, strict=True):
            waiting.tell(answer)
        self.lose({waiting.work.table for waiting, answer in zip(group, answers, strict=True) if answer is False})

    def turn_away(self, waiting: Iterable[Waiting]) -> None:
        """Tell those who wait that nobody writes any more; what was being written may be stored all the same."""
        for one in waiting:
            one.tell(closed(self.where))

    def lose(self, tables: set[str]) -> None:
        """Turn away what came in on top of a lost step before anyone could know that it was lost."""
        if tables:
            behind = [waiting for waiting in self.queue if waiting.work.table in tables]
            self.queue = deque(waiting for waiting in self.queue if waiting.work.table not in tables)
            for waiting in behind:
                waiting.tell(False)

    async def retry(self, works: Sequence[Work]) -> Sequence[Answer]:
        """Write a group; while the database is away or busy, retry with exponential backoff for a bounded time."""
        clock = asyncio.get_running_loop().time
        until, pause, again = clock() + self.patience, FIRST_PAUSE, False
        while True:
            try:
                return await self.write(works, again)
            except Exception as error:
                if clock() + pause > until or not isinstance(error, DatabaseFailed | OSError | Raced):
                    return [self.trouble(error)] * len(works)
                # The connection may have died after the commit and before the answer.
                again = again or not isinstance(error, Raced)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
