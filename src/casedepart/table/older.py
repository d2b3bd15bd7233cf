"""Entries of journals as earlier versions wrote them, made into today's.

What is stored is never changed. `tests/updates/` keeps a database of every form, and says when there is a new one.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

UNKNOWN_PROCESS: Final = "unknown"
"""Stands for the process of a server that did not tell its name; no process is ever called so."""


def renewed(body: bytes) -> Any:
    """The entry as plain data of today's form; what is of no form that ever was is left as it is."""
    entry = msgspec.json.decode(body)
    if isinstance(entry, dict) and entry.get("kind") == "present":
        # The first servers wrote only whether a connection was there.
        here = entry.pop("here", False)
        entry.setdefault("process", UNKNOWN_PROCESS if here else "")
    return entry
