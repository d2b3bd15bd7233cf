"""The access log: method, which address, status, how long. Never the query, nor what stands in for a path's parts."""

from __future__ import annotations

import time
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from casedepart.server import metrics
from casedepart.server.logs import log

QUIET: Final = frozenset({"/health", "/metrics"})
"""Asked for by machines, all day long."""


class AccessLog:
    """Write down and count every request."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        finally:
            note(scope, status, time.perf_counter() - began)


def note(scope: Scope, status: int, seconds: float) -> None:
    """One request is answered."""
    path = scope.get("template", "unknown")
    method = scope["method"] if scope["method"] in KNOWN else "OTHER"
    metrics.REQUESTS.labels(method, path, status).inc()
    metrics.REQUEST_SECONDS.observe(seconds)
    if path not in QUIET:
        log("request", method=method, path=path, status=status, ms=round(seconds * 1000, 2))


KNOWN: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
