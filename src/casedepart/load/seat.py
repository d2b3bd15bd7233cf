"""One socket of a scripted player."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from casedepart.load.errors import LoadError
from casedepart.load.wire import STATE, Reply, encode, read_reply

OPENING: Final = 60.0
"""For how many seconds a server may take to let someone in."""
CLOSED: Final = Reply(type="error", code="closed", told="the connection was closed")


class Seat:
    """A connection that holds one seat: sends messages, waits for their replies, hands states on."""

    def __init__(self, table: str, key: str, shown: Callable[[bytes], None] | None) -> None:
        self.hello: Final = encode({"type": "hello", "table": table, "keys": [key]}).decode()
        self.shown: Final = shown
        """Told every state; None: one of the table's connections reading them is enough."""
        self.waiting: Final[dict[str, asyncio.Future[Reply]]] = {}
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.broken = False

    async def sit(self, address: str) -> None:
        """Connect, and say hello."""
        where = f"ws{address.removeprefix('http')}/api/ws"
        try:
            self.socket = await connect(
                where, compression=None, ping_interval=None, proxy=None, max_size=None, open_timeout=OPENING
            )
            await self.socket.send(self.hello)
        except (OSError, TimeoutError, WebSocketException) as error:
            raise LoadError(f"{where} lets nobody in: {error}") from None
        self.reader = asyncio.create_task(self.read(self.socket))

    async def read(self, socket: ClientConnection) -> None:
        """Everything that the server says, until the connection ends."""
        with suppress(ConnectionClosed):
            while True:
                message = await socket.recv(decode=False)
                if not message.startswith(STATE):
                    self.take(read_reply(message))
                elif self.shown is not None:
                    self.shown(message)
        self.broken = True
        for waiting in self.waiting.values():
            waiting.set_result(CLOSED)
        self.waiting.clear()

    def take(self, reply: Reply) -> None:
        """A reply goes to who waits for it."""
        waiting = self.waiting.pop(reply.id, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(reply)

    async def ask(self, message: str, text: str) -> Reply:
        """Send a message, and wait for its reply."""
        if self.socket is None or self.broken:
            return CLOSED
        waiting: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.waiting[message] = waiting
        with suppress(ConnectionClosed):
            await self.socket.send(text)
        return await waiting

    async def leave(self) -> None:
        """Close the connection."""
        if self.socket is not None and self.reader is not None:
            self.reader.cancel()
            with suppress(ConnectionClosed, asyncio.CancelledError):
                await self.reader
            await self.socket.close()
