"""A socket to the server that says whatever it is told to, and ends as rudely as it is told to."""

from __future__ import annotations

import socket
from contextlib import ExitStack, suppress
from typing import Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.waiting import PATIENCE

News = dict[str, Any]


class Silence(AssertionError):
    """Nothing came that was waited for."""


class Wire:
    """One connection."""

    def __init__(self, address: str, table: str = "", **options: Any) -> None:
        where = f"ws{address.removeprefix('http')}/api/ws" + (f"?table={table}" if table else "")
        self.ending: Final = ExitStack()
        # What is not heard waits in memory, so that a connection nobody listens to can be closed at once.
        usual = {"compression": None, "max_size": None, "max_queue": None, "open_timeout": PATIENCE, "close_timeout": 1}
        opened = connect(where, **{**usual, **options})
        self.socket: Final[ClientConnection] = self.ending.enter_context(opened)

    def hello(self, table: str, *keys: str, language: str = "en") -> None:
        """Say hello; what comes back is for `hear`."""
        self.send({"type": "hello", "table": table, "keys": list(keys), "language": language})

    def send(self, message: object) -> None:
        """Send a value as JSON; a connection that is gone takes nothing."""
        self.send_raw(msgspec.json.encode(message).decode())

    def send_raw(self, text: str | bytes) -> None:
        """Send text, or bytes as a binary frame."""
        with suppress(ConnectionClosed, OSError):
            self.socket.send(text)

    def hear(self, timeout: float = PATIENCE) -> News | None:
        """The next message; None: the connection has ended."""
        try:
            news: News = msgspec.json.decode(self.socket.recv(timeout))
        except TimeoutError:
            raise Silence("nothing came") from None
        except (ConnectionClosed, OSError):
            return None
        return news

    def hear_until(self, *types: str) -> News:
        """The next message of one of these types; what comes before is passed over."""
        while (news := self.hear()) is not None:
            if news["type"] in types:
                return news
        raise Silence(f"the connection ended before any of {types} came: {self.ended()}")

    def waiting(self) -> list[News]:
        """All that has come by now."""
        heard = []
        with suppress(Silence):
            while (news := self.hear(timeout=0)) is not None:
                heard.append(news)
        return heard

    def ended(self) -> tuple[int, str]:
        """How the server closed the connection: code and reason."""
        with suppress(Silence):
            while self.hear() is not None:
                pass
        return self.socket.close_code or 0, self.socket.close_reason or ""

    def vanish(self) -> None:
        """End as a phone does whose battery is empty: without a word."""
        with suppress(OSError):
            self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.close()

    def close(self) -> None:
        """End politely."""
        self.ending.close()

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
