"""The tables of a process, in this one: what tests need to look inside."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from starlette.types import Message

from casedepart.editions import load
from casedepart.server.clock import now
from casedepart.server.config import USUAL_DEADLINES, Deadlines
from casedepart.server.connection import Connection
from casedepart.server.room import Room
from casedepart.server.stores import Step, Store, StoreError
from casedepart.server.stores.sqlite import SQLiteStore
from casedepart.server.tables import Tables
from casedepart.table.creation import opening_entry
from casedepart.table.entry import Sitter
from casedepart.table.keys import Roles, TableKeys, digest, new_table_id
from casedepart.table.messages.opening import Created, Start
from casedepart.table.messages.people import Say
from casedepart.table.settings import Settings

KEY = "the-key-of-the-first-seat"
HOST = Roles(seats=(0,), host=True)


def entry(people: int = 1, **settings: object) -> Created:
    """A new table where the first seats are taken."""
    chosen = msgspec.convert({"seats": 2, "auction": 0, **settings}, Settings)
    sitters = [Sitter(name=f"Anna {seat}", key=digest(f"{KEY}{seat or ''}")) for seat in range(people)]
    return opening_entry(chosen, load("classic"), new_table_id(), TableKeys(), sitters, now())


SOON = Deadlines(sweep=0.05, look=0.1, returning=0.6, others_first=0.1, others_share=60)
"""Who has gone is missed within a second, and what is due is done at once; each process keeps to its share."""


@asynccontextmanager
async def house(store: Store, deadlines: Deadlines = USUAL_DEADLINES) -> AsyncIterator[Tables]:
    """The tables of a process, for a while."""
    tables = Tables(store, 1, deadlines=deadlines)
    await tables.start()
    try:
        yield tables
    finally:
        await tables.stop()


class Listener(Connection):
    """A connection that keeps what it is sent."""

    def __init__(self, room: Room, *keys: str) -> None:
        self.sent: list[Message] = []
        super().__init__(self.keep, "127.0.0.1")
        self.keys = keys
        self.roles = room.roles(keys)

    async def keep(self, message: Message) -> None:
        self.sent.append(message)

    def version(self) -> int:
        """The version of the state that waits to be sent."""
        return int(msgspec.json.decode(self.state.text())["version"]) if self.state else 0


async def say(room: Room, text: str) -> int:
    """Say something at a table; the version it made."""
    change = await room.change(lambda table, at: table.take(Say(id=text, text=text), HOST, at))
    assert change is not None
    return change.version


async def begin(room: Room) -> int:
    """Let the game begin; the version it made."""
    change = await room.change(lambda table, at: table.take(Start(id="start"), HOST, at))
    assert change is not None
    return change.version


class Failing(SQLiteStore):
    """A store that fails when it is told to, before or after it has written."""

    fails = ""

    async def append(self, step: Step) -> bool:
        fails, self.fails = self.fails, ""
        if fails != "before":
            written = await super().append(step)
        if fails:
            raise StoreError("here", "It does not work.", "Wait.")
        return written
