"""All that a server takes it can read again: whatever names, words, ids and editions it was sent."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from casedepart.editions import load
from casedepart.server.errors import ServerError
from casedepart.server.stores.sqlite import SQLiteStore
from tests.server.houses import entry, house
from tests.server.running import runs
from tests.server.serving import Server, play

ODD = (
    "\0",
    "a\0b",
    "\ud800",
    "\udfff",
    "x\ud83d",
    "\ufeff",
    "\u2028",
    "\u202eabc",
    "e\u0301",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "\uffff",
    "\U0010ffff",
    "\x7f\x85",
    "\\u0000",
    '"}],"kind":"',
    "{ $name }",
    "'); DROP TABLE journal; --",
    "a" * 40,
    "é" * 40,
    "\U0001f3b2" * 40,
    "1" * 41,
    "null",
    "8 rolls 6 6",
)
"""Signs and words that something on the way may stumble over."""
LARGE = (2**31, 2**53 + 1, 2**62, 2**63 - 1, 2**63, 2**64, 10**30, -1, -(2**63))
AT_THE_BOUNDS = (
    *(f'id = "{"a" * length}"' for length in (1, 63, 64, 65)),
    *(f'name = "{sign * length}"' for sign in ("x", "é", "\U0001f3b2") for length in (499, 500, 501)),
    *(f"[squares]\n39 = {{ name = {json.dumps(word)} }}" for word in ("x" * 500, "\U0001f3b2" * 500, "[B3] (x) @ > :")),
    *(f"[squares]\n39 = {{ price = {number}, mortgage = {number} }}" for number in (0, 1, *LARGE)),
    *(f"[choices]\nsalary = {number}" for number in (0, *LARGE)),
)
"""Lines of an edition's file, at the bounds of what it may say and beyond."""
OWN = 'extends = "classic"\nid = {id}\nname = {{ fr = {name}, en = {name}, source = "ours" }}\n'


def opened_with(server: Server, odd: str) -> list[Any]:
    """Tables that were opened with an odd word wherever one may stand; most are refused."""
    quoted = json.dumps(odd)
    bodies = [
        {"settings": {"seats": 2}, "people": [{"name": odd}, {"name": "Bruno"}], "start": True},
        {"settings": {"seats": 2}, "people": [{"name": "Anna", "luck": odd}], "start": True},
        {"settings": {"seats": 2, "edition": odd}, "people": [], "start": True},
        {"settings": {"seats": 2, "ruleset": odd, "options": [odd], "bots": odd}, "people": []},
        {"settings": {"seats": 2}, "people": [{"name": "Anna"}], "edition_file": OWN.format(id=quoted, name='"x"')},
        {"settings": {"seats": 2}, "people": [{"name": "Anna"}], "edition_file": OWN.format(id='"own"', name=quoted)},
    ]
    answers = [server.post("/api/tables", body) for body in bodies]
    assert all(answer.status in (201, 400, 404, 409) for answer in answers), [one.text for one in answers]
    return [answer.json for answer in answers if answer.status == 201]


def opened_on(server: Server, edition: str) -> list[Any]:
    """A table on an edition, and another made of its record, which carries the edition; none where it is refused."""
    people = [{"name": "Anna"}, {"name": "Bruno"}]
    body = {"settings": {"seats": 2}, "people": people, "start": True, "edition_file": edition}
    answer = server.post("/api/tables", body)
    if answer.status != 201:
        assert (answer.status, answer.json["code"]) == (409, "bad-edition"), (edition, answer.text)
        return []
    made = answer.json
    with server.talk(made["table"], *(seat["key"] for seat in made["seats"])) as talk:
        talk.wait("state")
        play(talk, 4)
    record = server.get(f"/api/tables/{made['table']}/record", made["host"]).text
    again = server.post("/api/tables/import", {"record": record})
    assert again.status == 201, (edition, again.text)
    return [made, again.json]


def talked_at(server: Server, made: Any, odd: str) -> None:
    """Say odd things at a table."""
    with server.talk(made["table"], made["seats"][0]["key"], made["host"]) as talk:
        talk.wait("state")
        talk.send(type="say", id=odd, seat=0, text=odd)
        talk.send(type="say", id="chat", seat=0, text=odd)
        talk.send(type="emote", id="sign", seat=0, emote=odd)
        talk.send(type="luck", id="luck", seat=0, luck=odd)
        talk.send(type="seat-bot", id="bot", other=1, bot=odd)
        for number in LARGE:
            talk.send(type="limit", id=f"limit {number}", seat=0, amount=number)
        talk.ask("ping")


def shown(server: Server, made: Any) -> Any:
    """What was said at a table and agreed on, and by whom; bots may have played on."""
    with server.talk(made["table"], made["host"]) as talk:
        chat, state = talk.wait("welcome")["chat"], talk.wait("state")
    names = [seat["name"] for seat in state["table"]["seats"]]
    return chat, names, state["table"]["settings"], state["table"]["needs"]


def test_what_was_taken_is_there_after_a_crash(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    tables = []
    for odd in ODD:
        tables += opened_with(server, odd)
        made = server.open_table("Anna", "Bruno")
        talked_at(server, made, odd)
        tables.append(made)
    for line in AT_THE_BOUNDS:
        tables += opened_on(server, f'extends = "classic"\n{line}\n')
    before = [shown(server, made) for made in tables]
    server.kill()
    server.start()
    try:
        for made, told in zip(tables, before, strict=True):
            assert shown(server, made) == told
            answer = server.get(f"/api/tables/{made['table']}/record", made["host"])
            assert answer.status in (200, 409), answer.text
    finally:
        server.stop()


@pytest.mark.parametrize("odd", ODD)
def test_a_record_with_an_odd_word_in_its_head_becomes_a_table_that_lasts_or_none(
    running_server: Server, odd: str
) -> None:
    server = running_server
    made = server.open_table("Anna", "Bruno")
    with server.talk(made["table"], *(seat["key"] for seat in made["seats"])) as talk:
        talk.wait("state")
        play(talk, 2)
    head, *rest = server.get(f"/api/tables/{made['table']}/record", made["host"]).text.splitlines()
    for field in ("edition", "digest", "ruleset", "mode", "options", "engine", "rules", "plays", "players"):
        value = [odd, "Bruno"] if field == "players" else [odd] if field == "options" else odd
        text = "\n".join([json.dumps({**json.loads(head), field: value}), *rest])
        answer = server.post("/api/tables/import", {"record": text})
        assert answer.status in (201, 400, 404, 409), (field, answer.text)
        if answer.status == 201:
            again = answer.json
            assert server.get(f"/api/tables/{again['table']}", again["host"]).json["table"]["needs"] == ""


@runs
async def test_an_opening_that_could_not_be_read_again_is_not_stored(tmp_path: Path) -> None:
    usual = entry(0)
    wrong = msgspec.structs.replace(usual.settings, ruleset="x" * 33)
    long = msgspec.structs.replace(usual, settings=msgspec.structs.replace(usual.settings, edition="x" * 65))
    none = msgspec.structs.replace(usual, edition=load("pokemon").dump().replace("{", "[", 1))
    async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
        for created in (long, msgspec.structs.replace(usual, settings=wrong)):
            with pytest.raises(ServerError, match="couldn’t be read again") as refused:
                await tables.create(created)
            assert refused.value.code == "unstorable"
        with pytest.raises(Exception, match=r"."):
            await tables.create(none)
        assert await tables.store.count() == 0
