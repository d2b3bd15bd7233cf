"""What people type: a line at a time, and whether someone has typed while the bots play."""

from __future__ import annotations

import os
import select
import sys
import time
from abc import ABC, abstractmethod
from contextlib import suppress

with suppress(ImportError):
    import readline  # noqa: F401  (lends `input` its line editing, where there is any)


class Keyboard(ABC):
    """Where answers come from."""

    listening = False
    """Is it waiting for someone to type? Only then may it be interrupted at once."""

    @abstractmethod
    def read(self, prompt: str) -> str:
        """The next line; `EOFError` when there are no more."""

    @abstractmethod
    def typed_within(self, seconds: float) -> bool:
        """Wait so long; true, and at once, when someone has typed a line."""


class Console(Keyboard):
    """The keyboard of a terminal, or a pipe."""

    def read(self, prompt: str) -> str:
        self.listening = True
        try:
            typed = input(prompt)
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        finally:
            self.listening = False
        if not sys.stdin.isatty():
            print(typed)  # a pipe shows no typing: what was answered belongs to what is told
        return typed

    def typed_within(self, seconds: float) -> bool:
        if seconds <= 0:
            return False
        self.listening = True
        try:
            return self.typed(seconds)
        finally:
            self.listening = False

    def typed(self, seconds: float) -> bool:
        """Whether a line came in time; it is read away. Where that cannot be told, just wait."""
        if not sys.stdin.isatty() or os.name == "nt":
            time.sleep(seconds)
            return False
        ready, _, _ = select.select([sys.stdin], [], [], seconds)
        return bool(ready) and sys.stdin.readline() != ""
