"""The program in a terminal of its own: what is typed there, and what becomes of it when the terminal is closed."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Final
from urllib.request import urlopen

from tests.waiting import PATIENCE

ROOT: Final = Path(__file__).parents[1]
IN_TERMINAL: Final = """
import fcntl, runpy, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
if sys.argv.pop(1) == "nohup":
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
runpy.run_module("casedepart", run_name="__main__", alter_sys=True)
"""
"""A session has the terminal that its leader asks for."""


class InTerminal:
    """`casedepart` as someone has started it in a terminal."""

    def __init__(self, *words: str, nohup: bool = False) -> None:
        self.master, slave = pty.openpty()
        self.process: Final = subprocess.Popen(
            [sys.executable, "-c", IN_TERMINAL, "nohup" if nohup else "", *words],
            cwd=ROOT,
            stdin=slave,
            stdout=subprocess.PIPE,
            stderr=slave,
            text=True,
            encoding="utf-8",
            start_new_session=True,
        )
        os.close(slave)
        self.address = ""

    def line(self) -> str:
        """The next line that it prints."""
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def wait_until_it_serves(self) -> None:
        """Wait for the line that says where it is, then for its first answer."""
        found = re.search(r"http://127\.0\.0\.1:\d+", self.line())
        assert found
        self.address = found[0]
        assert self.is_well()

    def is_well(self) -> bool:
        """Does it answer that it is well?"""
        with urlopen(f"{self.address}/health", timeout=PATIENCE) as answer:
            return bool(answer.status == 200)

    def press(self, text: str) -> None:
        """Type something: Ctrl-C is a letter, too."""
        os.write(self.master, text.encode())

    def hang_up(self) -> None:
        """Close the terminal."""
        master, self.master = self.master, -1
        os.close(master)

    def __enter__(self) -> InTerminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        if self.master >= 0:
            self.hang_up()
