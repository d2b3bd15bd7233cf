"""One line of JSON for whatever happens, with no secret in it: no key, no address bar, no query."""

from __future__ import annotations

import logging
import time
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from casedepart.server import metrics

LOG: Final = logging.getLogger("casedepart.server")
QUIET: Final = frozenset({"/health", "/metrics"})
"""Asked for by machines, all day long."""
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class OneLine(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "what": record.getMessage()}
        told.update(getattr(record, "facts", {}))
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told, enc_hook=str).decode()


def log(what: str, level: int = logging.INFO, trace: bool = False, **facts: object) -> None:
    """Write down what happened, and what there is to know of it."""
    LOG.log(level, what, extra={"facts": facts}, exc_info=trace)


def settings(level: str) -> dict[str, Any]:
    """How logging is set up: ours as chosen; of what we stand on only warnings, since it logs whole addresses."""
    handler = {"class": "logging.StreamHandler", "stream": "ext://sys.stderr", "formatter": "line"}
    quiet = {"handlers": ["errors"], "level": "WARNING", "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": "casedepart.server.logs.OneLine"}},
        "handlers": {"errors": handler},
        "loggers": {
            "casedepart.server": {"handlers": ["errors"], "level": level.upper(), "propagate": False},
            "uvicorn": quiet,
            "uvicorn.error": quiet,
            "asyncio": quiet,
        },
    }


class AccessLog:
    """The access log: method, route, status, time taken; never the query, nor what stands in for a path's parts."""

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
            note_request(scope, status, time.perf_counter() - began)


def note_request(scope: Scope, status: int, seconds: float) -> None:
    """Log and count a request that was answered."""
    path = scope.get("template", "unknown")
    method = scope["method"] if scope["method"] in METHODS else "OTHER"
    metrics.REQUESTS.labels(method, path, status).inc()
    metrics.REQUEST_SECONDS.observe(seconds)
    if path not in QUIET:
        log("request", method=method, path=path, status=status, ms=round(seconds * 1000, 2))
