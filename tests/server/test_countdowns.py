"""Countdowns at a real server: hammers, limits and clocks run by themselves, and over a kill."""

from __future__ import annotations

from pathlib import Path

from tests.server.serving import Server, Talk

PLAIN = ("rolls", "declines", "pays", "ends turn", "pays fine", "settles")
"""What leads to an auction soonest."""


def to_an_auction(talk: Talk) -> int:
    """Play on until somebody has declined a property; its square."""
    talk.until(4)
    while talk.state["game"]["auction"] is None:
        game = talk.state["game"]
        seat = game["asked"][0]
        verb = next(verb for verb in PLAIN if verb in game["options"][seat]["answers"])
        done = talk.act(verb, seat=seat)
        assert done["type"] == "done", done
        talk.until(done["version"])
    return int(talk.state["game"]["auction"]["square"])


def sold(talk: Talk) -> list[list[int]]:
    """Wait until the hammer has fallen; what each player owns then."""
    while talk.state["game"]["auction"] is not None:
        talk.wait("state")
    return [player["owned"] for player in talk.state["game"]["players"]]


def test_the_hammer_falls_by_itself_and_the_highest_limit_has_the_deed(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno", auction=2)
    with running_server.talk(made["table"], *(seat["key"] for seat in made["seats"])) as talk:
        square = to_an_auction(talk)
        before = talk.state["game"]["players"][1]["cash"]
        assert talk.ask("limit", amount=40, seat=0)["type"] == "done"
        assert talk.ask("limit", amount=90, seat=1)["type"] == "done"
        assert talk.state["you"]["limits"] == {"0": 40, "1": 90}
        owned = sold(talk)
    assert square in owned[1]
    assert before - talk.state["game"]["players"][1]["cash"] == 41, "one more than the other's limit"


def test_a_hammer_falls_though_the_server_is_killed_while_it_runs(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    made = server.open_table("Anna", "Bruno", auction=4)
    keys = [seat["key"] for seat in made["seats"]]
    with server.talk(made["table"], *keys) as talk:
        square = to_an_auction(talk)
        assert talk.ask("limit", amount=25, seat=0)["type"] == "done"
        version = talk.state["version"]
    server.kill()
    server.start()
    with server.talk(made["table"], *keys) as talk:
        talk.wait("state")
        assert talk.state["version"] >= version
        if talk.state["game"]["auction"] is not None:
            assert talk.state["you"]["limits"] == {"0": 25}, "the limit was stored too"
        assert square in sold(talk)[0]
    assert server.stop() == 0


def test_a_bot_sits_in_when_the_time_is_up_and_gives_the_seat_back(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno", clock="fast", pace="fast")
    with running_server.talk(made["table"], *(seat["key"] for seat in made["seats"])) as talk:
        seat = talk.until(4)["game"]["asked"][0]
        left = talk.state["table"]["seats"][seat]["until"] - talk.state["at"]
        assert 15_000 < left <= 20_000
        while not talk.state["table"]["seats"][seat]["bot"]:
            talk.wait("state")
        assert talk.ask("back", seat=seat)["type"] == "done"
        assert talk.state["table"]["seats"][seat]["bot"] == ""
