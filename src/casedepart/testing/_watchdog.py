"""The watchdog of bots: an answer that takes too long is broken off, an endless loop in Python too."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")

GRACE: Final = 1.0
"""Seconds in which code that is broken off may end; after that it is left to itself."""


class Overtime(BaseException):
    """Raised in the bot's own code when its time is over; no `except Exception` holds it."""


class Stuck(Exception):
    """The bot cannot be broken off: it waits outside Python, or catches everything."""


class Watchdog:
    """Runs work in a thread, and breaks off any call within it that takes too long."""

    def __init__(self, seconds: float) -> None:
        self.seconds: Final = seconds
        self.slowest: float = 0.0
        self.began: float = 0.0
        """When the call that is under way began; 0 when none is."""
        self.lock: Final = threading.Lock()
        self.error: BaseException | None = None

    # In the thread that works

    def timed(self, call: Callable[[], T]) -> T:
        """Make a call; `Overtime` when it took too long."""
        start = time.perf_counter()
        try:
            with self.lock:
                self.began = start
            answer = call()
            took = self.finished(start)
        except BaseException:
            self.finished(start)
            raise
        if took > self.seconds:
            raise Overtime
        return answer

    def finished(self, start: float) -> float:
        """The call is over: from here on nobody breaks it off."""
        with self.lock:
            self.began = 0.0
        # One that was on its way arrives here: the interpreter looks for it when a loop goes round.
        for _ in range(10):
            pass
        took = time.perf_counter() - start
        self.slowest = max(self.slowest, took)
        return took

    # In the thread that watches

    def run(self, work: Callable[[], None]) -> None:
        """Do the work; `Stuck` when a call in it never ends."""
        worker = threading.Thread(target=self.keep, args=(work,), daemon=True)
        worker.start()
        try:
            while worker.is_alive():
                worker.join(min(0.05, self.seconds / 4))
                self.look(worker)
        except KeyboardInterrupt:
            break_off(worker)
            raise
        if self.error is not None:
            raise self.error

    def keep(self, work: Callable[[], None]) -> None:
        """Do the work, and keep its error for the one who waits."""
        try:
            work()
        except BaseException as error:
            self.error = error

    def look(self, worker: threading.Thread) -> None:
        """Break the call off if it has had its time; give it up when that does not help."""
        with self.lock:
            late = time.perf_counter() - self.began - self.seconds if self.began else 0.0
            if late > 0:
                break_off(worker)
        if late > GRACE:
            raise Stuck


def break_off(worker: threading.Thread) -> None:
    """Raise `Overtime` in a thread, where it runs Python."""
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(worker.ident or 0), ctypes.py_object(Overtime))
