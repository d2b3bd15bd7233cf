"""The server's clock, in this process, as a test sets it."""

from __future__ import annotations

import time

import pytest

from casedepart.server import clock
from casedepart.server.clock import WATCH


class SetClock:
    """Stands for `time`: the time of day goes on as it does, from wherever it was set."""

    def __init__(self) -> None:
        self.later = 0

    def time_ns(self) -> int:
        return time.time_ns() + self.later * 1_000_000

    def leap(self, length: int) -> None:
        """Set it forward or back, in milliseconds."""
        self.later += length

    def go_on(self, length: int) -> None:
        """Let so much time pass evenly."""
        self.later += length
        WATCH.read += length


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    """A clock that has just begun to run."""
    mine = SetClock()
    monkeypatch.setattr(clock, "time", mine)
    for name, value in (("read", 0), ("even_since", 0), ("leaps", [])):
        monkeypatch.setattr(WATCH, name, value)
    WATCH.now()
    return mine
