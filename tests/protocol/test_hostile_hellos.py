"""Connections that begin badly: they are told why, closed, and open nothing."""

from __future__ import annotations

import time
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.protocol.calling import opened
from tests.protocol.scene import Scene, told
from tests.protocol.wire import Wire

POLICY = 1008
KEY = "k" * 24
NO_TABLE: dict[str, dict[str, Any]] = {
    "a table that there is not": {"table": "A" * 22, "keys": [KEY]},
    "no table": {"table": "", "keys": [KEY]},
    "a file": {"table": "../../../../etc/passwd", "keys": [KEY]},
    "a file, in full": {"table": "/etc/passwd", "keys": [KEY]},
    "a zero byte": {"table": "a\0b", "keys": [KEY]},
    "a piece of SQL": {"table": "' OR 1=1 --", "keys": [KEY]},
    "signs of all kinds": {"table": "%2e%2e/\u202e\n\t*?", "keys": [KEY]},
}
BAD: dict[str, dict[str, Any]] = {
    "a table of a list": {"table": ["x"]},
    "a table of 65 characters": {"table": "x" * 65},
    "a key of text": {"table": "x", "keys": KEY},
    "a short key": {"table": "x", "keys": ["short"]},
    "a long key": {"table": "x", "keys": ["k" * 65]},
    "eleven keys": {"table": "x", "keys": [KEY] * 11},
    "a language that there is not": {"table": "x", "language": "de"},
    "a seat": {"table": "x", "seat": 0},
    "no table at all": {},
}


def refused(scene: Scene, first: dict[str, Any], code: str) -> None:
    """The first message gets an error, and the connection ends."""
    with scene.undisturbed(), Wire(scene.address) as wire:
        wire.send(first)
        told(wire.hear(), code)
        assert wire.hear() is None
        assert wire.ended() == (POLICY, code)


@pytest.mark.parametrize("name", NO_TABLE)
def test_what_is_no_table_opens_nothing(scene: Scene, name: str) -> None:
    refused(scene, {"type": "hello", **NO_TABLE[name]}, "no-table")


@pytest.mark.parametrize("name", BAD)
def test_a_wrong_hello_is_told_so(scene: Scene, name: str) -> None:
    refused(scene, {"type": "hello", **BAD[name]}, "bad-message")


@pytest.mark.parametrize("kind", ["ping", "start", "act"])
def test_hello_comes_first(scene: Scene, kind: str) -> None:
    act = {"id": "x", "version": 3, "verb": "rolls", "seat": 0}
    more: dict[str, dict[str, Any]] = {"ping": {}, "start": {"id": "x"}, "act": act}
    refused(scene, {"type": kind, **more[kind]}, "hello-first")


def test_a_private_table_is_as_good_as_none_to_who_has_no_key_of_it(scene: Scene) -> None:
    other = opened(scene.address, ["Chloé"], seats=2)
    keys = {
        "none": [],
        "made up": [KEY],
        "of another table": [other["host"], other["invite"], other["watch"], other["seats"][0]["key"]],
        "the table's own name": [scene.table],
        "longer": [f"{scene.anna}x"],
        "in capitals": [scene.anna.swapcase()],
    }
    for tried in keys.values():
        refused(scene, {"type": "hello", "table": scene.table, "keys": tried}, "no-table")


@pytest.mark.parametrize("rubbish", ["", "hello", "[]", '{"type":"hello"', "\0"])
def test_rubbish_in_place_of_a_hello_ends_the_connection(scene: Scene, rubbish: str) -> None:
    with scene.undisturbed(), Wire(scene.address) as wire:
        wire.send_raw(rubbish)
        told(wire.hear(), "bad-message")
        assert wire.ended() == (POLICY, "bad-message")


def test_binary_in_place_of_a_hello_is_told_so(scene: Scene) -> None:
    with scene.undisturbed(), Wire(scene.address) as wire:
        wire.send_raw(b"\0\1")
        told(wire.hear(), "binary")


def test_who_says_nothing_for_too_long_is_told_so_and_shown_out(hasty_scene: Scene) -> None:
    began = time.monotonic()
    with hasty_scene.undisturbed(), Wire(hasty_scene.address) as wire, Wire(hasty_scene.address) as asleep:
        asleep.socket.ping()  # A sign of life of the library is no hello.
        for one in (wire, asleep):
            told(one.hear(), "hello-first")
            assert one.ended() == (POLICY, "hello-first")
        assert time.monotonic() - began >= 1.5, "each had the time that it may take"


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1.evil.example"]
)
def test_another_site_s_page_gets_no_connection(scene: Scene, origin: str) -> None:
    with scene.undisturbed(), pytest.raises(InvalidStatus) as refusal:
        Wire(scene.address, origin=origin)
    assert refusal.value.response.status_code == 403


def test_the_server_s_own_page_gets_a_connection(scene: Scene) -> None:
    with scene.wire(scene.made["watch"], origin=scene.address) as wire:
        wire.send({"type": "ping"})
        wire.hear_until("pong")
