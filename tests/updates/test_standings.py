"""Every kept journal leads to the very standing and position to which it led when it was kept."""

from __future__ import annotations

import json
from typing import Final

import pytest

from casedepart.table.journal import decode, encode
from casedepart.table.messages import ENTRIES
from tests.updates.standings import DIGESTS, EACH_KIND, Entries, digest_after, digests_of_kinds, stored_tables

KEPT: Final[dict[str, str]] = json.loads(DIGESTS.read_text(encoding="utf-8"))
TABLES: Final = dict(stored_tables())
LINES: Final = EACH_KIND.read_bytes().splitlines()


@pytest.mark.parametrize(("name", "entries"), TABLES.items(), ids=list(TABLES))
def test_a_kept_journal_leads_to_the_same_table(name: str, entries: Entries) -> None:
    assert digest_after(entries) == KEPT[name], "if this is meant: `python -m tests.updates.standings`, and review"


def test_an_entry_of_each_kind_changes_the_standing_as_it_did() -> None:
    found = digests_of_kinds()
    assert found == {name: kept for name, kept in KEPT.items() if name not in TABLES}
    assert {name.split()[1] for name in found} == {kind.__struct_config__.tag for kind in ENTRIES}


@pytest.mark.parametrize("line", LINES, ids=lambda line: str(json.loads(line)["kind"]))
def test_an_entry_of_each_kind_is_written_as_it_was_read(line: bytes) -> None:
    assert encode(decode(line)) == line
