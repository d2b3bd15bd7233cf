"""Countdowns at a real server: hammers, limits and clocks run by themselves, and over a kill."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from casedepart.engine import closing_claims
from casedepart.engine.game import Game
from tests.browser.positions import Where, position
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


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose clock the tests set forward."""
    server = Server(tmp_path_factory.mktemp("countdowns"), "--no-limits", deadlines={})
    yield server
    assert server.stop() == 0
    assert server.troubles() == []


def test_the_hammer_falls_by_itself_and_the_highest_limit_has_the_deed(server: Server) -> None:
    made = server.open_table("Anna", "Bruno", auction=120)
    with server.talk(made["table"], *(seat["key"] for seat in made["seats"])) as talk:
        square = to_an_auction(talk)
        before = talk.state["game"]["players"][1]["cash"]
        assert talk.ask("limit", amount=40, seat=0)["type"] == "done"
        assert talk.ask("limit", amount=90, seat=1)["type"] == "done"
        assert talk.state["you"]["limits"] == {"0": 40, "1": 90}
        server.advance(120)
        owned = sold(talk)
    assert square in owned[1]
    assert before - talk.state["game"]["players"][1]["cash"] == 41, "one more than the other's limit"


def test_a_hammer_falls_though_the_server_is_killed_while_it_runs(server: Server) -> None:
    made = server.open_table("Anna", "Bruno", auction=120)
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
        assert talk.state["game"]["auction"] is not None, "the hammer has not fallen yet"
        assert talk.state["you"]["limits"] == {"0": 25}, "the limit was stored too"
        server.advance(120)
        assert square in sold(talk)[0]


def test_a_bot_sits_in_when_the_time_is_up_and_gives_the_seat_back(server: Server) -> None:
    made = server.open_table("Anna", "Bruno", clock="normal", pace="fast")
    with server.talk(made["table"], *(seat["key"] for seat in made["seats"])) as talk:
        seat = talk.until(4)["game"]["asked"][0]
        left = talk.state["table"]["seats"][seat]["until"] - talk.state["at"]
        assert 0 < left <= 60_000
        server.advance(60)
        while not talk.state["table"]["seats"][seat]["bot"]:
            talk.wait("state")
        assert talk.ask("back", seat=seat)["type"] == "done"
        assert talk.state["table"]["seats"][seat]["bot"] == ""


def a_bot_s_roll_ends_a_claim(game: Game) -> bool:
    claims = closing_claims(game)
    return len(claims) == 1 and claims[0].owner != game.turn and not claims[0].throw and not game.offers


@pytest.mark.parametrize(("claims", "seconds", "lost"), [(False, 20, 1), (True, 2, 0)])
def test_a_bot_rolls_once_a_rent_is_claimed_or_twenty_seconds_have_passed(
    server: Server, claims: bool, seconds: int, lost: int
) -> None:
    stand = position(Where("turn", "saint-seiya"), a_bot_s_roll_ends_a_claim)
    made = server.post("/api/tables/import", {"record": stand.record}).json
    with server.talk(made["table"], made["host"]) as talk:
        (claim,) = talk.wait("state")["game"]["claims"]
    seat = {"name": stand.players[claim["owner"]], "seat": claim["owner"]}
    key = server.post(f"/api/tables/{made['table']}/join", seat, made["invite"]).json["key"]
    with server.talk(made["table"], made["host"], key) as talk:
        talk.wait("state")
        assert talk.ask("pause", on=False)["type"] == "done"
        while talk.state["table"]["paused"]:
            talk.wait("state")
        assert 15_000 < talk.state["game"]["claims"][0]["until"] - talk.state["at"] <= 20_000
        happened: list[str] = []
        if claims:
            assert talk.act("claims", claim["visitor"], seat=claim["owner"])["type"] == "done"
        server.advance(seconds)
        while "rolled" not in happened:
            shown = talk.wait("state")
            happened += [event["kind"] for answer in shown["answers"] for event in answer["events"]]
        assert happened.count("lapsed") == lost
