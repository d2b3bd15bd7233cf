"""Who asks too much is told so, and nobody else notices. Every flood comes from an address of its own."""

from __future__ import annotations

import time
from http.client import HTTPConnection
from urllib.parse import urlsplit

import msgspec
import pytest

from tests.protocol.calling import Reply, call, opened
from tests.protocol.scene import told
from tests.protocol.wire import Wire
from tests.serving import Serving

POLICY, OVERLOADED = 1008, 1013


def call_from(source: str, address: str, method: str, path: str, body: object = None) -> Reply:
    """A request from another address of this machine."""
    connection = HTTPConnection(urlsplit(address).netloc, timeout=30, source_address=(source, 0))
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


def test_a_message_too_many_can_be_sent_again(limited_server: Serving, table: dict[str, str]) -> None:
    with sitting(limited_server, "127.0.1.3", table) as wire:
        for _ in range(42):
            wire.send({"type": "ping"})
        wire.send({"type": "claiming", "id": "late", "on": True})
        fault = wire.hear_until("error", "done")
        while fault["type"] == "error" and fault["id"] != "late":
            fault = wire.hear_until("error", "done")
        told(fault, "too-many")
        time.sleep(0.5)
        wire.send({"type": "claiming", "id": "late", "on": True})
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


def test_too_much_talk_is_not_passed_on_and_is_forgiven(limited_server: Serving, table: dict[str, str]) -> None:
    with sitting(limited_server, "127.0.1.6", table) as wire, sitting(limited_server, "127.0.1.7", table) as other:
        for number in range(30):
            wire.send({"type": "say", "id": f"s{number}", "text": f"line {number}"})
        replies = [wire.hear_until("done", "error") for _ in range(30)]
        said = sum(reply["type"] == "done" for reply in replies)
        assert 5 <= said <= 8
        told(replies[-1], "chat-rate")
        other.send({"type": "ping"})
        time.sleep(0.2)
        assert sum(news["type"] == "said" for news in other.waiting()) == said
        wire.send({"type": "ping"})
        wire.hear_until("pong")


def test_an_address_has_so_many_connections_and_no_more(limited_server: Serving, table: dict[str, str]) -> None:
    wires: list[Wire] = []
    for number in range(101):
        time.sleep(0.055 if number > 50 else 0)  # not faster than an address may ask
        wires.append(Wire(limited_server.address, source_address=("127.0.1.8", 0)))
    try:
        told(wires[-1].hear(), "too-many")
        assert wires[-1].ended() == (OVERLOADED, "too-many")
        with sitting(limited_server, "127.0.1.9", table) as other:
            other.send({"type": "ping"})
            other.hear_until("pong")
        wires.pop().close()
        wires.pop().vanish()
        time.sleep(0.5)
        sitting(limited_server, "127.0.1.8", table).close()
    finally:
        for wire in wires:
            wire.vanish()


def test_too_many_requests_are_told_to_wait(limited_server: Serving) -> None:
    replies = [call_from("127.0.1.10", limited_server.address, "GET", "/health") for _ in range(150)]
    assert {reply.status for reply in replies} == {200, 429}
    late = replies[[reply.status for reply in replies].index(429)]
    assert late.json["code"] == "too-many"
    assert late.json["told"]
    assert int(late.headers["retry-after"]) > 0
    assert call_from("127.0.1.11", limited_server.address, "GET", "/health").status == 200
    time.sleep(1)
    assert call_from("127.0.1.10", limited_server.address, "GET", "/health").status == 200


def test_codes_are_not_to_be_guessed(limited_server: Serving) -> None:
    tries = [
        call_from("127.0.1.12", limited_server.address, "POST", "/api/seats", {"code": f"AAAA{number:04}"})
        for number in range(15)
    ]
    assert [reply.json["code"] for reply in tries[:9]] == ["no-code"] * 9
    assert [reply.json["code"] for reply in tries[11:]] == ["too-many"] * 4


def test_an_address_opens_so_many_tables_and_no_more(limited_server: Serving) -> None:
    replies: list[Reply] = []
    while len(replies) < 63:
        replies.append(call_from("127.0.1.13", limited_server.address, "POST", "/api/tables", {}))
        time.sleep(0.02)
    assert [reply.status for reply in replies[:60]] == [201] * 60
    assert replies[-1].json["code"] == "too-many"
    assert call(limited_server.address, "POST", "/api/tables", {}).status == 201


def test_uploads_are_counted(limited_server: Serving) -> None:
    replies = [
        call_from("127.0.1.14", limited_server.address, "POST", "/api/editions/check", {"edition_file": ""})
        for _ in range(15)
    ]
    assert [reply.status for reply in replies[:9]] == [200] * 9
    assert replies[-1].status == 429


def test_nobody_waits_for_who_does_not_read(limited_server: Serving, table: dict[str, str]) -> None:
    deaf = Wire(limited_server.address, source_address=("127.0.1.15", 0), max_queue=1)
    deaf.hello(table["table"], table["watch"])
    with deaf, sitting(limited_server, "127.0.1.16", table) as other:
        began = time.monotonic()
        for number in range(38):
            other.send({"type": "claiming", "id": f"c{number}", "on": bool(number % 2)})
        while other.hear_until("done")["id"] != "c37":
            pass
        assert time.monotonic() - began < 30
