"""When memory is cleared of what refers to itself: often a little, seldom all of it.

Looking through everything takes a quarter of a second once thousands are connected, and nobody is answered meanwhile.
Left to itself, Python does so every few seconds of busy play.
"""

from __future__ import annotations

import gc
from typing import Final

THRESHOLDS: Final = (10_000, 20, 500)
"""New objects before the young are looked through, and how often that happens before older ones are."""
MANY: Final = 1_000
"""After so many tables or connections have gone, all is looked through: what they leave behind adds up."""


class Tidying:
    """Counts what has gone, and clears up after many."""

    def __init__(self) -> None:
        self.gone = 0

    def note(self, gone: int = 1) -> None:
        """Something large has gone."""
        self.gone += gone

    def sweep(self) -> None:
        """Clear up, if it is worth it."""
        if self.gone >= MANY:
            self.gone = 0
            gc.collect()


def look_seldom() -> None:
    """Leave what is there from the start alone for good, and look through the rest less often than Python would."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
