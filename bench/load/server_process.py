"""A real server in a process of its own, and a meter of what both ends use."""

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

from bench.load import usage
from bench.load.errors import LoadError
from bench.load.plan import LoadPlan
from bench.load.report import Usage

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
        self.database = usage.database_process(db)

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
            for pid in usage.family(self.process.pid):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self.process.wait()
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None

    def resident_kb(self) -> int | None:
        """Its usage."""
        return None if self.process is None else usage.resident_kb(usage.family(self.process.pid))

    def cpu_seconds(self) -> float | None:
        """The processor time it has used, with all its workers."""
        return None if self.process is None else usage.cpu_seconds(usage.family(self.process.pid))

    def database_seconds(self) -> float | None:
        """The processor time that its database has used, as a server of its own on this machine; None: it is none."""
        return None if self.database is None else usage.cpu_seconds(usage.family(self.database))


@contextmanager
def started_server(plan: LoadPlan) -> Iterator[Server | None]:
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


class Meter:
    """How much of a core each end uses from one moment to another, and how much memory the server has."""

    def __init__(self, server: Server | None, kb_before: int | None) -> None:
        self.server: Final = server
        self.kb_before: Final = kb_before
        self.began = time.perf_counter()
        self.server_began = self.server_cpu()
        self.database_began = self.database_cpu()
        self.client_began = time.process_time()

    def server_cpu(self) -> float | None:
        return None if self.server is None else self.server.cpu_seconds()

    def database_cpu(self) -> float | None:
        return None if self.server is None else self.server.database_seconds()

    def read(self) -> Usage:
        """What was used since."""
        seconds = time.perf_counter() - self.began
        return Usage(
            seconds=seconds,
            server_cpu=cores(self.server_began, self.server_cpu(), seconds),
            database_cpu=cores(self.database_began, self.database_cpu(), seconds),
            client_cpu=round((time.process_time() - self.client_began) / seconds, 2),
            kb_before=self.kb_before,
            kb_during=None if self.server is None else self.server.resident_kb(),
        )


def cores(before: float | None, now: float | None, seconds: float) -> float | None:
    """How much of one core was used meanwhile."""
    return None if before is None or now is None else round((now - before) / seconds, 2)
