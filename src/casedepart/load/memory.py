"""What a server's process uses, as the system tells it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path


def resident_kb(pid: int) -> int | None:
    """The memory of a process that is in use, in kilobytes; None: the system does not say."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return told_by_ps(pid)
    found = [line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")]
    return int(found[0]) if found else None


def told_by_ps(pid: int) -> int | None:
    """The same, where there is no /proc."""
    try:
        told = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True, check=True)
        return int(told.stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None


def cpu_seconds(pid: int) -> float | None:
    """The processor time that a process has used so far; None: the system does not say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
