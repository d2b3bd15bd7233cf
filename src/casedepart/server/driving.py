"""What moves a table on when nobody says anything: its times, its bots, and who is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Final

from casedepart.server import metrics
from casedepart.server.clock import now
from casedepart.server.logs import log
from casedepart.server.processes import LOOK_EVERY, RETURNING, Processes
from casedepart.server.running import Decide, Running
from casedepart.server.stores import StoreError
from casedepart.server.worker import Worker
from casedepart.table.change import Change
from casedepart.table.table import Table

OTHERS_FIRST: Final = 2_000
"""How much later a process does what another one, which wrote last, should have done, in milliseconds."""
REST: Final = 1_000
"""How long a table rests after a failure, or when there was nothing to do after all."""


def never() -> bool:
    """There is no reason to rest."""
    return False


class Driver:
    """Wakes one table when its time has come, and lets its bots think off the event loop."""

    def __init__(self, running: Running, pool: Executor, processes: Processes, thinker: Worker) -> None:
        self.running: Final = running
        self.pool: Final = pool
        self.processes: Final = processes
        self.thinker: Final = thinker
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None
        self.rest_until = 0
        self.loaded: Final = now()
        self.stopped = False
        self.rests: Callable[[], bool] = never
        """Whether bots play for nobody here."""

    # When

    def wake(self) -> int | None:
        """When there is something to do; None: not by itself."""
        if self.running.damaged:
            return None
        if self.running.behind:
            return now()
        return now() if self.unsaid() else self.own_wake(self.running.table.wake())

    def own_wake(self, wake: int | None) -> int | None:
        """When it is this process's turn to do what is due."""
        if wake is None or self.rests():
            return None
        return max(wake if self.running.mine else wake + OTHERS_FIRST, self.wait_for_returning())

    def wait_for_returning(self) -> int:
        """Nobody's time is up just because the server was away: those who were there may come back first."""
        return self.loaded + RETURNING + LOOK_EVERY if self.lost() - self.held() else 0

    def schedule(self) -> None:
        """Set the timer anew."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.stopped or self.task is not None:
            return
        wake = self.wake()
        if wake is not None:
            delay = max(wake, self.rest_until) - now()
            self.timer = asyncio.get_running_loop().call_later(max(0, delay) / 1000, self.start)

    def start(self) -> None:
        """The time has come."""
        self.timer = None
        if self.task is None and not self.stopped:
            self.task = asyncio.create_task(self.drive())
            self.task.add_done_callback(self.driven)

    def driven(self, task: asyncio.Task[None]) -> None:
        self.task = None
        if not task.cancelled() and (error := task.exception()) is not None:
            self.rest_until = now() + REST
            if not isinstance(error, StoreError):
                log("table cannot go on", 40, table=self.running.id, why=f"{type(error).__name__}: {error}")
        self.schedule()

    async def stop(self) -> None:
        """Do nothing more; what is being written is finished first."""
        self.stopped = True
        self.schedule()
        while self.task is not None:
            await asyncio.wait([self.task])

    # What

    async def drive(self) -> None:
        """Do all that is due by now."""
        version = self.running.table.version
        if self.running.behind:
            await self.running.refresh()
        await self.attend()
        while not self.stopped and await self.step():
            pass
        wake = self.wake()
        if self.running.table.version == version and wake is not None and wake <= now():
            self.rest_until = now() + REST

    async def step(self) -> bool:
        """One thing that is due; False: there is nothing more."""
        wake = self.own_wake(self.running.table.wake())
        if wake is None or wake > now():
            return False
        if await self.running.change(lambda table, at: table.due(at)) is not None:
            return True
        thinks_from = self.running.table.thinks_from()
        return thinks_from is not None and thinks_from <= now() and await self.think()

    async def think(self) -> bool:
        """Let the bots answer; what they thought of an older version is thrown away."""
        table = self.running.table
        version = table.version
        try:
            thought = await self.thought(table)
        except Exception:
            if table.version == version:
                raise
            thought = None
        if thought is None:
            table.let_be(version)
            return table.version != version
        kept = await self.running.change(lambda current, _: fresh(current, thought, version))
        metrics.THOUGHTS.labels("kept" if kept else "late").inc()
        return True

    async def thought(self, table: Table) -> Change | None:
        """What the bots think of; who thinks long does so in another process, unless too many wait for that one."""
        if table.ponders() and not self.thinker.crowded:
            return await self.thinker.queued(lambda: table.think(now(), self.thinker.ponder))
        return await asyncio.get_running_loop().run_in_executor(self.pool, table.think, now())

    # Who is there

    def held(self) -> set[int]:
        """The seats that are connected here."""
        return {seat for listener in self.running.listeners for seat in listener.roles.seats}

    def lost(self) -> set[int]:
        """The seats whose connection the table has at a process that is not alive."""
        seats, alive = self.running.table.standing.seats, self.processes.alive
        return {number for number, seat in enumerate(seats) if seat.here and seat.here not in alive}

    def unsaid(self) -> dict[int, str]:
        """What the table does not know yet: the process that has a seat's connection; empty for who has gone."""
        held, seats = self.held(), self.running.table.standing.seats
        told = {number: self.here(number in held, seat.here) for number, seat in enumerate(seats) if seat.key}
        return {number: process for number, process in told.items() if process != seats[number].here}

    def here(self, held: bool, said: str) -> str:
        """Where a seat's connection is, of which the table says that it is there.

        Who is connected to two processes stays where they were first: else the two would argue without end.
        """
        mine = self.processes.mine
        if said and said != mine and (now() < self.loaded + RETURNING or not self.processes.gone(said)):
            return said
        return mine if held else ""

    async def attend(self) -> None:
        """Tell the table who is here and who has gone."""
        for number, process in self.unsaid().items():
            said = self.running.table.standing.seats[number].here
            await self.running.change(present(number, said, process))


def present(number: int, said: str, process: str) -> Decide:
    """Someone has come or gone, if nobody has said otherwise meanwhile."""

    def decide(table: Table, at: int) -> Change | None:
        seat = table.standing.seats[number]
        return table.presence(number, process, at) if seat.here == said else None

    return decide


def fresh(table: Table, thought: Change, version: int) -> Change | None:
    """What the bots thought, if the table is still as they saw it."""
    return thought if table.version == version else None
