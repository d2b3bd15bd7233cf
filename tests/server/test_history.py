"""What a game was, over HTTP: every moment of it, what it came to, and another table that goes on from one."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from casedepart.server import http_history
from casedepart.server.calls import Call
from casedepart.server.config import Config
from casedepart.server.http_history import find_in_journal
from casedepart.server.services import MOST_REPLAYS, Services
from casedepart.server.stores.sqlite import SQLiteStore
from casedepart.table.journal_record import Entries
from tests.server.serving import Server, play


@pytest.fixture(scope="module")
def game(running_server: Server) -> Any:
    """A game of two people on one device that has gone on for a while, with the state it has come to."""
    made = running_server.open_table("Anna", "Bruno", auction=0)
    with running_server.talk(made["table"], *(seat["key"] for seat in made["seats"])) as talk:
        talk.until(4)
        play(talk, 40)
        made["state"] = talk.state
    return made


def path(game: Any, what: str) -> str:
    return f"/api/tables/{game['table']}/{what}"


def test_the_last_moment_is_the_position_without_its_options(running_server: Server, game: Any) -> None:
    count = running_server.get(path(game, "moments?to=1"), game["watch"]).json["count"]
    told = running_server.get(path(game, f"moments?from={count}"), game["watch"]).json
    assert (told["count"], told["from"], [moment["n"] for moment in told["moments"]]) == (count, count, [count])
    shown, seen = told["moments"][0]["game"], game["state"]["game"]
    for part in ("players", "buildings", "rents", "turn", "turns", "claims", "debts"):
        assert shown[part] == seen[part]
    assert all(not options["answers"] and not options["free"] for options in shown["options"])


def test_moments_come_in_parts_that_fit_together(running_server: Server, game: Any) -> None:
    first = running_server.get(path(game, "moments?from=0&to=5"), game["host"]).json["moments"]
    second = running_server.get(path(game, "moments?from=5&to=9"), game["host"]).json["moments"]
    assert [moment["n"] for moment in first + second] == list(range(9))
    assert first[0]["answer"] is None and first[0]["game"]["turns"] == 0
    assert all(moment["answer"]["n"] == moment["n"] for moment in first[1:] + second)
    everything = running_server.get(path(game, "moments"), game["host"]).json["moments"]
    assert everything[:9] == first + second


def test_a_history_ends_where_the_game_stands(running_server: Server, game: Any) -> None:
    told = running_server.get(path(game, "history"), game["seats"][0]["key"]).json
    players = game["state"]["game"]["players"]
    assert len(told["turns"]) == game["state"]["game"]["turns"]
    assert told["turns"][-1]["turn"] == game["state"]["game"]["turn"]
    assert sum(seat["rent_paid"] for seat in told["luck"]) == sum(seat["rent_taken"] for seat in told["luck"])
    assert len(told["luck"]) == len(players)


def test_who_goes_on_from_a_moment_sits_there_and_bots_play_on(running_server: Server, game: Any) -> None:
    moment = running_server.get(path(game, "moments?from=7&to=8"), game["watch"]).json["moments"][0]
    answer = running_server.post(path(game, "branch"), {"at": 7, "seat": 1, "name": "Zoé"}, game["watch"])
    assert answer.status == 201
    made = answer.json
    (seat,) = made["seats"]
    assert (seat["table"], seat["seat"]) == (made["table"], 1)
    first = running_server.get(f"/api/tables/{made['table']}/moments?from=7&to=8", made["watch"]).json["moments"][0]
    assert first["game"] == moment["game"]
    with running_server.talk(made["table"], seat["key"], made["host"]) as talk:
        talk.wait("state")
        table = talk.state["table"]
        assert not table["paused"] and table["phase"] == "playing"
        assert [(sitting["name"], sitting["person"]) for sitting in table["seats"]] == [("Anna", False), ("Zoé", True)]
        while talk.state["game"]["asked"] != [1]:
            talk.hear()
        verb = next(iter(talk.state["game"]["options"][1]["answers"]))
        assert verb in ("rolls", "buys", "ends turn", "declines", "bids", "passes", "pays fine")


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"at": 100_000, "seat": 0, "name": "Zoé"}, "no-such-moment"),
        ({"at": 3, "seat": 5, "name": "Zoé"}, "no-such-seat"),
        ({"at": 3, "seat": 0, "name": "Bruno"}, "name-twice"),
        ({"at": 3, "seat": 0, "name": "chance"}, "name-reserved"),
        ({"at": -1, "seat": 0, "name": "Zoé"}, "bad-request"),
        ({"at": 3, "seat": 0}, "bad-request"),
    ],
)
def test_what_cannot_be_gone_on_from_is_told(
    running_server: Server, game: Any, asked: dict[str, object], code: str
) -> None:
    answer = running_server.post(path(game, "branch"), asked, game["watch"])
    assert (answer.json["code"], answer.status >= 400) == (code, True)


@pytest.mark.parametrize("query", ["from=x", "from=-1", "to=-5", "from=99999999999", "form=5", "from="])
def test_moments_that_cannot_be_are_told(running_server: Server, game: Any, query: str) -> None:
    answer = running_server.get(path(game, f"moments?{query}"), game["watch"])
    assert (answer.status, answer.json["code"]) == (400, "bad-request")


@pytest.mark.parametrize("what", ["moments", "history"])
def test_it_takes_a_key_and_a_game(running_server: Server, game: Any, what: str) -> None:
    assert running_server.get(path(game, what)).json["code"] == "no-table"
    made = running_server.open_table("Anna", start=False)
    answer = running_server.get(f"/api/tables/{made['table']}/{what}", made["host"])
    assert (answer.status, answer.json["code"]) == (409, "not-started")


def test_only_so_many_games_are_gone_through_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    running, most, lock = 0, 0, threading.Lock()

    def find(stored: Entries) -> int:
        nonlocal running, most
        with lock:
            running, most = running + 1, max(most, running + 1)
        time.sleep(0.02)  # long enough for another one to begin, if it may
        with lock:
            running -= 1
        return len(stored)

    async def no_journal(call: Call) -> Entries:
        return []

    async def ask() -> list[int]:
        services = Services(SQLiteStore(tmp_path / "tables.sqlite"), Config())
        call = Call(services, cast(Any, SimpleNamespace(path_params={"table": "any"})), None, "here")
        return list(await asyncio.gather(*(find_in_journal(call, find) for _ in range(4 * MOST_REPLAYS))))

    monkeypatch.setattr(http_history, "journal", no_journal)
    assert asyncio.run(ask()) == [0] * 4 * MOST_REPLAYS
    assert most == MOST_REPLAYS


def test_what_a_game_was_keeps_its_secrets_until_the_end(running_server: Server, game: Any) -> None:
    keys = [game["host"], game["invite"], *(seat["key"] for seat in game["seats"])]
    for what in ("moments", "history", "look"):
        told = running_server.get(path(game, what), game["watch"]).text
        assert not any(key in told for key in keys)
        assert not any(f'"{word}"' in told for word in ("secret", "limit", "limits", "key"))
    branch = running_server.post(path(game, "branch"), {"at": 7, "seat": 0, "name": "Zoé"}, game["watch"])
    assert not any(key in branch.text for key in keys)


def test_a_stranger_goes_on_from_no_private_game(running_server: Server, game: Any) -> None:
    for key in ("", "0" * 32, running_server.open_table("Anna")["host"]):
        answer = running_server.post(path(game, "branch"), {"at": 3, "seat": 0, "name": "Zoé"}, key)
        assert (answer.status, answer.json["code"]) == (404, "no-table")
