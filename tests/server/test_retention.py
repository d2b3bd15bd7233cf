"""Old tables are deleted where that is wished, a few at a time, none in use, and none because a clock is wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from casedepart.server import sweeper
from casedepart.server.clock import WATCH, now
from casedepart.server.stores import Store
from casedepart.server.stores.sqlite import SQLiteStore
from casedepart.server.sweeper import DAY, FORGET_EVERY, Retention
from casedepart.server.tables import Tables
from tests.server.clocks import SetClock, set_clock
from tests.server.houses import SOON, entry, house
from tests.server.running import runs, until
from tests.server.stores.stores import fill, opened, step

__all__ = ["set_clock"]

LONG_AGO = 104 * DAY


async def make_older(store: Store, days: int) -> None:
    """All that is stored has been so for so many days."""
    await store.make_younger(0, now(), -days * DAY)


@asynccontextmanager
async def old_tables(path: Path, count: int) -> AsyncIterator[Store]:
    """Tables of long ago, and a fresh one."""
    async with opened(str(path / "tables.sqlite")) as store:
        for number in range(count):
            await fill(store, f"t{number}", 3)
        await make_older(store, 104)
        await fill(store, "fresh", 1)
        yield store


@runs
async def test_old_tables_go_in_batches_then_it_rests(
    tmp_path: Path, set_clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeper, "BATCH", 2)
    async with old_tables(tmp_path, 5) as store:
        old = Retention(store, days=30)
        set_clock.go_on(FORGET_EVERY)
        counts = []
        for _ in range(4):
            await old.sweep({"t0"})
            counts.append(await store.count())
        assert counts == [4, 2, 2, 2]
        await old.sweep(set())
        assert await store.count() == 2, "not before an hour has passed"
        set_clock.go_on(FORGET_EVERY)
        await old.sweep(set())
        assert await store.count() == 1


@runs
async def test_young_tables_stay_and_without_the_wish_all_do(tmp_path: Path, set_clock: SetClock) -> None:
    async with old_tables(tmp_path, 1) as store:
        set_clock.go_on(FORGET_EVERY)
        await Retention(store, days=105).sweep(set())
        await Retention(store, days=None).sweep(set())
        assert await store.count() == 2
        await Retention(store, days=103).sweep(set())
        assert await store.count() == 1
        assert DAY == 86_400_000


@runs
async def test_a_running_server_forgets_what_is_old_and_not_loaded(tmp_path: Path, set_clock: SetClock) -> None:
    path = tmp_path / "tables.sqlite"
    async with house(SQLiteStore(path)) as tables:
        names = [(await tables.create(entry())).id for _ in range(2)]
        await make_older(tables.store, 104)
        await tables.create(entry())
    tables = Tables(SQLiteStore(path), thinkers=1, forget_after=30, deadlines=SOON)
    await tables.start()
    try:
        async with tables.use(names[0]) as room:
            set_clock.go_on(FORGET_EVERY)
            await until(lambda: only(tables, 2))
            assert room.id in tables.rooms
        assert await tables.find(names[1]) is None
    finally:
        await tables.stop()


async def only(tables: Tables, count: int) -> bool:
    """Are there so many left?"""
    return await tables.store.count() == count


# A clock that is wrong


@runs
async def test_nothing_is_deleted_in_the_first_hour_after_a_start(tmp_path: Path, set_clock: SetClock) -> None:
    async with old_tables(tmp_path, 3) as store:
        old = Retention(store, days=90)
        await old.sweep(set())
        set_clock.go_on(FORGET_EVERY - 5_000)
        await old.sweep(set())
        assert await store.count() == 4
        set_clock.go_on(5_000)
        await old.sweep(set())
        assert await store.count() == 1


@pytest.mark.parametrize("length", [LONG_AGO, -LONG_AGO])
@runs
async def test_nor_in_the_first_hour_after_the_clock_has_leapt(
    tmp_path: Path, set_clock: SetClock, length: int
) -> None:
    async with old_tables(tmp_path, 3) as store:
        old = Retention(store, days=90)
        set_clock.go_on(FORGET_EVERY - 5_000)
        set_clock.leap(length)
        for _ in range(2):
            await old.sweep(set())
            set_clock.go_on(FORGET_EVERY - 5_000)
        assert await store.count() == 4


@runs
async def test_while_a_server_is_off_nothing_grows_older(tmp_path: Path, set_clock: SetClock) -> None:
    async with opened(str(tmp_path / "tables.sqlite")) as store:
        for name in ("of that evening", "of another one"):
            await fill(store, name, 1)
        await make_older(store, 104)
        old = Retention(store, days=90)
        set_clock.go_on(FORGET_EVERY)
        await old.sweep(set())
        assert await store.count() == 2, "the newest of all was made when it was last on"


@runs
async def test_a_table_of_before_the_time_was_known_is_as_young_as_it_is(tmp_path: Path, set_clock: SetClock) -> None:
    async with house(SQLiteStore(tmp_path / "tables.sqlite"), SOON) as tables:
        await tables.create(entry())
        made = await tables.store.newest()
        set_clock.leap(LONG_AGO)
        await until(lambda: younger(tables.store, made + LONG_AGO))
        assert await tables.store.newest() <= now()


async def younger(store: Store, than: int) -> bool:
    """Has the newest changed so late?"""
    return await store.newest() >= than


@runs
async def test_a_clock_that_is_set_back_is_looked_at_again(tmp_path: Path, set_clock: SetClock) -> None:
    async with old_tables(tmp_path, 3) as store:
        old = Retention(store, days=90)
        set_clock.leap(10 * LONG_AGO)
        WATCH.now()
        set_clock.go_on(FORGET_EVERY)
        await old.sweep(set())
        assert await store.count() == 1, "as it would be by a right clock"
        await fill(store, "t1", 1)
        await make_older(store, 104)
        assert await store.append(step("fresh", 2))
        set_clock.leap(-10 * LONG_AGO)
        WATCH.now()
        set_clock.go_on(FORGET_EVERY)
        await old.sweep(set())
        assert await store.count() == 1, "not ten times 104 days later"
