"""Who serves the tables of a file: an advisory lock beside it, which the system releases however its holder ends."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from casedepart.server.stores.database_file import beside
from casedepart.server.stores.errors import PlaceError

ENDING: Final = "-serving"
"""What the locked file is called beside the database: the locks in the database itself are SQLite's own."""
STARTING: Final = 5.0
"""For how many seconds one that has just begun may say nothing of where it serves, or one that ends may take."""
EVERY: Final = 0.05


class Holder(NamedTuple):
    """Who holds a file, as they have written it down."""

    process: str
    address: str
    """Where it serves; empty: it does not, or not yet."""


class Taken(PlaceError):
    """Another process holds the file."""

    def __init__(self, where: str, holder: Holder) -> None:
        self.holder: Final = holder
        key = "place-served" if holder.address else "place-taken"
        super().__init__(where, key, process=holder.process, address=holder.address)


class Claim:
    """A file of tables that this process alone serves; or a database that many may, of which nothing is written."""

    def __init__(self, file: int | None = None) -> None:
        self.file: Final = file
        self.tell("")

    def tell(self, address: str) -> None:
        """Let others know where the tables are served."""
        if self.file is not None:
            os.ftruncate(self.file, 0)
            os.pwrite(self.file, f"{os.getpid()} {address}\n".encode(), 0)


@contextmanager
def claimed(path: Path) -> Iterator[Claim]:
    """Hold a file as long as it lasts; `Taken` when another process does."""
    file = opened(beside(path.resolve(), ENDING))
    try:
        if file is not None:
            take(file, path)
        yield Claim(file)
    finally:
        if file is not None:
            os.close(file)


def opened(file: Path) -> int | None:
    """The file to be locked; None: it cannot be made, and the database will say why."""
    if sys.platform == "win32":
        # There nobody can take away a file that is open.
        return None
    try:
        return os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        return None


def take(file: int, path: Path) -> None:
    """Lock the file; fail when somebody else has it and serves, or is not done with it soon."""
    until = time.monotonic() + STARTING
    while not is_mine(file):
        holder = holder_of(file)
        if holder.address or time.monotonic() > until:
            raise Taken(str(path), holder)
        time.sleep(EVERY)


def is_mine(file: int) -> bool:
    """Lock a file for this process, if nobody else has; where a file system knows no locks, all may have it."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True
    return True


def holder_of(file: int) -> Holder:
    """Who holds the file."""
    process, _, address = os.pread(file, 1024, 0).decode(errors="replace").strip().partition(" ")
    return Holder(process, address)
