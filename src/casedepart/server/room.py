"""A running table, who drives it, and who looks at it."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor
from typing import Final

import casedepart
from casedepart.server.clock import now
from casedepart.server.connection import Connection
from casedepart.server.driving import Driver, never
from casedepart.server.errors import ServerError
from casedepart.server.logs import log
from casedepart.server.processes import Processes
from casedepart.server.running import Running
from casedepart.server.stores import StoreError
from casedepart.server.worker import Worker
from casedepart.table import states
from casedepart.table.wire.news import Welcome

SNAPSHOT_EVERY: Final = 256
"""Versions between two snapshots of a table that stays in memory."""
SNAPSHOT_WORTH: Final = 16
"""Versions for which a snapshot pays when a table is unloaded; fewer are read as fast from the journal."""
LINGER: Final = 10_000
"""How long a table stays in memory after its last use, in milliseconds."""
BOTS_ALONE: Final = 3_600_000
"""How long bots play on at a table where nobody is, in milliseconds."""
RESTART: Final = 1012


def nothing() -> None:
    """Nobody wants to know."""


class Room:
    """One table in memory."""

    def __init__(
        self, running: Running, pool: Executor, processes: Processes, thinker: Worker, bots_alone: int = BOTS_ALONE
    ) -> None:
        self.running: Final = running
        self.bots_alone: Final = bots_alone
        self.driver: Final = Driver(running, pool, processes, thinker)
        self.users = 0
        """Requests and connections that need it just now."""
        self.touched = now()
        self.keeping: asyncio.Task[None] | None = None
        running.on_change = self.changed
        self.driver.rests = self.deserted

    def changed(self) -> None:
        """There is a new version: times may have changed, and a snapshot may be due."""
        self.driver.schedule()
        if self.running.table.version - self.running.kept >= SNAPSHOT_EVERY and self.keeping is None:
            self.keeping = asyncio.create_task(self.keep())
            self.keeping.add_done_callback(self.kept)

    def kept(self, _: asyncio.Task[None]) -> None:
        self.keeping = None

    def enter(self, connection: Connection) -> None:
        """Welcome a connection, and show it the table from now on."""
        running, table = self.running, self.running.table
        chat = [states.said(line) for line in table.standing.chat if states.hears(table, connection.roles, line.seat)]
        connection.tell(Welcome(engine=casedepart.__version__, chat=chat))
        running.show({connection}, [])
        running.listeners.add(connection)
        self.driver.schedule()

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        self.running.listeners.discard(connection)
        self.driver.schedule()

    def send_away(self) -> None:
        """Let everyone connect again: this room is no longer kept up to date."""
        for listener in list(self.running.listeners):
            listener.dismiss(ServerError("storage"), RESTART)
        self.running.listeners.clear()
        self.driver.stopped = True
        self.driver.schedule()
        # Else room and table would keep each other in memory until Python looks through all of it.
        self.running.on_change = nothing
        self.driver.rests = never

    @property
    def unattended(self) -> bool:
        """Do bots play here, for all who are still in the game, while nobody looks?"""
        table = self.running.table
        if self.users or self.running.listeners or not table.running:
            return False
        # Who plays by themselves is waited for, and their clock runs: a game by correspondence is attended.
        return all(seat.player() or table.is_out(number) for number, seat in enumerate(table.standing.seats))

    def deserted(self) -> bool:
        """Has nobody been here for so long that the bots may rest?"""
        return self.touched < now() - self.bots_alone and self.unattended

    def has_strays(self) -> bool:
        """Does anyone look here who could find the way to another worker?"""
        return any(listener.named == self.running.id for listener in self.running.listeners)

    def send_home(self) -> None:
        """Let those connect again who will come to another worker then; what they have asked for is seen through."""
        for listener in self.running.listeners:
            if listener.named == self.running.id:
                listener.close(RESTART, "another worker has this table")

    def needed(self) -> bool:
        """Does anyone look at it, or is anything under way?"""
        running = self.running
        return bool(self.users or running.listeners or running.under_way or self.driver.task is not None)

    def idle(self, at: int, soon: int) -> bool:
        """Does nobody need it, and has it nothing to do soon?"""
        running = self.running
        if self.needed() or self.touched > at - LINGER:
            return False
        # What another process drives is only followed here, and need not be once nobody looks.
        wake = self.driver.wake() if running.mine else None
        return wake is None or wake > soon

    async def keep(self) -> None:
        """Keep a snapshot, if it makes loading faster; losing one costs only time."""
        running = self.running
        version = running.table.version
        body = running.table.snapshot() if version - running.kept >= SNAPSHOT_WORTH else None
        if body is None:
            return
        try:
            await running.store.keep_snapshot(running.id, version, body, running.newest)
        except StoreError as error:
            log("snapshot failed", 30, table=running.id, why=str(error))
        else:
            running.kept = version
