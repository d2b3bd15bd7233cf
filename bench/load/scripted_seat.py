"""One seat of a scripted player: its socket, and the messages that wait for a reply."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from bench.load.errors import LoadError
from bench.load.socket import Socket
from bench.load.wire import STATE, Reply, encode, read_reply

OPENING: Final = 60.0
"""For how many seconds a server may take to let someone in."""
RESTART: Final = 1012
"""The code by which a server says: connect again."""
CLOSED: Final = Reply(type="error", code="closed", told="the connection was closed")
SILENT: Final = Reply(type="error", code="no reply", told="nothing came for too long")


class ScriptedSeat:
    """A connection that holds one seat: sends messages, waits for their replies, hands states on."""

    def __init__(self, table: str, key: str, shown: Callable[[bytes], None] | None) -> None:
        self.path: Final = f"/api/ws?table={table}"
        self.hello: Final = encode({"type": "hello", "table": table, "keys": [key]})
        self.shown: Final = shown
        """Told every state; None: one of the table's connections reading them is enough."""
        self.waiting: Final[dict[str, tuple[asyncio.Future[Reply], bytes]]] = {}
        """Messages that were sent, and who waits for their replies."""
        self.address = ""
        self.socket: Socket | None = None
        self.coming_back: asyncio.Task[None] | None = None
        self.broken = False
        self.returns = 0
        """How often the server had it connect again."""

    async def sit(self, address: str) -> None:
        """Connect, and say hello."""
        self.address = address
        socket = Socket(address, self.path, self.hear, self.lose)
        try:
            async with asyncio.timeout(OPENING):
                await socket.open()
        except (OSError, LoadError) as error:
            raise LoadError(f"{address} lets nobody in: {str(error) or 'it does not answer'}") from None
        self.socket = socket
        socket.send(self.hello)

    def hear(self, message: bytes) -> None:
        """A message of the server: most are states, of which a table needs one only."""
        if not message.startswith(STATE):
            self.take(read_reply(message))
        elif self.shown is not None:
            self.shown(message)

    def take(self, reply: Reply) -> None:
        """A reply goes to who waits for it."""
        waiting = self.waiting.pop(reply.id, None)
        if waiting is not None and not waiting[0].done():
            waiting[0].set_result(reply)

    def lose(self, code: int) -> None:
        """The connection has ended: come back if the server says so, as every client does."""
        self.socket = None
        if code == RESTART and not self.broken:
            self.returns += 1
            self.coming_back = asyncio.create_task(self.come_back())
        else:
            self.break_off()

    async def come_back(self) -> None:
        """Connect again, and send again what got no reply, under the same id."""
        try:
            await self.sit(self.address)
        except LoadError:
            self.break_off()
            return
        for _, text in self.waiting.values():
            if self.socket is not None:
                self.socket.send(text)

    def break_off(self, instead: Reply = CLOSED) -> None:
        """Nobody will be answered any more."""
        self.broken = True
        for waiting, _ in self.waiting.values():
            if not waiting.done():
                waiting.set_result(instead)
        self.waiting.clear()

    async def ask(self, message: str, text: bytes) -> Reply:
        """Send a message, and wait for its reply."""
        if self.broken:
            return CLOSED
        waiting: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.waiting[message] = waiting, text
        if self.socket is not None:
            self.socket.send(text)
        return await waiting

    def leave(self) -> None:
        """Close the connection."""
        self.broken = True
        if self.coming_back is not None:
            self.coming_back.cancel()
        if self.socket is not None:
            self.socket.close()
