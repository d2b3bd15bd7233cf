"""Uvicorn's private parts: all that the server uses of it beyond what it documents, in one place.

It may change them without a word: `pyproject.toml` bounds its versions, and a test says what a new one has no more.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from types import FrameType
from typing import Final

from h11 import IDLE
from uvicorn import Config as Config
from uvicorn import Server
from uvicorn.protocols.http.h11_impl import H11Protocol as H11Protocol
from uvicorn.server import ServerState as ServerState
from uvicorn.supervisors import Multiprocess

SOCKETS: Final = "websockets-sansio"
"""Which of its WebSockets: one that tells the transport of the new protocol, and sends whole frames."""


class Supervisor(Multiprocess):
    """Its supervisor of several workers, which a closed terminal ends; by itself it would start them anew."""

    def handle_hup(self) -> None:
        """End."""
        self.handle_term()


def is_idle(inner: asyncio.Protocol) -> bool:
    """Is all answered that was asked for, and nothing more begun?"""
    if not isinstance(inner, H11Protocol):
        return False
    conn = inner.conn
    return conn.our_state is IDLE and conn.their_state is IDLE and not conn.trailing_data[0]


def stopper(server: Server) -> Callable[[int, FrameType | None], None]:
    """How it answers a signal that ends it."""
    return server.handle_exit


def running_server() -> Server | None:
    """The server that runs in this process: uvicorn tells an application nothing of it, but has it answer signals."""
    found = getattr(signal.getsignal(signal.SIGTERM), "__self__", None)
    return found if isinstance(found, Server) else None


def new_connection(server: Server) -> asyncio.Protocol:
    """The object that it would have made for a connection of its own."""
    made = server.config.http_protocol_class
    return made(config=server.config, server_state=server.server_state, app_state=server.lifespan.state)  # type: ignore[call-arg]
