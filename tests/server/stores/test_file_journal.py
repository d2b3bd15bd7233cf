"""The short way into SQLite: as durable as the long one, and it gets over a lost connection."""

from __future__ import annotations

import asyncio
from pathlib import Path

from casedepart.server.stores.file_journal import FileJournal
from casedepart.server.stores.sqlite import SQLiteStore
from tests.server.running import runs
from tests.server.stores.stores import fill, held, step, versions


def journal_of(store: SQLiteStore) -> FileJournal:
    assert store.file_journal is not None
    return store.file_journal


def settings(journal: FileJournal) -> list[object]:
    """How the connection that writes is set up."""
    assert journal.connection is not None
    names = ("journal_mode", "synchronous", "foreign_keys")
    return [journal.connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]


def lose(journal: FileJournal) -> None:
    """Close the connection behind the journal's back."""
    assert journal.connection is not None
    journal.connection.close()


@runs
async def test_a_group_is_on_the_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "tables.sqlite")
    async with held(store):
        await fill(store, "a", 1)
        journal = journal_of(store)
        found = await asyncio.get_running_loop().run_in_executor(journal.thread, settings, journal)
    assert found == ["wal", 2, 1]


@runs
async def test_after_a_lost_connection_the_same_steps_are_written_over_a_new_one(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "tables.sqlite")
    async with held(store):
        await fill(store, "a", 2)
        journal = journal_of(store)
        await asyncio.get_running_loop().run_in_executor(journal.thread, lose, journal)
        assert await store.append(step("a", 3))
        assert await versions(store, "a") == [1, 2, 3]
