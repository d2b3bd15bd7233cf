"""What processes use of memory and processor time, as the system tells it."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import Iterable
from pathlib import Path

from casedepart.server.stores.asyncpg_connection import ANSWERING, TROUBLE, connect


def family(pid: int) -> list[int]:
    """A process and all that it has started, as far as the system says."""
    known = [int(stat.parent.name) for stat in Path("/proc").glob("[0-9]*/stat")]
    parents = {one: parent_of(one) for one in known}
    found = [pid]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


def name_of(pid: int) -> str:
    """What a process is called; nothing, if there is none."""
    return stat_of(pid).partition("(")[2].rpartition(")")[0]


def parent_of(pid: int) -> int | None:
    """Who has started a process; None: there is none."""
    fields = fields_of(pid)
    return int(fields[1]) if fields else None


def fields_of(pid: int) -> list[str]:
    """What the system says of a process, after its name; nothing, if there is none."""
    return stat_of(pid).rpartition(")")[2].split()


def stat_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return ""


def resident_kb(pids: Iterable[int]) -> int | None:
    """The memory of processes that is in use, in kilobytes; None: the system does not say."""
    found = total(resident_kb_of(pid) for pid in pids)
    return None if found is None else int(found)


def cpu_seconds(pids: Iterable[int]) -> float | None:
    """The processor time that processes have used so far; None: the system does not say."""
    return total(cpu_seconds_of(pid) for pid in pids)


def total(figures: Iterable[float | None]) -> float | None:
    """All that is known together; None where nothing is."""
    known = [figure for figure in figures if figure is not None]
    return sum(known) if known else None


def resident_kb_of(pid: int) -> int | None:
    """The memory of one process."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return told_by_ps(pid)
    found = [line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")]
    return int(found[0]) if found else None


def told_by_ps(pid: int) -> int | None:
    """The memory of one process, where there is no /proc."""
    try:
        told = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True, check=True)
        return int(told.stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None


def cpu_seconds_of(pid: int) -> float | None:
    """The processor time of one process."""
    fields = fields_of(pid)
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else None


def database_process(db: str) -> int | None:
    """The process that has started all others of a database's server; None: it is not here, or there is none."""
    if "://" not in db:
        return None
    try:
        return asyncio.run(parent_of_backend(db))
    except TROUBLE:
        return None


async def parent_of_backend(db: str) -> int | None:
    """Who has started the process that serves a connection of ours."""
    connection = await connect(db)
    try:
        backend = int(str(await connection.fetchval("SELECT pg_backend_pid()", timeout=ANSWERING)))
        # On another machine the same number would be something else.
        return parent_of(backend) if name_of(backend) == "postgres" else None
    finally:
        connection.terminate()
