"""Bots that play for nobody rest after a while, an address has only so many such tables, the disk keeps some room."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from casedepart.server.stores.sqlite import SQLiteStore
from casedepart.server.tables import Tables
from tests.server.houses import KEY, Listener, begin, entry, house
from tests.server.running import runs, until
from tests.server.serving import Server, play
from tests.waiting import wait_until


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots rest as soon as nobody is there."""
    deadlines = {"unload": 0.2, "sweep": 0.1}
    server = Server(tmp_path_factory.mktemp("impatient"), "--bots-alone", "0", deadlines=deadlines)
    yield server
    assert server.stop() == 0
    assert server.troubles() == []


def stored(server: Server, table: str) -> tuple[int, int | None]:
    """The version of a table, and when it is to be looked at."""
    with closing(sqlite3.connect(server.db, timeout=120)) as database:
        row: tuple[int, int | None] = database.execute(
            "SELECT version, wake FROM tables WHERE id = ?", (table,)
        ).fetchone()
        return row


def bots_only(server: Server) -> Any:
    settings = {"seats": 3, "bots": "steady", "pace": "fast"}
    answer = server.post("/api/tables", {"settings": settings, "people": [], "start": True})
    assert answer.status == 201, answer.text
    return answer.json


def test_bots_rest_when_nobody_is_there_and_go_on_when_somebody_comes(impatient: Server) -> None:
    made = bots_only(impatient)
    wait_until(lambda: stored(impatient, made["table"])[1] is None)
    version = stored(impatient, made["table"])[0]
    with impatient.talk(made["table"], made["watch"]) as talk:
        assert talk.wait("state")["version"] == version
        talk.until(version + 3)
        assert not talk.state["game"]["over"]
    wait_until(lambda: stored(impatient, made["table"])[1] is None)
    assert impatient.get(f"/api/tables/{made['table']}", made["watch"]).json["table"]["phase"] == "playing"


def test_people_who_are_away_are_waited_for_and_their_time_runs(impatient: Server) -> None:
    made = impatient.open_table("Anna", "Bruno", clock="days", days=2)
    assert (stored(impatient, made["table"])[1] or 0) > time.time() * 1000 + 86_400_000
    with impatient.talk(made["table"], *(seat["key"] for seat in made["seats"])) as talk:
        talk.wait("state")
        play(talk, 2)
    wait_until(lambda: (stored(impatient, made["table"])[1] or 0) > time.time() * 1000 + 86_400_000)


def test_an_address_has_only_so_many_tables_where_bots_play_for_nobody(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        slow = {"settings": {"seats": 3, "bots": "steady"}, "people": [], "start": True}
        made = [server.post("/api/tables", slow).json for _ in range(8)]
        refused = server.post("/api/tables", slow)
        assert (refused.status, refused.json["code"]) == (429, "bots-alone")
        assert "8 tables" in refused.json["told"]
        french = server.post("/api/tables", slow, accept_language="fr").json["told"]
        assert french.startswith("Vous avez ouvert 8 tables")
        with server.talk(made[0]["table"], made[0]["watch"]) as talk:
            talk.wait("state")
            assert server.post("/api/tables", slow).status == 201
    finally:
        server.stop()


def test_below_the_floor_of_the_disk_no_table_is_opened_and_games_go_on(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    made = server.open_table("Anna", "Bruno")
    record = server.get(f"/api/tables/{made['table']}/record", made["host"]).text
    server.stop()
    server = Server(tmp_path, "--no-limits", "--keep-free", "1000000000")
    try:
        for path, body in (("/api/tables", {}), ("/api/tables/import", {"record": record})):
            refused = server.post(path, body)
            assert (refused.status, refused.json["code"]) == (503, "disk-low")
            assert "Games that have begun go on" in refused.json["told"]
        assert "presque plein" in server.post("/api/tables", {}, accept_language="fr").json["told"]
        with server.talk(made["table"], *(seat["key"] for seat in made["seats"])) as talk:
            talk.wait("state")
            play(talk, 5)
        assert server.get("/health").status == 200
    finally:
        server.stop()


@runs
async def test_of_too_many_tables_without_anybody_those_rest_that_were_left_first(tmp_path: Path) -> None:
    tables = Tables(SQLiteStore(tmp_path / "tables.sqlite"), 1, most_unattended=2)
    await tables.start()
    try:
        rooms = [await tables.create(entry(0)) for _ in range(4)]
        for ago, room in enumerate(rooms):
            await begin(room)
            room.touched -= 20_000 - ago * 1_000
        tables.sweeper.rest_some()
        assert [room.deserted() for room in rooms] == [True, True, False, False]
        await until(lambda: set(tables.rooms.values()) == set(rooms[2:]))
        assert rooms[0].id not in await tables.store.due(2**53, 100)
    finally:
        await tables.stop()


@runs
async def test_a_seat_that_a_bot_keeps_for_someone_counts_as_a_bot_s_until_they_are_there(tmp_path: Path) -> None:
    async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
        room = await tables.create(entry(1))
        await begin(room)
        waited_for = room.unattended
        room.table.standing.seats[0].sits_in = "steady"
        kept_by_a_bot = room.unattended
        listener = Listener(room, KEY)
        room.enter(listener)
        looked_at = room.unattended
        room.leave(listener)
        assert (waited_for, kept_by_a_bot, looked_at) == (False, True, False)
