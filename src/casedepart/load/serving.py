"""A real server in a process of its own."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from casedepart.load import memory
from casedepart.load.errors import LoadError
from casedepart.load.plan import Plan

ADDRESS: Final = re.compile(r"https?://\S+")


class Server:
    """A server that is started, killed and started again on the same database."""

    def __init__(self, db: str) -> None:
        self.db: Final = db
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> str:
        """Start it; its address."""
        command = [sys.executable, "-m", "casedepart", "serve", "--port", "0", "--db", self.db]
        command += ["--no-limits", "--log-level", "warning"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = ADDRESS.search(self.process.stdout.readline())
        if found is None:
            self.kill()
            raise LoadError("The server did not start. What it says stands above.")
        self.address = found.group()
        return self.address

    def kill(self) -> None:
        """End it as a power failure would, as far as the process is concerned."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None

    def resident_kb(self) -> int | None:
        """Its memory."""
        return None if self.process is None else memory.resident_kb(self.process.pid)

    def cpu_seconds(self) -> float | None:
        """The processor time it has used."""
        return None if self.process is None else memory.cpu_seconds(self.process.pid)


@contextmanager
def started(plan: Plan) -> Iterator[Server | None]:
    """The server that a plan asks for, ended afterwards; None: it has its own."""
    if plan.server:
        yield None
        return
    with TemporaryDirectory(prefix="casedepart-load-") as folder:
        server = Server(plan.db or str(Path(folder) / "tables.db"))
        try:
            server.start()
            yield server
        finally:
            server.kill()
