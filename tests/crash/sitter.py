"""A scripted player who holds on to a seat, whatever happens to the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from secrets import token_hex
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.crash.choosing import choose
from tests.crash.hearing import Done, Fault, Refused, Shown, Stale, read
from tests.crash.ledger import Ledger, Return

THINKING: Final = (0.05, 0.4)
"""Seconds that a player takes to answer."""
CLUMSY: Final = 0.03
"""How often they lose the connection before the reply can come."""
AGAIN: Final = (0.05, 0.3)
"""Seconds until they try to connect again."""


OPENING: Final = 60.0
"""Seconds that a connection may take to be made: on a busy machine, giving up early only adds to the work."""


@dataclass(frozen=True)
class Held:
    """A seat at a table, and the key to it."""

    table: str
    seat: int
    key: str


class Sitter:
    """One person, one message at a time; after a lost connection what got no reply is sent again, under its id."""

    def __init__(self, held: Held, ledger: Ledger, address: Callable[[], str], random: Random) -> None:
        self.held: Final = held
        self.ledger: Final = ledger
        self.address: Final = address
        """Where a server may be found now."""
        self.random: Final = random
        self.seen: Shown | None = None
        self.pending: dict[str, Any] | None = None
        self.answered = 0
        """The version that the last message was decided by: a refused one is not tried again at the same."""
        self.there = asyncio.Event()
        """Connected, and shown the table."""
        self.over = False

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.over:
            with suppress(OSError, TimeoutError, InvalidHandshake, WebSocketException):
                where = f"ws{self.address().removeprefix('http')}/api/ws?table={self.held.table}"
                async with connect(where, compression=None, open_timeout=OPENING, close_timeout=1) as socket:
                    await self.sit(socket)
            self.there.clear()
            await asyncio.sleep(self.random.uniform(*AGAIN))

    async def sit(self, socket: ClientConnection) -> None:
        """One connection, from the hello to its end."""
        await self.send(socket, {"type": "hello", "table": self.held.table, "keys": [self.held.key]})
        first = True
        while not self.over:
            news = read(await socket.recv())
            if isinstance(news, Shown):
                if first:
                    self.come_back(news)
                    await self.repeat(socket)
                first = False
                self.seen = news
            elif not isinstance(news, Done | Refused | Stale | Fault) or not self.replied(news):
                continue
            await self.go_on(socket)

    def come_back(self, shown: Shown) -> None:
        """Note what is shown first, beside what was seen last."""
        before = self.seen
        if before is not None:
            who = f"seat {self.held.seat}"
            self.ledger.returns.append(
                Return(who, before.version, bytes(before.game), shown.version, bytes(shown.game))
            )
        self.there.set()

    async def repeat(self, socket: ClientConnection) -> None:
        """Send what got no reply again."""
        if self.pending is not None:
            await self.send(socket, self.pending)

    def replied(self, news: Done | Refused | Stale | Fault) -> bool:
        """A reply to what was sent; False: it is about something else, or the same must be tried again."""
        if self.pending is None or news.id != self.pending["id"]:
            return False
        if isinstance(news, Fault) and news.code == "storage":
            return False
        if isinstance(news, Done):
            self.ledger.done(news.id, self.held.seat, news.version)
        else:
            self.ledger.no_effect(news.id, self.held.seat)
        self.pending = None
        return True

    async def go_on(self, socket: ClientConnection) -> None:
        """Decide by the newest state, once for each."""
        if self.pending is not None or self.seen is None or self.seen.version == self.answered:
            return
        position = self.seen.position()
        if position.over:
            self.over = True
            self.ledger.findings.moved.set()
        choice = choose(position.options[self.held.seat], self.random)
        if choice is not None and not self.over:
            version, self.answered = self.seen.version, self.seen.version
            verb, number = choice
            message = {"type": "act", "id": token_hex(8), "version": version, "verb": verb, "n": number}
            self.pending = message
            await asyncio.sleep(self.random.uniform(*THINKING))
            await self.send(socket, message)
            if self.random.random() < CLUMSY:
                await socket.close()

    async def send(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        await socket.send(msgspec.json.encode(message).decode())
