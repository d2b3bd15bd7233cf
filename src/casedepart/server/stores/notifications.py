"""Notifications between processes by LISTEN and NOTIFY: what one has written, the others hear at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from casedepart.server.stores.asyncpg_connection import TROUBLE, PostgreSQLConnection
from casedepart.server.stores.group import Key
from casedepart.server.stores.stored import Heard

CHANNEL: Final = "casedepart"
LONGEST: Final = 7_500
"""Bytes in a bulletin; PostgreSQL takes fewer than 8,000."""
HEARTBEAT: Final = 15.0
"""Seconds between two looks whether a silent connection is still one."""
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0

Bulletin = tuple[str, list[Key]]
"""Which process tells, and what: tables and their new versions."""
Connect = Callable[[], Awaitable[PostgreSQLConnection]]


def bulletins(origin: str, news: Sequence[Key]) -> Iterator[str]:
    """The news as messages, as few as their length allows."""
    batch: list[Key] = []
    size = 0
    for one in news:
        length = len(msgspec.json.encode(one)) + 1
        if batch and size + length > LONGEST:
            yield msgspec.json.encode((origin, batch)).decode()
            batch, size = [], 0
        batch.append(one)
        size += length
    if batch:
        yield msgspec.json.encode((origin, batch)).decode()


class Listener:
    """A connection that only listens, with a heartbeat; when it is lost, another is made."""

    def __init__(self, connect: Connect, origin: str, heard: Heard, heartbeat: float = HEARTBEAT) -> None:
        self.connect: Final = connect
        self.origin: Final = origin
        self.heard: Final = heard
        self.heartbeat: Final = heartbeat
        self.lost: Final = asyncio.Event()
        self.connection: PostgreSQLConnection | None = None
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen."""
        await self.listen()
        self.task = asyncio.create_task(self.keep_listening())

    async def stop(self) -> None:
        """Stop listening."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        if self.connection is not None:
            self.connection.terminate()

    async def listen(self) -> None:
        """Make a connection and listen on it."""
        connection = self.connection = await self.connect()
        self.lost.clear()
        connection.add_termination_listener(lambda _connection: self.lose(connection))
        try:
            await connection.add_listener(CHANNEL, self.receive)
        except BaseException:
            connection.terminate()
            raise

    def lose(self, connection: PostgreSQLConnection) -> None:
        """Note that a connection has ended, if it is not one of before."""
        if connection is self.connection:
            self.lost.set()

    def receive(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        """Receive a notification, and pass on what other processes have written."""
        with suppress(msgspec.MsgspecError):
            origin, news = msgspec.json.decode(payload, type=Bulletin)
            if origin != self.origin:
                for table, version in news:
                    self.tell(table, version)

    def tell(self, table: str, version: int) -> None:
        """Hand on one piece of news; what the server does with it cannot stop the listening."""
        asyncio.get_running_loop().call_soon(self.heard, table, version)

    async def keep_listening(self) -> None:
        """Listen anew whenever the connection is lost, and say that something may have been missed."""
        while True:
            await self.until_lost()
            await self.relisten()
            self.tell("", 0)

    async def until_lost(self) -> None:
        """Wait for the connection to end; one that is silent is asked now and then whether it still is one."""
        while not self.lost.is_set():
            try:
                async with asyncio.timeout(self.heartbeat):
                    await self.lost.wait()
            except TimeoutError:
                await self.beat()

    async def beat(self) -> None:
        """Send a heartbeat, and give the connection up if the server does not answer it."""
        assert self.connection is not None
        try:
            await self.connection.execute("SELECT 1", timeout=self.heartbeat)
        except TROUBLE:
            self.connection.terminate()
            self.lost.set()

    async def relisten(self) -> None:
        """Reconnect with exponential backoff, until it works."""
        pause = FIRST_PAUSE
        while True:
            try:
                return await self.listen()
            except TROUBLE:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
