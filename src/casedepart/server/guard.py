"""A guard for every TCP connection: timeouts for who is silent or slow, and limits on what may be sent.

It stands between asyncio and uvicorn's own protocols, and speaks the interface of asyncio's protocols to both.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache, partial
from http import HTTPStatus
from typing import Any, Final, cast

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from casedepart.server import metrics
from casedepart.server.errors import ServerError
from casedepart.server.frames import FrameLimit, close_frame, frame_head
from casedepart.server.gate import Gate
from casedepart.server.handover import Handover, table_named
from casedepart.server.limits import rate_limit_key
from casedepart.server.uvicorn_parts import Config, H11Protocol, ServerState, is_idle
from casedepart.texts import COMPLETE

LONGEST_HEAD: Final = 32_768
"""Bytes of a request before its body; browsers and proxies send a few thousand."""
ANSWER_SECONDS: Final = 300.0
"""How long an answer may take, and whoever asked to read it."""
VERSIONS: Final = ("1.0", "1.1")
NO_VERSION: Final = ServerError("no-version")
TOO_LATE: Final = ServerError("head-too-late")
TOO_MANY: Final = ServerError("too-many-lines")
POLICY: Final = 1008


class ConnectionGuard(asyncio.Protocol):
    """One connection: HTTP at first, perhaps a WebSocket later."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: object = None
    ) -> None:
        self.gate: Final[Gate] = app_state["gate"]
        self.handover: Handover | None = app_state.get("handover")
        """Where connections are sent that another worker should have; None: it stays here."""
        self.begun = b""
        """What has come of a request that may be for another worker."""
        self.deflates: Final = config.ws_per_message_deflate
        self.serving: Final = (config, server_state, {**app_state, "guard": self})
        self.inner = asyncio.Protocol()
        """What takes the bytes; one that does nothing before the connection is made, and once it is given up."""
        self.address = ""
        self.entered = False
        """It is one of those that are counted."""
        self.ended = False
        self.deaf = False
        """The request was answered before its body had come: the rest of it is not read."""
        self.answering = 0
        """Requests that are being answered."""
        self.timer: asyncio.TimerHandle | None = None
        """When it is ended, unless something happens before."""
        self.allowance: FrameLimit | None = None
        """What it may send as a WebSocket; None: it is none."""
        self.full = False
        """They read more slowly than is sent."""

    # What asyncio tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A connection was accepted: count it, and wait for its first bytes."""
        self.transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else ""
        address = rate_limit_key(host)
        if not self.gate.let_in(address, is_proxy=self.gate.is_proxy(host)):
            metrics.FAULTS.labels(TOO_MANY.code).inc()
            self.transport.write(last_words(TOO_MANY))
            self.transport.close()
            return
        self.address, self.entered = address, True
        config, server_state, app_state = self.serving
        self.inner = H11Protocol(config, server_state, app_state)
        self.inner.connection_made(cast(asyncio.Transport, GuardedTransport(self, self.transport)))
        self.await_request()
        if self.handover is None and self.begun:
            self.inner.data_received(self.begun)

    def data_received(self, data: bytes) -> None:
        """Count the bytes that came, and pass them on."""
        if self.deaf:
            return
        if self.allowance is not None and not self.allowance.take(data):
            metrics.FAULTS.labels("too-many-frames").inc()
            self.give_up(close_frame(POLICY, "too-many-frames"))
            return
        if self.handover is None:
            self.inner.data_received(data)
        else:
            self.look_whose(self.handover, data)

    def eof_received(self) -> bool | None:
        """No more bytes will come."""
        return self.inner.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended: give its place back."""
        self.stop_timer()
        self.ended = True
        if self.entered:
            self.gate.tcp_connections.leave(self.address)
        self.forget_inner().connection_lost(exc)

    def pause_writing(self) -> None:
        """The peer reads too slowly: stop producing (backpressure)."""
        self.full = True
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        """The peer has read what waited: go on."""
        self.full = False
        self.inner.resume_writing()

    # Whose it is

    def look_whose(self, handover: Handover, data: bytes) -> None:
        """Keep a connection here, unless a new request says that another worker should have it."""
        if not self.begun and not is_idle(self.inner):
            self.inner.data_received(data)
            return
        data = self.begun + data
        table = table_named(data)
        self.begun = data if table is None else b""
        if table == "" or (table and not handover.hand_over(self.transport, data, table, self.keep)):
            self.keep(data)

    def keep(self, data: bytes) -> None:
        """It stays here, and this is what was read of it meanwhile."""
        self.inner.data_received(data)

    def take_over(self, data: bytes) -> None:
        """It comes from another worker, which has read this of it, and goes to no other."""
        self.handover, self.begun = None, data

    # What the application tells

    def begin_answer(self) -> None:
        """The head of a request is there."""
        self.answering += 1
        self.wait(ANSWER_SECONDS, self.transport.abort)

    def end_answer(self) -> None:
        """A request has been answered."""
        self.answering -= 1
        if self.answering == 0 and self.allowance is None:
            self.await_request()

    def welcome(self, address: str) -> None:
        """This WebSocket has said hello; its address is not the connection's where a proxy stands between."""
        if self.allowance is not None:
            self.allowance.grow(self.gate.limits, partial(self.gate.frames.take, address))

    def send(self, text: bytes) -> bool:
        """Send a message over a WebSocket that was accepted; False: not now, or not this way.

        What is the same for every connection, but for its head, need not go through all that makes one frame of it.
        """
        if self.allowance is None or self.full or self.ended or self.deflates or self.transport.is_closing():
            return False
        self.transport.write(frame_head(len(text)) + text)
        return True

    # What uvicorn's protocols tell

    def upgrade(self, protocol: asyncio.Protocol) -> None:
        """Switch to the limits of a WebSocket."""
        if not self.ended:
            self.stop_timer()
        self.inner = protocol
        self.handover = None
        self.allowance = FrameLimit(self.gate.limits)

    def close(self) -> None:
        """There is no more to say; who sends on must be able to read what was said."""
        self.end(linger=self.deaf)

    # Ending

    def await_request(self) -> None:
        """Someone must say what they want, and soon."""
        self.wait(self.gate.deadlines.head, self.end_wait)

    def end_wait(self) -> None:
        """Close a connection on which no whole request has come.

        Where nothing at all was said, nothing is answered: browsers open connections in advance, and would take
        what they read there for the answer to a request that they send at that moment.
        """
        if self.begun or not is_idle(self.inner):
            self.give_up(last_words(TOO_LATE))
        else:
            self.end(linger=False)

    def wait(self, seconds: float, end: Callable[[], None]) -> None:
        """End it so, unless something happens before; once it has ended, nothing else does."""
        if not self.ended:
            self.stop_timer()
            self.timer = asyncio.get_running_loop().call_later(seconds, end)

    def stop_timer(self) -> None:
        """Stop the timer."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def give_up(self, words: bytes) -> None:
        """Send a last response, and close."""
        if not self.ended and not self.transport.is_closing():
            self.transport.write(words)
            self.end(linger=True)

    def end(self, linger: bool) -> None:
        """Hear no more, and be gone once all has been sent; to the application it is gone already."""
        if self.ended:
            return
        lingers = linger and not self.gate.tcp_connections.crowded and self.transport.can_write_eof()
        self.wait(self.gate.deadlines.last_words if lingers else ANSWER_SECONDS, self.transport.abort)
        self.ended = self.deaf = True
        if lingers:
            self.transport.write_eof()
            self.transport.resume_reading()
        else:
            self.transport.close()
        self.forget_inner().connection_lost(None)

    def forget_inner(self) -> asyncio.Protocol:
        """What took the bytes until now; from now on nothing does."""
        inner, self.inner = self.inner, asyncio.Protocol()
        return inner


class GuardedTransport:
    """The connection as uvicorn's protocols know it: asyncio's transport, but for what the guard must know of."""

    def __init__(self, guard: ConnectionGuard, transport: asyncio.Transport) -> None:
        self.guard: Final = guard
        self.transport: Final = transport

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def set_protocol(self, protocol: asyncio.Protocol) -> None:
        """Told when a connection becomes a WebSocket."""
        self.guard.upgrade(protocol)

    def is_closing(self) -> bool:
        """Is the connection closing, so that writing is of no use?"""
        return self.guard.ended or self.transport.is_closing()

    def write(self, data: bytes) -> None:
        """Send, unless the last word has been said."""
        if not self.guard.ended:
            self.transport.write(data)

    def close(self) -> None:
        """Close, once all has been sent."""
        self.guard.close()

    def pause_reading(self) -> None:
        """Stop reading for a while."""
        if not self.guard.ended:
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Read again."""
        if not self.guard.ended:
            self.transport.resume_reading()


@cache
def last_words(error: ServerError) -> bytes:
    """A whole answer to who has not said in which language."""
    told = "".join(f"{error.told(language)}\n" for language in reversed(COMPLETE)).encode()
    head = [
        f"HTTP/1.1 {error.status} {HTTPStatus(error.status).phrase}",
        "content-type: text/plain; charset=utf-8",
        f"content-length: {len(told)}",
        "connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode() + told


class GuardedApp:
    """Tell the guard which requests are being answered; an answer to half a request is the last on its connection."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        guard: ConnectionGuard | None = scope.get("state", {}).get("guard")
        if guard is None:
            await self.app(scope, receive, send)
            return
        if scope["http_version"] not in VERSIONS:
            guard.give_up(last_words(NO_VERSION))
            return
        has_come = not has_body(Headers(scope=scope))

        async def receive_and_note() -> Message:
            nonlocal has_come
            message = await receive()
            has_come = has_come or not message.get("more_body", False)
            return message

        async def send_and_note(message: Message) -> None:
            if message["type"] == "http.response.start" and (not has_come or message["status"] == 429):
                guard.deaf = True
                MutableHeaders(scope=message)["connection"] = "close"
            await send(message)

        guard.begin_answer()
        try:
            await self.app(scope, receive_and_note, send_and_note)
        finally:
            guard.end_answer()


def has_body(headers: Headers) -> bool:
    """Does something follow the head of this request?"""
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
