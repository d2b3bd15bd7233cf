"""Old tables are deleted where that is wished, a few at a time, and none that is in use."""

from __future__ import annotations

from pathlib import Path

import pytest

from casedepart.server import sweeper
from casedepart.server.stores.sqlite import SQLiteStore
from casedepart.server.sweeper import DAY, FORGET_EVERY, Retention
from casedepart.server.tables import Tables
from tests.server.houses import SOON, entry, house
from tests.server.running import runs, until
from tests.server.stores.stores import fill, opened


class Watch:
    """A clock that is set by hand."""

    def __init__(self, at: int) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at


@runs
async def test_old_tables_go_in_batches_then_it_rests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(10**15)
    monkeypatch.setattr(sweeper, "now", watch)
    monkeypatch.setattr(sweeper, "BATCH", 2)
    async with opened(str(tmp_path / "tables.sqlite")) as store:
        for number in range(5):
            await fill(store, f"t{number}", 3)
        old = Retention(store, days=30)
        counts = []
        for _ in range(4):
            await old.sweep({"t0"})
            counts.append(await store.count())
        assert counts == [3, 1, 1, 1]
        await old.sweep(set())
        assert await store.count() == 1, "not before an hour has passed"
        watch.at += FORGET_EVERY
        await old.sweep(set())
        assert await store.count() == 0


@runs
async def test_young_tables_stay_and_without_the_wish_all_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(str(tmp_path / "tables.sqlite")) as store:
        await fill(store, "young", 1)
        await Retention(store, days=1).sweep(set())
        monkeypatch.setattr(sweeper, "now", Watch(10**15))
        await Retention(store, days=None).sweep(set())
        assert await store.count() == 1
        assert DAY == 86_400_000


@runs
async def test_a_running_server_forgets_what_is_old_and_not_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.sqlite"
    async with house(SQLiteStore(path)) as tables:
        names = [(await tables.create(entry())).id for _ in range(2)]
    monkeypatch.setattr(sweeper, "now", Watch(10**15))
    tables = Tables(SQLiteStore(path), thinkers=1, forget_after=30, deadlines=SOON)
    await tables.start()
    try:
        async with tables.use(names[0]) as room:
            await until(lambda: only(tables, 1))
            assert room.id in tables.rooms
        assert await tables.find(names[1]) is None
    finally:
        await tables.stop()


async def only(tables: Tables, count: int) -> bool:
    """Are there so many left?"""
    return await tables.store.count() == count
