"""What SQLite takes and PostgreSQL does not, and the other way round: both answer the same."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from urllib.parse import quote

import pytest

from tests.protocol.calling import call
from tests.protocol.scene import Scene, told
from tests.protocol.wire import Wire
from tests.server.postgresql import Server
from tests.serving import Serving

NAMES = ("a\0b", "\0", "' OR 1=1 --", "%s", "\\x00", "é" * 22, "💥" * 8, "A" * 64)
"""What somebody may take for the name of a table."""


@pytest.fixture(scope="module")
def on_postgresql(postgresql_server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """A game that goes on, stored in PostgreSQL."""
    database = asyncio.run(postgresql_server.new_database())
    serving = Serving(database, tmp_path_factory.mktemp("server") / "log", "--no-limits")
    scene = Scene(serving.address)
    yield scene
    scene.close()
    assert serving.stop() == 0
    assert serving.troubles() == []


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_what_is_no_table_opens_nothing_there_either(on_postgresql: Scene, name: str) -> None:
    scene = on_postgresql
    with scene.undisturbed():
        with Wire(scene.address) as wire:
            wire.hello(name, scene.anna)
            told(wire.hear(), "no-table")
        reply = call(scene.address, "GET", f"/api/tables/{quote(name, safe='')}", key=scene.anna)
        assert (reply.status, reply.json["code"]) == (404, "no-table")


def test_what_is_said_is_stored_as_it_was_said(on_postgresql: Scene) -> None:
    lines = ["Ça va ? 💥", "' OR 1=1 --", "\\u0000 %s {}", "日本語", "a" * 300]
    with on_postgresql.wire() as wire:
        for number, line in enumerate(lines):
            wire.send({"type": "say", "id": f"line {number}", "text": line})
            wire.hear_until("done")
        wire.send({"type": "say", "id": "\0", "text": "an id with a zero byte"})
        reply = wire.hear_until("done", "error")
        assert reply["type"] == "done" or reply["code"] == "bad-message", reply
    with Wire(on_postgresql.address) as late:
        late.hello(on_postgresql.table, on_postgresql.made["watch"])
        assert [said["text"] for said in late.hear_until("welcome")["chat"]][: len(lines)] == lines
