"""What a store takes and gives: the steps of a journal, a table as it is stored, what a short code stands for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple


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
