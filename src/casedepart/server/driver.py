"""The driver of a table: timers, bots and presence (who is connected), when nobody sends anything."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from typing import TYPE_CHECKING, Final

from casedepart.server import metrics
from casedepart.server.clock import now
from casedepart.server.logs import log
from casedepart.server.processes import Processes
from casedepart.server.stores import StoreError
from casedepart.server.worker import Worker
from casedepart.table.draft import Change
from casedepart.table.table import Table

if TYPE_CHECKING:
    from casedepart.server.room import Room

REST: Final = 1_000
"""How long a table rests after a failure, or when there was nothing to do after all."""


class Driver:
    """Wakes one table when its time has come, and lets its bots think off the event loop.

    It is handed its room each time: if each knew the other, both would stay in memory until garbage is collected.
    """

    def __init__(self, pool: Executor, processes: Processes, thinker: Worker) -> None:
        self.pool: Final = pool
        self.processes: Final = processes
        self.thinker: Final = thinker
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None
        self.rest_until = 0
        self.loaded = now()
        """When its table was loaded, or the clock leapt."""
        self.stopped = True
        """It does nothing: its room is not yet in use, or no longer."""

    # Timers

    def begin(self, room: Room) -> None:
        """Drive the table from now on, whatever the clock has shown before."""
        self.loaded, self.rest_until, self.stopped = now(), 0, False
        self.schedule(room)

    def wake(self, room: Room) -> int | None:
        """When there is something to do; None: not by itself."""
        if room.damaged:
            return None
        return now() if room.behind or self.unsaid(room) else self.own_wake(room)

    def own_wake(self, room: Room) -> int | None:
        """When it is this process's turn to do what is due."""
        wake = room.table.wake()
        if wake is None or room.deserted():
            return None
        if room.table.set_back(now()):
            wake = self.loaded
        return max(wake if room.mine else wake + self.processes.others_first, self.wait_for_returning(room))

    def wait_for_returning(self, room: Room) -> int:
        """Nobody's time is up just because the server was away: those who were there may come back first."""
        away = self.processes.returning + self.processes.look_every
        return self.loaded + away if self.lost(room) - self.held(room) else 0

    def schedule(self, room: Room) -> None:
        """Set the timer for what is due next."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.stopped or self.task is not None:
            return
        wake = self.wake(room)
        if wake is not None:
            delay = max(wake, self.rest_until) - now()
            self.timer = asyncio.get_running_loop().call_later(max(0, delay) / 1000, self.start, room)

    def start(self, room: Room) -> None:
        """Begin to do what is due: the timer's callback."""
        self.timer = None
        if self.task is None and not self.stopped:
            self.task = asyncio.create_task(self.drive(room))
            self.task.add_done_callback(partial(self.driven, room))

    def driven(self, room: Room, task: asyncio.Task[None]) -> None:
        self.task = None
        if not task.cancelled() and (error := task.exception()) is not None:
            self.rest_until = now() + REST
            if not isinstance(error, StoreError):
                log("table cannot go on", 40, table=room.id, why=f"{type(error).__name__}: {error}")
        self.schedule(room)

    async def stop(self, room: Room) -> None:
        """Do nothing more; what is being written is finished first."""
        self.stopped = True
        self.schedule(room)
        while self.task is not None:
            await asyncio.wait([self.task])

    # What is due

    async def drive(self, room: Room) -> None:
        """Do all that is due by now."""
        version = room.table.version
        if room.behind:
            await room.refresh()
        await self.tell_presence(room)
        while not self.stopped and await self.step(room):
            pass
        wake = self.wake(room)
        if room.table.version == version and wake is not None and wake <= now():
            self.rest_until = now() + REST

    async def step(self, room: Room) -> bool:
        """One thing that is due; False: there is nothing more."""
        wake = self.own_wake(room)
        if wake is None or wake > now():
            return False
        if await room.change(lambda table, at: table.due(at)) is not None:
            return True
        thinks_from = room.table.thinks_from()
        return thinks_from is not None and thinks_from <= now() and await self.think(room)

    async def think(self, room: Room) -> bool:
        """Let the bots answer; what they thought of an older version is thrown away."""
        table = room.table
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
        kept = await room.change(lambda current, _: thought if current.version == version else None)
        metrics.THOUGHTS.labels("kept" if kept else "late").inc()
        return True

    async def thought(self, table: Table) -> Change | None:
        """What the bots think of; who thinks long does so in another process, unless too many wait for that one."""
        if table.needs_worker() and not self.thinker.crowded:
            return await self.thinker.queue(lambda: table.think(now(), self.thinker.ponder))
        return await asyncio.get_running_loop().run_in_executor(self.pool, table.think, now())

    # Presence

    def held(self, room: Room) -> set[int]:
        """The seats that are connected here."""
        return {seat for listener in room.listeners for seat in listener.roles.seats}

    def lost(self, room: Room) -> set[int]:
        """The seats whose connection the table has at a process that is not alive."""
        seats, alive = room.table.standing.seats, self.processes.alive
        return {number for number, seat in enumerate(seats) if seat.here and seat.here not in alive}

    def unsaid(self, room: Room) -> dict[int, str]:
        """What the table does not know yet: the process that has a seat's connection; empty for who has gone."""
        held, seats = self.held(room), room.table.standing.seats
        told = {number: self.here(number in held, seat.here) for number, seat in enumerate(seats) if seat.key}
        return {number: process for number, process in told.items() if process != seats[number].here}

    def here(self, held: bool, said: str) -> str:
        """Where a seat's connection is, of which the table says that it is there.

        Who is connected to two processes stays where they were first: else the two would argue without end.
        """
        mine = self.processes.mine
        if said and said != mine and (now() < self.loaded + self.processes.returning or not self.processes.gone(said)):
            return said
        return mine if held else ""

    async def tell_presence(self, room: Room) -> None:
        """Tell the table of each seat's presence: who is connected here, and who has gone."""
        for number, process in self.unsaid(room).items():
            said = room.table.standing.seats[number].here
            await room.change(present(number, said, process))


def present(number: int, said: str, process: str) -> Callable[[Table, int], Change | None]:
    """Someone has come or gone, if nobody has said otherwise meanwhile."""

    def decide(table: Table, at: int) -> Change | None:
        seat = table.standing.seats[number]
        return table.presence(number, process, at) if seat.here == said else None

    return decide
