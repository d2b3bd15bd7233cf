"""Records: what a table was is downloaded, checked, and goes on elsewhere."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import current_thread
from types import SimpleNamespace
from typing import Any, cast

import pytest

from casedepart.editions import load
from casedepart.record import Agreement, Proof, parse, verify
from casedepart.server import http_history, http_records
from casedepart.server.calls import Call
from casedepart.server.config import Config
from casedepart.server.http_records import SMALL
from casedepart.server.services import MOST_RECORDS, Services
from casedepart.server.stores.sqlite import SQLiteStore
from casedepart.table.creation import import_entry
from casedepart.table.journal_record import Entries
from casedepart.table.keys import TableKeys, new_table_id
from casedepart.table.messages.opening import Created
from casedepart.table.table import Table
from tests.server.houses import house
from tests.server.running import runs
from tests.server.serving import Server, play


def finished(server: Server) -> Any:
    """A table whose bots have played to the end."""
    made = server.open_table("Anna", seats=3, pace="fast", auction=0, start=False)
    with server.talk(made["table"], made["seats"][0]["key"], made["host"]) as talk:
        talk.wait("state")
        talk.ask("start")
        talk.ask("leave")
    with server.talk(made["table"], made["watch"]) as talk:
        while not (talk.state and talk.state["table"]["phase"] == "over"):
            talk.hear()
    return made


def test_a_finished_game_is_proved_and_imported(running_server: Server) -> None:
    made = finished(running_server)
    answer = running_server.get(f"/api/tables/{made['table']}/record", made["watch"])
    assert answer.headers["content-type"] == "application/jsonl"
    record = parse(answer.text)
    assert isinstance(record.check(), Agreement)
    assert isinstance(verify(record), Proof)
    again = running_server.post("/api/tables/import", {"record": answer.text})
    assert again.status == 201
    shown = running_server.get(f"/api/tables/{again.json['table']}", again.json["host"]).json
    assert shown["table"]["phase"] == "over"
    copied = parse(running_server.get(f"/api/tables/{again.json['table']}/record", again.json["watch"]).text)
    assert [answer.do for answer in copied.answers] == [answer.do for answer in record.answers]
    assert copied.closing.winners == record.closing.winners


def test_a_running_game_keeps_its_secret_and_goes_on_elsewhere(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno", auction=0)
    with running_server.talk(made["table"], *(seat["key"] for seat in made["seats"])) as talk:
        talk.until(4)
        play(talk, 25)
        position = talk.state["game"]["players"]
    text = running_server.get(f"/api/tables/{made['table']}/record", made["host"]).text
    closing = json.loads(text.splitlines()[-1])
    assert closing["over"] is False and "secret" not in closing
    again = running_server.post("/api/tables/import", {"record": text}).json
    key = running_server.post(f"/api/tables/{again['table']}/join", {"name": "Zoé", "seat": 0}, again["invite"]).json[
        "key"
    ]
    with running_server.talk(again["table"], key, again["host"]) as talk:
        talk.wait("state")
        assert talk.state["game"]["players"] == position
        assert talk.state["table"]["paused"]
        assert talk.ask("pause", on=False)["type"] == "done"
        while talk.state["table"]["paused"]:
            talk.hear()


def test_a_table_that_has_not_begun_has_no_record(running_server: Server) -> None:
    made = running_server.open_table("Anna", start=False)
    answer = running_server.get(f"/api/tables/{made['table']}/record", made["host"])
    assert (answer.status, answer.json["code"]) == (409, "not-started")


def test_a_record_that_is_wrong_is_told_where(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno")
    text = running_server.get(f"/api/tables/{made['table']}/record", made["host"]).text
    lines = text.splitlines()
    for broken in (
        "",
        "{}",
        "\n".join(lines[:-1]),
        text.replace("classic", "nothing"),
        text.replace("dice", "rolls", 1),
    ):
        answer = running_server.post("/api/tables/import", {"record": broken}, accept_language="fr")
        assert answer.status in (404, 409), answer.text
        assert answer.json["code"] in ("bad-record", "no-edition")


@runs
async def test_a_record_is_played_again_beside_the_event_loop(
    tmp_path: Path, running_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await asyncio.to_thread(finished, running_server)
    answer = await asyncio.to_thread(running_server.get, f"/api/tables/{made['table']}/record", made["watch"])
    created = import_entry(parse(answer.text), load("classic"), new_table_id(), TableKeys(), 1, False)
    threads = []

    def opened(entry: Created) -> Table:
        threads.append(current_thread().name)
        return first(entry)

    first = Table.opened
    monkeypatch.setattr(Table, "opened", opened)
    async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
        room = await tables.create(created)
        assert room.table.phase == "over"
    assert [name.startswith("thinker") for name in threads] == [True]


def test_a_record_of_an_uploaded_edition_carries_it_and_is_imported_without_a_file(running_server: Server) -> None:
    own = 'extends = "classic"\nid = "mine"\nname = { fr = "La mienne", en = "My own" }\n[choices]\nsalary = 300\n'
    body = {
        "edition_file": own,
        "people": [{"name": "Anna"}, {"name": "Bruno"}],
        "settings": {"seats": 2},
        "start": True,
    }
    made = running_server.post("/api/tables", body).json
    with running_server.talk(made["table"], *(seat["key"] for seat in made["seats"])) as talk:
        talk.until(4)
        play(talk, 15)
    text = running_server.get(f"/api/tables/{made['table']}/record", made["host"]).text
    assert parse(text).edition().name("en") == "My own"
    again = running_server.post("/api/tables/import", {"record": text}).json
    whole = running_server.get(f"/api/tables/{again['table']}/edition", again["watch"]).json
    assert whole["choices"]["salary"] == 300
    hostile = json.loads(text.splitlines()[0])
    for data in ({}, {"id": "mine"}, {"deep": [[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]}, load("pokemon").tree):
        lines = [json.dumps({**hostile, "data": data}), *text.splitlines()[1:]]
        answer = running_server.post("/api/tables/import", {"record": "\n".join(lines)})
        assert (answer.status, answer.json["code"]) == (409, "bad-record"), answer.text


def test_a_finished_record_that_is_imported_names_and_carries_its_edition(running_server: Server) -> None:
    old = Path(__file__).parents[1] / "updates" / "version-0.1.0" / "duel-masters.jsonl"
    again = running_server.post("/api/tables/import", {"record": old.read_text(encoding="utf-8")}).json
    copied = parse(running_server.get(f"/api/tables/{again['table']}/record", again["watch"]).text)
    assert copied.header.plays and load("duel-masters").digest.startswith(copied.header.digest)
    assert isinstance(verify(copied), Proof)


def test_records_are_worked_out_one_at_a_time_and_long_ones_wait_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    running, most, lock = 0, 0, threading.Lock()
    long = [json.dumps({"line": "é" * 100}, ensure_ascii=False)] * (2 * SMALL // 200)

    def work_out(_: Entries) -> Any:
        nonlocal running, most
        with lock:
            running, most = running + 1, max(most, running + 1)
        time.sleep(0.02)  # long enough for another one to begin, if it may
        with lock:
            running -= 1
        return SimpleNamespace(lines=lambda: long)

    async def no_journal(call: Call) -> Entries:
        return []

    async def download(call: Call) -> bytes:
        response: Any = await http_records.show_record(call)
        return b"".join([chunk async for chunk in response.body_iterator])

    async def ask() -> list[bytes]:
        services = Services(SQLiteStore(tmp_path / "tables.sqlite"), Config())
        call = Call(services, cast(Any, SimpleNamespace(path_params={"table": "any"})), None, "here")
        return list(await asyncio.gather(*(download(call) for _ in range(4 * MOST_RECORDS))))

    monkeypatch.setattr(http_history, "journal", no_journal)
    monkeypatch.setattr(http_records, "record_of", work_out)
    whole = "".join(f"{line}\n" for line in long).encode()
    assert asyncio.run(ask()) == [whole] * 4 * MOST_RECORDS
    assert most == MOST_RECORDS
    with http_records.written_out([]) as file:
        assert getattr(file, "_rolled", False), "it is on the disk"


def test_many_downloads_at_once_all_come_whole(running_server: Server) -> None:
    made = finished(running_server)
    path = f"/api/tables/{made['table']}/record"
    with ThreadPoolExecutor(20) as pool:
        answers = list(pool.map(lambda _: running_server.get(path, made["watch"]), range(40)))
    assert {answer.status for answer in answers} == {200}
    assert len({answer.text for answer in answers}) == 1
    assert all(int(answer.headers["content-length"]) == len(answer.text.encode()) for answer in answers)
    assert isinstance(parse(answers[0].text).check(), Agreement)


def test_a_record_brings_the_numbers_of_its_house_rules_along(running_server: Server) -> None:
    numbers = {"go_salary": 300, "start_cash": 900}
    made = running_server.open_table("Anna", "Bruno", options=["salary", "start-cash"], numbers=numbers, auction=0)
    with running_server.talk(made["table"], *(seat["key"] for seat in made["seats"])) as talk:
        talk.until(4)
        play(talk, 10)
    text = running_server.get(f"/api/tables/{made['table']}/record", made["host"]).text
    answer = running_server.post("/api/tables/import", {"record": text})
    assert answer.status == 201, answer.text
    again = answer.json
    shown = running_server.get(f"/api/tables/{again['table']}", again["host"]).json["table"]
    assert (shown["settings"]["numbers"], shown["needs"]) == (numbers, "")
