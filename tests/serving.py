"""A real server in a process of its own, that can be stopped, killed and started again."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Final

from casedepart.texts.locales import VARIABLE
from tests.nursery import Forked, started
from tests.waiting import PATIENCE

ROOT: Final = Path(__file__).parents[1]
EXPECTED: Final = ('"level":"info"', "Invalid UTF-8 sequence received", "Invalid HTTP request received")
"""What a log may say after any bad day."""
ADDRESS: Final = re.compile(r"is at http://127\.0\.0\.1:(\d+) and")

Limit = int | tuple[float, float]
"""A number, or a rate: so many at once, and so many a second."""


class Serving:
    """`casedepart serve` on a free port of this machine, which it keeps when it is started again."""

    program: tuple[str, ...] = ("-m", "casedepart")
    environment: Mapping[str, str] | None = None
    """That of another build; None: this one's."""

    def __init__(
        self,
        db: str,
        log: Path,
        *options: str,
        deadlines: Mapping[str, float] | None = None,
        limits: Mapping[str, Limit] | None = None,
    ) -> None:
        self.db: Final = db
        self.log: Final = log
        self.options: Final = options
        self.port = 0
        self.clock: Final = log.with_name("clock")
        self.later = 0.0
        if deadlines is not None or limits is not None:
            tuning = {"deadlines": deadlines or {}, "limits": limits or {}, "clock_file": str(self.clock)}
            self.program = ("-m", "tests.tuned", json.dumps(tuning))
        self.start()

    def start(self) -> None:
        """Start it, the next time on the same port; it says where it is before it serves."""
        words = ["serve", "--db", self.db, "--port", str(self.port), *self.options]
        option, module, *argv = self.program
        with self.log.open("a") as log:
            # What is loaded already knows its languages: with others, a server starts anew.
            if option == "-m" and self.environment is None and VARIABLE not in os.environ:
                self.process: Forked | subprocess.Popen[str] = started(module, [*argv, *words], log.fileno())
            else:
                self.process = subprocess.Popen(
                    [sys.executable, *self.program, *words],
                    cwd=ROOT,
                    env=self.environment,
                    stdout=subprocess.PIPE,
                    stderr=log,
                    text=True,
                    encoding="utf-8",
                )
        said = self.output.readline()
        found = ADDRESS.search(said)
        assert found, f"the server said {said!r}\n{self.log.read_text()}"
        self.port = int(found.group(1))

    def advance(self, seconds: float) -> None:
        """Let time pass at once for its tables; only where deadlines were given, be they none."""
        self.set_clock(seconds, "")

    def leap(self, seconds: float) -> None:
        """Set its clock, forward or back, and tell it nothing of it; only where deadlines were given."""
        self.set_clock(seconds, " leaps")

    def set_clock(self, seconds: float, how: str) -> None:
        self.later += seconds
        self.clock.write_text(f"{round(self.later * 1000)}{how}")
        self.process.send_signal(signal.SIGUSR1)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def output(self) -> IO[str]:
        assert self.process.stdout is not None
        return self.process.stdout

    def kill(self) -> int:
        """End it at once, with no chance to tidy up."""
        return self.end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end, and wait until it has."""
        return self.end(signal.SIGTERM)

    def end(self, number: signal.Signals) -> int:
        self.process.send_signal(number)
        code = self.process.wait(PATIENCE)
        self.output.close()
        return code

    def troubles(self) -> list[str]:
        """The lines of its log that tell of an error: there should be none."""
        return [line for line in self.log.read_text().splitlines() if not any(words in line for words in EXPECTED)]
