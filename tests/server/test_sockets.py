"""The socket: who may do what, and what is said to who may not."""

from __future__ import annotations

import json
import sys
from typing import Any, Final

import pytest

from tests.server.serving import Server, play

ENDS: Final[dict[str, Any]] = {"edition": "sore-losers", "pace": "fast", "auction": 0, "options": ["rent-taken"]}
"""A game that comes to its end whatever the dice show: when every property is bought (W2)."""

TOO_DEEP: Final = ("too-deep", "deeply") if sys.version_info < (3, 14) else ("bad-message", "truncated")
"""From 3.14 on, Python measures the stack in bytes, and no message that is short enough can use it up."""


def test_a_hot_seat_plays_for_all_its_people(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno", "Chloé", auction=0)
    with running_server.talk(made["table"], *(seat["key"] for seat in made["seats"])) as talk:
        assert talk.wait("welcome")["chat"] == []
        assert talk.wait("state")["you"]["seats"] == [0, 1, 2]
        play(talk, 30)
        assert talk.state["game"]["turns"] >= 3
        refused = talk.ask("act", version=talk.state["version"], verb="rolls")
        assert (refused["type"], refused["code"]) == ("error", "which-seat")


def test_everyone_sees_a_move_only_with_its_version(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno")
    keys = [seat["key"] for seat in made["seats"]]
    with running_server.talk(made["table"], keys[0]) as anna, running_server.talk(made["table"], keys[1]) as bruno:
        state = anna.wait("state")
        first = [anna, bruno][state["game"]["asked"][0]]
        first.wait("state")
        done = first.act("rolls")
        assert done["type"] == "done"
        for talk in (anna, bruno):
            seen = talk.until(done["version"])
            assert seen["game"] == first.state["game"]
        assert anna.state["you"]["seats"] == [0] and bruno.state["you"]["seats"] == [1]


def test_a_repeated_message_gets_its_first_reply_and_acts_once(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno")
    with running_server.talk(made["table"], *(seat["key"] for seat in made["seats"])) as talk:
        version, seat = talk.until(4)["version"], talk.state["game"]["asked"][0]
        replies = [talk.ask("act", id="once", version=version, verb="rolls", seat=seat) for _ in range(3)]
        assert replies == [replies[0]] * 3 and replies[0]["type"] == "done"


def test_a_refusal_names_its_rule_and_a_late_answer_is_told_so(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno")
    keys = [seat["key"] for seat in made["seats"]]
    with running_server.talk(made["table"], *keys, language="fr") as talk:
        state = talk.until(4)
        seat = state["game"]["asked"][0]
        refused = talk.act("buys", seat=seat)
        assert (refused["type"], refused["rule"]) == ("refused", "P1")
        assert talk.act("rolls", seat=seat)["type"] == "done"
        stale = talk.ask("act", version=2, verb="ends turn", seat=seat)
        assert (stale["type"], stale["version"]) == ("stale", talk.state["version"])


def test_spectators_see_all_and_act_nowhere(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno")
    with running_server.talk(made["table"], made["watch"]) as talk:
        seen = talk.wait("state")
        mine = {"seats": [], "host": False, "limits": {}, "muted": {}, "paces": False, "sealed": {}, "lost": []}
        assert seen["you"] == mine
        for seat in (-1, 0, 1):
            assert talk.act("rolls", seat=seat)["code"] == "not-your-seat"
        assert talk.ask("say", text="hello")["code"] == "watchers-silent"
        assert talk.ask("lock", on=True)["code"] == "not-host"
        after = running_server.get(f"/api/tables/{made['table']}", made["watch"]).json
        assert after["version"] == seen["version"]


def test_nobody_speaks_for_a_seat_they_do_not_hold(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno")
    with running_server.talk(made["table"], made["seats"][0]["key"], made["host"]) as talk:
        talk.wait("state")
        assert talk.ask("say", text="I am Bruno", seat=1)["code"] == "not-your-seat"


@pytest.mark.parametrize("keys", [[], ["A" * 24]])
def test_a_private_table_without_its_key_is_no_table(running_server: Server, keys: list[str]) -> None:
    made = running_server.open_table("Anna", start=False)
    told = []
    for table in (made["table"], "A" * 22, "..", ""):
        with running_server.talk() as talk:
            talk.send(type="hello", table=table, keys=keys)
            told.append(talk.hear())
            assert talk.closed() == 1008
    assert told == [told[0]] * 4 and told[0]["code"] == "no-table"


def test_the_first_message_is_a_hello_and_the_only_one(running_server: Server) -> None:
    with running_server.talk() as talk:
        talk.send(type="ping")
        assert talk.hear()["code"] == "hello-first"
        assert talk.closed() == 1008
    made = running_server.open_table("Anna", start=False)
    with running_server.talk(made["table"], made["watch"]) as talk:
        talk.wait("state")
        talk.send(type="hello", table=made["table"])
        assert talk.hear()["code"] == "hello-twice"
        talk.send(type="ping")
        assert talk.hear()["type"] == "pong"


@pytest.mark.parametrize(
    ("text", "code", "told"),
    [
        ("", "bad-message", "truncated"),
        ("{", "bad-message", "truncated"),
        ("[]", "bad-message", "expected object"),
        ("{}", "bad-message", "type"),
        ('{"type": "dance"}', "unknown-type", "'dance'"),
        ('{"type": "act", "id": "x", "version": "1", "verb": "rolls"}', "bad-message", "in version"),
        ('{"type": "act", "id": "x", "version": 1, "verb": "rolls", "as": 1}', "bad-message", "as"),
        ('{"type": "say", "id": "x", "text": "' + "A" * 301 + '"}', "bad-message", "in text"),
        ("[" * 10_000, "bad-message", "expected object"),
        ('{"type": "say", "id": "x", "text": ' + "[" * 10_000, "bad-message", "in text"),
        ('{"a": ' * 2_000, *TOO_DEEP),
        ('{"type": "say", "id": "' + "A" * 17_000 + '"}', "too-big", "16384"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_each_bad_message_is_told_what_is_wrong(running_server: Server, text: str, code: str, told: str) -> None:
    made = running_server.open_table("Anna", start=False)
    with running_server.talk(made["table"], made["seats"][0]["key"]) as talk:
        version = talk.until(2)["version"]
        talk.socket.send(text)
        fault = talk.wait("error")
        assert (fault["code"], told in fault["told"]) == (code, True), fault
        talk.send(type="ping")
        assert talk.hear()["type"] == "pong"
    assert running_server.get(f"/api/tables/{made['table']}", made["host"]).json["version"] in (version, version + 1)


def test_bytes_are_no_messages(running_server: Server) -> None:
    made = running_server.open_table("Anna", start=False)
    with running_server.talk(made["table"], made["watch"]) as talk:
        talk.socket.send(json.dumps({"type": "ping"}).encode())
        assert talk.wait("error")["code"] == "binary"


def test_what_is_said_is_heard_by_all_but_those_who_mute(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno")
    keys = [seat["key"] for seat in made["seats"]]
    with running_server.talk(made["table"], keys[0]) as anna, running_server.talk(made["table"], keys[1]) as bruno:
        for talk in (anna, bruno):
            talk.wait("state")
        assert anna.ask("say", text="  hello   there ")["type"] == "done"
        assert bruno.wait("said")["text"] == "hello there"
        assert bruno.ask("mute", other=0, on=True)["type"] == "done"
        assert anna.ask("say", text="unheard")["type"] == "done"
        assert anna.ask("emote", emote="wow")["type"] == "done"
        assert bruno.ask("mute", other=0, on=False)["type"] == "done"
        assert anna.ask("say", text="heard")["type"] == "done"
        assert bruno.wait("said")["text"] == "heard"
    with running_server.talk(made["table"], made["watch"]) as late:
        assert [line["text"] for line in late.wait("welcome")["chat"]] == ["hello there", "unheard", "", "heard"]


def test_who_is_removed_is_told_and_sent_away(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno")
    keys = [seat["key"] for seat in made["seats"]]
    with (
        running_server.talk(made["table"], keys[0], made["host"]) as anna,
        running_server.talk(made["table"], keys[1]) as bruno,
    ):
        anna.wait("state")
        bruno.wait("state")
        assert anna.ask("remove", other=1)["type"] == "done"
        while (told := bruno.hear()).get("code") != "no-seat":
            pass
        assert "The host" in told["told"]
        assert bruno.closed() == 1008
        anna.until(anna.state["version"])
    assert running_server.get(f"/api/tables/{made['table']}", keys[1]).status == 404


def test_who_is_removed_and_has_the_invitation_is_told_and_may_sit_down_again(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno")
    join, keys = f"/api/tables/{made['table']}/join", [seat["key"] for seat in made["seats"]]
    with (
        running_server.talk(made["table"], keys[0], made["host"]) as anna,
        running_server.talk(made["table"], keys[1], made["invite"]) as bruno,
    ):
        anna.wait("state")
        assert bruno.wait("state")["you"]["lost"] == []
        assert anna.ask("remove", other=1)["type"] == "done"
        bruno.until(anna.state["version"])
        assert bruno.state["you"]["lost"] == [{"seat": 1, "why": "removed"}]
    again = running_server.post(join, {"name": "Bruno", "key": keys[1]}, made["invite"]).json
    assert (again["seat"], again["key"]) == (1, keys[1]), "the key that was lost may be used again"


def test_who_stands_up_is_told_that_it_is_done(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno")
    with running_server.talk(made["table"], made["seats"][0]["key"]) as talk:
        talk.wait("state")
        assert talk.ask("leave")["type"] == "done"
        assert talk.closed() == 1008


def test_a_rematch_is_one_table_for_the_same_people_when_the_game_is_over(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno", **ENDS)
    key = made["seats"][1]["key"]
    with running_server.talk(made["table"], made["host"]) as host:
        host.wait("state")
        assert host.ask("rematch")["code"] == "not-over"
        for seat in (0, 1):
            assert host.ask("seat-bot", other=seat, bot="steady")["type"] == "done"
        while host.state["table"]["phase"] != "over":
            host.hear()
        with running_server.talk(made["table"], key) as bruno:
            bruno.wait("state")
            assert bruno.ask("rematch")["code"] == "not-host"
            done = host.ask("rematch", id="again")
            assert done["table"] and host.ask("rematch", id="again") == done
            assert host.ask("rematch")["table"] == done["table"]
            while bruno.state["table"]["rematch"] != done["table"]:
                bruno.hear()
    shown = running_server.get(f"/api/tables/{done['table']}", key).json
    assert (shown["seats"], shown["table"]["phase"]) == ([1], "gathering")


def test_presence_is_seen_and_the_last_to_go_counts(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno")
    keys = [seat["key"] for seat in made["seats"]]

    with running_server.talk(made["table"], keys[0]) as anna:
        with running_server.talk(made["table"], keys[1]):
            while not (anna.state and anna.state["table"]["seats"][1]["here"]):
                anna.hear()
            with running_server.talk(made["table"], keys[1]) as second:
                second.wait("state")
            anna.ask("say", text="still here?")
            assert anna.state["table"]["seats"][1]["here"]
        while anna.state["table"]["seats"][1]["here"]:
            anna.hear()
        with running_server.talk(made["table"], keys[1]) as third:
            third.wait("state")
            third.socket.socket.close()
        while not anna.hear().get("table", {"seats": [0, {"here": False}]})["seats"][1]["here"]:
            pass


def test_bots_play_on_without_anyone(running_server: Server) -> None:
    made = running_server.open_table("Anna", start=False, **{**ENDS, "seats": 4})
    with running_server.talk(made["table"], made["seats"][0]["key"], made["host"]) as talk:
        talk.wait("state")
        assert talk.ask("start")["type"] == "done"
        assert talk.ask("leave")["type"] == "done"
    with running_server.talk(made["table"], made["watch"]) as talk:
        while not (talk.state and talk.state["table"]["phase"] == "over"):
            talk.hear()
        assert talk.state["table"]["secret"]
