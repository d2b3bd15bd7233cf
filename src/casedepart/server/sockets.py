"""The WebSocket endpoint: a hello, then messages one at a time, each with its reply."""

from __future__ import annotations

import asyncio
import math
import time
from typing import Final

from starlette.types import Receive, Scope, Send

from casedepart.server import metrics
from casedepart.server.connection import OVERLOADED, POLICY, Connection
from casedepart.server.decoder import id_of, read_ask
from casedepart.server.errors import ServerError, too_many
from casedepart.server.guard import ConnectionGuard
from casedepart.server.handover import table_in
from casedepart.server.limits import Bucket, rate_limit_key
from casedepart.server.logs import log
from casedepart.server.replies import reply
from casedepart.server.room import Room, no_seat
from casedepart.server.services import Services
from casedepart.server.stores import StoreError, write_down
from casedepart.table.messages.message import Hello
from casedepart.texts import languages

BROKEN: Final = 1011
PARTING: Final = 5.0
"""For how many seconds a connection that is being closed may still read what waits for it."""


class Sockets:
    """The endpoint of the WebSocket."""

    def __init__(self, services: Services) -> None:
        self.services: Final = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        client = scope.get("client")
        address = rate_limit_key(client[0] if client else "")
        guard: ConnectionGuard | None = scope.get("state", {}).get("guard")
        named = table_in(scope.get("query_string", b""))
        connection = Connection(send, address, named, guard.send) if guard else Connection(send, address, named)
        began = time.monotonic()
        metrics.SOCKETS.inc()
        try:
            await Conversation(self.services, connection, receive, guard).hold()
        finally:
            connection.cancel_work()
            metrics.SOCKETS.dec()
            self.services.tables.sweeper.garbage.note()
            log("socket closed", seconds=round(time.monotonic() - began, 3))


class Conversation:
    """One connection, from its hello to its end."""

    def __init__(
        self, services: Services, connection: Connection, receive: Receive, guard: ConnectionGuard | None
    ) -> None:
        self.services: Final = services
        self.connection: Final = connection
        self.receive: Final = receive
        self.guard: Final = guard
        self.pace: Final = Bucket(services.config.limits.messages)
        self.patience: Final = Bucket(services.config.limits.faults)

    async def hold(self) -> None:
        """Read and write side by side until either ends."""
        writer = self.connection.writer = asyncio.create_task(self.connection.write())
        reader = asyncio.create_task(self.read())
        await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        if self.connection.closing is not None:
            await asyncio.wait({writer}, timeout=PARTING)
        for task in (reader, writer):
            task.cancel()
        for ended in await asyncio.gather(reader, writer, return_exceptions=True):
            # A socket that is gone cannot be written to: that is how most of them end.
            if isinstance(ended, Exception) and not isinstance(ended, OSError):
                log("socket failed", 40, why=f"{type(ended).__name__}: {ended}")

    async def read(self) -> None:
        """Read messages until the client is gone."""
        gate, address = self.services.gate, self.connection.address
        try:
            gate.requests.pay(address)
        except ServerError as error:
            self.connection.dismiss(error, OVERLOADED)
            return
        if not gate.websockets.enter(address):
            self.connection.dismiss(too_many(), OVERLOADED)
            return
        try:
            await self.say_hello()
        except ServerError as error:
            self.connection.dismiss(error, OVERLOADED if error.code == "too-many-listeners" else POLICY)
        except StoreError as error:
            write_down(error)
            self.connection.dismiss(ServerError("storage"), OVERLOADED)
        except Exception:
            log("conversation failed", 40, trace=True)
            self.connection.dismiss(ServerError("internal"), BROKEN)
        finally:
            gate.websockets.leave(address)

    async def say_hello(self) -> None:
        """Wait for the hello, find its table, and listen from then on."""
        seconds = self.services.config.deadlines.hello
        try:
            async with asyncio.timeout(seconds):
                text = await self.text()
        except TimeoutError:
            raise ServerError("hello-first", seconds=math.ceil(seconds)) from None
        if text is None:
            return
        hello = read_ask(text)
        if not isinstance(hello, Hello):
            raise ServerError("hello-first", seconds=math.ceil(seconds))
        if hello.language not in languages():
            raise ServerError("bad-message", detail=f"language is none of {', '.join(languages())}")
        self.connection.language = hello.language
        async with self.services.tables.use(hello.table) as room:
            await self.sit(room, hello)

    async def sit(self, room: Room, hello: Hello) -> None:
        """Look at a table, as far as the keys allow."""
        connection, listeners = self.connection, self.services.gate.listeners
        connection.keys = tuple(hello.keys)
        connection.roles = room.roles(connection.keys)
        if not connection.roles.any:
            raise ServerError("no-table")
        # Who plays or hosts always gets in, however many look on.
        looks_on = not (connection.roles.seats or connection.roles.host)
        if looks_on and not listeners.enter(hello.table):
            raise ServerError("too-many-listeners")
        if self.guard is not None:
            self.guard.welcome(connection.address)
        room.enter(connection)
        try:
            while (text := await self.text()) is not None and connection.closing is None:
                await self.take(room, text)
        finally:
            room.leave(connection)
            if looks_on:
                listeners.leave(hello.table)

    async def text(self) -> str | None:
        """The next message, as far as it is text; None: the connection is gone."""
        most = self.services.config.message_bytes
        while True:
            message = await self.receive()
            if message["type"] == "websocket.disconnect":
                return None
            text = message.get("text")
            if text is None:
                self.blame(ServerError("binary"))
            elif len(text) > most or len(text.encode()) > most:
                self.blame(ServerError("too-big", most=str(most)))
            elif trouble := self.too_fast():
                self.blame(trouble, id_of(text))
            else:
                return str(text)

    def too_fast(self) -> ServerError | None:
        """Count a message; an error says when there may be another."""
        try:
            self.pace.pay()
            self.services.gate.crowd.pay(self.connection.address)
        except ServerError as error:
            return error
        return None

    async def take(self, room: Room, text: str) -> None:
        """One message: what it asks is done, or an error says why not."""
        try:
            ask = read_ask(text)
        except ServerError as error:
            self.blame(error, id_of(text))
            return
        try:
            self.services.gate.check_pace(room.table, self.connection.roles, ask)
        except ServerError as error:
            # Others may have been too fast, on this seat's other connections.
            self.connection.fault(error, id_of(text))
            return
        metrics.MESSAGES.labels(type(ask).__name__).inc()
        self.connection.busy = True
        trouble = await reply(self.services, room, self.connection, ask)
        self.connection.busy = False
        if trouble:
            self.count_fault()
        if not self.connection.roles.any:
            self.connection.dismiss(no_seat(self.connection.roles))

    def blame(self, error: ServerError, message: str = "") -> None:
        """Say what is wrong with a message."""
        self.connection.fault(error, message)
        self.count_fault()

    def count_fault(self) -> None:
        """Who sends nothing but nonsense is shown the door."""
        if not self.patience.take():
            self.connection.dismiss(ServerError("too-many-faults"), POLICY)
