"""What one process writes, the others hear, as long as they listen; and they know when they did not."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Sequence

import pytest

from casedepart.server.stores import Store
from casedepart.server.stores.asyncpg_connection import connect
from casedepart.server.stores.group import Key
from casedepart.server.stores.notifications import CHANNEL, LONGEST, Listener, bulletins
from tests.server.postgresql import ask, end_connections
from tests.server.running import runs, until
from tests.server.stores.stores import fill, opened, step


@pytest.fixture
def address(postgresql: str) -> str:
    return postgresql


class Ear(list[Key]):
    """Hears, and remembers in which order."""

    def __call__(self, table: str, version: int) -> None:
        self.append((table, version))

    async def hears(self, news: Key) -> None:
        """Wait until this is the last that was heard."""
        await until(lambda: self[-1:] == [news])


@runs
async def test_news_reach_the_others_and_not_oneself(address: str) -> None:
    first_ear, second_ear, third_ear = Ear(), Ear(), Ear()
    async with (
        opened(address, first_ear) as first,
        opened(address, second_ear) as second,
        opened(address, third_ear),
    ):
        await fill(first, "a", 2)
        assert await second.append(step("b", 1))
        await until(lambda: (len(first_ear), len(second_ear), len(third_ear)) == (1, 2, 3), seconds=2.0)
    assert (first_ear, second_ear, third_ear) == ([("b", 1)], [("a", 1), ("a", 2)], [("a", 1), ("a", 2), ("b", 1)])


@runs
async def test_a_table_is_told_once_a_commit_with_its_newest_version(address: str) -> None:
    ear = Ear()
    async with opened(address, ear), opened(address) as store:
        assert all(await asyncio.gather(*(store.append(step(f"t{n % 300}", 1 + n // 300)) for n in range(900))))
        await until(lambda: len({table for table, version in ear if version == 3}) == 300)
    assert len(ear) < 900


@runs
async def test_a_lost_step_and_a_snapshot_are_no_news(address: str) -> None:
    ear = Ear()
    async with opened(address, ear), opened(address) as store:
        await fill(store, "a", 2)
        assert not await store.append(step("a", 2))
        await store.keep_snapshot("a", 2, b"{}")
        assert await store.append(step("a", 3))
        await until(lambda: ("a", 3) in ear)
    assert ear == [("a", 1), ("a", 2), ("a", 3)]


@runs
async def test_what_others_say_on_the_channel_is_no_news(address: str) -> None:
    ear = Ear()
    async with opened(address, ear), opened(address) as store:
        for words in ("", "nonsense", "[1, 2]", '["x", [["a"]]]'):
            await ask(address, f"SELECT pg_notify('{CHANNEL}', '{words}')")
        await fill(store, "a", 1)
        await until(lambda: bool(ear))
    assert ear == [("a", 1)]


@runs
async def test_a_lost_ear_heals_and_says_that_it_may_have_missed_something(address: str) -> None:
    ear = Ear()
    async with opened(address, ear), opened(address) as store:
        for version in range(1, 4):
            await end_connections(address, "query ILIKE 'LISTEN%'")
            await ear.hears(("", 0))
            assert await store.append(step("a", version))
            await ear.hears(("a", version))


@runs
async def test_processes_see_each_other_as_long_as_they_live(address: str) -> None:
    async with opened(address) as one:
        async with opened(address) as other:
            both = {one.process, other.process}
            assert await one.alive() == await other.alive() == both
            await end_connections(address, "application_name LIKE 'casedepart %'")
            await until(lambda: see(one, both))
        await until(lambda: see(one, {one.process}))


async def see(store: Store, processes: set[str]) -> bool:
    """Does it see these and no others?"""
    return await store.alive() == processes


@runs
async def test_a_silent_connection_that_is_none_any_more_is_found_and_replaced(address: str) -> None:
    ear = Ear()
    listener = Beating(lambda: connect(address), "me", ear, heartbeat=1)
    await listener.start()
    try:
        async with opened(address) as store:
            await until(lambda: listener.beats == 2)
            assert ear == [], "a connection that answers is kept"
            frozen = await process_of_listener(store)
            os.kill(frozen, signal.SIGSTOP)
            try:
                await ear.hears(("", 0))
                assert await store.append(step("a", 1))
                await ear.hears(("a", 1))
            finally:
                os.kill(frozen, signal.SIGCONT)
    finally:
        await listener.stop()


class Beating(Listener):
    """A listener that counts its heartbeats, answered or not."""

    beats = 0

    async def beat(self) -> None:
        await super().beat()
        self.beats += 1


async def process_of_listener(store: Store) -> int:
    """The server's process behind the connection that listened first."""
    listening = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query NOT LIKE '%pg_stat%'"
    return int((await store.ask(f"{listening} ORDER BY backend_start LIMIT 1"))[0][0])


@runs
async def test_an_ear_that_fails_does_not_stop_the_listening(address: str) -> None:
    ear, complaints = Ear(), list[object]()

    def heard(table: str, version: int) -> None:
        ear(table, version)
        raise ValueError(table)

    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: complaints.append(context["exception"]))
    async with opened(address, heard), opened(address) as store:
        await fill(store, "a", 2)
        await until(lambda: ear == [("a", 1), ("a", 2)])
    assert [str(complaint) for complaint in complaints] == ["a", "a"]


@pytest.mark.parametrize(
    "news", [[], [("a", 1)], [("table" * 8, 10**9 + n) for n in range(500)], [("é" * 200, 1)] * 99]
)
def test_bulletins_carry_all_news_and_are_short_enough(news: Sequence[Key]) -> None:
    texts = list(bulletins("0" * 16, news))
    assert all(len(text.encode()) < 8_000 for text in texts)
    assert len(texts) <= 1 + sum(len(f'["{table}",{version}],'.encode()) for table, version in news) // (LONGEST // 2)
    heard: list[Key] = []
    for text in texts:
        heard += [(table, version) for table, version in json.loads(text)[1]]
    assert heard == list(news)
