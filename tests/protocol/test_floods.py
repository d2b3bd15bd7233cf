"""Who asks too much is told so, and nobody else notices. Every flood comes from an address of its own."""

from __future__ import annotations

import time
from contextlib import suppress
from functools import partial
from http.client import HTTPConnection
from urllib.parse import urlsplit

import msgspec
import pytest

from tests.protocol.calling import Reply, opened
from tests.protocol.scene import told
from tests.protocol.wire import Silence, Wire
from tests.serving import Serving
from tests.waiting import wait_until

POLICY, OVERLOADED = 1008, 1013


def call_from(source: str, address: str, method: str, path: str, body: object = None) -> Reply:
    """A request from another address of this machine."""
    connection = HTTPConnection(urlsplit(address).netloc, timeout=120, source_address=(source, 0))
    try:
        connection.request(method, path, msgspec.json.encode(body) if body is not None else None)
        answer = connection.getresponse()
        return Reply(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
    finally:
        connection.close()


@pytest.fixture
def table(limited_server: Serving) -> dict[str, str]:
    """The table and the keys of a game."""
    made = opened(limited_server.address, ["Anna", "Bruno"], seats=2)
    return {"table": made["table"], "anna": made["seats"][0]["key"], "watch": made["watch"]}


@pytest.fixture
def strict_table(strict_server: Serving) -> dict[str, str]:
    """A game where limits are small."""
    made = opened(strict_server.address, ["Anna", "Bruno"], seats=2)
    return {"table": made["table"], "anna": made["seats"][0]["key"]}


def sitting(server: Serving, source: str, table: dict[str, str], key: str = "anna") -> Wire:
    wire = Wire(server.address, source_address=(source, 0))
    wire.hello(table["table"], table[key])
    wire.hear_until("state")
    return wire


def test_too_many_messages_are_not_taken_and_end_the_connection(limited_server: Serving, table: dict[str, str]) -> None:
    with sitting(limited_server, "127.0.1.1", table) as wire, sitting(limited_server, "127.0.1.2", table) as calm:
        for _ in range(300):
            wire.send({"type": "ping"})
        told(wire.hear_until("error"), "too-many")
        assert wire.ended() == (POLICY, "too-many-faults")
        calm.send({"type": "ping"})
        calm.hear_until("pong")


def test_a_message_too_many_can_be_sent_again(strict_server: Serving, strict_table: dict[str, str]) -> None:
    with sitting(strict_server, "127.0.1.3", strict_table) as wire:
        for _ in range(42):
            wire.send({"type": "ping"})
        wire.send({"type": "mute", "id": "late", "other": 1, "on": True})
        fault = wire.hear_until("error", "done")
        while fault["type"] == "error" and fault["id"] != "late":
            fault = wire.hear_until("error", "done")
        told(fault, "too-many")
        time.sleep(0.6)  # Two messages a second are taken.
        wire.send({"type": "mute", "id": "late", "other": 1, "on": True})
        assert wire.hear_until("done")["id"] == "late"


def test_who_sends_nothing_but_nonsense_is_shown_out(limited_server: Serving, table: dict[str, str]) -> None:
    with sitting(limited_server, "127.0.1.4", table) as wire:
        for _ in range(30):
            wire.send_raw("nonsense")
        told(wire.hear_until("error"), "bad-message")
        assert wire.ended() == (POLICY, "too-many-faults")


def test_a_spectator_who_keeps_trying_to_act_is_shown_out(limited_server: Serving, table: dict[str, str]) -> None:
    with sitting(limited_server, "127.0.1.5", table, "watch") as wire:
        for number in range(30):
            wire.send({"type": "act", "id": f"{number}", "version": 3, "verb": "rolls", "seat": 0})
        told(wire.hear_until("error"), "not-your-seat")
        assert wire.ended() == (POLICY, "too-many-faults")


def test_too_much_talk_is_not_passed_on_and_is_forgiven(strict_server: Serving, strict_table: dict[str, str]) -> None:
    seated = partial(sitting, strict_server, table=strict_table)
    with seated("127.0.1.6") as wire, seated("127.0.1.7") as other:
        for number in range(30):
            wire.send({"type": "say", "id": f"s{number}", "text": f"line {number}"})
        replies = [wire.hear_until("done", "error") for _ in range(30)]
        assert [reply["type"] for reply in replies] == ["done"] * 5 + ["error"] * 25
        told(replies[-1], "chat-rate")
        for _ in range(5):
            other.hear_until("said")
        other.send({"type": "ping"})
        assert other.hear_until("said", "pong")["type"] == "pong", "no more was passed on"
        wire.send({"type": "ping"})
        wire.hear_until("pong")


def test_an_address_has_so_many_connections_and_no_more(strict_server: Serving, strict_table: dict[str, str]) -> None:
    table = strict_table
    wires = [sitting(strict_server, "127.0.1.8", table) for _ in range(20)]
    try:
        with Wire(strict_server.address, source_address=("127.0.1.8", 0)) as refused:
            told(refused.hear(), "too-many")
            assert refused.ended() == (OVERLOADED, "too-many")
        with sitting(strict_server, "127.0.1.9", table) as other:
            other.send({"type": "ping"})
            other.hear_until("pong")
        wires.pop().close()
        wires.pop().vanish()
        wait_until(lambda: may_sit(strict_server, "127.0.1.8", table))
    finally:
        for wire in wires:
            wire.vanish()


def may_sit(server: Serving, source: str, table: dict[str, str]) -> bool:
    """Is there a connection to be had?"""
    with suppress(Silence):
        sitting(server, source, table).close()
        return True
    return False


def test_too_many_requests_are_told_to_wait(limited_server: Serving) -> None:
    replies = [call_from("127.0.1.10", limited_server.address, "GET", "/health") for _ in range(150)]
    assert {reply.status for reply in replies} == {200, 429}
    late = replies[[reply.status for reply in replies].index(429)]
    assert late.json["code"] == "too-many"
    assert late.json["told"]
    assert int(late.headers["retry-after"]) > 0
    assert call_from("127.0.1.11", limited_server.address, "GET", "/health").status == 200
    wait_until(lambda: call_from("127.0.1.10", limited_server.address, "GET", "/health").status == 200)


def test_codes_are_not_to_be_guessed(strict_server: Serving) -> None:
    tries = [
        call_from("127.0.1.12", strict_server.address, "POST", "/api/seats", {"code": f"AAAA{number:04}"})
        for number in range(15)
    ]
    assert [reply.json["code"] for reply in tries] == ["no-code"] * 10 + ["too-many"] * 5


def test_an_address_opens_so_many_tables_and_no_more(strict_server: Serving) -> None:
    replies = [call_from("127.0.1.13", strict_server.address, "POST", "/api/tables", {}) for _ in range(9)]
    assert [reply.status for reply in replies] == [201] * 8 + [429]
    assert replies[-1].json["code"] == "too-many"
    assert call_from("127.0.1.17", strict_server.address, "POST", "/api/tables", {}).status == 201


def test_uploads_are_counted(strict_server: Serving) -> None:
    replies = [
        call_from("127.0.1.14", strict_server.address, "POST", "/api/editions/check", {"edition_file": ""})
        for _ in range(11)
    ]
    assert [reply.status for reply in replies] == [200] * 10 + [429]


def test_nobody_waits_for_who_does_not_read(limited_server: Serving, table: dict[str, str]) -> None:
    deaf = Wire(limited_server.address, source_address=("127.0.1.15", 0), max_queue=1)
    deaf.hello(table["table"], table["watch"])
    with deaf, sitting(limited_server, "127.0.1.16", table) as other:
        for number in range(38):
            other.send({"type": "mute", "id": f"c{number}", "other": 1, "on": not number % 2})
        while other.hear_until("done")["id"] != "c37":
            pass
