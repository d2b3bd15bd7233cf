"""A table that runs at this process: one change at a time, each durable before anyone sees it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import msgspec

from casedepart.server import metrics
from casedepart.server.clock import now
from casedepart.server.connection import Connection
from casedepart.server.errors import ServerError
from casedepart.server.logs import log
from casedepart.server.reading import in_words
from casedepart.server.stores import Parted, Step, Store, StoreError
from casedepart.table import states
from casedepart.table.change import Change
from casedepart.table.journal import AnyEntry, Chatted, Left, Moved, Sat, decode
from casedepart.table.keys import Roles
from casedepart.table.standing import Spoken
from casedepart.table.table import Table
from casedepart.table.wire.news import AnswerView

News = list[tuple[int, AnyEntry]]
"""New entries, with their versions."""
Decide = Callable[[Table, int], Change | None]
"""What to do next, by the table as it stands and the time; None: nothing."""
MOST_RACES: Final = 20
"""How often a change is decided anew when others were faster."""


class Running:
    """One table in memory, with the sockets that look at it."""

    def __init__(self, table: Table, store: Store, kept: int, newest: bytes) -> None:
        self.table: Final = table
        self.id: Final = table.standing.table
        self.store: Final = store
        self.lock: Final = asyncio.Lock()
        self.listeners: Final[set[Connection]] = set()
        self.kept = kept
        """The version of the newest snapshot."""
        self.newest = newest
        """The body of the newest entry: what is stored must hold it, or this table is not the one that is stored."""
        self.mine = False
        """The newest version was written by this process, which therefore drives the table."""
        self.behind = False
        """It is not known whether the last write took place: look before the next."""
        self.damaged = False
        """What is stored could not be taken over: this object is of no more use."""
        self.under_way: Final[set[asyncio.Task[Change | None]]] = set()
        """Changes that are being decided and stored."""
        self.on_change: Callable[[], None] = lambda: None
        """Told after every new version, and when one may be missing: times may have changed."""

    # Changing

    async def change(self, decide: Decide) -> Change | None:
        """Decide, store, show; it is seen through to its end even if who asked for it does not wait so long."""
        task = asyncio.create_task(self.decided(decide))
        self.under_way.add(task)
        task.add_done_callback(self.ended)
        return await asyncio.shield(task)

    def ended(self, task: asyncio.Task[Change | None]) -> None:
        self.under_way.discard(task)
        if not task.cancelled():
            # Who no longer waits does not ask for it either.
            task.exception()

    async def decided(self, decide: Decide) -> Change | None:
        """Decide, store, show; when another process was faster, look and decide anew."""
        async with self.lock:
            if self.behind or self.damaged:
                await self.catch_up()
            for _ in range(MOST_RACES):
                change = decide(self.table, now())
                if change is None or await self.written(change):
                    return change
                metrics.LOST_RACES.inc()
                await self.catch_up()
        raise StoreError(self.id, "Others write to this table without end.", "Try again later.")

    async def written(self, change: Change) -> bool:
        """Store a change, and show it once it is durable; False: this version is taken."""
        body, wake, listing = states.stored(self.table, change)
        check_readable(change.entry, body)
        began = time.perf_counter()
        try:
            stored = await self.store.append(Step(self.id, change.version, body, wake, listing, self.newest))
        except StoreError as error:
            metrics.STORE_FAILURES.inc()
            log("store failed", 40, table=self.id, why=str(error))
            # The write may have taken place all the same.
            self.behind = True
            self.damaged = self.damaged or isinstance(error, Parted)
            self.on_change()
            raise
        if stored:
            self.mine = True
            self.newest = body
            self.tell([(change.version, change.entry)], self.table.adopt(change))
            metrics.CHANGES.labels(type(change.entry).__name__).inc()
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
        taken: News = []
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

    # Showing

    def tell(self, news: News, answers: list[AnswerView]) -> None:
        """Show everyone who looks what has happened."""
        if any(isinstance(entry, Sat | Moved | Left) for _, entry in news):
            self.renew_roles()
        chat = [(version, entry) for version, entry in news if isinstance(entry, Chatted)]
        for version, entry in chat:
            line = Spoken(version, entry.at, entry.seat, entry.text, entry.emote)
            text = states.encode(states.said(line))
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
                    listener.dismiss(ServerError("no-seat"))

    def roles(self, keys: tuple[str, ...]) -> Roles:
        """What these keys open; anyone may watch a table that is listed."""
        roles = self.table.roles(keys)
        if self.table.standing.settings.public and not roles.watching:
            return Roles(roles.seats, roles.host, roles.invited, watching=True)
        return roles


def check_readable(entry: AnyEntry, body: bytes) -> None:
    """Refuse to store what could not be read again: one such entry, and the table would be lost for good."""
    try:
        same = decode(body) == entry
    except msgspec.DecodeError as error:
        raise ServerError("unstorable", detail=in_words(error)) from None
    if not same:
        raise ServerError("unstorable", detail="it would be read as something else")
