"""Work split over the cores: each piece knows its own seed, so that the split does not matter."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")


def on_all_cores(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], cores: int | None = None
) -> Generator[tuple[int, Result], None, None]:
    """The result of each piece with its place, as they come in; close it to stop early."""
    count = min(cores or os.cpu_count() or 1, len(pieces))
    if count <= 1:
        for place, piece in enumerate(pieces):
            yield place, work(piece)
        return
    pool = ProcessPoolExecutor(count, initializer=leave_interrupts_to_the_parent)
    try:
        waiting = {pool.submit(work, piece): place for place, piece in enumerate(pieces)}
        for done in as_completed(waiting):
            yield waiting[done], done.result()
    finally:
        # What has not begun is dropped: nobody waits for it any more.
        pool.shutdown(wait=True, cancel_futures=True)


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C stops the one who waits; the workers finish their piece and are sent home."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
