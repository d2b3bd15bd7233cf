"""The tables of a process: loaded, changed, lost races, failures of the store, unloaded."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.types import Message

from casedepart.server import connection
from casedepart.server.connection import MOST_WAITING, Connection
from casedepart.server.room import SNAPSHOT_EVERY
from casedepart.server.stores import StoreError
from casedepart.server.stores.sqlite import SQLiteStore
from casedepart.table.wire.news import AnswerView, Pong
from tests.server.houses import KEY, SOON, Failing, Listener, begin, entry, house, say
from tests.server.running import runs, until


@runs
async def test_an_idle_table_is_unloaded_and_comes_back_the_same(tmp_path: Path) -> None:
    async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
        room = await tables.create(entry(2))
        await begin(room)
        for number in range(20):
            await say(room, str(number))
        before = room.table
        await tables.sweeper.unload_idle()
        assert tables.rooms, "it was just used"
        room.touched = 0
        await tables.sweeper.unload_idle()
        assert not tables.rooms
        stored = await tables.store.load(before.standing.table)
        assert stored is not None and stored.snapshot is not None and not stored.entries
        async with tables.use(before.standing.table) as again:
            assert again is not room
            assert again.table.standing == before.standing
            assert again.table.version == before.version


@runs
async def test_a_table_with_a_listener_or_something_to_do_stays(tmp_path: Path) -> None:
    async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
        looked_at = await tables.create(entry())
        looked_at.enter(Listener(looked_at, KEY))
        timed = await tables.create(entry(clock="fast"))
        await begin(timed)
        for room in (looked_at, timed):
            room.touched = 0
        await tables.sweeper.unload_idle()
        assert set(tables.rooms.values()) == {looked_at, timed}


@runs
async def test_who_loses_a_race_decides_anew_and_shows_both(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    async with house(SQLiteStore(path)) as one, house(SQLiteStore(path)) as other:
        room = await one.create(entry())
        listener = Listener(room, KEY)
        room.enter(listener)
        async with other.use(room.id) as elsewhere:
            await say(elsewhere, "elsewhere")
            await say(elsewhere, "again")
        version = await say(room, "here")
        assert version == room.table.version >= 4
        said = [text for text in listener.waiting if text and b'"said"' in text]
        assert [msgspec.json.decode(text)["text"] for text in said] == ["elsewhere", "again", "here"]


@pytest.mark.parametrize("fails", ["before", "after"])
def test_a_failure_of_the_store_shows_nothing_and_loses_nothing(tmp_path: Path, fails: str) -> None:
    @runs
    async def scene() -> None:
        store = Failing(tmp_path / "tables.sqlite")
        async with house(store) as tables:
            room = await tables.create(entry())
            listener = Listener(room, KEY)
            room.enter(listener)
            await until(lambda: listener.version() == 2)
            heard = len(listener.waiting)
            store.fails = fails
            with pytest.raises(StoreError):
                await say(room, "lost?")
            assert len(listener.waiting) == heard and room.table.version == 2
            await say(room, "later")
            written = ["later"] if fails == "before" else ["lost?", "later"]
            assert [line.text for line in room.table.standing.chat] == written
            assert room.table.version == 2 + len(written)

    scene()


@runs
async def test_a_change_that_is_cut_short_is_found_before_the_next(tmp_path: Path) -> None:
    async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
        room = await tables.create(entry())
        task = asyncio.create_task(say(room, "cut short"))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await say(room, "whole")
        stored = await tables.store.load(room.id, snapshot=False)
        assert stored is not None
        assert [version for version, _ in stored.entries] == list(range(1, room.table.version + 1))
        assert [line.text for line in room.table.standing.chat][-1] == "whole"


@runs
async def test_a_snapshot_is_kept_now_and_then(tmp_path: Path) -> None:
    async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
        room = await tables.create(entry())
        while room.table.version <= SNAPSHOT_EVERY:
            await say(room, str(room.table.version))
        await until(lambda: room.kept >= SNAPSHOT_EVERY)


@runs
async def test_bots_of_a_table_that_nobody_has_loaded_are_woken(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    async with house(SQLiteStore(path)) as tables:
        room = await tables.create(entry(0, seats=3, pace="fast"))
        room.driver.stopped = True
        await begin(room)
        version = room.table.version
    async with house(SQLiteStore(path), SOON) as tables:
        await until(lambda: any(room.table.version > version for room in tables.rooms.values()))


@runs
async def test_who_does_not_come_back_after_a_restart_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    async with house(SQLiteStore(path), SOON) as tables:
        room = await tables.create(entry(2))
        room.enter(Listener(room, KEY, f"{KEY}1"))
        await until(lambda: all(seat.here for seat in room.table.standing.seats))
    async with house(SQLiteStore(path), SOON) as tables:
        room_again = await tables.find(room.id)
        assert room_again is not None
        room_again.enter(Listener(room_again, KEY))
        seats = room_again.table.standing.seats
        assert all(seat.here for seat in seats)
        await until(lambda: not room_again.table.standing.seats[1].here)
        assert room_again.table.standing.seats[0].here


@runs
async def test_a_slow_reader_gets_the_newest_state_and_every_reply(tmp_path: Path) -> None:
    async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
        room = await tables.create(entry())
        listener = Listener(room, KEY)
        room.enter(listener)
        await until(lambda: listener.version() == 2)
        for number in range(3):
            listener.tell(Pong(at=number))
            room.show({listener}, [])
        assert [text is None for text in listener.waiting] == [False, True, False, False, False]
        for number in range(MOST_WAITING):
            listener.tell(Pong(at=number))
        assert listener.closing is not None and listener.closing[0] == 1013
        await listener.write()
        assert [message["type"] for message in listener.sent] == ["websocket.send", "websocket.close"]


@runs
async def test_a_slow_reader_is_told_every_answer_that_it_has_skipped(tmp_path: Path) -> None:
    async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
        room = await tables.create(entry())
        listener = Listener(room, KEY)
        room.enter(listener)
        for number in range(1, 4):
            room.show({listener}, [AnswerView(n=number, seat=0, do="rolls", events=[])])
        listener.close(1000, "")
        await listener.write()
        (state,) = [news for news in heard(listener) if news["type"] == "state"]
        assert [answer["n"] for answer in state["answers"]] == [1, 2, 3]


@runs
async def test_of_very_many_skipped_answers_the_last_ones_are_told_and_the_next_state_has_its_own(
    tmp_path: Path,
) -> None:
    async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
        room = await tables.create(entry())
        listener = Listener(room, KEY)
        for number in range(1, 302):
            room.show({listener}, [AnswerView(n=number, seat=0, do="rolls", events=[])])
        await listener.write_one(None)
        room.show({listener}, [AnswerView(n=302, seat=0, do="rolls", events=[])])
        await listener.write_one(None)
        many, one = [[answer["n"] for answer in news["answers"]] for news in heard(listener)]
        assert many == list(range(102, 302)) and one == [302]


def heard(listener: Listener) -> list[Any]:
    """The messages that it was sent."""
    return [msgspec.json.decode(message["text"]) for message in listener.sent if "text" in message]


@runs
async def test_a_reader_who_takes_nothing_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "STUCK", 0.05)

    async def never(message: Message) -> None:
        await asyncio.Event().wait()

    blocked = Connection(never, "127.0.0.1")
    blocked.writer = asyncio.create_task(blocked.write())
    blocked.tell(Pong(at=1))
    await until(lambda: 0 < blocked.sending_since < time.monotonic() - connection.STUCK)
    blocked.tell(Pong(at=2))
    assert blocked.closing == (1013, "too-slow")
    with pytest.raises(asyncio.CancelledError):
        await blocked.writer


@runs
async def test_there_is_no_table_but_those_that_are_stored(tmp_path: Path) -> None:
    async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
        assert await tables.find("nothing") is None
        room = await tables.create(entry())
        assert await tables.find(room.id) is room
        assert len(await asyncio.gather(*(tables.find(room.id) for _ in range(10)))) == 10
