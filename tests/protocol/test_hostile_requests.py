"""Requests that no page sends: each gets a status, a code and words, and the server serves on."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Thread
from typing import Any
from urllib.parse import quote, urlsplit

import msgspec
import pytest

from casedepart.server.routes import EDITION_BYTES
from tests.protocol.calling import Reply, call
from tests.protocol.scene import Scene
from tests.waiting import PATIENCE

BODIES: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"settings=classic",
    "half of it": b'{"people": [',
    "a list": b"[]",
    "null": b"null",
    "no UTF-8": b'{"people": [{"name": "\xff\xfe"}]}',
    "half a character": b'{"people": [{"name": "\\ud800"}]}',
    "another encoding": '{"start": true}'.encode("utf-16"),
    "no number": b'{"settings": {"seats": NaN}}',
    "a huge number": b'{"settings": {"seats": ' + b"9" * 5_000 + b"}}",
    "a number in halves": b'{"settings": {"seats": 2.5}}',
    "deep lists": b'{"settings": ' + b"[" * 8_000 + b"]" * 8_000 + b"}",
    "deep lists in an unknown field": b'{"a": ' + b"[" * 8_000 + b"]" * 8_000 + b"}",
    "an unknown field": b'{"cheat": true}',
    "an unknown setting": b'{"settings": {"dice": [6, 6]}}',
    "nine people": msgspec.json.encode({"people": [{"name": f"P{n}"} for n in range(9)]}),
    "a name of 41 characters": msgspec.json.encode({"people": [{"name": "x" * 41}]}),
    "luck of other letters": msgspec.json.encode({"people": [{"name": "Anna", "luck": "xyz"}]}),
    "a start of maybe": b'{"start": "maybe"}',
    "one seat": b'{"settings": {"seats": 1}}',
}
CHOICES: dict[str, tuple[dict[str, Any], str]] = {
    "an edition that there is not": ({"settings": {"edition": "monopoly"}}, "no-edition"),
    "an edition's file": ({"settings": {"edition": "../../../etc/passwd"}}, "no-edition"),
    "an edition's file in full": ({"settings": {"edition": "/etc/passwd"}}, "no-edition"),
    "an edition with a zero byte": ({"settings": {"edition": "classic\0"}}, "no-edition"),
    "a ruleset that there is not": ({"settings": {"ruleset": "mine"}}, "no-such-choice"),
    "a mode that there is not": ({"settings": {"mode": "god"}}, "no-such-choice"),
    "an option that there is not": ({"settings": {"options": ["cheat"]}}, "no-such-choice"),
    "a bot that there is not": ({"settings": {"bots": "os.system"}}, "no-such-choice"),
    "more people than seats": ({"settings": {"seats": 2}, "people": [{"name": n} for n in "abc"]}, "too-many-people"),
    "the same name twice": ({"people": [{"name": "Anna"}, {"name": "Anna"}]}, "name-twice"),
    "chance's name": ({"people": [{"name": "chance"}]}, "name-reserved"),
    "a name with a colon": ({"people": [{"name": "a: b"}]}, "name-signs"),
    "a name of blanks": ({"people": [{"name": "   "}]}, "name-length"),
}
PLACES = (
    "/api/tables/" + "A" * 22,
    "/api/tables/" + quote("../../../etc/passwd", safe=""),
    "/api/tables/" + quote("a\0b", safe=""),
    "/api/tables/" + quote("' OR 1=1 --", safe=""),
    "/api/tables/%ff%fe",
    "/api/tables/" + "x" * 5_000,
    "/api/editions/" + quote("../catalogue/classic.toml", safe=""),
    "/api/editions/" + quote("/etc/passwd", safe=""),
    "/api/editions/%00",
    "/api/editions/" + "x" * 5_000,
    "/api/../../etc/passwd",
    "/page/../../../../etc/passwd",
    "/page/..%2f..%2fapp.py",
    "/api/nothing",
    "//etc/passwd",
)


def is_error(reply: Reply, status: int, code: str) -> None:
    """A status, a code, and words that are for people."""
    assert (reply.status, reply.json["code"]) == (status, code), reply.body
    assert len(reply.json["told"]) > 10
    assert "Traceback" not in reply.json["told"]
    assert reply.headers["content-security-policy"]


@pytest.mark.parametrize("name", BODIES)
def test_a_body_that_cannot_be_taken_is_told_so(scene: Scene, name: str) -> None:
    with scene.undisturbed():
        is_error(call(scene.address, "POST", "/api/tables", BODIES[name]), 400, "bad-request")


@pytest.mark.parametrize("name", CHOICES)
def test_a_table_that_cannot_be_is_told_so(scene: Scene, name: str) -> None:
    body, code = CHOICES[name]
    status = 404 if code == "no-edition" else 409
    is_error(call(scene.address, "POST", "/api/tables", body), status, code)


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place[:40])
def test_what_is_not_there_is_told_so(scene: Scene, place: str) -> None:
    reply = call(scene.address, "GET", place, key=scene.anna)
    assert reply.status == 404, reply.body
    assert reply.json["code"] in ("no-table", "no-edition", "no-address")
    assert reply.json["told"]
    assert b"root:" not in reply.body


@pytest.mark.parametrize("size", [EDITION_BYTES + 1, 100_000_000])
def test_a_long_body_is_refused_before_it_is_read(scene: Scene, size: int) -> None:
    head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: {size}\r\n\r\n"
    with scene.undisturbed():
        said = raw(scene.address, [head.encode(), b"[" * 1000])
    assert b" 413 " in said
    assert b"too-big" in said


def test_a_body_that_does_not_say_how_long_it_is_is_read_no_further_than_it_may_be(scene: Scene) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    chunk = b"10000\r\n" + b"x" * 65_536 + b"\r\n"
    with scene.undisturbed():
        said = raw(scene.address, [head, *[chunk] * (EDITION_BYTES // 65_536 + 2)])
    assert b" 413 " in said


def test_a_length_that_is_none_is_told_so(scene: Scene) -> None:
    for length in ("-1", "lots", "1e3", "9" * 500):
        head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: {length}\r\n\r\n{{}}"
        with scene.undisturbed():
            assert raw(scene.address, [head.encode()])[9:12] in (b"400", b"413")


@pytest.mark.parametrize(
    "rubbish",
    [b"\0" * 100, b"GET\r\n\r\n", b"\x16\x03\x01\x02\0\1\0", b"GET / HTTP/9.9\r\n\r\n", b"HACK / HTTP/1.1\r\n\r\n"],
)
def test_what_is_no_request_ends_the_connection(scene: Scene, rubbish: bytes) -> None:
    with scene.undisturbed():
        assert raw(scene.address, [rubbish])[9:12] in (b"400", b"")


def test_a_head_without_end_is_given_up(scene: Scene) -> None:
    endless = [b"GET / HTTP/1.1\r\nHost: localhost\r\n", *[b"X-More: " + b"x" * 60_000 + b"\r\n"] * 40]
    with scene.undisturbed():
        assert raw(scene.address, endless)[9:12] in (b"400", b"431", b"")


def test_a_request_that_never_comes_whole_is_given_up(hasty_scene: Scene) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n"
    said: dict[bytes, bytes] = {}

    def wait(begun: bytes) -> None:
        said[begun] = raw(hasty_scene.address, [begun])

    waiting = [Thread(target=wait, args=[begun]) for begun in (b"", head[:30], head, head + b"\r\n{")]
    with hasty_scene.undisturbed():
        for thread in waiting:
            thread.start()
        for thread in waiting:
            thread.join()
    assert said.pop(b"") == b"", "a browser would take it for the answer to what it asks at that moment"
    assert [answer[9:12] for _, answer in sorted(said.items())] == [b"408", b"408", b"408"], said


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "OPTIONS"])
def test_another_method_is_told_so(scene: Scene, method: str) -> None:
    reply = call(scene.address, method, f"/api/tables/{scene.table}", key=scene.anna)
    is_error(reply, 405, "wrong-method")
    assert "GET" in reply.headers["allow"]


@pytest.mark.parametrize(
    "given",
    ["Basic QW5uYTo=", "Bearer", "Bearer " + "x" * 10_000, "Bearer \xff\xfe", "bearer a b c", "Bearer ' OR 1=1"],
)
def test_what_is_no_key_opens_nothing(scene: Scene, given: str) -> None:
    with scene.undisturbed():
        reply = call(scene.address, "GET", f"/api/tables/{scene.table}", headers={"Authorization": given})
        is_error(reply, 404, "no-table")


def test_a_key_in_the_address_opens_nothing(scene: Scene) -> None:
    for query in (f"key={scene.anna}", f"access_token={scene.anna}"):
        is_error(call(scene.address, "GET", f"/api/tables/{scene.table}?{query}"), 404, "no-table")


@pytest.mark.parametrize("accepted", ["fr", "fr;q=nan", "xx;q=1,fr;q=0.1", "fr;q=1e999", ";;;,,,", "fr-" * 2_000])
def test_any_wish_for_a_language_is_borne(scene: Scene, accepted: str) -> None:
    reply = call(scene.address, "GET", "/api/tables/nothing", headers={"Accept-Language": accepted})
    is_error(reply, 404, "no-table")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "file://", "http://[", "x" * 5_000])
def test_another_site_s_page_changes_nothing(scene: Scene, origin: str) -> None:
    path = f"/api/tables/{scene.table}/join"
    with scene.undisturbed():
        reply = call(scene.address, "POST", path, {"name": "Eve"}, scene.made["invite"], {"Origin": origin})
        is_error(reply, 403, "bad-origin")


@pytest.mark.parametrize(
    "query", ["seats=99", "seats=two", "options=cheat", "x=1", "=&=&=", "%00=%ff", "seats=2&" * 900, "x" * 1_500]
)
def test_settings_of_a_link_that_cannot_be_are_told_so(scene: Scene, query: str) -> None:
    reply = call(scene.address, "GET", f"/api/settings?{query}")
    is_error(reply, *((409, "no-such-choice") if "cheat" in query else (400, "bad-request")))


@pytest.mark.parametrize(
    "record",
    ["", "{}", "[" * 5_000, '{"casedepart": 2}', '{"casedepart": 99}\n{}', "\0", '{"casedepart": 2' + "9" * 5_000],
)
def test_what_is_no_record_becomes_no_table(scene: Scene, record: str) -> None:
    with scene.undisturbed():
        is_error(call(scene.address, "POST", "/api/tables/import", {"record": record}), 409, "bad-record")


def test_a_record_with_a_changed_digit_becomes_no_table(scene: Scene) -> None:
    text = call(scene.address, "GET", f"/api/tables/{scene.table}/record", key=scene.anna).body.decode()
    changed = text.replace('"do": "dice 1', '"do": "dice 2').replace('"do": "dice 6', '"do": "dice 5')
    changed = changed if changed != text else text.replace('"do": "dice ', '"do": "dice 1 ')
    is_error(call(scene.address, "POST", "/api/tables/import", {"record": changed}), 409, "bad-record")


def test_nobody_joins_without_the_invitation(scene: Scene) -> None:
    path = f"/api/tables/{scene.table}/join"
    with scene.undisturbed():
        is_error(call(scene.address, "POST", path, {"name": "Eve"}), 404, "no-table")
        is_error(call(scene.address, "POST", path, {"name": "Eve"}, scene.made["watch"]), 403, "not-allowed")
        is_error(call(scene.address, "POST", path, {"name": "Eve"}, scene.anna), 403, "not-allowed")
        is_error(call(scene.address, "POST", path, {"name": "Eve", "seat": 0}, scene.made["invite"]), 409, "seat-taken")
        is_error(call(scene.address, "POST", path, {"name": "Eve"}, scene.made["invite"]), 409, "table-full")


def raw(address: str, parts: list[bytes]) -> bytes:
    """Say some bytes, and hear the head and the beginning of the body of what comes back."""
    place = urlsplit(address)
    heard = b""
    with socket.create_connection((place.hostname or "", place.port or 0), timeout=PATIENCE) as wire:
        with suppress(ConnectionResetError, BrokenPipeError):
            for part in parts:
                wire.sendall(part)
        with suppress(ConnectionResetError):
            while not heard.partition(b"\r\n\r\n")[2] and (more := wire.recv(65_536)):
                heard += more
    return heard
