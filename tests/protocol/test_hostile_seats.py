"""Who may act comes from the keys of the connection alone."""

from __future__ import annotations

from typing import Any

import pytest

from casedepart.record import Agreement, parse
from tests.protocol.calling import call, opened, record_text
from tests.protocol.scene import Scene, told
from tests.protocol.wire import Wire
from tests.serving import Serving

ASKS: dict[str, dict[str, Any]] = {
    "act": {"verb": "rolls"},
    "preview": {"acts": [{"verb": "rolls"}]},
    "compare": {"acts": [{"verb": "rolls"}]},
    "advise": {},
    "quote": {"other": 0, "get": {"squares": [1]}},
    "weigh": {},
    "limit": {"amount": 100},
    "pause": {"on": True},
    "back": {},
    "leave": {},
    "say": {"text": "It was Bruno who said this."},
    "emote": {"emote": "laugh"},
    "mute": {"other": 0, "on": True},
}
HOSTS: dict[str, dict[str, Any]] = {
    "start": {},
    "lock": {"on": True},
    "remove": {"other": 0},
    "seat-bot": {"other": 0, "bot": "steady"},
    "rematch": {},
}


def message(scene: Scene, kind: str, seat: int) -> dict[str, Any]:
    """A message that would be taken, were it sent by whoever it is for."""
    version = {"version": scene.state["version"]} if kind == "act" else {}
    return {"type": kind, "id": f"{kind} of another", "seat": seat, **version, **ASKS[kind]}


@pytest.mark.parametrize("kind", ASKS)
@pytest.mark.parametrize("who", ["the other player", "the host", "a guest", "a spectator"])
def test_nobody_speaks_for_a_seat_that_is_not_theirs(scene: Scene, kind: str, who: str) -> None:
    made = scene.made
    key = {
        "the other player": scene.other,
        "the host": made["host"],
        "a guest": made["invite"],
        "a spectator": made["watch"],
    }
    with scene.undisturbed(), scene.wire(key[who]) as wire:
        wire.send(message(scene, kind, scene.turn))
        told(wire.hear_until("error", "done", "refused", "stale"), "not-your-seat")


@pytest.mark.parametrize("kind", ASKS)
def test_who_has_no_seat_speaks_for_none(scene: Scene, kind: str) -> None:
    with scene.undisturbed(), scene.wire(scene.made["watch"], scene.made["invite"]) as wire:
        wire.send(message(scene, kind, -1))
        # Those who look on may chat, where the host lets them.
        code = "watchers-silent" if kind == "say" else "not-your-seat"
        told(wire.hear_until("error", "done", "refused", "stale"), code)


@pytest.mark.parametrize("kind", HOSTS)
def test_what_is_for_the_host_is_for_nobody_else(scene: Scene, kind: str) -> None:
    made = scene.made
    for keys in ([scene.anna, scene.bruno], [made["invite"]], [made["watch"]]):
        with scene.undisturbed(), scene.wire(*keys) as wire:
            wire.send({"type": kind, "id": "x", **HOSTS[kind]})
            told(wire.hear_until("error", "done", "refused", "stale"), "not-host")


def test_a_device_with_two_seats_says_which(scene: Scene) -> None:
    with scene.undisturbed(), scene.wire(scene.anna, scene.bruno) as wire:
        wire.send(message(scene, "act", -1))
        told(wire.hear_until("error", "done", "refused", "stale"), "which-seat")


def test_an_answer_that_the_rules_forbid_names_the_rule(scene: Scene) -> None:
    with scene.undisturbed(), scene.wire(scene.other) as wire:
        wire.send({"type": "act", "id": "out of turn", "version": scene.state["version"], "verb": "rolls"})
        reply = wire.hear_until("error", "done", "refused", "stale")
    assert (reply["type"], reply["rule"], reply["id"]) == ("refused", "T1", "out of turn")
    assert reply["told"]


def test_a_seat_that_moved_is_opened_by_its_new_key_alone(server: Serving) -> None:
    scene = Scene(server.address)
    path = f"/api/tables/{scene.table}/code"
    code = call(scene.address, "POST", path, key=scene.asked).json["code"]
    old = scene.wire(scene.asked)
    moved = call(scene.address, "POST", "/api/seats", {"code": code.lower()}).json
    assert moved["seat"] == scene.turn
    told(old.hear_until("error"), "no-seat")
    assert old.ended() == (1008, "no-seat")
    old.close()
    with Wire(scene.address) as again:
        again.hello(scene.table, scene.asked)
        told(again.hear(), "no-table")
    for replayed in (path, f"/api/tables/{scene.table}"):
        method = "POST" if replayed == path else "GET"
        assert call(scene.address, method, replayed, key=scene.asked).json["code"] == "no-table"
    told({"type": "error", **call(scene.address, "POST", "/api/seats", {"code": code}).json}, "no-code")
    # The device with both seats has lost one: it may still speak for the other, and for that alone.
    scene.sitting.send({"type": "say", "id": "a", "seat": scene.turn, "text": "still me"})
    told(scene.sitting.hear_until("error", "done"), "not-your-seat")
    with scene.wire(moved["key"]) as new:
        new.send({"type": "say", "id": "a", "seat": scene.turn, "text": "me now"})
        new.hear_until("done")
    scene.close()


def test_who_was_removed_has_no_way_back_by_the_old_key(server: Serving) -> None:
    scene = Scene(server.address)
    with scene.wire(scene.asked) as gone, scene.wire(scene.made["host"]) as host:
        host.send({"type": "remove", "id": "r", "other": scene.turn})
        host.hear_until("done")
        gone.send({"type": "say", "id": "s", "text": "still here"})
        assert gone.ended() == (1008, "no-seat")
    with Wire(scene.address) as again:
        again.hello(scene.table, scene.asked)
        told(again.hear(), "no-table")
    scene.close()


def test_nobody_moves_a_seat_that_is_not_theirs(scene: Scene) -> None:
    path = f"/api/tables/{scene.table}/code"
    with scene.undisturbed():
        for key in ("host", "invite", "watch"):
            assert call(scene.address, "POST", path, key=scene.made[key]).json["code"] == "not-allowed"
        assert call(scene.address, "POST", path).json["code"] == "no-table"
        for code in ("AAAA2222", "' OR 1=1", "\0", "e\u0301" * 5):
            reply = call(scene.address, "POST", "/api/seats", {"code": code})
            assert (reply.status, reply.json["code"]) == (404, "no-code")


def test_keys_of_one_table_open_no_other(scene: Scene) -> None:
    other = opened(scene.address, ["Anna"], seats=2, public=True)
    with Wire(scene.address) as wire:
        wire.hello(other["table"], scene.anna, scene.made["host"])
        you = wire.hear_until("state")["you"]
        assert (you["seats"], you["host"]) == ([], False)
        wire.send({"type": "start", "id": "x"})
        told(wire.hear_until("error", "done"), "not-host")


def test_the_secret_of_the_dice_is_told_to_nobody_before_the_end(scene: Scene) -> None:
    for key in (scene.anna, scene.made["host"], scene.made["watch"]):
        text = record_text(scene.address, scene.table, key)
        record = parse(text, "record.jsonl")
        assert isinstance(record.check(), Agreement)
        assert record.closing.secret == ""
        with Wire(scene.address) as wire:
            wire.hello(scene.table, key)
            assert wire.hear_until("state")["table"]["secret"] == ""
