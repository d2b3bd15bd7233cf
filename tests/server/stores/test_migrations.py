"""The schema: whatever number an older database has, it becomes what a new one is, whoever comes first."""

from __future__ import annotations

import asyncio
import lzma
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from casedepart.server.stores import Store, StoreError, store_at
from casedepart.server.stores.migrations import MIGRATIONS, NUMBERED
from casedepart.server.stores.statements import once
from tests.nursery import started
from tests.server.running import runs
from tests.server.stores.stores import NOBODY, fill, opened, step, versions
from tests.waiting import PATIENCE

KEPT = sorted((Path(__file__).parents[2] / "updates").glob("*/tables.sqlite.xz"))
COLUMNS = """
SELECT tables.name, columns.* FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table' ORDER BY tables.name, cid
"""
REFERENCES = """
SELECT tables.name, keys.* FROM sqlite_master AS tables JOIN pragma_foreign_key_list(tables.name) AS keys
    WHERE tables.type = 'table' ORDER BY tables.name
"""
INDEXES = "SELECT name, sql FROM sqlite_master WHERE type = 'index' ORDER BY name"
OF_A_SERVER = (
    "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
    " WHERE table_schema = 'public' ORDER BY table_name, ordinal_position",
    "SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint"
    " WHERE connamespace = 'public'::regnamespace ORDER BY conname",
    "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname",
)


async def schema(store: Store) -> list[list[tuple[Any, ...]]]:
    """Columns, what they refer to, and indexes."""
    queries = OF_A_SERVER if store.shared else (COLUMNS, REFERENCES, INDEXES)
    return [[tuple(row) for row in await store.ask(query)] for query in queries]


async def as_of(number: str, store: Store) -> None:
    """Make a new database one that knows of no later change."""
    bytes_type = "BYTEA" if store.shared else "BLOB"
    gone = [once(f"DROP TABLE {table}") for table in ("shown", "codes", "snapshots", "journal", "tables")]
    changes = [
        change.replace("BLOB", bytes_type) for known in MIGRATIONS if known <= number for change in MIGRATIONS[known]
    ]
    numbered = once("UPDATE alembic_version SET version_num = :number", number=number)
    await store.change(*gone, *(once(change) for change in changes), numbered)


@pytest.mark.parametrize("number", MIGRATIONS)
@runs
async def test_a_database_of_any_number_becomes_what_a_new_one_is(either: str, number: str) -> None:
    async with opened(either) as store:
        new = await schema(store)
        await as_of(number, store)
        assert (await schema(store) == new) is (number == max(MIGRATIONS))
    async with opened(either) as store:
        assert await schema(store) == new
        await fill(store, "a", 2)


@pytest.mark.parametrize("kept", KEPT, ids=[path.parent.name for path in KEPT])
@runs
async def test_a_kept_database_becomes_what_a_new_one_is(tmp_path: Path, kept: Path) -> None:
    old = tmp_path / "old.sqlite"
    old.write_bytes(lzma.decompress(kept.read_bytes()))
    async with opened(str(old)) as store, opened(str(tmp_path / "new.sqlite")) as new:
        assert spaced(await schema(store)) == spaced(await schema(new))
        assert await store.ask("SELECT * FROM alembic_version") == [(max(MIGRATIONS),)]


def spaced(schema: Sequence[Sequence[tuple[Any, ...]]]) -> list[list[list[Any]]]:
    """A schema, however its statements were broken into lines."""
    return [[[" ".join(it.split()) if isinstance(it, str) else it for it in row] for row in rows] for rows in schema]


@runs
async def test_opening_again_changes_nothing(either: str) -> None:
    async with opened(either) as store:
        await fill(store, "a", 3)
    for _ in range(2):
        async with opened(either) as store:
            assert await versions(store, "a") == [1, 2, 3]


@runs
async def test_three_stores_of_one_process_may_open_at_once(either: str) -> None:
    stores = [store_at(either) for _ in range(3)]
    await asyncio.gather(*(store.open(NOBODY) for store in stores))
    assert await asyncio.gather(*(store.append(step(f"t{n}", 1)) for n, store in enumerate(stores))) == [True] * 3
    await asyncio.gather(*(store.close() for store in stores))


def test_three_processes_may_make_one_database_at_once(either: str) -> None:
    processes = [started("tests.server.stores.appending", [either, name, "5"]) for name in "abc"]
    said = [process.communicate(timeout=PATIENCE)[0].splitlines() for process in processes]
    assert said == [[f"{name}0 {version}" for version in range(1, 6)] for name in "abc"]


@runs
async def test_a_database_of_a_newer_version_is_refused_and_left_alone(either: str) -> None:
    async with opened(either) as store:
        await store.change(once("UPDATE alembic_version SET version_num = '9999'"))
    for _ in range(2):
        with pytest.raises(StoreError, match=r"newer version .* 9999.* Update Case Départ"):
            await store_at(either).open(NOBODY)


@runs
async def test_a_change_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as database:
        for statement in (NUMBERED, *MIGRATIONS["0001"], "INSERT INTO alembic_version VALUES ('0001')"):
            database.execute(statement)
        database.commit()
        before = list(database.iterdump())
    monkeypatch.setitem(MIGRATIONS, "0003", ("CREATE TABLE one (it TEXT)", "nonsense"))
    with pytest.raises(StoreError, match="syntax error"):
        await store_at(str(path)).open(NOBODY)
    with closing(sqlite3.connect(path)) as database:
        assert list(database.iterdump()) == before


def test_migrations_are_numbered_without_a_gap() -> None:
    assert list(MIGRATIONS) == [f"{number:04}" for number in range(1, len(MIGRATIONS) + 1)]
