"""What people type: a line at a time, and whether someone has typed while the bots play."""

from __future__ import annotations

import os
import select
import sys
import time
from abc import ABC, abstractmethod


class Keyboard(ABC):
    """Where answers come from."""

    @abstractmethod
    def read(self, prompt: str) -> str:
        """The next line; `EOFError` when there are no more."""

    @abstractmethod
    def typed_within(self, seconds: float) -> bool:
        """Wait so long; true, and at once, when someone has typed a line."""


class Console(Keyboard):
    """The keyboard of a terminal, or a pipe."""

    def read(self, prompt: str) -> str:
        try:
            return input(prompt)
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"

    def typed_within(self, seconds: float) -> bool:
        if seconds <= 0:
            return False
        if not sys.stdin.isatty() or os.name == "nt":
            time.sleep(seconds)
            return False
        ready, _, _ = select.select([sys.stdin], [], [], seconds)
        if ready:
            sys.stdin.readline()
        return bool(ready)
