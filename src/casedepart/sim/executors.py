"""Where pieces of work are done: on the cores of this machine, or on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from casedepart.sim.cores import on_all_cores

Piece = TypeVar("Piece")
Result = TypeVar("Result")


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

    def run(
        self, work: Callable[[Piece], Result], pieces: Sequence[Piece]
    ) -> Generator[tuple[int, Result], None, None]:
        return on_all_cores(work, pieces, self.count)
