"""The end that was agreed on for a timed game (Q6)."""

from __future__ import annotations

import math
import time
from collections.abc import Callable


class Clock:
    """Counts the minutes of a timed game; without any it never ends."""

    def __init__(self, minutes: float | None, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.end = None if minutes is None else now() + 60 * minutes

    def is_over(self) -> bool:
        """Has the agreed end come?"""
        return self.end is not None and self.now() >= self.end

    def minutes_left(self) -> int | None:
        """Whole minutes that are left, the last one counted; None when the game is not timed."""
        if self.end is None:
            return None
        return max(0, math.ceil((self.end - self.now()) / 60))
