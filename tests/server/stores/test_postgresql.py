"""Tables in PostgreSQL: the contract, lost connections, and what is told when it cannot be used."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import pytest

from casedepart.server.stores import StoreError, store_at
from casedepart.server.stores.asyncpg_connection import ANSWERING, PostgreSQLConnection, answered
from casedepart.server.stores.postgresql import PostgreSQLStore
from casedepart.server.stores.statements import once
from tests.server.postgresql import Server, ask, end_all, end_connections
from tests.server.running import runs, until
from tests.server.stores.contract import StoreContract
from tests.server.stores.stores import NOBODY, body, fill, found, opened, step, versions

SHOWN = "SHOW synchronous_commit"


@pytest.fixture
def address(postgresql: str) -> str:
    return postgresql


class TestPostgreSQL(StoreContract):
    """The contract, with a real server."""


@runs
async def test_lost_connections_lose_and_double_nothing(address: str) -> None:
    async with opened(address) as store:
        writing = [asyncio.create_task(fill(store, f"t{number}", 60)) for number in range(20)]
        for _ in range(8):
            await asyncio.sleep(0.03)  # some are written meanwhile
            await end_connections(address, "query NOT ILIKE 'LISTEN%'")
        await asyncio.gather(*writing)
        for number in range(20):
            assert await versions(store, f"t{number}") == list(range(1, 61))
        assert (await found(store, "t0")).snapshot is None


@runs
async def test_a_race_for_the_first_of_two_steps_loses_both(address: str) -> None:
    async with opened(address) as first, opened(address) as second:
        await fill(first, "a", 4)
        assert isinstance(first, PostgreSQLStore)
        late: list[asyncio.Task[bool]] = []

        async def delayed(connection: PostgreSQLConnection) -> None:
            await answered(connection, first.write_and_tell([step("a", 5, "first")], False))
            # Both are in one group, which finds version 4 the last and waits here for the fate of 5.
            late.extend(asyncio.create_task(second.append(step("a", version))) for version in (5, 6))
            await until(lambda: is_anyone_waiting(first))
            await connection.execute("COMMIT", timeout=ANSWERING)

        await first.writing.run(delayed, "BEGIN")
        assert await asyncio.gather(*late) == [False, False]
        assert (await found(first, "a", after=4)).entries == [(5, body("a", 5, "first"))]


@pytest.mark.parametrize("frozen", ["reading", "writing"])
@runs
async def test_a_connection_lost_while_it_was_idle_is_replaced(address: str, frozen: str) -> None:
    async with opened(address) as store:
        assert isinstance(store, PostgreSQLStore)
        await fill(store, "a", 1)
        await asyncio.gather(*(versions(store, "a") for _ in range(4)))
        idle = {"reading": store.reading, "writing": store.writing}[frozen].idle
        assert idle
        lost = list(idle)
        await end_connections(address, "query NOT ILIKE 'LISTEN%'")
        assert await versions(store, "a") == [1]
        await store.let_rest("a", 1)
        assert all(connection.is_closed() for connection in lost)
        assert await store.append(step("a", 2))


async def is_anyone_waiting(store: PostgreSQLStore) -> bool:
    """Whether a connection waits for another's transaction."""
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    return bool((await store.ask(waiting))[0][0])


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("host=", "host=/nowhere"), "No such file"),
        (("/test_", "/no_such_"), "does not exist"),
        (("postgres@", "nobody_known@"), "does not exist"),
        (("host=", "port=xyz&host="), "port"),
    ],
    ids=["no server", "no database", "no user", "no such port"],
)
@runs
async def test_a_server_that_cannot_be_used_is_told_with_the_cure(
    address: str, change: tuple[str, str], told: str
) -> None:
    wrong = address.replace(*change).replace("@", ":s3cret@")
    with pytest.raises(StoreError, match=told) as error:
        await store_at(wrong).open(NOBODY)
    assert "s3cret" not in str(error.value)
    assert "\n" not in str(error.value) and error.value.cure


@runs
async def test_a_server_that_nobody_runs_is_told() -> None:
    with pytest.raises(StoreError, match=r"See that the server runs"):
        await store_at("postgresql://anna@127.0.0.1:1/tables").open(NOBODY)


@runs
async def test_a_server_that_stays_away_is_told_and_one_that_returns_goes_on(postgresql_server: Server) -> None:
    address = await postgresql_server.new_database()
    async with opened(address, patience=0.3) as store:
        await fill(store, "a", 1)
        await ask(postgresql_server.address("postgres"), allow(address, "false"))
        await ask(postgresql_server.address("postgres"), end_all("datname LIKE 'test%'"))
        with pytest.raises(StoreError, match="not currently accepting connections"):
            await store.append(step("a", 2))
        with pytest.raises(StoreError):
            await store.count()
        await ask(postgresql_server.address("postgres"), allow(address, "true"))
        assert await store.append(step("a", 2))


def allow(address: str, whether: str) -> str:
    """Open a database to connections, or shut it."""
    name = address.partition("@/")[2].partition("?")[0]
    return f"ALTER DATABASE {name} ALLOW_CONNECTIONS {whether}"


def test_each_store_has_a_name_of_its_own() -> None:
    assert PostgreSQLStore("postgresql://h/d").process != PostgreSQLStore("postgresql://h/d").process


@pytest.mark.parametrize("said", ["server", "role", "database", "address", "options"])
@runs
async def test_a_commit_is_durable_whatever_is_set_elsewhere(postgresql_server: Server, said: str) -> None:
    role, address = f"role_{said}", await postgresql_server.new_database()
    name = urlsplit(address).path.removeprefix("/")
    await ask(address, f"CREATE ROLE {role} SUPERUSER LOGIN")
    orders = {
        "server": "ALTER SYSTEM SET synchronous_commit = off",
        "role": f"ALTER ROLE {role} SET synchronous_commit = off",
        "database": f"ALTER DATABASE {name} SET synchronous_commit = off",
    }
    if said in orders:
        await ask(address, orders[said])
        await ask(address, "SELECT pg_reload_conf()")
    asked = address.replace("postgres@", f"{role}@")
    asked += {"address": "&synchronous_commit=off", "options": "&options=-csynchronous_commit%3Doff"}.get(said, "")
    try:
        async with opened(asked) as store:
            for rows in (await store.change(once(SHOWN)), await store.ask(SHOWN)):
                assert rows[0][0] == "on"
    finally:
        await ask(address, "ALTER SYSTEM RESET synchronous_commit")
        await ask(address, "SELECT pg_reload_conf()")


@runs
async def test_a_commit_that_waits_for_more_than_the_disk_may(address: str) -> None:
    async with opened(f"{address}&synchronous_commit=remote_apply") as store:
        assert (await store.change(once(SHOWN)))[0][0] == "remote_apply"
