"""What a server needs of a database: an append-only journal a table (event sourcing), and little beside it.

Times are milliseconds since 1970. Bodies are JSON that no store looks into.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of a table's journal, and what is known of the table once it stands there."""

    table: str
    version: int
    """Counted from 1, with no gap: the primary key is (table, version)."""
    body: bytes
    wake: int | None
    """When somebody must look at the table, if nothing happens before; None: never."""
    listing: bytes | None
    """What the public list shows of it; None: it is not listed."""
    before: bytes = b""
    """The body of the version that it was made on top of: no other may stand there. Empty: that is not known."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is stored: the newest snapshot, and the journal after it."""

    snapshot: tuple[int, bytes] | None
    """The version it stands for, and its body."""
    entries: Sequence[tuple[int, bytes]]
    """(version, body), in order."""
    before: bytes = b""
    """The body of the version that they come after; empty: there is none."""

    @property
    def last(self) -> bytes:
        """The body of the newest version."""
        return self.entries[-1][1] if self.entries else self.before


Heard = Callable[[str, int], None]
"""Told a table and its new version when another process has written there.

An empty name, with version 0, says that news may have been missed: look at every table that is loaded.
"""


class Code(NamedTuple):
    """What a short code stands for."""

    table: str
    seat: int
    holder: bytes
    """The digest of the key that held the seat when the code was made: for no other holder is it good."""


class Store(ABC):
    """A database of tables. Every one passes the same tests (`tests/server/stores`)."""

    process: str
    """What all that share the database call the process that has opened this store; another one each time."""
    shared: ClassVar[bool] = False
    """Other processes serve the same tables: what is in memory may be older than what is stored."""

    @abstractmethod
    async def open(self, heard: Heard) -> None:
        """Connect, bring the schema up to date, and listen for news of other processes."""

    @abstractmethod
    async def close(self) -> None:
        """Commit what waits, then disconnect."""

    @abstractmethod
    async def append(self, step: Step) -> bool:
        """Write one step; True once it is durable, False when that version was written by someone else.

        `Parted` when the version before it is missing, or is another than the step was made on top of.

        Version 1 creates the table. Steps that wait together, of many tables, go into one commit.
        """

    @abstractmethod
    async def load(self, table: str, after: int = 0, snapshot: bool = True) -> Stored | None:
        """The newest snapshot later than `after` if wanted, and every entry after that; None: no such table."""

    @abstractmethod
    async def keep_snapshot(self, table: str, version: int, body: bytes, newest: bytes = b"") -> None:
        """Keep a snapshot of a version that is written, in place of an older one; losing one costs only time.

        With the body of that version, it is kept only if that is what stands there.
        """

    @abstractmethod
    async def due(self, now: int, limit: int) -> list[str]:
        """Tables whose time to be looked at has come, the longest overdue first."""

    @abstractmethod
    async def listed(self, limit: int) -> list[bytes]:
        """What the public list shows, the newest first."""

    @abstractmethod
    async def keep_code(self, digest: bytes, code: Code, expires: int) -> None:
        """Remember the digest of a short code that moves a seat to another device, in place of the seat's last one."""

    @abstractmethod
    async def take_code(self, digest: bytes, now: int, receipt: bytes = b"") -> Code | None:
        """What a code stands for that is still good; it is good once, and its receipt stands in for it then."""

    @abstractmethod
    async def taken_code(self, receipt: bytes, now: int) -> Code | None:
        """What the code stood for that was taken with this receipt, until the code would have ended."""

    @abstractmethod
    async def let_rest(self, table: str, version: int) -> None:
        """Nobody need look at a table by itself any more, unless something has happened after this version."""

    @abstractmethod
    async def forget(self, before: int, limit: int, spare: Collection[str] = ()) -> int:
        """Delete tables that nothing has happened at since `before`, the oldest first; how many they were."""

    @abstractmethod
    async def alive(self) -> set[str]:
        """The processes that have the database open, this one among them."""

    @abstractmethod
    async def ping(self) -> None:
        """Fails when the database does not answer, or does not take writes."""

    def free_bytes(self) -> int | None:
        """How much more can be stored; None: that is not known here."""
        return None

    @abstractmethod
    async def count(self) -> int:
        """How many tables are stored."""
