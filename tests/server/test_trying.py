"""Trying it first, over the socket: one reply, to who asked, and nothing else happens."""

from __future__ import annotations

from typing import Any

from tests.server.serving import Server


def test_a_preview_and_advice_get_one_reply_each_and_change_nothing(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno", auction=0)
    anna, bruno = (seat["key"] for seat in made["seats"])
    with running_server.talk(made["table"], anna) as talk, running_server.talk(made["table"], bruno) as other:
        talk.until(4)
        other.until(4)
        version, turn = talk.state["version"], talk.state["game"]["turn"]
        mine, theirs = (talk, other) if turn == 0 else (other, talk)
        reply = mine.ask("preview", acts=[{"verb": "rolls"}, {"verb": "ends turn"}])
        assert (reply["type"], reply["sums"], reply["rule"]) == ("previewed", [0], "T1")
        assert reply["told"] and reply["options"]["answers"] == {}
        assert theirs.ask("preview", acts=[{"verb": "rolls"}])["rule"] == "T1"
        advised = mine.ask("advise")
        assert (advised["type"], advised["acts"]) == ("advised", [{"verb": "rolls"}])
        assert [bool(reason["key"]) for reason in advised["reasons"]] == [True]
        assert theirs.ask("advise")["acts"] == []
        mine.send(type="ping")
        assert mine.hear()["type"] == "pong", "nothing else is said"
        assert mine.act("rolls")["type"] == "done"
        assert theirs.until(version + 1)["version"] == version + 1


def test_the_same_preview_is_told_again_under_the_same_id(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno", auction=0)
    with running_server.talk(made["table"], made["seats"][0]["key"]) as talk:
        talk.wait("state")
        assert talk.ask("preview", id="x", acts=[]) == talk.ask("preview", id="x", acts=[])


def refused(talk: Any, **ask: Any) -> str:
    reply = talk.ask(ask.pop("type"), **ask)
    assert reply["type"] == "error"
    return str(reply["code"])


def test_who_may_not_try_or_tries_nonsense_is_told(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno", auction=0)
    with running_server.talk(made["table"], made["seats"][0]["key"], made["host"]) as talk:
        talk.until(3)
        assert refused(talk, type="preview", acts=[{"verb": "flies"}]) == "bad-message"
        assert refused(talk, type="preview", acts=[{"verb": "own", "word": "flies"}]) == "no-such-verb"
        assert refused(talk, type="preview", seat=1, acts=[]) == "not-your-seat"
        assert refused(talk, type="advise", seat=1) == "not-your-seat"
        assert refused(talk, type="preview", acts=[{"verb": "rolls"}] * 61) == "bad-message"
        assert refused(talk, type="preview", acts=[{"verb": "rolls", "luck": "00"}]) == "bad-message"
        talk.ask("pause", on=True)
        assert refused(talk, type="preview", acts=[]) == "paused"
        assert refused(talk, type="advise") == "paused"
    with running_server.talk(made["table"], made["watch"]) as talk:
        talk.wait("state")
        assert refused(talk, type="preview", acts=[]) == "not-your-seat"


def test_a_bot_is_asked_for_its_price_and_people_are_not(running_server: Server) -> None:
    made = running_server.open_table("Anna", seats=3, auction=0)
    with running_server.talk(made["table"], made["seats"][0]["key"]) as talk:
        talk.until(3)
        version = talk.state["version"]
        reply = talk.ask("quote", other=1, get={"squares": [39]})
        assert (reply["type"], reply["rule"], reply["why"]) == ("refused", "D1", "not-held")
        assert refused(talk, type="quote", other=0, get={"squares": [39]}) == "names-no-price"
        assert refused(talk, type="quote", other=1, seat=1) == "not-your-seat"
        talk.send(type="ping")
        assert talk.wait("pong") and talk.state["version"] >= version


def test_before_the_game_there_is_nothing_to_try(running_server: Server) -> None:
    made = running_server.open_table("Anna", start=False)
    with running_server.talk(made["table"], made["seats"][0]["key"]) as talk:
        talk.wait("state")
        assert refused(talk, type="preview", acts=[]) == "not-started"
        assert refused(talk, type="advise") == "not-started"
