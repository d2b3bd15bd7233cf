"""Who asks too much is told so, and stopped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from casedepart.server.config import Limits, Rate
from casedepart.server.limits import Bucket, Buckets, Places, household
from tests.server.serving import Server


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills_again() -> None:
    watch = Watch()
    bucket = Bucket(Rate(3, 0.5), watch)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    watch.now = 2.0
    assert [bucket.take() for _ in range(2)] == [True, False]
    watch.now = 1000.0
    assert bucket.full()


def test_buckets_are_forgotten_when_they_are_full() -> None:
    watch = Watch()
    buckets = Buckets(Rate(1, 1), watch)
    assert buckets.take("one") and not buckets.take("one") and buckets.take("other")
    buckets.forget()
    assert set(buckets.by_asker) == {"one", "other"}
    watch.now = 1.0
    buckets.forget()
    assert not buckets.by_asker


def test_places_are_given_back() -> None:
    places = Places(2)
    assert [places.enter("one"), places.enter("one"), places.enter("one"), places.enter("other")] == [True] * 2 + [
        False,
        True,
    ]
    places.leave("one")
    assert places.enter("one")
    places.leave("other")
    assert "other" not in places.taken


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("unix", "unix"),
    ],
)
def test_a_household_is_one_asker(address: str, counted: str) -> None:
    assert household(address) == counted


def test_no_limits_means_none() -> None:
    assert all(limit == Rate(1e9, 1e9) or limit == 1e9 for limit in Limits.none())


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits."""
    server = Server(tmp_path_factory.mktemp("strict"))
    yield server
    server.stop()


def test_chat_is_limited_by_seat(strict_server: Server) -> None:
    made = strict_server.open_table("Anna", start=False)
    with strict_server.talk(made["table"], made["seats"][0]["key"]) as talk:
        talk.wait("state")
        replies = [talk.ask("say", text=str(number)) for number in range(7)]
        assert [reply["type"] for reply in replies] == ["done"] * 5 + ["error"] * 2
        assert replies[-1]["code"] == "chat-rate"
        talk.send(type="ping")
        assert talk.hear()["type"] == "pong"


def test_a_flood_of_messages_ends_the_connection(strict_server: Server) -> None:
    made = strict_server.open_table("Anna", start=False)
    with strict_server.talk(made["table"], made["watch"]) as talk:
        for _ in range(120):
            talk.send(type="ping")
        said = talk.rest()
        assert any('"too-many"' in text for text in said)
        assert '"too-many-faults"' in said[-1]
        assert talk.socket.protocol.close_code == 1008


def test_guessing_codes_is_limited(strict_server: Server) -> None:
    found = [strict_server.post("/api/seats", {"code": f"ABCD{number:04}"}).status for number in range(15)]
    assert set(found) == {404, 429} and found[-1] == 429


def test_a_message_that_is_far_too_long_ends_the_connection(strict_server: Server) -> None:
    with strict_server.talk() as talk:
        talk.socket.send("x" * 70_000)
        assert talk.closed() == 1009


def test_only_a_proxy_that_was_named_says_who_calls(strict_server: Server, tmp_path: Path) -> None:
    behind = Server(tmp_path, "--behind-proxy", "127.0.0.1")

    def tries(server: Server) -> set[int]:
        calls = [
            server.post("/api/seats", {"code": "ABCDEFGH"}, x_forwarded_for=f"203.0.113.{number}")
            for number in range(15)
        ]
        return {call.status for call in calls}

    assert tries(behind) == {404}
    assert 429 in tries(strict_server)
    behind.stop()
