"""The standing and position to which every kept journal leads: `python -m tests.updates.standings` writes digests."""

from __future__ import annotations

import gzip
import hashlib
import json
import lzma
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from casedepart.table import Table
from casedepart.table.journal import decode
from casedepart.table.messages.opening import Created
from casedepart.table.projection import apply_entry
from casedepart.table.standing import Standing

HERE: Final = Path(__file__).parent
DIGESTS: Final = HERE / "standings.json"
EACH_KIND: Final = HERE / "entries.jsonl"
"""An entry of every kind, as they are stored; not a game, but each changes the standing."""

NO_LOG: Final = b"\1\1"
"""In the head of a database: written without a write-ahead log, which one in memory cannot have."""

Entries = list[tuple[int, bytes]]


def stored_tables() -> Iterator[tuple[str, Entries]]:
    """The journal of every table that is kept, by the name of its file and of the table."""
    for packed in sorted(HERE.glob("*/tables.sqlite.*")):
        opened = lzma.open if packed.suffix == ".xz" else gzip.open
        with opened(packed) as unpacked, closing(sqlite3.connect(":memory:")) as database:
            stored = bytearray(unpacked.read())
            stored[18:20] = NO_LOG
            database.deserialize(bytes(stored))
            tables = [name for (name,) in database.execute("SELECT DISTINCT table_id FROM journal ORDER BY table_id")]
            for table in tables:
                asked = "SELECT version, body FROM journal WHERE table_id = ? ORDER BY version"
                yield f"{packed.parent.name} {table}", list(database.execute(asked, (table,)))
    for file in sorted(HERE.glob("*/journal.jsonl")):
        yield file.parent.name, list(enumerate(file.read_bytes().splitlines(), 1))


def digest_of(standing: Standing) -> str:
    """What tells a standing from others, whatever the order of its fields."""
    plain = msgspec.to_builtins(standing, str_keys=True)
    return hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:16]


def digest_after(entries: Entries) -> str:
    """The digests of standing and position to which a whole journal leads, and what it needs to go on."""
    table = Table.load(None, entries)
    position = table.play.game.digest()[:16] if table.play is not None else "-"
    return f"{digest_of(table.standing)} {position} {table.needs.code if table.needs else '-'}"


def digests_of_kinds() -> dict[str, str]:
    """The digest of the standing after an entry of each kind, one after the other."""
    first, *entries = [decode(line) for line in EACH_KIND.read_bytes().splitlines()]
    assert isinstance(first, Created)
    standing = first.first_standing()
    found = {"1 created": digest_of(standing)}
    for version, entry in enumerate(entries, 2):
        apply_entry(standing, entry, version, None)
        found[f"{version} {entry.__struct_config__.tag}"] = digest_of(standing)
    return found


def keep() -> None:
    """Write down what today's build makes of all that is kept."""
    found = {name: digest_after(entries) for name, entries in stored_tables()}
    DIGESTS.write_text(json.dumps(found | digests_of_kinds(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    keep()
