"""A database that has gone back, as after a failover: what is stored counts, and everyone goes on from there."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.postgresql import ask
from tests.server.serving import Server, play

Sql = Callable[[str], None]
LOST = 2


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, Sql]]:
    """A server, and a way into its database behind its back."""
    if request.param == "sqlite":
        server = Server(tmp_path, "--no-limits")

        def sql(query: str) -> None:
            with closing(sqlite3.connect(tmp_path / "tables.sqlite", timeout=120)) as database, database:
                database.execute(query)
    else:
        address = str(request.getfixturevalue("postgresql"))
        server = Server(tmp_path, "--no-limits", db=address)

        def sql(query: str) -> None:
            asyncio.run(ask(address, query))

    yield server, sql
    assert server.stop() == 0


def go_back(sql: Sql, table: str, version: int) -> None:
    """Lose what came after a version, as a standby does that had not got it yet."""
    sql(f"DELETE FROM journal WHERE table_id = '{table}' AND version > {version}")
    sql(f"DELETE FROM snapshots WHERE table_id = '{table}' AND version > {version}")
    sql(f"UPDATE tables SET version = {version} WHERE id = '{table}'")


def goes_on(server: Server, made: Any, version: int) -> None:
    """Whoever comes back finds the table as it is stored, and plays on."""
    with server.talk(made["table"], *(seat["key"] for seat in made["seats"])) as talk:
        # Who has come back is noted with an entry of its own.
        assert version <= talk.wait("state")["version"] <= version + 2 * LOST
        play(talk, 3)
    assert server.get("/health").status == 200


def test_a_table_that_the_database_has_lost_versions_of_is_loaded_anew(place: tuple[Server, Sql]) -> None:
    server, sql = place
    made = server.open_table("Anna", "Bruno")
    keys = [seat["key"] for seat in made["seats"]]
    with server.talk(made["table"], *keys) as talk:
        talk.wait("state")
        play(talk, 8)
        version = talk.state["version"] - LOST
        go_back(sql, made["table"], version)
        talk.send(type="say", id="after", seat=0, text="Where are we?")
        assert talk.closed() == 1012
    goes_on(server, made, version)


def test_a_table_that_the_database_holds_otherwise_is_loaded_anew_and_not_mixed(place: tuple[Server, Sql]) -> None:
    server, sql = place
    made = server.open_table("Anna", "Bruno")
    table = made["table"]
    with server.talk(table, *(seat["key"] for seat in made["seats"])) as talk:
        talk.wait("state")
        play(talk, 8)
        version = talk.state["version"]
        go_back(sql, table, version - 1)
        other = '{"kind":"chatted","at":1,"seat":1,"id":"other","text":"as another process had it"}'
        sql(f"INSERT INTO journal (table_id, version, body) VALUES ('{table}', {version}, '{other}')")
        sql(f"UPDATE tables SET version = {version} WHERE id = '{table}'")
        talk.send(type="say", id="after", seat=0, text="Where are we?")
        assert talk.closed() == 1012
    with server.talk(table, made["host"]) as talk:
        assert [line["text"] for line in talk.wait("welcome")["chat"]] == ["as another process had it"]
    goes_on(server, made, version)
