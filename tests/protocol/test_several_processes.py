"""Whoever goes from one process to another finds their key and the newest state there, though no news has come yet."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.protocol.calling import call, opened
from tests.protocol.wire import News, Wire
from tests.server.postgresql import Server
from tests.serving import Serving

ROUNDS = 30


@pytest.fixture(scope="module")
def processes(postgresql_server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Serving]]:
    """Two servers on one database."""
    folder = tmp_path_factory.mktemp("servers")
    database = asyncio.run(postgresql_server.new_database())
    servings = [Serving(database, folder / f"log-{number}", "--no-limits") for number in range(2)]
    yield servings
    assert [serving.stop() for serving in servings] == [0, 0]
    assert [line for serving in servings for line in serving.troubles()] == []


def shown(serving: Serving, table: str, key: str) -> News:
    """The first state that a new connection is shown."""
    with Wire(serving.address) as wire:
        wire.hello(table, key)
        first = wire.hear_until("state", "error")
        assert first["type"] == "state", first
        return first


def test_nobody_is_shown_an_older_state_at_another_process(processes: list[Serving]) -> None:
    made = opened(processes[0].address, ["Anna", "Bruno"], seats=2)
    table, key = made["table"], made["seats"][0]["key"]
    # Someone looks on at each, so that both have the table in memory.
    watching = [Wire(serving.address) for serving in processes]
    for wire in watching:
        wire.hello(table, made["watch"])
        wire.hear_until("state")
    with Wire(processes[0].address) as wire:
        wire.hello(table, key)
        for number in range(ROUNDS):
            wire.send({"type": "mute", "id": f"c{number}", "other": 1, "on": not number % 2})
            done = wire.hear_until("done")
            assert shown(processes[1], table, made["host"])["version"] >= done["version"]
    for wire in watching:
        wire.close()


def test_a_key_of_one_process_opens_at_the_other_at_once(processes: list[Serving]) -> None:
    for number in range(ROUNDS // 3):
        made = opened(processes[0].address, ["Anna"], start=False, seats=2)
        assert shown(processes[1], made["table"], made["watch"])["table"]["phase"] == "gathering"
        path = f"/api/tables/{made['table']}/join"
        joined = call(processes[0].address, "POST", path, {"name": f"Eve {number}"}, made["invite"]).json
        assert shown(processes[1], made["table"], joined["key"])["you"]["seats"] == [joined["seat"]]
        summary = call(processes[1].address, "GET", f"/api/tables/{made['table']}", key=joined["key"])
        assert summary.json["seats"] == [joined["seat"]]


def test_a_message_that_one_process_took_is_not_taken_again_by_another(processes: list[Serving]) -> None:
    made = opened(processes[0].address, ["Anna"], seats=2, auction=0, pace="fast")
    table, key = made["table"], made["seats"][0]["key"]
    wires = [Wire(serving.address) for serving in processes]
    for wire in wires:
        wire.hello(table, key)
        wire.hear_until("state")
    for number in range(ROUNDS):
        message = {"type": "say", "id": f"s{number}", "text": f"line {number}"}
        for wire in wires:
            wire.send(message)
        told = [wire.hear_until("done", "error") for wire in wires]
        assert told[0] == told[1], told
    for wire in wires:
        wire.close()
