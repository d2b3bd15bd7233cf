"""Where pieces of work are done: on the cores of this machine, or on a cluster.

Each piece knows its own seed, so that the split does not matter.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")

Progress = Callable[[int], None]
"""Told how much of the work each piece was that is done."""

QUICKEST: Final = "fork" if sys.platform == "linux" else "spawn"
"""How processes start that write no tables: where a process can safely be split in two, they have loaded everything."""


class ExecutorError(Exception):
    """The work could not be done where it was to be done; says why, and what to do."""


class Executor(Protocol):
    """Does every piece once, wherever that is, and hands back the results as they come in."""

    def run(
        self, work: Callable[[Piece], Result], pieces: Sequence[Piece]
    ) -> Generator[tuple[int, Result], None, None]:
        """The result of each piece with its place; close it to stop early."""
        ...


@dataclass(frozen=True)
class Cores:
    """Processes on this machine."""

    count: int | None = None
    """All cores, unless it says how many."""
    fresh: bool = False
    """Processes that begin anew, for work that writes tables."""

    def run(
        self, work: Callable[[Piece], Result], pieces: Sequence[Piece]
    ) -> Generator[tuple[int, Result], None, None]:
        try:
            yield from on_all_cores(work, pieces, self.count, self.fresh)
        except BrokenProcessPool as error:
            raise ExecutorError(
                "a process of this run was ended from outside, perhaps for want of memory: "
                "take fewer cores, and run the command again"
            ) from error


def on_all_cores(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], cores: int | None = None, fresh: bool = False
) -> Generator[tuple[int, Result], None, None]:
    """The result of each piece with its place, as they come in; close it to stop early.

    Fresh processes begin anew and know nothing of this one: for work with a library that has threads of its own,
    which a process that is split in two would wait for in vain.
    """
    count = min(cores or os.cpu_count() or 1, len(pieces))
    if count <= 1:
        for place, piece in enumerate(pieces):
            yield place, work(piece)
        return
    context = multiprocessing.get_context("spawn" if fresh else QUICKEST)
    pool = ProcessPoolExecutor(count, context, follow_the_parent)
    others = set(multiprocessing.active_children())
    waiting: dict[Future[Result], int] = {}
    try:
        with interrupts_held():
            waiting.update((pool.submit(work, piece), place) for place, piece in enumerate(pieces))
        for done in as_completed(list(waiting)):
            # Once it is handed on nobody keeps the result: a long run needs no more memory than a short one.
            yield waiting.pop(done), done.result()
    finally:
        if waiting:
            # Nobody waits for what is being done any more, and a piece may take minutes.
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def follow_the_parent() -> None:
    """Ctrl-C stops the one who waits, who then sends the workers home; nobody outlives the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    hold_interrupts(False)
    threading.Thread(target=leave_with_the_parent, daemon=True).start()


def leave_with_the_parent() -> None:
    """A parent that was killed cannot send its workers home: without this they would wait for it for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """While processes are started: a Ctrl-C waits until they are, and they never show it before they are ready."""
    hold_interrupts(True)
    try:
        yield
    finally:
        hold_interrupts(False)


def hold_interrupts(held: bool) -> None:
    """Let Ctrl-C wait, or come through, in this thread and the processes it starts; where a system cannot, it comes."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK if held else signal.SIG_UNBLOCK, {signal.SIGINT})


def in_order(
    run: Executor,
    work: Callable[[Piece], Result],
    pieces: Sequence[Piece],
    size: Callable[[Piece], int],
    progress: Progress | None,
) -> list[Result]:
    """The results of all pieces, in the order of the pieces; `progress` is told the size of each that is done."""
    found: dict[int, Result] = {}
    with closing(run.run(work, pieces)) as done:
        for place, result in done:
            found[place] = result
            if progress is not None:
                progress(size(pieces[place]))
    return [found[place] for place in range(len(pieces))]
