"""The other end of a worker's pipe: a process that does one piece of work after the other until the pipe is closed."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Final

import msgspec

NICE = 5
"""By how much a worker stands back when there is more to do than the machine can."""
BEGUN: Final = "begun"
"""What a worker says before it does a piece of work."""


class Failed(msgspec.Struct, frozen=True):
    """Work that could not be done, and why."""

    why: str


def work_on(pipe: Connection, memory: int) -> None:
    """Do whatever work comes, in so much memory; who gave it may be gone at any time."""
    # Ctrl-C is for the one who gives the work: it ends this process too.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    limit_memory(memory)
    is_nice = False
    try:
        while True:
            work, about = pipe.recv()
            # All that the work needs is loaded now: its time begins, and whoever plays comes first.
            if not is_nice and sys.platform != "win32":
                os.nice(NICE)
                is_nice = True
            pipe.send(BEGUN)
            pipe.send(done(work, about))
    except (EOFError, OSError):
        return


def limit_memory(memory: int) -> None:
    """Take no more address space than this, nor than whoever started the server allows; 0: as much as there is."""
    if memory and sys.platform != "win32":
        import resource

        allowed = [limit for limit in resource.getrlimit(resource.RLIMIT_AS) if limit != resource.RLIM_INFINITY]
        least = min([memory, *allowed])
        resource.setrlimit(resource.RLIMIT_AS, (least, least))


def done(work: Callable[[object], object], about: object) -> object:
    """The result of a piece of work, or why it failed."""
    try:
        return work(about)
    except Exception:
        return Failed(traceback.format_exc())
