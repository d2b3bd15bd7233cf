"""Every form in which servers have ever stored tables stays readable, or says in a sentence what it needs."""

from __future__ import annotations

import json
import lzma
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import casedepart
from casedepart.record import Agreement, parse
from casedepart.table import Table
from tests.server.serving import Server
from tests.updates.keep import PLAYED, form, play_on
from tests.waiting import wait_until

HERE = Path(__file__).parent
KEPT = sorted(HERE.glob("stored-*"), key=lambda folder: int(folder.name.removeprefix("stored-")))
WRITER = "5eed5eed5eed5eed"
"""The rules of a build that is yet to come."""
NEXT = HERE.relative_to(HERE.parents[1]) / f"stored-{len(KEPT) + 1}"


def put(kept: Path, folder: Path) -> dict[str, Any]:
    """Put a kept database where a server finds it; what was handed out for its tables."""
    (folder / "tables.sqlite").write_bytes(lzma.decompress((kept / "tables.sqlite.xz").read_bytes()))
    made: dict[str, Any] = json.loads((kept / "tables.json").read_text(encoding="utf-8"))
    return made


@pytest.fixture(params=KEPT, ids=lambda folder: str(folder.name))
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, dict[str, Any]]]:
    """A server over a kept database."""
    made = put(request.param, tmp_path)
    server = Server(tmp_path, "--no-limits")
    yield server, made
    assert server.stop() == 0
    assert server.troubles() == []


def listed(server: Server) -> set[str]:
    """The tables that anyone finds."""
    return {table["id"] for table in server.get("/api/tables").json}


def test_today_s_form_is_kept() -> None:
    kept = (KEPT[-1] / "form").read_text(encoding="utf-8").strip()
    assert kept == form(), f"what is stored has a new form: keep it with `python -m tests.updates.keep {NEXT}`"


def test_a_server_goes_on_with_every_table_of_every_form(old: tuple[Server, dict[str, Any]]) -> None:
    server, made = old
    assert server.get("/health").status == 200
    wanted = [made[name] for name in ("gathering", "public")]
    with server.talk(wanted[0]["table"], wanted[0]["host"]), server.talk(wanted[1]["table"], wanted[1]["host"]):
        wait_until(lambda: listed(server) == {one["table"] for one in wanted})
    for name, one in made.items():
        shown = server.get(f"/api/tables/{one['table']}", one["host"])
        assert shown.status == 200, (name, shown.text)
        assert shown.json["table"]["needs"] == "", name
    for name in ("playing", "public", "own edition"):
        one = made[name]
        with server.talk(one["table"], *(seat["key"] for seat in one["seats"])) as talk:
            before = talk.wait("state")["version"]
            play_on(talk)
            assert talk.state["version"] > before
        record = parse(server.get(f"/api/tables/{one['table']}/record", one["host"]).text)
        assert isinstance(record.check(), Agreement), name
    if "box" in made:
        with server.talk(made["box"]["table"], *(seat["key"] for seat in made["box"]["seats"])) as talk:
            assert talk.wait("state")["box"]["names"] == {"1": "Piste 1"}
            talk.until(talk.act("ends turn", seat=0)["version"])
            assert (talk.state["box"]["wanted"], talk.state["box"]["by"]) == ("dice", 1)
            assert talk.ask("throw", version=talk.state["version"], dice=[5, 4], seat=1)["type"] == "done"
    gathering = made["gathering"]
    assert server.post(f"/api/tables/{gathering['table']}/join", {"name": "Élise"}, gathering["host"]).status == 201


def test_tables_that_claimed_rents_come_back_as_they_stood_and_go_on_by_hand(tmp_path: Path) -> None:
    made = put(HERE / "stored-14", tmp_path)
    claiming = []
    for name in PLAYED:
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
            wanted = (made[name]["table"],)
            asked = "SELECT version, body FROM journal WHERE table_id = ? ORDER BY version"
            table = Table.load(None, list(database.execute(asked, wanted)))
            kept = json.loads(*database.execute("SELECT body FROM snapshots WHERE table_id = ?", wanted).fetchone())
        standing = kept["standing"]
        claiming += [name] if standing["settings"].pop("claims", "") else []
        assert json.loads(msgspec.json.encode(table.standing)) == standing, name
        assert table.play is not None and table.play.game.digest() == kept["after"], name
    assert claiming == ["playing", "paused"]


def test_a_table_that_cannot_be_read_says_what_it_needs_and_stops_nothing(tmp_path: Path) -> None:
    made = put(KEPT[-1], tmp_path)
    lost, other = made["playing"], made["paused"]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        to_come = ('{"kind":"to come","at":1}', lost["table"])
        database.execute("UPDATE journal SET body = ? WHERE table_id = ? AND version = 3", to_come)
        by_another = ('{"kind":"from elsewhere","at":1,"engine":"0.3.0","rules":"' + WRITER + '"}', lost["table"])
        database.execute("UPDATE journal SET body = ? WHERE table_id = ? AND version = 4", by_another)
        database.execute("DELETE FROM snapshots WHERE table_id = ?", (lost["table"],))
        database.execute('UPDATE tables SET listing = \'{"of":"another form"}\' WHERE id = ?', (lost["table"],))
        # Read from its snapshot, which this build has kept, it runs; its record needs the whole journal.
        kept_here = (casedepart.rules_fingerprint(), other["table"])
        database.execute("UPDATE snapshots SET body = json_set(body, '$.rules', ?) WHERE table_id = ?", kept_here)
        database.execute("UPDATE journal SET body = ? WHERE table_id = ? AND version = 3", (to_come[0], other["table"]))
    server = Server(tmp_path, "--no-limits")
    try:
        for language, words in (("en", "can’t read what is stored of this table"), ("fr", "ne sait pas lire")):
            said = server.get(f"/api/tables/{lost['table']}", lost["host"], accept_language=language)
            assert (said.status, said.json["code"]) == (409, "unreadable")
            assert words in said.json["told"]
            assert casedepart.rules_fingerprint() in said.json["told"], "which build this is"
            assert WRITER in said.json["told"], "and which one wrote it"
        for what in ("record", "history", "moments"):
            assert server.get(f"/api/tables/{other['table']}/{what}", other["host"]).json["code"] == "unreadable"
        with server.talk(lost["table"], lost["host"]) as talk:
            assert talk.hear()["code"] == "unreadable"
            assert talk.closed() == 1008
        assert server.get("/health").status == 200
        shown = [made[name] for name in ("gathering", "public")]
        with server.talk(shown[0]["table"], shown[0]["host"]), server.talk(shown[1]["table"], shown[1]["host"]):
            wait_until(lambda: listed(server) == {one["table"] for one in shown})
        assert server.get(f"/api/tables/{other['table']}", other["host"]).status == 200
    finally:
        server.stop()
