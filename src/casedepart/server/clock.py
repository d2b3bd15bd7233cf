"""The server's clock: the time of day, and since when it has run evenly in this process.

The server reads it once a second and more. A reading that is far from the last one says that the clock was set, or that
the machine slept, or the process was stopped: whatever it was, nobody was served meanwhile.
"""

from __future__ import annotations

import time
from typing import Final, NamedTuple

LEAP: Final = 10_000
"""Two readings that are further apart are a leap, in milliseconds; one back is as much as one ahead."""


class Leap(NamedTuple):
    """A leap of the clock, in milliseconds since 1970: it had run evenly `since` then and up to `before`."""

    since: int
    before: int
    at: int

    @property
    def length(self) -> int:
        """By how much; less than 0: the clock was set back."""
        return self.at - self.before


class Watch:
    """Reads the time of day, and notices where it leaps."""

    def __init__(self) -> None:
        self.read = 0
        """The last reading; 0: there is none."""
        self.even_since = 0
        """The first reading, or the one after the last leap."""
        self.leaps: list[Leap] = []
        """Those that nobody has asked for yet."""

    def now(self) -> int:
        """The time of day, in milliseconds since 1970."""
        at = time.time_ns() // 1_000_000
        if abs(at - self.read) > LEAP:
            if self.read:
                self.leaps.append(Leap(self.even_since, self.read, at))
            self.even_since = at
        self.read = at
        return at

    def new_leaps(self) -> list[Leap]:
        """The leaps up to now that were not told yet."""
        self.now()
        leaps, self.leaps = self.leaps, []
        return leaps


WATCH: Final = Watch()
now: Final = WATCH.now


def even_since() -> int:
    """Since when the clock has run evenly: the start of this process, or the last leap."""
    now()
    return WATCH.even_since
