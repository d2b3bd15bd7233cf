"""How much anybody can have written: bytes of a table and of an address; play alone where the disk is nearly full."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from casedepart.table.messages import ASKS
from casedepart.table.messages.message import Request
from tests.protocol.wire import Wire
from tests.server.serving import Server, Talk, play

BURST: Final = 6_000
LONGEST: Final = 1_500
"""No entry of these tests is longer."""


def stored_bytes(server: Server, *tables: str) -> int:
    """How long the journals of tables are, but for their openings."""
    with closing(sqlite3.connect(server.db, timeout=120)) as database:
        marks = ", ".join("?" * len(tables))
        what = f"SELECT sum(length(body)) FROM journal WHERE version > 1 AND table_id IN ({marks})"
        return int(database.execute(what, tables).fetchone()[0] or 0)


def kinds(server: Server, table: str) -> set[str]:
    """The kinds of entries that a journal has."""
    with closing(sqlite3.connect(server.db, timeout=120)) as database:
        rows = database.execute(
            "SELECT DISTINCT json_extract(body, '$.kind') FROM journal WHERE table_id = ?", (table,)
        )
        return {kind for (kind,) in rows}


def write_until_refused(talk: Talk, most: int = 400) -> Any:
    """Mute someone, and no longer, until it is too much."""
    for number in range(most):
        reply = talk.ask("mute", other=1, on=not number % 2)
        if reply["type"] != "done":
            return reply
    return None


def test_a_journal_takes_so_many_bytes_and_no_more(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits", limits={"journal": (BURST, 1)})
    try:
        made, other = (server.open_table("Anna", "Bruno") for _ in range(2))
        with server.talk(made["table"], made["seats"][0]["key"]) as talk:
            talk.wait("state")
            refused = write_until_refused(talk)
            assert (refused["type"], refused["code"]) == ("error", "too-many") and refused["retry_after"] >= 1
            before = stored_bytes(server, made["table"])
            assert before < BURST + LONGEST
            for _ in range(20):
                talk.ask("mute", other=1, on=True)
                talk.ask("mute", other=1, on=False)
            assert stored_bytes(server, made["table"]) == before
        with server.talk(other["table"], *(seat["key"] for seat in other["seats"])) as talk:
            talk.wait("state")
            play(talk, 3)
    finally:
        server.stop()


def test_an_address_has_so_many_bytes_written_into_all_journals_and_no_more(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits", limits={"written": (BURST, 1)})
    try:
        many = [server.open_table("Eve", "Mallory") for _ in range(4)]
        for made in many:
            with server.talk(made["table"], made["seats"][0]["key"]) as talk:
                talk.wait("state")
                assert write_until_refused(talk)["code"] == "too-many"
        assert stored_bytes(server, *(made["table"] for made in many)) < BURST + 4 * LONGEST
        path = f"/api/tables/{server.open_table('Anna', start=False)['table']}/join"
        assert server.post(path, {"name": "Bruno"}).status in (404, 429)
        with Wire(server.address, source_address=("127.0.2.9", 0)) as wire:
            wire.hello(many[0]["table"], many[0]["seats"][1]["key"])
            wire.hear_until("state")
            wire.send({"type": "mute", "id": "other", "other": 0, "on": True})
            assert wire.hear_until("done", "error")["type"] == "done", "another address is not to blame"
    finally:
        server.stop()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_where_the_disk_is_nearly_full_play_goes_on_and_nothing_else_is_stored(tmp_path: Path, language: str) -> None:
    server = Server(tmp_path, "--no-limits")
    made = server.open_table("Anna", "Bruno", start=False)
    begun = server.open_table("Anna", "Bruno")
    server.stop()
    server = Server(tmp_path, "--no-limits", "--keep-free", "1000000000")
    try:
        with server.talk(begun["table"], *(seat["key"] for seat in begun["seats"]), language=language) as talk:
            talk.wait("state")
            for kind, more in (
                ("say", {"text": "hello"}),
                ("emote", {"emote": "hello"}),
                ("mute", {"other": 1, "on": True}),
            ):
                refused = talk.ask(kind, seat=0, **more)
                assert (refused["type"], refused["code"]) == ("error", "only-play")
                assert ("disk" in refused["told"]) == (language == "en")
                assert ("disque" in refused["told"]) == (language == "fr")
            play(talk, 5)
            assert talk.ask("pause", on=True, seat=0)["type"] == "done"
        with server.talk(made["table"], made["host"]) as talk:
            talk.wait("state")
            assert talk.ask("lock", on=True)["code"] == "only-play"
            assert talk.ask("start")["type"] == "done"
        assert kinds(server, begun["table"]) == {"created", "started", "present", "answered", "wished"}
        assert sum("disk nearly full" in line for line in server.log.read_text().splitlines()) == 1, "said once"
    finally:
        server.stop()


def test_every_message_says_whether_it_is_play() -> None:
    requests = [kind for kind in ASKS if issubclass(kind, Request)]
    assert {kind.__name__ for kind in requests if not kind.is_play} == {
        "Booklet",
        "Emote",
        "LetWatchersTalk",
        "Lock",
        "Mute",
        "NameSquare",
        "Say",
        "Skip",
        "Tempo",
    }
