"""Work split over the cores: each piece knows its own seed, so that the split does not matter."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")


def on_all_cores(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], cores: int | None = None
) -> Iterator[tuple[int, Result]]:
    """The result of each piece with its place, as they come in."""
    count = min(cores or os.cpu_count() or 1, len(pieces))
    if count <= 1:
        for place, piece in enumerate(pieces):
            yield place, work(piece)
        return
    with ProcessPoolExecutor(count, initializer=leave_interrupts_to_the_parent) as pool:
        waiting = {pool.submit(work, piece): place for place, piece in enumerate(pieces)}
        try:
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C stops the one who waits; the workers finish their piece and are sent home."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
