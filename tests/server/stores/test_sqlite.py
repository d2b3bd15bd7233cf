"""Tables in a file of SQLite."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path

import pytest

from casedepart.server.stores import StoreError, store_at
from casedepart.server.stores.sqlite import SQLiteStore, set_up
from casedepart.server.stores.statements import Transaction, once
from tests.server.running import runs
from tests.server.stores.contract import StoreContract
from tests.server.stores.stores import NOBODY, fill, held, opened, step, versions


@pytest.fixture
def address(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite")


class TestSQLite(StoreContract):
    """The contract, with a file."""


@runs
async def test_a_commit_is_durable_and_readers_do_not_wait(address: str) -> None:
    async with opened(address) as store:
        names = ("journal_mode", "synchronous", "foreign_keys")
        settings = [(await store.change(once(f"PRAGMA {name}")))[0][0] for name in names]
    assert settings == ["wal", 2, 1]


@runs
async def test_a_lost_connection_is_replaced_by_a_new_one(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "tables.sqlite")
    async with held(store):
        await fill(store, "a", 2)
        assert store.writing is not None and store.writing.connection is not None
        lose = store.writing.connection.close
        with closing(sqlite3.connect(store.path)) as other:
            # As long as another has it open, the log stays.
            other.execute("SELECT * FROM tables").fetchall()
            await asyncio.get_running_loop().run_in_executor(store.writing.thread, lose)
            assert await store.append(step("a", 3))
        assert await versions(store, "a") == [1, 2, 3]


@runs
async def test_a_transaction_that_fails_leaves_nothing_and_the_next_is_made_anew(tmp_path: Path) -> None:
    def half() -> Transaction[None]:
        yield once("INSERT INTO shown (table_id, process) VALUES ('a', 'x')")
        yield once("SELECT colour FROM nowhere")

    store = SQLiteStore(tmp_path / "tables.sqlite")
    async with held(store):
        await fill(store, "a", 1)
        for _ in range(2):
            with pytest.raises(StoreError, match="no such table: nowhere"):
                await store.transaction(half)
        assert await store.ask("SELECT * FROM shown") == []


@runs
async def test_closing_ends_every_thread_and_leaves_no_log(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "tables.sqlite")) as store:
        await fill(store, "a", 1)
        await asyncio.gather(*(versions(store, "a") for _ in range(20)))
        assert [thread for thread in threading.enumerate() if thread.name.startswith(("reading", "writing"))]
    assert not [thread for thread in threading.enumerate() if thread.name.startswith(("reading", "writing"))]
    assert [path.name for path in tmp_path.iterdir()] == ["tables.sqlite"]


@runs
async def test_nobody_else_may_read_the_file(address: str) -> None:
    async with opened(address) as store:
        await fill(store, "a", 1)
        files = list(Path(address).parent.iterdir())
        assert files
        for path in files:
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path.name


@runs
async def test_bodies_can_be_read_by_hand(address: str) -> None:
    async with opened(address) as store:
        await fill(store, "a", 1)
    connection = sqlite3.connect(address)
    assert connection.execute("SELECT body FROM journal").fetchall() == [
        ('{"table": "a", "version": 1, "by": "", "é": "…"}',)
    ]
    connection.close()


@runs
async def test_a_short_lock_of_another_program_is_waited_for(address: str) -> None:
    async with opened(address) as store:
        await fill(store, "a", 1)
        other = sqlite3.connect(address, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.append(step("a", 2)))
        await asyncio.sleep(0.2)  # Nothing may happen now.
        assert not waiting.done()
        other.close()
        assert await waiting


def test_a_connection_that_cannot_be_set_up_is_closed(tmp_path: Path) -> None:
    connection = sqlite3.connect(a_text(tmp_path))
    with pytest.raises(sqlite3.DatabaseError, match="not a database"):
        set_up(connection)
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        connection.cursor()


@runs
async def test_a_lasting_lock_is_told_and_nothing_is_half_written(address: str) -> None:
    async with opened(address, patience=0.2) as store:
        await fill(store, "a", 1)
        other = sqlite3.connect(address, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        steps = [step("a", 2), step("a", 3), step("b", 1)]
        answers = await asyncio.gather(*(store.append(one) for one in steps), return_exceptions=True)
        assert [type(answer) for answer in answers] == [StoreError] * 3
        assert "keeps this database locked" in str(answers[0])
        other.close()
        assert await versions(store, "a") == [1]
        assert await store.append(step("a", 2))
        assert await store.count() == 1


def a_folder(place: Path) -> Path:
    return place


def a_file_in_no_folder(place: Path) -> Path:
    return place / "nowhere" / "tables.sqlite"


def a_file_in_a_file(place: Path) -> Path:
    (place / "file").write_text("")
    return place / "file" / "tables.sqlite"


def a_name_too_long(place: Path) -> Path:
    return place / ("x" * 300)


def a_text(place: Path) -> Path:
    (place / "text").write_text("This is a letter, and no database. " * 100)
    return place / "text"


def someone_elses(place: Path) -> Path:
    connection = sqlite3.connect(place / "other.sqlite")
    connection.execute("CREATE TABLE tables (legs INTEGER)")
    connection.commit()
    connection.close()
    return place / "other.sqlite"


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (a_folder, "cannot be used"),
        (a_file_in_no_folder, "There is no folder"),
        (a_file_in_a_file, "There is no folder"),
        (a_name_too_long, "cannot be used"),
        (a_text, "no database"),
        (someone_elses, "holds something else"),
    ],
)
@runs
async def test_a_place_that_cannot_be_used_is_told_with_the_cure(tmp_path: Path, make: object, told: str) -> None:
    assert callable(make)
    path = make(tmp_path)
    with pytest.raises(StoreError, match=told) as error:
        await store_at(str(path)).open(NOBODY)
    assert error.value.where == str(path)
    assert error.value.cure
    assert "\n" not in str(error.value) and "SQL:" not in str(error.value)


@runs
async def test_a_file_that_is_refused_is_left_as_it_was(tmp_path: Path) -> None:
    path = someone_elses(tmp_path)
    with pytest.raises(StoreError):
        await store_at(str(path)).open(NOBODY)
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("tables",)]
    connection.close()
