"""One WebSocket: what it may do, and what waits to be sent to it, with backpressure for who reads slowly."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.types import Send

from casedepart.server import metrics
from casedepart.server.errors import ServerError
from casedepart.table.errors import TableError
from casedepart.table.keys import Roles
from casedepart.table.states import MOST_ANSWERS, EncodedState
from casedepart.table.wire.news import Fault, News

MOST_WAITING: Final = 64
"""How many messages may wait for a reader who is slow, before the connection is closed."""
STUCK: Final = 20.0
"""For how many seconds one message may be on its way."""
POLICY: Final = 1008
OVERLOADED: Final = 1013

Direct = Callable[[bytes], bool]

encode: Final = msgspec.json.Encoder().encode


def nowhere(text: bytes) -> bool:
    """There is no short way to this client."""
    return False


class Connection:
    """A client's socket. Replies wait in order; of states only the newest is kept, in the place of the first."""

    def __init__(self, send: Send, address: str, named: str = "", direct: Direct = nowhere) -> None:
        self.send: Final = send
        self.direct: Final = direct
        """Sends at once what nobody has to wait for; False: it cannot."""
        self.address: Final = address
        self.named: Final = named
        """The table that the socket's own address names: by it the socket comes to the worker that has the table."""
        self.language = "en"
        self.keys: tuple[str, ...] = ()
        self.roles = Roles()
        self.busy = False
        """A message of its is being replied to."""
        self.weighing: asyncio.Task[None] | None = None
        """Works out its chances, or did so last."""
        self.waiting: Final[deque[bytes | None]] = deque()
        """What is to be sent; None stands for the newest state."""
        self.state: EncodedState | None = None
        self.skipped: list[bytes] = []
        """The answers of states that waited and were not sent."""
        self.ready: Final = asyncio.Event()
        self.closing: tuple[int, str] | None = None
        self.sending_since = 0.0
        self.writer: asyncio.Task[None] | None = None
        """The task that sends."""

    def tell(self, news: News) -> None:
        """Queue a message."""
        self.put(encode(news))

    def fault(self, error: ServerError | TableError, message: str = "") -> None:
        """Say what is wrong with a message."""
        self.put(self.encoded_fault(error, message))

    def encoded_fault(self, error: ServerError | TableError, message: str = "") -> bytes:
        """An error as it is sent."""
        metrics.FAULTS.labels(error.code).inc()
        later = error.retry_after if isinstance(error, ServerError) else 0
        return encode(Fault(error.code, error.told(self.language), message, later))

    def show(self, state: EncodedState) -> None:
        """Send the newest state; one that still waits is not sent any more, but its answers are."""
        if self.goes_at_once(state.text()):
            return
        if self.state is None:
            self.put(None)
        else:
            self.skipped = [*self.skipped, *self.state.answers][-MOST_ANSWERS:]
        self.state = state
        self.check()

    def put(self, text: bytes | None) -> None:
        if self.closing is None and not (text is not None and self.goes_at_once(text)):
            self.waiting.append(text)
            self.check()
            self.ready.set()

    def goes_at_once(self, text: bytes) -> bool:
        """Send a message without any detour, where nothing waits before it and it will be taken."""
        idle = not self.waiting and not self.sending_since and self.closing is None
        return idle and self.direct(text)

    def check(self) -> None:
        """Give up on a reader who is too slow."""
        stuck = self.sending_since > 0 and time.monotonic() - self.sending_since > STUCK
        if self.closing is None and (stuck or len(self.waiting) > MOST_WAITING):
            error = ServerError("too-slow")
            self.waiting.clear()
            self.state = None
            self.waiting.append(self.encoded_fault(error))
            self.close(OVERLOADED, error.code)
            if stuck and self.writer is not None:
                self.writer.cancel()

    def cancel_work(self) -> None:
        """Nobody waits for anything here any more."""
        if self.weighing is not None:
            self.weighing.cancel()

    def dismiss(self, error: ServerError | TableError, code: int = POLICY) -> None:
        """Close the connection, with the reason."""
        self.fault(error)
        self.close(code, error.code)

    def close(self, code: int, reason: str) -> None:
        """Close the socket once all that waits has been sent."""
        if self.closing is None:
            self.closing = (code, reason)
            self.ready.set()

    async def write(self) -> None:
        """Send whatever waits, until the socket is closed."""
        while True:
            await self.ready.wait()
            self.ready.clear()
            while self.waiting:
                await self.write_one(self.waiting.popleft())
            if self.closing is not None:
                code, reason = self.closing
                await self.send({"type": "websocket.close", "code": code, "reason": reason})
                return

    async def write_one(self, text: bytes | None) -> None:
        if text is None and self.state is not None:
            text = self.state.text(self.skipped)
            self.state, self.skipped = None, []
        if text is not None:
            self.sending_since = time.monotonic()
            await self.send({"type": "websocket.send", "text": text.decode()})
            self.sending_since = 0.0
