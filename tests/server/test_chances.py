"""Chances while a game is played: one reply, to who asked, while other messages are taken all the same."""

from __future__ import annotations

import time
from typing import Any

import pytest

from casedepart import bots
from casedepart.server.chances import Weighing, weigh
from casedepart.table.wire.news import ChanceView
from tests.server.serving import Server
from tests.server.test_trying import refused
from tests.table.desk import Desk, playing, position


def weighed_by(desk: Desk, seat: int, seconds: float = 0.7) -> Any:
    return weigh(Weighing("w", desk.table.version, desk.table.told(), seat, seconds))


def within(chance: ChanceView, least: float = 0.0) -> bool:
    return least <= chance.low <= chance.value <= chance.high <= 1


def test_chances_are_told_of_every_seat_and_every_answer() -> None:
    desk = position(["Anna", "Bruno"], "Anna rolls\ndice 1 2")
    told = weighed_by(desk, 0)
    assert (told.id, told.version, len(told.chances)) == ("w", desk.table.version, 2)
    assert all(within(chance) for chance in told.chances)
    assert sum(chance.value for chance in told.chances) == pytest.approx(1)
    assert sorted(tried.act.verb for tried in told.answers) == ["buys", "declines"]
    assert all(within(tried.chance) and within(tried.difference, -1.0) for tried in told.answers)
    assert told.answers[0].difference.value == 0
    assert told.playouts >= 3


def test_who_has_no_choice_is_told_the_chances_alone() -> None:
    desk = position(["Anna", "Bruno"], "Anna rolls\ndice 1 2")
    told = weighed_by(desk, 1, 0.6)
    assert told.answers == [] and len(told.chances) == 2 and told.playouts > 0


def test_weighing_changes_nothing() -> None:
    desk = playing(["Anna de l’Étang"], seats=2)
    before = desk.game.digest()
    weighed_by(desk, 0, 0.6)
    assert desk.game.digest() == before


def test_chances_come_over_the_socket_while_other_messages_are_taken(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno", auction=0)
    keys = [seat["key"] for seat in made["seats"]]
    with running_server.talk(made["table"], *keys) as talk:
        talk.until(4)
        seat = talk.state["game"]["turn"]
        talk.send(type="weigh", id="first", seat=seat)
        assert refused(talk, type="weigh", seat=seat) == "weighing"
        talk.send(type="ping")
        assert talk.wait("pong")
        assert talk.act("rolls", seat=seat)["type"] == "done", "the game goes on meanwhile"
        told = talk.wait("weighed")
        assert told["id"] == "first" and told["version"] < talk.state["version"]
        assert len(told["chances"]) == 2 and told["playouts"] > 0
        assert talk.ask("weigh", seat=seat)["type"] == "weighed"


def test_who_does_not_wait_for_the_reply_does_no_harm(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno", auction=0)
    for _ in range(2):
        with running_server.talk(made["table"], made["seats"][0]["key"]) as talk:
            talk.wait("state")
            talk.send(type="weigh", id="x")
            talk.send(type="ping")
            talk.wait("pong")
    assert running_server.get("/health").status == 200


def test_who_may_not_weigh_is_told(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno", auction=0)
    with running_server.talk(made["table"], made["seats"][0]["key"], made["host"]) as talk:
        talk.until(3)
        assert refused(talk, type="weigh", seat=1) == "not-your-seat"
        talk.ask("pause", on=True)
        assert refused(talk, type="weigh") == "paused"
    with running_server.talk(made["table"], made["watch"]) as talk:
        talk.wait("state")
        assert refused(talk, type="weigh") == "not-your-seat"
    gathering = running_server.open_table("Anna", start=False)
    with running_server.talk(gathering["table"], gathering["seats"][0]["key"]) as talk:
        talk.wait("state")
        assert refused(talk, type="weigh") == "not-started"


def test_a_table_without_hints_gives_none(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno", auction=0, hints=False)
    with running_server.talk(made["table"], made["seats"][0]["key"]) as talk:
        talk.wait("state")
        assert talk.state["table"]["settings"]["hints"] is False
        assert refused(talk, type="weigh") == "hints-off"
        assert refused(talk, type="advise") == "hints-off"
        assert talk.ask("preview", acts=[])["type"] == "previewed", "trying one's own ideas is no hint"


@pytest.mark.long
def test_a_seat_weighs_only_so_often(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Server(tmp_path_factory.mktemp("limited"))
    try:
        made = server.open_table("Anna", "Bruno", auction=0)
        with server.talk(made["table"], made["seats"][0]["key"]) as talk:
            talk.wait("state")
            replies = [talk.ask("weigh") for _ in range(5)]
        assert [reply["type"] for reply in replies] == ["weighed"] * 4 + ["error"]
        assert replies[-1]["code"] == "too-many"
    finally:
        server.stop()


def test_the_kinds_of_bots_are_told(running_server: Server) -> None:
    told = running_server.get("/api/bots").json
    assert told == {
        "levels": list(bots.LEVELS),
        "characters": list(bots.CHARACTERS),
        "names": list(bots.NAMES),
        "default": "shrewd",
    }
    for kind in told["names"]:
        running_server.open_table("Anna", bots=kind, start=False)


def test_a_table_of_masters_plays_and_the_server_stops_in_time(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Server(tmp_path_factory.mktemp("masters"), "--no-limits")
    try:
        made = server.open_table(seats=2, bots="master", pace="fast")
        with server.talk(made["table"], made["watch"]) as talk:
            talk.wait("state")
            talk.until(talk.state["version"] + 6)
            assert all(seat["bot"].startswith("master:") for seat in talk.state["table"]["seats"])
    finally:
        began = time.perf_counter()
        assert server.stop() == 0
    assert time.perf_counter() - began < 20
    assert server.troubles() == []
