"""The processes that a server has started, and theirs: none may outlive it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from tests.waiting import PATIENCE, holds

PROCESSES = Path("/proc")


def descendants(process: int) -> set[int]:
    """All that a process has started, and what those have."""
    found: set[int] = set()
    with suppress(OSError):
        for children in (PROCESSES / str(process) / "task").glob("*/children"):
            found.update(int(child) for child in children.read_text().split())
    return found.union(*(descendants(child) for child in found))


def runs(process: int) -> bool:
    """Does it run? One that has ended may be listed until someone asks how."""
    try:
        return (PROCESSES / str(process) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def outlive(processes: set[int], seconds: float = PATIENCE) -> set[int]:
    """Those that still run after so long."""
    holds(lambda: not any(map(runs, processes)), seconds)
    return {process for process in processes if runs(process)}
