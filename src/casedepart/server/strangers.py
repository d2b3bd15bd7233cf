"""Who sat down at a listed table without the invitation: nobody takes all its seats from one address."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from typing import Final

REMEMBERED: Final = 24 * 60 * 60.0
"""For how many seconds it is remembered which seats an address has taken."""


class Strangers:
    """The seats that each address has taken, by the digests of their keys."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.most: Final = most
        self.clock: Final = clock
        self.taken: Final[dict[tuple[str, str], list[str]]] = {}
        self.since: Final[dict[tuple[str, str], float]] = {}

    def may_sit(self, table: str, address: str, held: Collection[str]) -> bool:
        """May one more from this address sit down? `held` are the keys of all who sit there now."""
        return sum(key in held for key in self.taken.get((table, address), ())) < self.most

    def sat(self, table: str, address: str, key: str) -> None:
        """Someone from this address sat down."""
        self.taken.setdefault((table, address), []).append(key)
        self.since[table, address] = self.clock()

    def forget(self) -> None:
        """Forget what was long ago."""
        # In the order of time, nearly: who sat down again is only forgotten a little late.
        while self.since and next(iter(self.since.values())) < self.clock() - REMEMBERED:
            oldest = next(iter(self.since))
            del self.since[oldest], self.taken[oldest]
