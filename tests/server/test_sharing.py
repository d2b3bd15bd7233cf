"""Several processes on one database, seen from inside: who is where, who wakes what, who hears what when."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from casedepart.server.clock import now
from casedepart.server.processes import Processes
from casedepart.server.room import Room
from casedepart.server.stores import Heard, Stored
from casedepart.server.stores.postgresql import PostgreSQLStore
from casedepart.server.stores.sqlite import SQLiteStore
from casedepart.server.tables import Tables
from tests.server.houses import KEY, SOON, Listener, begin, entry, house, say
from tests.server.running import runs, until


async def found(tables: Tables, table: str) -> Room:
    room = await tables.find(table)
    assert room is not None
    return room


async def looked_around(*houses: Tables) -> None:
    """Wait until each process has looked who is alive for longer than anyone may be away."""
    end = now() + 2 * houses[0].processes.returning
    await until(lambda: all(tables.processes.looked > end for tables in houses))


def here(room: Room) -> list[str]:
    """Where the table says that its seats are connected."""
    return [seat.here for seat in room.table.standing.seats]


@runs
async def test_people_at_two_processes_are_both_here_and_nobody_argues(postgresql: str) -> None:
    async with house(PostgreSQLStore(postgresql), SOON) as one, house(PostgreSQLStore(postgresql), SOON) as other:
        first = await one.create(entry(2))
        second = await found(other, first.id)
        first.enter(Listener(first, KEY))
        second.enter(Listener(second, f"{KEY}1"))
        expected = [one.store.process, other.store.process]
        await until(lambda: here(first) == here(second) == expected)
        version = first.table.version
        await looked_around(one, other)
        assert version == first.table.version == second.table.version == 3


@runs
async def test_those_who_were_connected_to_a_process_that_died_are_gone(postgresql: str) -> None:
    async with house(PostgreSQLStore(postgresql), SOON) as one:
        first = await one.create(entry(2))
        first.enter(Listener(first, KEY))
        async with house(PostgreSQLStore(postgresql), SOON) as other:
            second = await found(other, first.id)
            second.enter(Listener(second, f"{KEY}1"))
            await until(lambda: all(here(first)))
        assert here(first)[1] == other.store.process, "it ended without a word"
        await until(lambda: here(first) == [one.store.process, ""])


@runs
async def test_a_seat_at_two_processes_is_here_until_both_have_gone(postgresql: str) -> None:
    async with house(PostgreSQLStore(postgresql), SOON) as one, house(PostgreSQLStore(postgresql), SOON) as other:
        first = await one.create(entry())
        ears = [Listener(first, KEY)]
        first.enter(ears[0])
        await until(lambda: here(first)[0] == one.store.process)
        second = await found(other, first.id)
        assert here(second)[0] == one.store.process
        ears.append(Listener(second, KEY))
        second.enter(ears[1])
        await looked_around(one, other)
        assert (here(first)[0], first.table.version) == (one.store.process, 2)
        first.leave(ears[0])
        await until(lambda: here(second)[0] == other.store.process)
        second.leave(ears[1])
        await until(lambda: here(second)[0] == "")


class Slow(PostgreSQLStore):
    """A store whose reading takes as long as a test likes."""

    gate: asyncio.Event | None = None
    has_read = False

    async def load(self, table: str, after: int = 0, snapshot: bool = True) -> Stored | None:
        stored = await super().load(table, after, snapshot)
        if self.gate is not None:
            self.has_read = True
            await self.gate.wait()
        return stored


@runs
async def test_news_that_come_while_a_table_is_loaded_are_not_missed(postgresql: str) -> None:
    slow = Slow(postgresql)
    async with house(PostgreSQLStore(postgresql)) as one, house(slow) as other:
        room = await one.create(entry())
        slow.gate = asyncio.Event()
        loading = asyncio.create_task(found(other, room.id))
        await until(lambda: slow.has_read)
        version = await say(room, "meanwhile")
        await until(lambda: bool(other.missed))
        slow.gate.set()
        assert (await loading).table.version == version


@runs
async def test_news_that_come_just_when_a_table_has_been_loaded_leave_nobody_behind(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(PostgreSQLStore(postgresql)) as one, house(PostgreSQLStore(postgresql)) as other:
        room = await one.create(entry(2))
        dropped: list[Room] = []

        def add(loaded: Room) -> Room:
            if not dropped:
                dropped.append(loaded)
                # It is told before whoever waits for the room goes on.
                asyncio.get_running_loop().call_soon(other.heard, loaded.id, loaded.table.version + 1)
            return Tables.add(other, loaded)

        monkeypatch.setattr(other, "add", add)
        async with other.use(room.id) as first, other.use(room.id) as second:
            assert other.rooms[room.id] is first is second, "all sit in one room, the one that is kept up to date"
            assert dropped and first is not dropped[0]
            first.enter(Listener(first, KEY))
            await say(await found(one, room.id), "hello")
            await until(lambda: [line.text for line in first.table.standing.chat] == ["hello"])


class Deaf(PostgreSQLStore):
    """A store that no news reach, as after a lost connection."""

    async def connect(self, heard: Heard) -> None:
        await super().connect(lambda table, version: None)


@runs
async def test_who_comes_in_sees_what_another_process_has_written(postgresql: str) -> None:
    async with house(PostgreSQLStore(postgresql)) as one, house(Deaf(postgresql)) as other:
        room = await one.create(entry())
        await found(other, room.id)
        version = await say(room, "no news of this reach the other")
        async with other.use(room.id) as seen:
            assert seen.table.version == version


@runs
async def test_what_another_process_drives_is_unloaded_when_nobody_looks(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    async with house(SQLiteStore(path)) as one, house(SQLiteStore(path)) as other:
        room = await one.create(entry(0, seats=3))
        await begin(room)
        followed = await found(other, room.id)
        wake = followed.driver.wake(followed)
        assert wake is not None and wake < now() + 60_000
        room.touched = followed.touched = now() - 20_000
        for tables in (one, other):
            await tables.sweeper.unload_idle()
        assert room.id in one.rooms and room.id not in other.rooms


@runs
async def test_what_another_process_has_changed_is_followed_only_where_somebody_looks(postgresql: str) -> None:
    async with house(PostgreSQLStore(postgresql)) as one, house(PostgreSQLStore(postgresql)) as other:
        room = await one.create(entry())
        followed = await found(other, room.id)
        followed.enter(Listener(followed, KEY))
        version = await say(room, "somebody looks")
        await until(lambda: followed.table.version >= version)
        unseen = await one.create(entry())
        await found(other, unseen.id)
        await say(unseen, "nobody looks")
        await until(lambda: unseen.id not in other.rooms)
        assert room.id in other.rooms


@runs
async def test_each_process_wakes_its_share_of_what_is_due(postgresql: str) -> None:
    async with house(PostgreSQLStore(postgresql)) as first:
        for _ in range(12):
            room = await first.create(entry(0, seats=3))
            room.driver.stopped = True
            await begin(room)
    async with house(PostgreSQLStore(postgresql), SOON) as one, house(PostgreSQLStore(postgresql), SOON) as other:
        for tables in (one, other):
            tables.processes.looked = 0
            await tables.processes.look()
        await until(lambda: len(one.rooms) + len(other.rooms) >= 12)
        assert not set(one.rooms) & set(other.rooms)
        assert one.rooms and other.rooms


def test_every_table_is_of_exactly_one_process_and_few_change_hands() -> None:
    names = [f"process {number}" for number in range(4)]
    tables = [f"table {number}" for number in range(400)]

    def owners(alive: list[str]) -> dict[str, list[str]]:
        known = {name: among(name, alive) for name in alive}
        return {table: [name for name in alive if known[name].share(table)] for table in tables}

    before, after = owners(names), owners(names[1:])
    assert all(len(found) == 1 for found in before.values())
    assert min(Counter(found[0] for found in before.values()).values()) > 60
    assert all(after[table] == found for table, found in before.items() if found != [names[0]])


def among(name: str, alive: list[str]) -> Processes:
    """What a process knows of these."""
    store = SQLiteStore(Path("nowhere"))
    store.process = name
    known = Processes(store)
    known.alive = set(alive)
    return known
