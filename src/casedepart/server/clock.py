"""The server's clock."""

from __future__ import annotations

import time


def now() -> int:
    """The time of day, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
