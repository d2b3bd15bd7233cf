"""Edition files that somebody made up to do harm: their faults are told, quickly, and nothing is read but the text."""

from __future__ import annotations

from pathlib import Path

import pytest

from casedepart.editions import load
from casedepart.server.routes import EDITION_BYTES
from tests.protocol.attacks import memory, processor_seconds
from tests.protocol.calling import call
from tests.protocol.scene import Scene
from tests.server.serving import Server

FAULTY: dict[str, str] = {
    "nothing": "",
    "no TOML": "this is not an edition",
    "JSON": '{"id": "mine"}',
    "zero bytes": "\0" * 100,
    "a file above": 'extends = "../../../../../../etc/passwd"',
    "a file in full": 'extends = "/etc/passwd"',
    "a file of the catalogue": 'extends = "classic.toml"',
    "a folder": 'extends = "."',
    "an address": 'extends = "http://127.0.0.1/classic.toml"',
    "nothing to extend": 'extends = ""',
    "a list to extend": 'extends = ["classic"]',
    "itself": 'id = "mine"\nextends = "mine"',
    "deep lists": "a = " + "[" * 400 + "]" * 400,
    "deeper lists": "a = [\n" + "[\n" * 60_000 + "]\n" * 60_000,
    "deep tables": "a = " + "{a = " * 150 + "1" + "}" * 150,
    "a key of 27,000 parts on what looks like many lines": '."\u2028".'.join([".".join("a" * 450)] * 60) + " = 1",
    "dots, line after line": "".join(f"k{number}." + ".".join("a" * 45) + " = 1\n" for number in range(2_500)),
    "an id of 79 letters": f'id = "{"a" * 79}"\nextends = "classic"',
    "a deep key": ".".join("a" * 400) + " = 1",
    "deep headers": "[" + ".".join("a" * 400) + "]",
    "a long line": 'name = "' + "x" * 200_000 + '"',
    "as many keys as there is room for": "".join(f"k{number} = 1\n" for number in range(22_000)),
    "as many tables as there is room for": "".join(f"[t{number}]\n" for number in range(25_000)),
    "as many squares as there is room for": "[[square]]\n" * 22_000,
    "a list as long as there is room for": 'extends = "classic"\ntokens = [\n' + "1,\n" * 80_000 + "]",
    "a number of many digits": "a = " + "9" * 990,
    "a number in another base": "a = 0x" + "f" * 990,
    "the same key twice": "id = 1\nid = 2",
    "a date": "a = 1979-05-27T07:32:00Z",
    "no number": 'extends = "classic"\n[numbers]\nsalary = nan',
    "an endless salary": 'extends = "classic"\n[numbers]\nsalary = inf',
    "a salary of a million digits": 'extends = "classic"\n[numbers]\nsalary = ' + "9" * 900,
}


@pytest.mark.parametrize("name", FAULTY)
def test_a_file_that_is_no_edition_is_told_why(scene: Scene, name: str) -> None:
    with scene.undisturbed():
        reply = call(scene.address, "POST", "/api/editions/check", {"edition_file": FAULTY[name]})
    assert reply.status == 200, reply.body
    faults = reply.json["faults"]
    assert 0 < len(faults) <= 50
    for fault in faults:
        assert fault["message"]
        assert fault["cure"]
    assert b"root:" not in reply.body
    assert b"/tmp" not in reply.body


@pytest.mark.parametrize("name", [name for name in FAULTY if FAULTY[name]])
def test_no_table_is_opened_with_a_faulty_edition(scene: Scene, name: str) -> None:
    reply = call(scene.address, "POST", "/api/tables", {"edition_file": FAULTY[name]})
    assert (reply.status, reply.json["code"]) == (409, "bad-edition"), reply.body
    assert "Traceback" not in reply.json["told"]
    assert len(reply.json["told"]) < 2_000


def test_a_file_that_is_too_long_is_refused(scene: Scene) -> None:
    with scene.undisturbed():
        for length, code in ((262_145, "bad-request"), (EDITION_BYTES, "too-big")):
            reply = call(scene.address, "POST", "/api/editions/check", {"edition_file": "#" * length})
            assert reply.json["code"] == code


def test_an_edition_of_one_s_own_can_be_played_and_says_nothing_of_this_machine(scene: Scene) -> None:
    own = 'id = "mine"\nextends = "classic"\n[name]\nfr = "Le mien"\nen = "Mine"\n'
    checked = call(scene.address, "POST", "/api/editions/check", {"edition_file": own}).json
    assert checked["faults"] == []
    made = call(scene.address, "POST", "/api/tables", {"edition_file": own, "people": [{"name": "Anna"}]}).json
    shown = call(scene.address, "GET", f"/api/tables/{made['table']}/edition", key=made["watch"])
    assert shown.json["id"] == "mine"
    assert b"/tmp" not in shown.body
    assert load("classic").id == "classic"


def test_what_strangers_upload_takes_little_memory_and_no_time_of_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    try:
        server.post("/api/editions/check", {"edition_file": 'extends = "classic"'})
        before = memory(server.process.pid, "VmHWM")
        spent = processor_seconds(server.process.pid)
        long = [text for text in FAULTY.values() if len(text) > 10_000]
        for text in long:
            assert server.post("/api/editions/check", {"edition_file": text}).status == 200
        assert long and memory(server.process.pid, "VmHWM") - before < 300_000
        assert processor_seconds(server.process.pid) - spent < len(long), "another process reads them"
    finally:
        server.stop()
