"""The journal of a table (event sourcing): one entry a version, all that is needed to bring the table back.

Entries are facts: what was decided stands in them, so that reading them again decides nothing anew. Each kind stands
in `messages`, beside the message that it comes of.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from casedepart.table.entry import Entry
from casedepart.table.messages import ANY_ENTRY

UNKNOWN_PROCESS: Final = "unknown"
"""Stands for the process of a server that did not tell its name; no process is ever called so."""
encode = msgspec.json.Encoder().encode
newest: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(ANY_ENTRY)


def decode(body: bytes) -> Entry:
    """The entry that was stored so, by this version or an earlier one; `msgspec.DecodeError`: by none."""
    try:
        return newest.decode(body)
    except msgspec.ValidationError:
        entry: Entry = msgspec.convert(upgrade_entry(body), ANY_ENTRY)
        return entry


def upgrade_entry(body: bytes) -> Any:
    """An entry of an earlier version as plain data of today's form; what is of no form that ever was is left as it is.

    What is stored is never changed. `tests/updates/` keeps a database of every form, and says when there is a new one.
    """
    entry = msgspec.json.decode(body)
    kind = entry.get("kind") if isinstance(entry, dict) else None
    if kind == "present":
        # The first servers wrote only whether a connection was there.
        here = entry.pop("here", False)
        entry.setdefault("process", UNKNOWN_PROCESS if here else "")
    if kind in ("created", "resettled"):
        # A table once could claim everyone's rents: it goes on by hand (P6).
        entry.get("settings", {}).pop("claims", None)
    if kind == "claims":
        # A seat once could have its rents claimed: what is left of it are those that were claimed at once.
        entry = {"lines": [], **entry, "kind": "answered"}
    return entry
