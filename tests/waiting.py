"""Waiting for what no message tells of: as short as can be, and long enough for a busy machine."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 120.0
"""After so many seconds it will never come."""
EVERY: Final = 0.01


def holds(condition: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Wait for something to become true; False: it has not, in all that time."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(EVERY)
    return True


def wait_until(condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for something to become true; fail when it does not."""
    assert holds(condition, seconds), "it never happened"
