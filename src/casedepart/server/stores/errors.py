"""What is wrong with a database, in words for whoever hosts it: what, where, and what to do."""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qsl, quote, urlencode, urlsplit

from casedepart.server.logs import log
from casedepart.server.metrics import STORE_FAILURES
from casedepart.texts import said_by


class StoreError(Exception):
    """A database that cannot be used, or that refuses: what is wrong, where, and the cure."""

    def __init__(self, where: str, what: str, cure: str) -> None:
        self.where: Final = where
        """The file or the address, without its password."""
        self.what: Final = what
        self.cure: Final = cure
        super().__init__(where, what, cure)

    def __str__(self) -> str:
        return f"{self.where}: {self.what} {self.cure}"


class DatabaseFailed(Exception):
    """What the driver of a database has raised, in its own words."""


class NoSuchTable(DatabaseFailed):
    """What was to be written belongs to a table that is not there."""


class Parted(StoreError):
    """The journal lacks the version that a step was made on top of: a failover lost it, or a backup was put back.

    Whoever has the table in memory knows of what never was, and must load it anew.
    """


class Damaged(StoreError):
    """What is stored cannot be read whole: some tables may still be, and the server says that it is not well."""


class Gone(StoreError):
    """The file is no longer where it was opened: the store says so once, and takes nothing until it is there again."""


class PlaceError(StoreError):
    """What is wrong with the place where tables are kept, or with a copy of it: for a person, in their language."""

    def __init__(self, where: str, key: str, **details: object) -> None:
        self.key: Final = key
        """The key of what is wrong; its attribute `cure` says what to do."""
        self.details: Final = details
        super().__init__(where, *self.sentences("en"))

    def sentences(self, language: str) -> tuple[str, str]:
        """What is wrong, and the cure."""
        what, cure = (said_by("help", language, key, self.details) for key in (self.key, f"{self.key}.cure"))
        return what, cure

    def told(self, language: str) -> str:
        """The whole message in a language: where, what is wrong, and what to do."""
        return " ".join([f"{self.where}{said_by('help', language, 'colon', {})}", *self.sentences(language)])


def write_down(error: Exception, **facts: object) -> None:
    """Count a failure of the database and log it, unless the store itself has."""
    STORE_FAILURES.inc()
    if not isinstance(error, Gone):
        log("store failed", 40, False, **facts, why=str(error) or type(error).__name__)


def closed(where: str) -> StoreError:
    """The error of a database that is not open, or no longer."""
    return StoreError(where, "This database is not open.", "Open it before anything is written.")


def shown(address: str) -> str:
    """An address as it may be printed: with no password in it."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return f"{address.partition('://')[0]}://…"
    user, at, host = parts.netloc.rpartition("@")
    query = [(key, value) for key, value in parse_qsl(parts.query) if "password" not in key.lower()]
    netloc = f"{user.partition(':')[0]}{at}{host}"
    return parts._replace(netloc=netloc, query=urlencode(query, quote_via=quote, safe="/")).geturl()


def reason(error: BaseException) -> str:
    """What the database said, as one line."""
    said = str(error).strip()
    return (said.splitlines()[0] if said else type(error).__name__).rstrip(".")
