"""A real server in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.request import urlopen

from casedepart.load import memory
from casedepart.load.database import database_process
from casedepart.load.errors import LoadError
from casedepart.load.plan import Plan

ADDRESS: Final = re.compile(r"https?://\S+")
SERVING: Final = re.compile(r"^casedepart_workers (\S+)$", re.MULTILINE)
STARTING: Final = 120.0
"""For how many seconds workers may take to start."""


class Server:
    """A server that is started, killed and started again on the same database."""

    def __init__(self, db: str, workers: int) -> None:
        self.db: Final = db
        self.workers: Final = workers
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        self.database = database_process(db)

    def start(self) -> str:
        """Start it; its address."""
        command = [sys.executable, "-m", "casedepart", "serve", "--port", "0", "--db", self.db]
        command += ["--workers", str(self.workers), "--no-limits", "--log-level", "warning"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = ADDRESS.search(self.process.stdout.readline())
        if found is None:
            self.kill()
            raise LoadError("The server did not start. What it says stands above.")
        self.address = found.group()
        self.await_workers()
        return self.address

    def await_workers(self) -> None:
        """Wait until all workers serve: tables of those that came later would change hands while it is measured."""
        until = time.monotonic() + STARTING
        while self.workers > 1 and serving_at(self.address) != self.workers:
            if time.monotonic() > until:
                raise LoadError(f"Of {self.workers} workers some do not serve. What they say stands above.")
            time.sleep(0.1)

    def kill(self) -> None:
        """End it as a power failure would, as far as the process is concerned."""
        if self.process is not None:
            # Who started the others first: it would start them again.
            for pid in memory.family(self.process.pid):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self.process.wait()
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None

    def resident_kb(self) -> int | None:
        """Its memory."""
        return None if self.process is None else memory.resident_kb(memory.family(self.process.pid))

    def cpu_seconds(self) -> float | None:
        """The processor time it has used, with all its workers."""
        return None if self.process is None else memory.cpu_seconds(memory.family(self.process.pid))

    def database_seconds(self) -> float | None:
        """The processor time that its database has used, as a server of its own on this machine; None: it is none."""
        return None if self.database is None else memory.cpu_seconds(memory.family(self.database))


@contextmanager
def started(plan: Plan) -> Iterator[Server | None]:
    """The server that a plan asks for, ended afterwards; None: it has its own."""
    if plan.server:
        yield None
        return
    with TemporaryDirectory(prefix="casedepart-load-") as folder:
        server = Server(plan.db or str(Path(folder) / "tables.db"), plan.workers)
        try:
            server.start()
            yield server
        finally:
            server.kill()


def serving_at(address: str) -> int:
    """How many processes serve at an address."""
    try:
        with urlopen(f"{address}/metrics", timeout=STARTING) as answer:
            found = SERVING.search(answer.read().decode())
    except OSError:
        return 0
    return int(float(found.group(1))) if found else 0
