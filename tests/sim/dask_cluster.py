"""A Dask cluster of processes on this machine: a scheduler, and workers that can be killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from casedepart.sim.games import Played
from casedepart.sim.pieces import Piece, play_piece
from tests.waiting import PATIENCE, holds

SCHEDULER = [sys.executable, "-m", "distributed.cli.dask_scheduler"]
WORKER = [sys.executable, "-m", "distributed.cli.dask_worker"]


@dataclass(frozen=True)
class Marked:
    """A piece of work that leaves a mark as it begins, and another once it is done."""

    piece: Piece
    folder: str

    def mark(self, what: str) -> None:
        (Path(self.folder) / f"{self.piece.first}.{os.getpid()}.{what}").touch()


def play_marked(marked: Marked) -> list[Played]:
    """The games of a piece, with marks."""
    marked.mark("begun")
    played = play_piece(marked.piece)
    marked.mark("done")
    return played


def unfinished_by(folder: Path, process: int) -> list[str]:
    """What a process has begun and not done."""
    begun = {mark.name.split(".")[0] for mark in folder.glob(f"*.{process}.begun")}
    return sorted(begun - {mark.name.split(".")[0] for mark in folder.glob(f"*.{process}.done")})


class Processes:
    """A running cluster."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.started: list[subprocess.Popen[bytes]] = []
        self.workers: list[subprocess.Popen[bytes]] = []
        self.address = ""

    def start(self, name: str, command: list[str]) -> subprocess.Popen[bytes]:
        """Start one process; what it says goes to a file of its own."""
        with (self.folder / f"{name}.log").open("wb") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log)
        self.started.append(process)
        return process

    def said(self, name: str, pattern: str) -> str:
        """Wait until a process has said something."""
        log = self.folder / f"{name}.log"
        holds(lambda: re.search(pattern, log.read_text(errors="replace")) is not None, PATIENCE)
        found = re.search(pattern, log.read_text(errors="replace"))
        assert found, f"{name} said no {pattern}: {log.read_text(errors='replace')}"
        return found.group(1)

    def start_scheduler(self) -> None:
        self.start("scheduler", [*SCHEDULER, "--host", "127.0.0.1", "--port", "0", "--no-dashboard"])
        self.address = self.said("scheduler", r"Scheduler at:\s+(tcp://127\.0\.0\.1:\d+)")

    def start_workers(self, count: int) -> None:
        """Start the workers that are wanting. They have no nanny: who is killed does not come back."""
        self.workers = [worker for worker in self.workers if worker.poll() is None]
        names = [f"worker-{len(self.started) + number}" for number in range(count - len(self.workers))]
        for name in names:
            place = ["--host", "127.0.0.1", "--no-dashboard", "--local-directory", str(self.folder)]
            command = [*WORKER, self.address, "--nthreads", "1", "--no-nanny", "--memory-limit", "0", *place]
            self.workers.append(self.start(name, command))
        for name in names:
            self.said(name, r"(Registered to)")

    def kill_at_work(self, number: int, folder: Path) -> list[str]:
        """Kill a worker in the middle of a piece; which one it was."""
        worker = self.workers[number]
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            # Held still, it cannot finish between the look and the blow.
            worker.send_signal(signal.SIGSTOP)
            begun = unfinished_by(folder, worker.pid)
            if begun:
                self.kill_worker(number)
                return begun
            worker.send_signal(signal.SIGCONT)
            time.sleep(0.01)
        raise AssertionError(f"worker {number} was never seen at work")

    def kill_worker(self, number: int) -> None:
        """Kill a worker as the machine would: it says nothing to anyone."""
        self.workers[number].kill()
        self.workers[number].wait(PATIENCE)

    def stop(self) -> None:
        for process in reversed(self.started):
            process.kill()
            process.wait(PATIENCE)


@contextmanager
def cluster(workers: int) -> Iterator[Processes]:
    """A cluster for as long as it is needed."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        processes = Processes(Path(folder))
        try:
            processes.start_scheduler()
            processes.start_workers(workers)
            yield processes
        finally:
            processes.stop()
