"""One table in memory, an actor: it changes one step at a time, each durable before any of its listeners sees it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import casedepart
from casedepart.server import metrics
from casedepart.server.clock import even_since, now
from casedepart.server.connection import Connection
from casedepart.server.driver import Driver
from casedepart.server.errors import ServerError
from casedepart.server.loader import Loaded, check_readable
from casedepart.server.logs import log
from casedepart.server.stores import Parted, Step, Store, StoreError, write_down
from casedepart.table import states
from casedepart.table.draft import Change
from casedepart.table.entry import Entry
from casedepart.table.journal import decode
from casedepart.table.keys import Roles
from casedepart.table.messages.people import Chatted
from casedepart.table.table import Table
from casedepart.table.wire.news import AnswerView, Welcome

SNAPSHOT_EVERY: Final = 256
"""Versions between two snapshots of a table that stays in memory."""
SNAPSHOT_WORTH: Final = 16
"""Versions for which a snapshot pays when a table is unloaded; fewer are read as fast from the journal."""
BOTS_ALONE: Final = 3_600_000
"""How long bots play on at a table where nobody is, in milliseconds."""
RESTART: Final = 1012
MOST_RACES: Final = 20
"""How often a change is decided anew when others were faster."""

Decide = Callable[[Table, int], Change | None]
"""What to do next, by the table as it stands and the time; None: nothing."""


class Room:
    """One table in memory, what drives it, and the sockets that look at it."""

    def __init__(self, loaded: Loaded, store: Store, driver: Driver, bots_alone: int = BOTS_ALONE) -> None:
        self.table: Final = loaded.table
        self.id: Final = loaded.table.standing.table
        self.store: Final = store
        self.driver: Final = driver
        self.bots_alone: Final = bots_alone
        self.listeners: Final[set[Connection]] = set()
        self.users = 0
        """Requests and connections that need it just now."""
        self.touched = now()
        """When it was last used."""
        self.lock: Final = asyncio.Lock()
        self.under_way: Final[set[asyncio.Task[Change | None]]] = set()
        """Changes that are being decided and stored."""
        self.newest = loaded.newest
        """The body of the newest entry: what is stored must hold it, or this table is not the one that is stored."""
        self.kept = loaded.kept
        """The version of the newest snapshot."""
        self.keeping: asyncio.Task[None] | None = None
        """A snapshot that is being stored."""
        self.mine = False
        """The newest version was written by this process, which therefore drives the table."""
        self.behind = False
        """It is not known whether the last write took place: look before the next."""
        self.damaged = False
        """What is stored could not be taken over: this object is of no more use."""

    # Changing

    async def change(self, decide: Decide) -> Change | None:
        """Decide, store, show; it is carried through even if whoever asked for it stops waiting."""
        task = asyncio.create_task(self.decide_and_store(decide))
        self.under_way.add(task)
        task.add_done_callback(self.forget_change)
        return await asyncio.shield(task)

    def forget_change(self, task: asyncio.Task[Change | None]) -> None:
        self.under_way.discard(task)
        if not task.cancelled():
            # Retrieve the exception, or asyncio warns that nobody did.
            task.exception()

    async def decide_and_store(self, decide: Decide) -> Change | None:
        """Decide, store, show; optimistic concurrency: when another process was faster, catch up and decide anew."""
        async with self.lock:
            if self.behind or self.damaged:
                await self.catch_up()
            for _ in range(MOST_RACES):
                resumed = self.table.resumed(at := now(), even_since())
                change = resumed or decide(self.table, at)
                if change is None:
                    return None
                if not await self.store_change(change):
                    metrics.LOST_RACES.inc()
                    await self.catch_up()
                elif change is not resumed:
                    return change
        raise StoreError(self.id, "Others write to this table without end.", "Try again later.")

    async def store_change(self, change: Change) -> bool:
        """Store a change write-ahead, and show it once it is durable; False: this version is taken."""
        body, wake, listing = states.stored(self.table, change)
        check_readable(change.entry, body)
        began = time.perf_counter()
        try:
            stored = await self.store.append(Step(self.id, change.version, body, wake, listing, self.newest))
        except StoreError as error:
            write_down(error, table=self.id)
            # The write may have taken place all the same.
            self.behind = True
            self.damaged = self.damaged or isinstance(error, Parted)
            self.on_change()
            raise
        if stored:
            self.mine = True
            self.newest = body
            self.tell([(change.version, change.entry)], self.table.adopt(change))
            metrics.CHANGES.labels(change.entry.counted_as or type(change.entry).__name__).inc()
            metrics.CHANGE_SECONDS.observe(time.perf_counter() - began)
            self.on_change()
        return stored

    async def catch_up(self) -> None:
        """Take over what others have written since, and show it."""
        stored = await self.store.load(self.id, self.table.version, snapshot=False)
        if stored is None:
            self.damaged = True
            raise StoreError(self.id, "This table has been forgotten.", "Open another one.")
        if stored.before != self.newest:
            self.damaged = True
            what = f"Version {self.table.version} is not stored as it was, or not at all: the database has gone back."
            raise Parted(self.id, what, "The table is loaded anew, as it is stored.")
        answers: list[AnswerView] = []
        taken: list[tuple[int, Entry]] = []
        try:
            for version, body in stored.entries:
                entry = decode(body)
                answers += self.table.absorb(version, entry)
                taken.append((version, entry))
        except Exception:
            self.damaged = True
            raise
        self.behind = False
        self.newest = stored.last
        if taken:
            self.mine = False
            self.tell(taken, answers)
            self.on_change()

    async def refresh(self) -> None:
        """Somebody else may have written: look."""
        async with self.lock:
            await self.catch_up()

    def on_change(self) -> None:
        """There is a new version, or one may be missing: times may have changed, and a snapshot may be due."""
        if self.driver.stopped:
            return
        self.schedule()
        if self.table.version - self.kept >= SNAPSHOT_EVERY and self.keeping is None:
            self.keeping = asyncio.create_task(self.keep())
            self.keeping.add_done_callback(self.forget_keeping)

    def begin_anew(self) -> None:
        """The clock has leapt: go on as if the table had just been loaded."""
        self.touched = now()
        if not self.driver.stopped:
            self.driver.begin(self)

    def schedule(self) -> None:
        """Set the timer anew for what is due next."""
        self.driver.schedule(self)

    async def keep(self) -> None:
        """Keep a snapshot, if it makes loading faster; losing one costs only time."""
        version = self.table.version
        body = self.table.snapshot() if version - self.kept >= SNAPSHOT_WORTH else None
        if body is None:
            return
        try:
            await self.store.keep_snapshot(self.id, version, body, self.newest)
        except StoreError as error:
            log("snapshot failed", 30, table=self.id, why=str(error))
        else:
            self.kept = version

    def forget_keeping(self, _: asyncio.Task[None]) -> None:
        self.keeping = None

    # Showing

    def tell(self, news: list[tuple[int, Entry]], answers: list[AnswerView]) -> None:
        """Show everyone who looks what has happened: new entries, with their versions."""
        if any(entry.changes_seats for _, entry in news):
            self.renew_roles()
        chat = [(version, entry) for version, entry in news if isinstance(entry, Chatted)]
        for version, entry in chat:
            text = states.encode(states.said(entry.spoken(version)))
            for listener in self.listeners:
                if states.hears(self.table, listener.roles, entry.seat):
                    listener.put(text)
        if len(chat) < len(news):
            self.show(self.listeners, answers)

    def show(self, listeners: set[Connection], answers: list[AnswerView]) -> None:
        """Send the whole table; it is encoded once a language."""
        shown = states.in_languages(self.table, now(), answers)
        for listener in listeners:
            listener.show(shown(listener.language, listener.roles))

    def renew_roles(self) -> None:
        """Seats have changed hands: look again what each connection's keys open."""
        for listener in list(self.listeners):
            listener.roles = self.roles(listener.keys)
            if not listener.roles.any:
                self.listeners.discard(listener)
                # Who stood up is told first that it is done, and dismissed by their own conversation.
                if not listener.busy:
                    listener.dismiss(no_seat(listener.roles))

    def roles(self, keys: tuple[str, ...]) -> Roles:
        """What these keys open; anyone may watch a table that is listed."""
        roles = self.table.roles(keys)
        if self.table.standing.settings.public and not roles.watching:
            return replace(roles, watching=True)
        return roles

    # Who looks

    def enter(self, connection: Connection) -> None:
        """Welcome a connection, and show it the table from now on."""
        said = self.table.standing.chat
        chat = [states.said(line) for line in said if states.hears(self.table, connection.roles, line.seat)]
        connection.tell(Welcome(engine=casedepart.__version__, chat=chat))
        self.show({connection}, [])
        self.listeners.add(connection)
        self.schedule()

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        self.listeners.discard(connection)
        self.schedule()

    def send_away(self) -> None:
        """Let everyone connect again: this room is no longer kept up to date."""
        for listener in list(self.listeners):
            listener.dismiss(ServerError("storage"), RESTART)
        self.listeners.clear()
        self.driver.stopped = True
        self.schedule()

    def has_strays(self) -> bool:
        """Does anyone look here who could find the way to another worker?"""
        return any(listener.named == self.id for listener in self.listeners)

    def send_home(self) -> None:
        """Let those connect again who will come to another worker then; what they have asked for is seen through."""
        for listener in self.listeners:
            if listener.named == self.id:
                listener.close(RESTART, "another worker has this table")

    # Who needs it

    @property
    def unattended(self) -> bool:
        """Do bots play here, for all who are still in the game, while nobody looks?"""
        if self.users or self.listeners or not self.table.running:
            return False
        # A person's move is waited for, and their clock runs: a game by correspondence counts as attended.
        return all(seat.player() or self.table.is_out(number) for number, seat in enumerate(self.table.standing.seats))

    def deserted(self) -> bool:
        """Has nobody been here for so long that the bots may rest?"""
        return self.touched < now() - self.bots_alone and self.unattended

    def needed(self) -> bool:
        """Does anyone look at it, or is anything under way?"""
        return bool(self.users or self.listeners or self.under_way or self.driver.task is not None)

    def idle(self, at: int, soon: int) -> bool:
        """Does nobody need it, and has it nothing to do soon?"""
        if self.needed() or self.touched > at - self.driver.processes.deadlines.unload * 1000:
            return False
        # What another process drives is only followed here, and need not be once nobody looks.
        wake = self.driver.wake(self) if self.mine else None
        return wake is None or wake > soon


def no_seat(roles: Roles) -> ServerError:
    """These keys open nothing any more: the seat was left, or what the last of them was lost by."""
    why = roles.lost[-1].why if roles.lost else "left"
    return ServerError("no-seat", why=why)
