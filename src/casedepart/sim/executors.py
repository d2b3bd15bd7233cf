"""Where pieces of work are done: on the cores of this machine, or on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass
from typing import Protocol, TypeVar

from casedepart.sim.cores import on_all_cores

Piece = TypeVar("Piece")
Result = TypeVar("Result")

Progress = Callable[[int], None]
"""Told how much of the work each piece was that is done."""


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
