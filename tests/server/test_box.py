"""A box at a real server: told over the socket, kept over a kill, and handed out as a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from casedepart.editions.upload import from_text
from casedepart.record import parse
from tests.server.serving import Server, Talk


@pytest.fixture
def opened(tmp_path: Path) -> Any:
    server = Server(tmp_path, "--no-limits")
    yield server
    assert server.stop() == 0


def tell(talk: Talk, kind: str, **fields: object) -> Any:
    """Tell something by the newest state, which the reply follows."""
    reply = talk.ask(kind, version=talk.state["version"], **fields)
    if reply["type"] == "done":
        talk.until(reply["version"])
    return reply


def said(reply: Any) -> tuple[str, str]:
    return reply["type"], reply.get("code", reply.get("rule", ""))


def test_a_box_is_played_over_the_socket_and_comes_back_after_a_kill(opened: Server) -> None:
    made = opened.open_table("Anna", "Bruno", edition="pokemon", box=True, seats=2)
    anna, bruno = (seat["key"] for seat in made["seats"])
    table, host = made["table"], made["host"]
    with opened.talk(table, anna) as phone, opened.talk(table, host) as middle:
        phone.wait("state")
        middle.wait("state")
        assert (middle.state["box"]["wanted"], middle.state["box"]["by"]) == ("dice", 0)
        assert middle.state["table"]["commitment"] == "" and middle.state["table"]["luck"] is None
        assert tell(middle, "throw", dice=[6, 5])["type"] == "done"
        assert tell(middle, "throw", dice=[1, 2])["type"] == "done"
        phone.until(middle.state["version"])
        assert tell(phone, "throw", dice=[3, 4])["type"] == "done"
        box = phone.state["box"]
        assert (box["wanted"], box["deck"], box["by"], box["waits"]) == ("card", "chance", 0, True)
        assert said(phone.ask("act", version=phone.state["version"], verb="rolls")) == ("error", "box-first")
        assert said(tell(phone, "draw", deck="chance", effect="win", n=9)) == ("refused", "C4")
        done = tell(phone, "draw", deck="chance", effect="collect", n=70, text="Rare Candy", keep=True, id="same")
        assert done["type"] == "done"
        again = phone.ask("draw", version=1, deck="chance", effect="collect", n=70, id="same")
        assert (again["type"], again["version"]) == ("done", done["version"]), "a repeated message counts once"
        middle.until(phone.state["version"])
        assert tell(middle, "undo")["type"] == "done"
        assert middle.state["game"]["players"][0]["cash"] == 1500
        assert (
            tell(middle, "draw", deck="chance", effect="collect", n=60, text="Rare Candy", keep=True)["type"] == "done"
        )
        assert middle.ask("name", square=1, name="Piste 1")["type"] == "done"
        given = middle.ask("given")
        assert given["type"] == "position" and given["given"]["players"][0]["cash"] == 1560
        wrong = {"players": [{"seat": 0, "owns": [1]}, {"seat": 1, "owns": [1]}]}
        found = middle.ask("correct", given=wrong, **{"try": True})
        assert [(fault["path"], fault["rule"]) for fault in found["faults"]] == [("players.1.owns", "S5")]
        assert said(middle.ask("correct", given=wrong)) == ("refused", "S5")
        assert said(phone.ask("correct", given={"turn": 1})) == ("error", "not-host")
        right = {"players": [{"seat": 1, "cash": 1400, "owns": [39]}]}
        assert middle.ask("correct", given=right)["type"] == "done"
        may = phone.ask("may", seat=1)
        assert may["type"] == "allowed"
        assert {(act["verb"], act["n"], act["allowed"]) for act in may["acts"]} >= {("mortgages", 39, True)}
    with opened.talk(table, made["watch"]) as watcher:
        watcher.wait("state")
        assert said(watcher.ask("may", seat=0)) == ("error", "not-your-seat")
        assert said(watcher.ask("throw", version=1, dice=[1, 2])) == ("error", "not-your-seat")
    before = opened.get(f"/api/tables/{table}/record", anna).text
    opened.kill()
    opened.start()
    with opened.talk(table, host) as middle:
        middle.wait("state")
        box = middle.state["box"]
        assert box["names"] == {"1": "Piste 1"} and [card["n"] for card in box["cards"]] == [60]
        assert middle.state["game"]["players"][1]["owned"] == [39]
        assert box["undo"] == 5
        assert tell(middle, "undo", id="one more")["type"] == "done"
        assert middle.state["game"]["players"][1]["cash"] == 1500
        assert tell(middle, "undo", id="and one more")["type"] == "done"
        assert middle.state["box"]["wanted"] == "card"
    record = parse(before)
    assert record.answers[-1].do == "correction [Bruno cash 1400] [Bruno owns 39]" and record.answers[-1].hand
    file = opened.get(f"/api/tables/{table}/box", bruno)
    assert file.headers["content-disposition"] == 'attachment; filename="pokemon-box.toml"'
    edition = from_text(file.text)
    assert edition.square_name(1, "fr") == "Piste 1"
    settings = {"box": True, "seats": 2, "edition": edition.id}
    body = {"settings": settings, "people": [{"name": "Anna"}], "edition_file": file.text, "start": True}
    assert opened.post("/api/tables", body).status == 201


def test_a_table_without_a_box_has_none_to_hand_out(opened: Server) -> None:
    made = opened.open_table("Anna", "Bruno")
    key = made["seats"][0]["key"]
    assert opened.get(f"/api/tables/{made['table']}/box", key).json["code"] == "no-box"
    with opened.talk(made["table"], key) as talk:
        talk.wait("state")
        assert talk.state["box"] is None
        assert said(talk.ask("throw", version=talk.state["version"], dice=[1, 2])) == ("error", "no-box")
