"""What the server does not take, in a person's words: what is wrong, and what to do."""

from __future__ import annotations

from typing import Final

from casedepart.texts import said_by

BUSY: Final = 5
"""After how many seconds those who are busy may be free."""
CONFLICT: Final = 409
"""The status of what is in its form, and cannot be done all the same: not now, not here, or not together."""
STATUS: Final = {
    "bad-request": 400,
    "bad-origin": 403,
    "not-allowed": 403,
    "no-address": 404,
    "no-code": 404,
    "no-edition": 404,
    "no-table": 404,
    "wrong-method": 405,
    "head-too-late": 408,
    "too-late": 408,
    "one-seat": CONFLICT,
    "unreadable": CONFLICT,
    "too-big": 413,
    "unstorable": CONFLICT,
    "bad-edition": CONFLICT,
    "bad-record": CONFLICT,
    "bad-host": 421,
    "too-many": 429,
    "bots-alone": 429,
    "internal": 500,
    "no-page": 503,
    "no-thought": 503,
    "disk-low": 503,
    "storage": 503,
    "too-many-lines": 503,
}
"""The errors of HTTP, each with its status."""


class ServerError(Exception):
    """A request or a message that is not taken; nothing has changed."""

    def __init__(self, code: str, retry_after: int = 0, **details: object) -> None:
        super().__init__(code)
        self.code: Final = code
        """The key of what is wrong; clients get it too."""
        self.retry_after: Final = retry_after
        """After how many seconds it may be taken; 0: that is not known."""
        self.details: Final = details | ({"seconds": retry_after} if retry_after else {})

    @property
    def status(self) -> int:
        """Its status in HTTP."""
        return STATUS.get(self.code, 400)

    def told(self, language: str) -> str:
        """What is wrong and what to do, in a language."""
        return said_by("server", language, self.code, self.details)

    def __str__(self) -> str:
        return self.told("en")


def too_many(seconds: int = BUSY) -> ServerError:
    """An error that says how long to wait: until there is a token, or until whoever is busy may be free."""
    return ServerError("too-many", retry_after=seconds)
