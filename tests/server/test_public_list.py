"""The public list has tables where somebody is, and nobody fills it from one address."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from casedepart.server.config import USUAL
from tests.protocol.wire import Wire
from tests.server.serving import Server
from tests.waiting import wait_until


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, limits={"requests": (9_000, 900), "visits": (9_000, 900)})
    yield server
    assert server.stop() == 0
    assert server.troubles() == []


def listed(server: Server) -> set[str]:
    """The tables that anyone finds."""
    return {table["id"] for table in server.get("/api/tables").json}


@contextmanager
def sitting(server: Server, table: str, key: str, source: str) -> Iterator[None]:
    """Somebody is at a table, from this address."""
    with Wire(server.address, source_address=(source, 0)) as wire:
        wire.hello(table, key)
        wire.hear_until("state")
        yield


def test_a_table_is_found_while_somebody_is_there_who_plays_or_hosts(server: Server) -> None:
    made = server.open_table("Anna", start=False, public=True)
    table = made["table"]
    with server.talk(table, made["watch"]) as watcher:
        watcher.wait("state")
        with server.talk(table, made["seats"][0]["key"]) as talk:
            talk.wait("state")
            wait_until(lambda: listed(server) == {table})
        wait_until(lambda: not listed(server))
    with server.talk(table, made["host"]):
        wait_until(lambda: listed(server) == {table})


def test_many_tables_of_one_address_hide_no_other(server: Server) -> None:
    mine = server.open_table("Anna", start=False, public=True)
    theirs = [server.open_table("Eve", start=False, public=True) for _ in range(3 * USUAL.listed)]
    with ExitStack() as here:
        for made in theirs:
            here.enter_context(sitting(server, made["table"], made["host"], "127.0.2.1"))
        wait_until(lambda: len(listed(server)) == USUAL.listed)
        first = listed(server)
        here.enter_context(sitting(server, mine["table"], mine["host"], "127.0.2.2"))
        wait_until(lambda: mine["table"] in listed(server))
        assert listed(server) == first | {mine["table"]}, "those that were found keep their place"


def test_a_table_whose_server_was_killed_is_found_once_somebody_is_back(server: Server) -> None:
    made = server.open_table("Anna", start=False, public=True)
    with server.talk(made["table"], made["host"]):
        wait_until(lambda: listed(server) == {made["table"]})
        server.kill()
    server.start()
    assert listed(server) == set()
    with server.talk(made["table"], made["host"]):
        wait_until(lambda: listed(server) == {made["table"]})
