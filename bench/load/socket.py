"""A WebSocket as far as a load needs it: cheap at this end, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import ssl
from base64 import b64encode
from collections.abc import Callable
from secrets import token_bytes
from typing import Final
from urllib.parse import urlsplit

from bench.load.errors import LoadError

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
LAST: Final = 0x80
"""Of a frame: it ends its message. This server sends every message in one frame."""
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""A mask must be there, and one of zeros changes nothing."""
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
LONGEST_SHORT: Final = 125
LONGEST_TWO: Final = 0xFFFF
ABNORMAL: Final = 1006
"""The code of a connection that ended without a word."""


class Socket(asyncio.Protocol):
    """One connection: whole messages in, text out."""

    def __init__(self, address: str, path: str, heard: Callable[[bytes], None], lost: Callable[[int], None]) -> None:
        self.where: Final = urlsplit(address)
        self.path: Final = path
        self.heard: Final = heard
        self.lost: Final = lost
        self.upgraded: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.unread = b""
        self.code = ABNORMAL

    async def open(self) -> None:
        """Connect, and be let in; a `LoadError` says what came instead."""
        secure = ssl.create_default_context() if self.where.scheme == "https" else None
        port = self.where.port or (443 if secure else 80)
        await asyncio.get_running_loop().create_connection(lambda: self, self.where.hostname or "", port, ssl=secure)
        await self.upgraded

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        asked = (
            f"GET {self.path} HTTP/1.1\r\nHost: {self.where.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {b64encode(token_bytes(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        transport.write(asked.encode())

    def data_received(self, data: bytes) -> None:
        self.unread = self.unread + data if self.unread else data
        if self.upgraded.done() or self.let_in():
            self.read_frames()

    def let_in(self) -> bool:
        """Read the answer to the upgrade; False: it is not whole yet, or it is no."""
        head, ended, rest = self.unread.partition(b"\r\n\r\n")
        if not ended:
            return False
        self.unread = rest
        status = head.split(b"\r\n", 1)[0].decode(errors="replace")
        if " 101 " in status:
            self.upgraded.set_result(None)
            return True
        self.upgraded.set_exception(LoadError(f"{self.where.geturl()} answers {status}"))
        self.close()
        return False

    def read_frames(self) -> None:
        """Hand on all messages that are whole."""
        data, at = self.unread, 0
        while len(data) >= at + 2:
            kind, size, begins = data[at] & 0x0F, data[at + 1], at + 2
            if size >= TWO_BYTES:
                begins += 2 if size == TWO_BYTES else 8
                size = int.from_bytes(data[at + 2 : begins])
            if len(data) < begins + size:
                break
            at = begins + size
            if kind == TEXT:
                self.heard(data[begins:at])
            else:
                self.control(kind, data[begins:at])
        self.unread = data[at:]

    def control(self, kind: int, payload: bytes) -> None:
        """Answer a ping; note why the server ends the connection."""
        if kind == PING:
            self.send(payload, PONG)
        elif kind == CLOSE:
            self.code = int.from_bytes(payload[:2]) or ABNORMAL
            self.send(payload[:2], CLOSE)
            self.close()

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """Send one frame; a connection that is gone takes nothing."""
        assert self.transport is not None
        size = len(payload)
        if size <= LONGEST_SHORT:
            head = bytes((LAST | kind, MASKED | size))
        elif size <= LONGEST_TWO:
            head = bytes((LAST | kind, MASKED | TWO_BYTES)) + size.to_bytes(2)
        else:
            head = bytes((LAST | kind, MASKED | EIGHT_BYTES)) + size.to_bytes(8)
        self.transport.write(head + NO_MASK + payload)

    def close(self) -> None:
        """End the connection."""
        assert self.transport is not None
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.upgraded.done():
            self.lost(self.code)
        else:
            self.upgraded.set_exception(LoadError(f"{self.where.geturl()} ends the connection"))
