"""A real server in a process of its own, that can be stopped, killed and started again."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Final

ROOT: Final = Path(__file__).parents[1]
EXPECTED: Final = ('"level":"info"', "Invalid UTF-8 sequence received", "Invalid HTTP request received")
"""What a log may say after any bad day."""
PATIENCE: Final = 120.0
"""Seconds that the end may take on a busy machine."""
ADDRESS: Final = re.compile(r"is at http://127\.0\.0\.1:(\d+) and")


class Serving:
    """`casedepart serve` on a free port of this machine, which it keeps when it is started again."""

    program: tuple[str, ...] = ("-m", "casedepart")
    environment: Mapping[str, str] | None = None
    """That of another build; None: this one's."""

    def __init__(self, db: str, log: Path, *options: str) -> None:
        self.db: Final = db
        self.log: Final = log
        self.options: Final = options
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, the next time on the same port; it says where it is before it serves."""
        command = [sys.executable, *self.program, "serve", "--db", self.db, "--port", str(self.port)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, *self.options],
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
