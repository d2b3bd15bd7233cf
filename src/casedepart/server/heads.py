"""HTTP as uvicorn speaks it, but nobody sends the head of a request for ever: neither in length nor in time."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD: Final = 32_768
"""Bytes of a request before its body; browsers and proxies send a few thousand."""
HEAD_SECONDS: Final = 10.0
"""How long a new connection may take to say what it wants."""


class BoundedHeads(HttpToolsProtocol):
    """One connection. Bodies are bounded where they are read, messages by their own protocol."""

    head_bytes = 0
    head_ends: asyncio.TimerHandle | None = None
    """When a head that has begun must be whole; None: it is, and what comes now is the body."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self.head_is_whole()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.await_head()

    def on_headers_complete(self) -> None:
        self.head_is_whole()
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        self.head_bytes += len(data)
        super().data_received(data)
        if self.head_ends is not None and self.head_bytes > LONGEST_HEAD:
            self.give_up()

    def await_head(self) -> None:
        """A head begins."""
        self.head_is_whole()
        self.head_bytes = 0
        self.head_ends = self.loop.call_later(HEAD_SECONDS, self.give_up)

    def head_is_whole(self) -> None:
        """There is nothing more to wait for."""
        if self.head_ends is not None:
            self.head_ends.cancel()
            self.head_ends = None

    def give_up(self) -> None:
        """Say that this is no request, and end the connection."""
        self.head_is_whole()
        if not self.transport.is_closing():
            self.send_400_response("The head of the request is too long, or came too late.")
