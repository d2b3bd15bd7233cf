"""The other end of a worker's line: a process that is given work, one piece after the other, until the line is cut."""

from __future__ import annotations

import signal
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection

import msgspec


class Failed(msgspec.Struct, frozen=True):
    """Work that could not be done, and why."""

    why: str


def work_on(line: Connection) -> None:
    """Do whatever work comes; who gave it may be gone at any time."""
    # Ctrl-C is for the one who gives the work: it ends this process too.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    try:
        while True:
            work, about = line.recv()
            line.send(done(work, about))
    except (EOFError, OSError):
        return


def done(work: Callable[[object], object], about: object) -> object:
    """What the work came to."""
    try:
        return work(about)
    except Exception:
        return Failed(traceback.format_exc())
