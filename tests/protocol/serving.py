"""A real server in a process of its own, that can be stopped, killed and started again."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO, Final

ROOT: Final = Path(__file__).parents[2]
EXPECTED: Final = ('"level":"info"', "Invalid UTF-8 sequence received", "Invalid HTTP request received")
"""What a log may say after any bad day."""
ADDRESS: Final = re.compile(r"is at (http://\S+) and")


class Serving:
    """`casedepart serve` on a free port of this machine, which it keeps when it is started again."""

    def __init__(self, db: str, log: Path, *options: str) -> None:
        self.db: Final = db
        self.log: Final = log
        self.options: Final = options
        self.port = 0
        self.process = self.start()
        self.address: Final = self.read_address()
        self.port = int(self.address.rpartition(":")[2])

    def start(self) -> subprocess.Popen[str]:
        """Start it; it says where it is before it serves."""
        command = [sys.executable, "-m", "casedepart", "serve", "--db", self.db, "--port", str(self.port)]
        with self.log.open("a") as log:
            return subprocess.Popen(
                [*command, *self.options], cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True, encoding="utf-8"
            )

    def read_address(self) -> str:
        """Wait until it listens; its log is the reason if it does not."""
        said = self.output.readline()
        found = ADDRESS.search(said)
        assert found, f"the server said {said!r}\n{self.log.read_text()}"
        return found.group(1)

    @property
    def output(self) -> IO[str]:
        assert self.process.stdout is not None
        return self.process.stdout

    def kill(self) -> None:
        """End it at once, with no chance to tidy up."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end, and wait until it has."""
        return self.end(signal.SIGTERM)

    def end(self, number: signal.Signals) -> int:
        self.process.send_signal(number)
        self.output.close()
        return self.process.wait(30)

    def start_again(self) -> None:
        """Start it on the same port and the same database."""
        self.process = self.start()
        self.read_address()

    def troubles(self) -> list[str]:
        """The lines of its log that tell of an error: there should be none."""
        return [line for line in self.log.read_text().splitlines() if not any(words in line for words in EXPECTED)]
