"""`casedepart` with deadlines, limits and a clock that a test sets; `tests/tuned.py` runs it.

No test waits until time has passed: deadlines are short, and the clock of tables is set forward by a file and SIGUSR1.
"""

from __future__ import annotations

import asyncio
import signal
import time
from dataclasses import replace
from pathlib import Path
from socket import socket
from typing import Any
from unittest.mock import patch
from weakref import WeakSet

from casedepart.cli import main
from casedepart.server import clock, serve
from casedepart.server.config import Config, Deadlines, Rate
from casedepart.server.driver import Driver
from casedepart.server.room import Room


class SetForward:
    """The time, so many milliseconds later than it is as a file says."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.rooms: WeakSet[Room] = WeakSet()
        self.later = 0
        self.read()

    def read(self) -> None:
        """Read how much later it is: that time has passed evenly, unless the file says that the clock leaps."""
        before = self.later
        words = self.file.read_text().split() if self.file.exists() else ["0"]
        self.later, self.leaps = int(words[0]), words[1:] == ["leaps"]
        if not self.leaps and clock.WATCH.read:
            clock.WATCH.read += self.later - before

    def time_ns(self) -> int:
        """Stands for `time.time_ns`."""
        return time.time_ns() + self.later * 1_000_000

    def hurry(self, *_: object) -> None:
        """The file has changed: what is due by now is done now."""
        self.loop.call_soon_threadsafe(self.wake)

    def wake(self) -> None:
        self.read()
        for room in self.rooms if not self.leaps else ():
            room.schedule()

    def begin(self, driver: Driver, room: Room) -> None:
        """Stands for `Driver.begin`."""
        self.loop = asyncio.get_running_loop()
        self.rooms.add(room)
        BEGIN(driver, room)


BEGIN = Driver.begin
RUN = serve.run


def run_tuned(deadlines: dict[str, float], limits: dict[str, Any], clock_file: str) -> None:
    """Run the command line; a server that it starts has these deadlines, these limits and this clock."""
    chosen: dict[str, Any] = {
        name: Rate(*limit) if isinstance(limit, list) else limit for name, limit in limits.items()
    }

    def run(listener: socket, config: Config, serving: Any) -> None:
        tuned = replace(config, deadlines=Deadlines(**deadlines), limits=config.limits._replace(**chosen))
        RUN(listener, tuned, serving)

    told = SetForward(Path(clock_file))
    signal.signal(signal.SIGUSR1, told.hurry)
    with (
        patch.object(serve, "run", run),
        patch.object(clock, "time", told),
        patch.object(Driver, "begin", lambda driver, room: told.begin(driver, room)),
    ):
        main()
