"""One line of JSON for whatever happens, with no secret in it: no key, no address bar, no query."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

LOG: Final = logging.getLogger("casedepart.server")


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
            "sqlalchemy": quiet,
        },
    }
