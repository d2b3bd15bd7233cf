"""What is durable is shown, whatever happens to who asked for it, and what cannot be read is let go."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from casedepart.server.stores import Step, StoreError
from casedepart.server.stores.sqlite import SQLiteStore
from casedepart.server.tables import Tables
from casedepart.table.journal import encode
from casedepart.table.messages.opening import Start
from casedepart.table.snapshot import Snapshot
from casedepart.table.table import Table
from tests.server.houses import HOST, KEY, Failing, Listener, begin, entry, house, say
from tests.server.running import runs, until


@runs
async def test_a_move_whose_sender_is_gone_is_shown_all_the_same(tmp_path: Path) -> None:
    async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
        room = await tables.create(entry(0))
        listener = Listener(room)
        room.enter(listener)
        task = asyncio.create_task(begin(room))
        for _ in range(3):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert task.cancelled()
        await until(lambda: listener.version() == 2)
        assert room.table.phase == "playing"


@runs
async def test_a_move_that_failed_and_yet_was_written_is_shown_by_itself(tmp_path: Path) -> None:
    store = Failing(tmp_path / "tables.sqlite")
    async with house(store) as tables:
        room = await tables.create(entry(0))
        listener = Listener(room)
        room.enter(listener)
        store.fails = "after"
        await asyncio.gather(begin(room), return_exceptions=True)
        assert room.table.version == 1
        await until(lambda: listener.version() == 2)


@runs
async def test_what_is_under_way_is_finished_before_the_store_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    words = ["these", "are", "my", "last", "words"]
    async with house(SQLiteStore(path)) as tables:
        room = await tables.create(entry())
        waiting = [asyncio.create_task(say(room, word)) for word in words]
        await asyncio.sleep(0)
        for task in waiting:
            task.cancel()
    async with house(SQLiteStore(path)) as tables:
        again = await tables.find(room.id)
        assert again is not None
        assert [line.text for line in again.table.standing.chat] == words


@runs
async def test_a_table_that_cannot_be_followed_is_dropped_though_nobody_uses_it(tmp_path: Path) -> None:
    async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
        room = await tables.create(entry())
        listener = Listener(room, KEY)
        room.enter(listener)
        await until(lambda: listener.version() == 2)
        assert await tables.store.append(Step(room.id, 3, b'{"type": "unheard of"}', None, None))
        room.behind = True
        room.schedule()
        await until(lambda: not tables.rooms)
        assert listener.closing is not None and listener.closing[0] == 1012


@runs
async def test_a_table_that_was_forgotten_under_its_listeners_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    async with house(SQLiteStore(path)) as tables:
        room = await tables.create(entry())
        assert await tables.store.forget(10**15, 10) == 1
        results = await asyncio.gather(say(room, "anyone?"), return_exceptions=True)
        assert isinstance(results[0], StoreError)
        await until(lambda: not tables.rooms)
        assert await tables.find(room.id) is None


async def stored_elsewhere(tables: Tables, wake: int | None) -> tuple[str, int, bytes]:
    """A game that was begun with an edition that is here no more: its table, its version, a snapshot."""
    created = entry(0, seats=3)
    table = Table.opened(created)
    started = table.take(Start(id="start"), HOST, created.at)
    table.adopt(started)
    other = msgspec.structs.replace(created, plays="0" * 64)
    table.standing.plays = other.plays
    for version, body in ((1, encode(other)), (2, encode(started.entry))):
        assert await tables.store.append(Step(created.table, version, body, wake, None))
    return created.table, 2, Snapshot.of(table.standing, table.play)


@runs
async def test_a_snapshot_that_cannot_be_restored_gives_way_to_the_journal(tmp_path: Path) -> None:
    async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
        name, version, snapshot = await stored_elsewhere(tables, None)
        for body in (snapshot, b"{}", b"nonsense"):
            await tables.store.forget(10**15, 10)
            name, version, _ = await stored_elsewhere(tables, None)
            await tables.store.keep_snapshot(name, version, body)
            room = await tables.find(name)
            assert room is not None
            assert room.table.version == version
            assert room.table.needs is not None
            tables.drop(room)


@runs
async def test_a_table_that_cannot_go_on_is_not_looked_at_again_and_again(tmp_path: Path) -> None:
    async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
        name, _, _ = await stored_elsewhere(tables, wake=1)
        assert await tables.store.due(10, 10) == [name]
        await tables.sweeper.wake_due()
        assert await tables.store.due(10, 10) == []
