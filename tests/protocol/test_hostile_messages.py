"""Messages that no honest client sends: each gets an error that says what is wrong, and the game stays as it was."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.protocol.scene import Scene, told
from tests.protocol.wire import Wire

ACT = {"type": "act", "id": "x", "version": 3, "verb": "rolls"}
SAY = {"type": "say", "id": "x", "text": "hello"}
OFFER = {**ACT, "verb": "offers", "n": 1}


def text(message: object) -> str:
    return msgspec.json.encode(message).decode()


def deep(levels: int) -> str:
    """Lists in lists."""
    return "[" * levels + "]" * levels


UNREADABLE = {
    "nothing": "",
    "no JSON": "hello",
    "half a message": '{"type":"act","id":',
    "two messages": '{"type":"ping"}{"type":"ping"}',
    "a list": "[]",
    "a number": "3",
    "null": "null",
    "no type": "{}",
    "no number at all": '{"type":"act","id":"x","version":NaN,"verb":"rolls"}',
    "an infinite number": '{"type":"act","id":"x","version":Infinity,"verb":"rolls"}',
    "a number too large to be one": '{"type":"act","id":"x","version":1e999,"verb":"rolls"}',
    "half a character": '{"type":"say","id":"x","text":"\\ud800"}',
    "a bare control character": '{"type":"say","id":"x","text":"\x01"}',
}
WRONG_TYPES: dict[str, dict[str, Any]] = {
    "a version of text": {**ACT, "version": "3"},
    "a version in halves": {**ACT, "version": 3.5},
    "a version that is true": {**ACT, "version": True},
    "a version of null": {**ACT, "version": None},
    "a version below zero": {**ACT, "version": -1},
    "an id of nothing": {**ACT, "id": ""},
    "an id of 65 characters": {**ACT, "id": "x" * 65},
    "an id of a number": {**ACT, "id": 7},
    "a verb of a list": {**ACT, "verb": ["rolls"]},
    "a verb that there is not": {**ACT, "verb": "wins"},
    "a verb of chance": {**ACT, "verb": "dice", "n": 9},
    "a long word": {**ACT, "verb": "own", "word": "r" * 21},
    "a verb to try that there is not": {"type": "preview", "id": "x", "acts": [{"verb": "wins"}]},
    "a huge sum": {**ACT, "n": 10**15},
    "a sum below zero": {**ACT, "n": -2},
    "a seat of text": {**ACT, "seat": "0"},
    "a ninth seat": {**ACT, "seat": 8},
    "a seat below none": {**ACT, "seat": -2},
    "luck of other letters": {**ACT, "luck": "xyz"},
    "too much luck": {**ACT, "luck": "a" * 65},
    "a gift below zero": {**OFFER, "give": {"cash": -100}},
    "a square off the board": {**OFFER, "give": {"squares": [40]}},
    "more squares than there are": {**OFFER, "give": {"squares": [1] * 41}},
    "a card of no deck": {**OFFER, "get": {"cards": ["gold"]}},
    "an offer of text": {**OFFER, "give": "everything"},
    "an offer with more in it": {**OFFER, "give": {"cash": 1, "deeds": [1]}},
    "a counter that is not yes or no": {**OFFER, "counter": "yes"},
    "a field that there is not": {**ACT, "as": "Bruno"},
    "a ping with more in it": {"type": "ping", "id": "x"},
    "a line of 301 characters": {**SAY, "text": "x" * 301},
    "a line of nothing": {**SAY, "text": ""},
    "a line of numbers": {**SAY, "text": [1]},
    "a sign that there is not": {"type": "emote", "id": "x", "emote": "rude"},
    "a limit of a million and one": {"type": "limit", "id": "x", "amount": 1_000_001},
    "a pause of maybe": {"type": "pause", "id": "x", "on": "maybe"},
    "nobody to mute": {"type": "mute", "id": "x", "on": True},
    "no message id": {"type": "leave"},
    "61 acts to try": {"type": "preview", "id": "x", "acts": [{"verb": "rolls"}] * 61},
    "no acts to try": {"type": "preview", "id": "x"},
    "an act to try at a version": {"type": "preview", "id": "x", "acts": [{"verb": "rolls", "version": 3}]},
    "an act to try off the board": {"type": "preview", "id": "x", "acts": [{"verb": "builds", "n": -2}]},
    "advice of a bot of one's own": {"type": "advise", "id": "x", "bot": "random"},
    "the price of nobody": {"type": "quote", "id": "x", "other": 8},
    "a price by one's own count": {"type": "quote", "id": "x", "other": 1, "bot": "random"},
    "chances by a million playouts": {"type": "weigh", "id": "x", "playouts": 1_000_000},
    "chances of nobody": {"type": "weigh", "id": "x", "seat": 8},
}
NO_SUCH_TYPE = {
    "an unknown type": {"type": "cheat", "id": "x"},
    "a type in capitals": {"type": "ACT", "id": "x"},
    "a message of the server": {"type": "state", "version": 99},
    "a type of nothing": {"type": "", "id": "x"},
}
OUT_OF_PLACE = {
    "a seat that nobody has": ({**ACT, "seat": 7}, "not-your-seat"),
    "an unknown verb": ({**ACT, "verb": "own", "word": "wins"}, "no-such-verb"),
    "a verb of the engine's own": ({**ACT, "verb": "own", "word": "__init__"}, "no-such-verb"),
    "a verb of no word": ({**ACT, "verb": "own"}, "no-such-verb"),
    "an unknown verb to try": (
        {"type": "preview", "id": "x", "acts": [{"verb": "own", "word": "wins"}]},
        "no-such-verb",
    ),
    "a limit with no auction": ({"type": "limit", "id": "x", "amount": 5}, "no-auction"),
    "chances of another": ({"type": "weigh", "id": "x", "seat": 7}, "not-your-seat"),
    "muting nobody": ({"type": "mute", "id": "x", "other": 5, "on": True}, "no-such-seat"),
    "zero bytes in a line": ({**SAY, "text": "a\0b"}, "unprintable"),
    "a line that turns the text round": ({**SAY, "text": "a\u202eb"}, "unprintable"),
    "a line of blanks": ({**SAY, "text": " \t "}, "unprintable"),
    "a second hello": ({"type": "hello", "table": "elsewhere"}, "hello-twice"),
    "the host's start": ({"type": "start", "id": "x"}, "not-host"),
    "the host's lock": ({"type": "lock", "id": "x", "on": True}, "not-host"),
    "the host's removal": ({"type": "remove", "id": "x", "other": 1}, "not-host"),
    "the host's bot": ({"type": "seat-bot", "id": "x", "other": 1, "bot": "steady"}, "not-host"),
    "the host's rematch": ({"type": "rematch", "id": "x"}, "not-host"),
}
TOO_DEEP = {
    "lists in lists": deep(7_000),
    "lists in an unknown field": '{"a":' + deep(7_000) + ',"type":"ping"}',
    "lists in a known field": '{"type":"say","id":"x","text":' + deep(7_000) + "}",
    "tables in tables": '{"a":' * 2_500 + "1" + "}" * 2_500,
}


def replied(scene: Scene, said: str | bytes, code: str | None = None) -> dict[str, object]:
    """What comes back for a message; the connection still stands and the game has not moved."""
    with scene.undisturbed(), scene.wire() as wire:
        wire.send_raw(said)
        news = wire.hear_until("error", "done", "refused", "stale", "said")
        if code is not None:
            told(news, code)
        wire.send({"type": "ping"})
        wire.hear_until("pong")
    return news


@pytest.mark.parametrize("name", UNREADABLE)
def test_what_cannot_be_read_is_told_so(scene: Scene, name: str) -> None:
    replied(scene, UNREADABLE[name], "bad-message")


@pytest.mark.parametrize("name", WRONG_TYPES)
def test_a_wrong_value_is_named(scene: Scene, name: str) -> None:
    message = WRONG_TYPES[name]
    news = replied(scene, text(message), "bad-message")
    named = message.get("id", "")
    assert news["id"] == (named[:64] if isinstance(named, str) else "")


@pytest.mark.parametrize("version", ["-" + "9" * 30, "1e300", "9" * 10_000])
def test_what_is_no_version_is_told_so(scene: Scene, version: str) -> None:
    replied(scene, f'{{"type":"act","id":"x","version":{version},"verb":"rolls"}}', "bad-message")


@pytest.mark.parametrize("version", ["1000", "18446744073709551616", "9" * 100])
def test_nobody_can_have_seen_a_version_to_come(scene: Scene, version: str) -> None:
    news = replied(scene, f'{{"type":"act","id":"x","version":{version},"verb":"rolls"}}')
    assert (news["type"], news["id"]) == ("stale", "x")


@pytest.mark.parametrize("name", NO_SUCH_TYPE)
def test_a_message_of_no_kind_is_told_so(scene: Scene, name: str) -> None:
    replied(scene, text(NO_SUCH_TYPE[name]), "unknown-type")


@pytest.mark.parametrize("name", OUT_OF_PLACE)
def test_what_is_not_theirs_or_not_now_is_told_so(scene: Scene, name: str) -> None:
    message, code = OUT_OF_PLACE[name]
    replied(scene, text(message), code)


@pytest.mark.parametrize("name", TOO_DEEP)
def test_nesting_does_no_harm(scene: Scene, name: str) -> None:
    assert replied(scene, TOO_DEEP[name])["code"] in ("too-deep", "bad-message")


def test_binary_messages_are_told_so(scene: Scene) -> None:
    for binary in (b"", b"\0\xff\xfe", text(ACT).encode()):
        replied(scene, binary, "binary")


@pytest.mark.parametrize("length", [16_385, 65_000])
def test_a_long_message_is_told_so(scene: Scene, length: int) -> None:
    replied(scene, text({**SAY, "text": "x" * (length - len(text(SAY)) + 5)}), "too-big")


def test_a_message_of_wide_characters_is_measured_in_bytes(scene: Scene) -> None:
    replied(scene, text({**SAY, "text": "€" * 6_000}), "too-big")


def test_a_message_beyond_all_measure_ends_the_connection(scene: Scene) -> None:
    with scene.undisturbed(), scene.wire() as wire:
        wire.send_raw("x" * 1_000_000)
        assert wire.ended()[0] == 1009


def test_a_message_that_is_no_text_ends_the_connection(scene: Scene) -> None:
    with scene.undisturbed(), scene.wire() as wire:
        wire.socket.send(b'{"type":"\xff\xfe"}', text=True)
        assert wire.ended()[0] == 1007


def test_errors_are_told_in_the_language_of_the_hello(scene: Scene) -> None:
    with scene.undisturbed(), scene.wire() as english, Wire(scene.address) as french:
        french.hello(scene.table, scene.asked, language="fr")
        said = []
        for wire in (english, french):
            wire.send(NO_SUCH_TYPE["an unknown type"])
            said.append(wire.hear_until("error")["told"])
    assert said[0] != said[1]
