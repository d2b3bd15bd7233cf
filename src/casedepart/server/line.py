"""One connection as it comes from outside: how long it may be silent, and how much it may send.

It stands between asyncio and uvicorn's own protocols, and speaks the interface of asyncio's protocols to both.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache, partial
from http import HTTPStatus
from typing import Any, Final, cast

from h11 import IDLE
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from casedepart.server import metrics
from casedepart.server.config import Limits
from casedepart.server.errors import ServerError
from casedepart.server.gate import Gate
from casedepart.server.handing import Handing, table_named
from casedepart.server.limits import Bucket, household

LONGEST_HEAD: Final = 32_768
"""Bytes of a request before its body; browsers and proxies send a few thousand."""
HEAD_SECONDS: Final = 10.0
"""How long a connection may take to say what it wants."""
ANSWER_SECONDS: Final = 300.0
"""How long an answer may take, and whoever asked to read it."""
LINGER_SECONDS: Final = 2.0
"""How long a connection that is ended may take to read why: closed while it still sends, it would not hear it.

Where connections are scarce, it gets no time.
"""
MOST_PIECES: Final = 64
"""Pieces that a message may come in; browsers send it whole."""
VERSIONS: Final = ("1.0", "1.1")
NO_VERSION: Final = ServerError("no-version")
TOO_LATE: Final = ServerError("head-too-late")
TOO_MANY: Final = ServerError("too-many-lines")
POLICY: Final = 1008


class Line(asyncio.Protocol):
    """One connection: HTTP at first, perhaps a WebSocket later."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: object = None
    ) -> None:
        self.gate: Final[Gate] = app_state["gate"]
        self.handing: Handing | None = app_state.get("handing")
        """Where connections are sent that another worker should have; None: it stays here."""
        self.begun = b""
        """What has come of a request that may be for another worker."""
        self.deflates: Final = config.ws_per_message_deflate
        self.serving: Final = (config, server_state, {**app_state, "line": self})
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
        self.allowance: Allowance | None = None
        """What it may send as a WebSocket; None: it is none."""
        self.full = False
        """They read more slowly than is sent."""

    # What asyncio tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody is there."""
        self.transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else ""
        address = household(host)
        if not self.gate.let_in(address, is_proxy=self.gate.is_proxy(host)):
            metrics.FAULTS.labels(TOO_MANY.code).inc()
            self.transport.write(last_words(TOO_MANY))
            self.transport.close()
            return
        self.address, self.entered = address, True
        config, server_state, app_state = self.serving
        self.inner = H11Protocol(config, server_state, app_state)
        self.inner.connection_made(cast(asyncio.Transport, Outside(self, self.transport)))
        self.await_request()
        if self.handing is None and self.begun:
            self.inner.data_received(self.begun)

    def data_received(self, data: bytes) -> None:
        """Some bytes came."""
        if self.deaf:
            return
        if self.allowance is not None and not self.allowance.take(data):
            metrics.FAULTS.labels("too-many-frames").inc()
            self.give_up(close_frame(POLICY, "too-many-frames"))
            return
        if self.handing is None:
            self.inner.data_received(data)
        else:
            self.look_whose(self.handing, data)

    def eof_received(self) -> bool | None:
        """No more bytes will come."""
        return self.inner.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self.stop_timer()
        self.ended = True
        if self.entered:
            self.gate.lines.leave(self.address)
        self.forget_inner().connection_lost(exc)

    def pause_writing(self) -> None:
        """They read too slowly."""
        self.full = True
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        """They have read what waited."""
        self.full = False
        self.inner.resume_writing()

    # Whose it is

    def look_whose(self, handing: Handing, data: bytes) -> None:
        """Keep a connection here, unless a new request says that another worker should have it."""
        if not self.begun and not is_idle(self.inner):
            self.inner.data_received(data)
            return
        data = self.begun + data
        table = table_named(data)
        self.begun = data if table is None else b""
        if table == "" or (table and not handing.hand_over(self.transport, data, table, self.keep)):
            self.keep(data)

    def keep(self, data: bytes) -> None:
        """It stays here, and this is what was read of it meanwhile."""
        self.inner.data_received(data)

    def take_over(self, data: bytes) -> None:
        """It comes from another worker, which has read this of it, and goes to no other."""
        self.handing, self.begun = None, data

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
        """It is a WebSocket from now on."""
        if not self.ended:
            self.stop_timer()
        self.inner = protocol
        self.handing = None
        self.allowance = Allowance(self.gate.limits)

    def close(self) -> None:
        """There is no more to say; who sends on must be able to read what was said."""
        self.end(linger=self.deaf)

    # Ending

    def await_request(self) -> None:
        """Someone must say what they want, and soon."""
        self.wait(HEAD_SECONDS, partial(self.give_up, last_words(TOO_LATE)))

    def wait(self, seconds: float, end: Callable[[], None]) -> None:
        """End it so, unless something happens before; once it has ended, nothing else does."""
        if not self.ended:
            self.stop_timer()
            self.timer = asyncio.get_running_loop().call_later(seconds, end)

    def stop_timer(self) -> None:
        """There is nothing to wait for."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def give_up(self, words: bytes) -> None:
        """Say a last word, and end."""
        if not self.ended and not self.transport.is_closing():
            self.transport.write(words)
            self.end(linger=True)

    def end(self, linger: bool) -> None:
        """Hear no more, and be gone once all has been sent; to the application it is gone already."""
        if self.ended:
            return
        lingers = linger and not self.gate.lines.crowded and self.transport.can_write_eof()
        self.wait(LINGER_SECONDS if lingers else ANSWER_SECONDS, self.transport.abort)
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


def is_idle(inner: asyncio.Protocol) -> bool:
    """Is all answered that was asked for, and nothing more begun?"""
    if not isinstance(inner, H11Protocol):
        return False
    conn = inner.conn
    return conn.our_state is IDLE and conn.their_state is IDLE and not conn.trailing_data[0]


class Outside:
    """The connection as uvicorn's protocols know it: asyncio's transport, but for what the line must know of."""

    def __init__(self, line: Line, transport: asyncio.Transport) -> None:
        self.line: Final = line
        self.transport: Final = transport

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def set_protocol(self, protocol: asyncio.Protocol) -> None:
        """Told when a connection becomes a WebSocket."""
        self.line.upgrade(protocol)

    def is_closing(self) -> bool:
        """Is it of no use to write?"""
        return self.line.ended or self.transport.is_closing()

    def write(self, data: bytes) -> None:
        """Send, unless the last word has been said."""
        if not self.line.ended:
            self.transport.write(data)

    def close(self) -> None:
        """End, once all has been sent."""
        self.line.close()

    def pause_reading(self) -> None:
        """Take no more bytes for a while."""
        if not self.line.ended:
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Take bytes again."""
        if not self.line.ended:
            self.transport.resume_reading()


class Allowance:
    """How much a WebSocket may send: frames of every kind, bytes, and the pieces of one message."""

    def __init__(self, limits: Limits) -> None:
        self.heads: Final = FrameHeads()
        self.frames = Bucket(limits.greeting)
        self.octets = Bucket(limits.greeting_bytes)
        self.crowd: Callable[[int], bool] | None = None
        """Counts the frames of all WebSockets of an address; None: this one has not said hello."""

    def grow(self, limits: Limits, crowd: Callable[[int], bool]) -> None:
        """Hello has been said."""
        self.frames = Bucket(limits.frames)
        self.octets = Bucket(limits.frame_bytes)
        self.crowd = crowd

    def take(self, data: bytes) -> bool:
        """Count some bytes; False: they are too many."""
        most = int(self.frames.left())
        # Bytes that come one by one cost as much as frames do.
        count = max(1, self.heads.count(data, most))
        return (
            self.heads.pieces <= MOST_PIECES
            and self.frames.take(count)
            and self.octets.take(len(data))
            and (self.crowd is None or self.crowd(count))
        )


class FrameHeads:
    """Finds where each frame of a WebSocket begins, wherever the bytes are cut."""

    def __init__(self) -> None:
        self.begun = b""
        """The first bytes of a head that has not come whole."""
        self.skip = 0
        """Bytes of the last frame that are still to come."""
        self.pieces = 0
        """Pieces that have come of a message that is not whole."""

    def count(self, data: bytes, most: int) -> int:
        """How many frames begin here. More than `most` are not looked at: nobody will read them."""
        data = self.begun + data if self.begun else data
        at, found = self.skip, 0
        while (length := frame_length(data, at)) and found <= most:
            found += 1
            self.note_piece(data[at])
            at += length
        self.skip = max(0, at - len(data))
        self.begun = data[at:]
        return found

    def note_piece(self, first: int) -> None:
        """Control frames may come between the pieces of a message; its last piece says that it is."""
        is_control, is_last = first & 0x08, first & 0x80
        if not is_control:
            self.pieces = 0 if is_last else self.pieces + 1


def frame_length(data: bytes, at: int) -> int:
    """The length of the frame that begins here, with its head; 0: not enough of the head has come to tell."""
    if len(data) < at + 2:
        return 0
    announced, mask = data[at + 1] & 0x7F, 4 if data[at + 1] & 0x80 else 0
    more = {126: 2, 127: 8}.get(announced, 0)
    if len(data) < at + 2 + more:
        return 0
    length = int.from_bytes(data[at + 2 : at + 2 + more]) if more else announced
    return 2 + more + mask + length


def frame_head(length: int) -> bytes:
    """What a text begins with that a server sends whole."""
    if length < 126:
        return bytes([0x81, length])
    return b"\x81\x7e" + length.to_bytes(2) if length < 65_536 else b"\x81\x7f" + length.to_bytes(8)


def close_frame(code: int, reason: str) -> bytes:
    """The last frame of a WebSocket."""
    said = code.to_bytes(2) + reason.encode()
    return bytes([0x88, len(said)]) + said


@cache
def last_words(error: ServerError) -> bytes:
    """A whole answer to who has not said in which language."""
    told = f"{error.told('en')}\n{error.told('fr')}\n".encode()
    head = [
        f"HTTP/1.1 {error.status} {HTTPStatus(error.status).phrase}",
        "content-type: text/plain; charset=utf-8",
        f"content-length: {len(told)}",
        "connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode() + told


class OnLine:
    """Tell the line which requests are being answered; an answer to half a request is the last on its line."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        line: Line | None = scope.get("state", {}).get("line")
        if line is None:
            await self.app(scope, receive, send)
            return
        if scope["http_version"] not in VERSIONS:
            line.give_up(last_words(NO_VERSION))
            return
        has_come = not has_body(Headers(scope=scope))

        async def receive_and_note() -> Message:
            nonlocal has_come
            message = await receive()
            has_come = has_come or not message.get("more_body", False)
            return message

        async def send_and_note(message: Message) -> None:
            if message["type"] == "http.response.start" and (not has_come or message["status"] == 429):
                line.deaf = True
                MutableHeaders(scope=message)["connection"] = "close"
            await send(message)

        line.begin_answer()
        try:
            await self.app(scope, receive_and_note, send_and_note)
        finally:
            line.end_answer()


def has_body(headers: Headers) -> bool:
    """Does something follow the head of this request?"""
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
