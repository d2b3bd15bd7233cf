"""Who sat down at a listed table without the invitation: nobody takes all its seats from one address."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from typing import Final

REMEMBERED: Final = 24 * 60 * 60.0
"""For how many seconds it is remembered which seats an address has taken."""


class Strangers:
    """The seats that each address has asked for, by the digests of their keys."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.most: Final = most
        self.clock: Final = clock
        self.asked: Final[dict[tuple[str, str], dict[str, float]]] = {}

    def ask(self, table: str, address: str, key: str) -> None:
        """Someone at this address wants a seat, and would hold it by this key."""
        # Before it is theirs: of several who ask at once each knows of the others.
        self.asked.setdefault((table, address), {})[key] = self.clock()

    def may_sit(self, table: str, address: str, held: Collection[str]) -> bool:
        """May one more from this address sit down? `held` are the keys of all who sit there now."""
        return sum(key in held for key in self.asked.get((table, address), ())) < self.most

    def take_back(self, table: str, address: str, key: str) -> None:
        """There was no seat for them."""
        asked = self.asked.get((table, address), {})
        asked.pop(key, None)
        if not asked:
            self.asked.pop((table, address), None)

    def forget(self) -> None:
        """Forget what was long ago."""
        before = self.clock() - REMEMBERED
        old = [(*where, key) for where, asked in self.asked.items() for key, at in asked.items() if at < before]
        for table, address, key in old:
            self.take_back(table, address, key)
