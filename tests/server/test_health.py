"""`/health` tells the truth about writing, and costs little however often it is asked."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path

import pytest

from casedepart.server.services import HealthCheck
from casedepart.server.stores import StoreError
from casedepart.server.stores.sqlite import SQLiteStore
from tests.server.postgresql import ask, end_connections
from tests.server.running import runs
from tests.server.serving import Server
from tests.waiting import wait_until


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits the files of another process")
def test_a_full_disk_is_told_until_there_is_room_again(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    written = tmp_path / "tables.sqlite-wal"
    try:
        while not written.exists() or written.stat().st_size < 2 * server.log.stat().st_size + 50_000:
            made = server.open_table("Anna", "Bruno")
        assert server.get("/health").status == 200
        # No file may grow beyond this: as good as a disk that is full.
        unlimited = resource.prlimit(
            server.process.pid, resource.RLIMIT_FSIZE, (written.stat().st_size, resource.RLIM_INFINITY)
        )
        wait_until(lambda: server.get("/health").status == 503)
        assert server.get("/health").json["code"] == "storage"
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        wait_until(lambda: server.get("/health").status == 200)
        with server.talk(made["table"], made["host"]) as talk:
            talk.wait("state")
            assert talk.ask("lock", on=True)["type"] == "done"
    finally:
        server.stop()


def test_a_database_that_can_only_be_read_is_told(tmp_path: Path, postgresql: str) -> None:
    server = Server(tmp_path, "--no-limits", db=postgresql)
    name = postgresql.partition("@/")[2].partition("?")[0]
    try:
        assert server.get("/health").status == 200
        asyncio.run(ask(postgresql, f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
        asyncio.run(end_connections(postgresql, "true"))
        wait_until(lambda: server.get("/health").status == 503)
        again = f"BEGIN READ WRITE; ALTER DATABASE {name} SET default_transaction_read_only = off; COMMIT"
        asyncio.run(ask(postgresql, again))
        asyncio.run(end_connections(postgresql, "true"))
        wait_until(lambda: server.get("/health").status == 200)
    finally:
        server.stop()


class Counted(SQLiteStore):
    """A store that counts how often it is asked, and fails when told to."""

    asked = 0
    fails = False

    async def ping(self) -> None:
        self.asked += 1
        await asyncio.sleep(0)
        if self.fails:
            raise StoreError("here", "It does not work.", "Wait.")


@pytest.mark.parametrize("fails", [False, True])
@runs
async def test_many_who_ask_share_one_look(tmp_path: Path, fails: bool) -> None:
    store = Counted(tmp_path / "tables.sqlite")
    store.fails = fails
    health = HealthCheck(store)
    assert await asyncio.gather(*(health.passes() for _ in range(100))) == [not fails] * 100
    assert store.asked == 1
    health.good_until = 0
    await health.passes()
    assert store.asked == 2
