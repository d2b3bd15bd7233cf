"""The schema: what the migrations make is what the program expects, whoever comes first."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from casedepart.server.stores import StoreError, store_at
from casedepart.server.stores.migrations import PLACE
from casedepart.server.stores.schema import metadata
from tests.nursery import started
from tests.server.running import runs
from tests.server.stores.stores import NOBODY, fill, opened, step, versions
from tests.waiting import PATIENCE


def differences(connection: Connection) -> Any:
    """How the schema of a database differs from the one in `schema.py`."""
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return compare_metadata(context, metadata)


async def asked(address: str, question: Any) -> Any:
    """What a migrated database answers."""
    async with opened(address) as store, store.writing.begin() as connection:
        return await connection.run_sync(question)


@runs
async def test_the_migrated_schema_is_the_one_in_the_code(either: str) -> None:
    assert await asked(either, differences) == []


@runs
async def test_a_schema_that_differs_would_be_found(either: str) -> None:
    def changed(connection: Connection) -> Any:
        connection.exec_driver_sql("DROP INDEX ix_tables_listed")
        connection.exec_driver_sql("ALTER TABLE codes ADD COLUMN colour TEXT")
        return [difference[0] for difference in differences(connection)]

    assert sorted(await asked(either, changed)) == ["add_index", "remove_column"]


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
    def renumber(connection: Connection) -> None:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")

    await asked(either, renumber)
    for _ in range(2):
        with pytest.raises(StoreError, match=r"newer version .* 9999.* Update Case Départ"):
            await store_at(either).open(NOBODY)


def test_migrations_are_numbered_and_each_names_the_one_before() -> None:
    names = sorted(path.stem for path in PLACE.glob("v*.py"))
    assert [name[:5] for name in names] == [f"v{number:04}" for number in range(1, len(names) + 1)]
