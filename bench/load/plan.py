"""What is to be measured."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SEATS: Final = 4
"""At every table, each with a socket of its own."""
PEOPLE: Final = ("Anna", "Bruno", "Chloe", "David")
SETTINGS: Final[dict[str, object]] = {"seats": SEATS, "auction": 0}
"""The usual ones, but that auctions end when all have passed: nobody waits for a hammer."""


@dataclass(frozen=True)
class LoadPlan:
    """One measurement."""

    tables: int = 100
    """How many are played at."""
    seconds: float = 10.0
    fast: bool = False
    """Each table's next move is sent as soon as the last is acknowledged; else one a second."""
    stored: int = 0
    """How many live tables are stored, of which only some are played at; 0: all are."""
    server: str = ""
    """The address of a server that runs already; empty: one is started."""
    workers: int = 1
    """Processes of a server that is started."""
    db: str = ""
    """Where a server that is started keeps its tables; empty: in a file that is thrown away."""
    devices: bool = False
    """Everyone's device takes part in the draws, as pages do."""

    @property
    def mode(self) -> str:
        """What kind of measurement it is."""
        if self.stored:
            return "stored"
        return "fast" if self.fast else "paced"
