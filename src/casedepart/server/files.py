"""File descriptors: every connection takes one; how many there may be, and how many are kept for other things."""

from __future__ import annotations

import sys
from typing import Final

KEPT: Final = 96
"""Files that no connection gets: the store's, the log's, those of the processes that read, weigh and review."""
WAITING: Final = 2048
"""Connections that may wait to be accepted, where there are files enough."""
UNTOLD: Final = 8192
"""How many files are reckoned with where the system does not say, or sets no bound."""
FEWEST: Final = 16
"""Connections that are taken however few files there are."""


def allow_many_files() -> None:
    """Raise the limit of file descriptors as far as the system allows."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def files_allowed() -> int:
    """How many files this process may have open."""
    if sys.platform == "win32":
        return UNTOLD
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return UNTOLD if soft == resource.RLIM_INFINITY else soft


def most_waiting() -> int:
    """How many connections may wait to be accepted: all that wait are accepted at once, before any is counted."""
    return max(FEWEST, min(WAITING, files_allowed() // 4))


def most_connections() -> int:
    """How many connections there may be at once, so that those who come at the same time can be sent away."""
    return max(FEWEST, files_allowed() - most_waiting() - KEPT)
