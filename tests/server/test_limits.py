"""Who asks too much is told so, and stopped."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message

from casedepart.editions import load
from casedepart.server.clock import now
from casedepart.server.config import Config, Limits, Rate
from casedepart.server.errors import ServerError
from casedepart.server.gate import REMEMBERED, Gate, Strangers
from casedepart.server.limits import Bucket, Buckets, Places, rate_limit_key
from casedepart.server.routes import ROUTES
from casedepart.server.services import Services
from casedepart.server.sockets import Sockets
from casedepart.server.stores.sqlite import SQLiteStore
from casedepart.table.creation import opening_entry
from casedepart.table.entry import Sitter
from casedepart.table.keys import TableKeys, digest, new_table_id
from casedepart.table.settings import Settings
from tests.server.running import runs, until
from tests.server.serving import Server, Talk
from tests.waiting import PATIENCE


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


def test_a_bucket_says_when_it_has_a_token() -> None:
    watch = Watch()
    bucket = Bucket(Rate(1, 1 / 30), watch)
    assert bucket.take(1) and not bucket.take(1)
    assert bucket.wait() == 30
    watch.now = 12.5
    with pytest.raises(ServerError) as refused:
        bucket.pay()
    assert (refused.value.code, refused.value.retry_after) == ("too-many", 18)
    watch.now = 30.5
    bucket.pay()


def test_places_are_counted_in_all_too() -> None:
    places = Places(1, in_all=3)
    found = [(places.enter(asker), places.crowded) for asker in ("one", "one", "other")]
    assert found == [(True, False), (False, False), (True, True)]
    assert [places.enter("one", counted=False), places.enter("another")] == [True, False]
    places.leave("one")
    assert places.enter("another")


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
    assert rate_limit_key(address) == counted


def test_no_limits_means_none() -> None:
    assert all(limit == Rate(1e9, 1e9) or limit == 1e9 for limit in Limits.none())


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits, where what is used up does not come back while a slow machine is at it."""
    usual = {"chat": 5, "messages": 40, "seat": 40, "uploads": 10, "records": 20, "codes": 10}
    slow = {name: (burst, 0.001) for name, burst in usual.items()}
    # All these tests call from one address: together, on a fast machine, more often than one person would.
    limits = {**slow, "requests": (1_000, 20)}
    server = Server(tmp_path_factory.mktemp("strict"), limits=limits, deadlines={"last_words": PATIENCE})
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


def test_who_looks_on_cannot_use_up_what_a_seat_may_say(strict_server: Server) -> None:
    made = strict_server.open_table("Anna", start=False, public=True)
    with (
        strict_server.talk(made["table"], made["seats"][0]["key"]) as anna,
        strict_server.talk(made["table"]) as watcher,
    ):
        watcher.wait("state")
        told = [watcher.ask("say", text="hush", seat=0)["code"] for _ in range(8)]
        assert told == ["not-your-seat"] * 8
        assert anna.ask("say", text="hello")["type"] == "done"


def test_all_who_look_on_have_one_voice_where_the_host_lets_them_chat(strict_server: Server) -> None:
    made = strict_server.open_table("Anna", start=False)
    watching = (made["table"], made["watch"])
    with (
        strict_server.talk(made["table"], made["host"], made["seats"][0]["key"]) as anna,
        strict_server.talk(*watching) as first,
        strict_server.talk(*watching) as second,
    ):
        assert first.ask("say", text="psst", name="Zoé")["code"] == "watchers-silent"
        assert anna.ask("watchers-talk", on=True)["type"] == "done"
        replies = [
            talk.ask("say", id=f"{talk.socket.id} {n}", text="hush", name="Zoé")
            for n in range(4)
            for talk in (first, second)
        ]
        assert [reply.get("code") for reply in replies] == [None] * 4 + ["chat-rate"] * 4
        heard = anna.wait("said")
        assert (heard["seat"], heard["name"], heard["text"]) == (-1, "Zoé", "hush")
        assert anna.ask("say", text="hello")["type"] == "done"


def test_a_line_that_is_repeated_costs_nothing(strict_server: Server) -> None:
    made = strict_server.open_table("Anna", start=False)
    with strict_server.talk(made["table"], made["seats"][0]["key"]) as talk:
        replies = [talk.ask("say", id="once", text="hello") for _ in range(8)]
        assert replies == [replies[0]] * 8 and replies[0]["type"] == "done"


def test_more_connections_do_not_make_a_seat_faster(strict_server: Server) -> None:
    made = strict_server.open_table("Anna", start=False)
    keys = (made["table"], made["host"])
    with strict_server.talk(*keys) as first, strict_server.talk(*keys) as second:
        for talk in (first, second):
            talk.wait("state")
        for number in range(39):
            for talk in (first, second):
                talk.send(type="lock", id=f"{talk.socket.id} {number}", on=number % 2 == 0)
        codes = [reply.get("code") for talk in (first, second) for reply in replies(talk, 39)]
        assert codes.count("too-many") == 2 * 39 - 40
        assert "too-many-faults" not in codes, "it is not taken for bad manners"


def replies(talk: Talk, count: int) -> list[dict[str, Any]]:
    """The replies to so many messages."""
    found: list[dict[str, Any]] = []
    while len(found) < count:
        news = talk.hear()
        found += [news] if "id" in news else []
    return found


def test_a_stranger_takes_one_seat_of_a_listed_table_at_a_time(strict_server: Server) -> None:
    made = strict_server.open_table("Anna", start=False, public=True, seats=4)
    path = f"/api/tables/{made['table']}/join"
    first = strict_server.post(path, {"name": "Bruno"})
    assert first.status == 201
    second = strict_server.post(path, {"name": "Chloé"})
    assert (second.status, second.json["code"]) == (409, "one-seat")
    assert strict_server.post(path, {"name": "Chloé"}, made["invite"]).status == 201
    with strict_server.talk(made["table"], first.json["key"]) as talk:
        assert talk.ask("leave")["type"] == "done"
    assert strict_server.post(path, {"name": "David"}).status == 201


def test_strangers_who_ask_at_once_get_one_seat_too(strict_server: Server) -> None:
    made = strict_server.open_table("Anna", start=False, public=True, seats=8)
    path = f"/api/tables/{made['table']}/join"
    with ThreadPoolExecutor(6) as pool:
        found = list(pool.map(lambda number: strict_server.post(path, {"name": f"B{number}"}).status, range(6)))
    assert sorted(found) == [201] + [409] * 5


def test_what_strangers_took_is_forgotten_after_a_day() -> None:
    watch = Watch()
    strangers = Strangers(1, watch)
    strangers.ask("table", "address", "key")
    assert not strangers.may_sit("table", "address", {"key"})
    assert strangers.may_sit("table", "address", {"other"}) and strangers.may_sit("other", "address", {"key"})
    watch.now = REMEMBERED + 1
    strangers.forget()
    assert strangers.may_sit("table", "address", {"key"}) and not strangers.asked


def test_an_edition_sent_with_a_table_costs_as_much_as_one_that_is_checked(strict_server: Server) -> None:
    found = [strict_server.post("/api/tables", {"edition_file": "nonsense"}).status for _ in range(12)]
    assert found == [409] * 10 + [429] * 2


def test_who_has_no_token_left_need_not_send_a_body(strict_server: Server) -> None:
    for _ in range(12):
        strict_server.post("/api/editions/check", {"edition_file": ""})
    with socket.create_connection(("127.0.0.1", strict_server.port), PATIENCE) as line:
        line.sendall(b"POST /api/editions/check HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n")
        assert b" 429 " in line.recv(4096), "nothing of the body has been sent yet"


def test_an_import_costs_a_table_and_an_upload() -> None:
    gate = Gate(Limits())
    costs = {route.path: route.costs(gate) for route in ROUTES if route.method == "POST"}
    assert costs["/api/tables/import"] == (gate.uploads, gate.tables)
    assert costs["/api/tables"] == (gate.tables,)


def test_downloads_of_records_are_limited(strict_server: Server) -> None:
    made = strict_server.open_table("Anna")
    path = f"/api/tables/{made['table']}/record"
    found = [strict_server.get(path, made["watch"]).status for _ in range(25)]
    assert found == [200] * 20 + [429] * 5


class Door:
    """A client at the other end of a conversation, in this process."""

    def __init__(self, tables: Services, *messages: object) -> None:
        self.said: asyncio.Queue[Message] = asyncio.Queue()
        self.sent: list[Message] = []
        for message in messages:
            self.said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})
        self.talk = asyncio.create_task(Sockets(tables)({"type": "websocket"}, self.receive, self.keep))

    async def receive(self) -> Message:
        return await self.said.get() if self.sent else {"type": "websocket.connect"}

    async def keep(self, message: Message) -> None:
        self.sent.append(message)

    async def end(self) -> None:
        self.said.put_nowait({"type": "websocket.disconnect"})
        await self.talk

    def heard(self) -> bool:
        return len(self.sent) > 2


@runs
async def test_however_many_look_on_players_and_the_host_get_in(tmp_path: Path) -> None:
    limits = Limits()._replace(listeners=1)
    inside = Services(SQLiteStore(tmp_path / "tables.sqlite"), Config(limits=limits))
    await inside.tables.start()
    keys = TableKeys()
    sitters = [Sitter(name="Anna", key=digest("A" * 24))]
    created = opening_entry(Settings(public=True), load("classic"), new_table_id(), keys, sitters, now())
    await inside.tables.create(created)
    doors = []
    for sent in ([], [], ["A" * 24], [keys.host]):
        doors.append(Door(inside, {"type": "hello", "table": created.table, "keys": sent}))
        await until(doors[-1].heard)
    assert [door.talk.done() for door in doors] == [False, True, False, False]
    assert '"too-many-listeners"' in doors[1].sent[1]["text"] and doors[1].sent[2]["code"] == 1013
    for door in doors:
        await door.end()
    assert not inside.gate.listeners.taken
    await inside.tables.stop()


def test_a_flood_of_messages_ends_the_connection(strict_server: Server) -> None:
    made = strict_server.open_table("Anna", start=False)
    with strict_server.talk(made["table"], made["watch"]) as talk:
        # Until its hello is taken, a connection may send less than this.
        talk.wait("state")
        for _ in range(120):
            talk.send(type="ping")
        said = talk.rest()
        assert any('"too-many"' in text for text in said)
        assert '"too-many-faults"' in said[-1]
        assert talk.socket.protocol.close_code == 1008


def test_guessing_codes_is_limited(strict_server: Server) -> None:
    found = [strict_server.post("/api/seats", {"code": f"ABCD{number:04}"}).status for number in range(15)]
    assert found == [404] * 10 + [429] * 5


def test_a_message_that_is_far_too_long_ends_the_connection(strict_server: Server) -> None:
    made = strict_server.open_table("Anna", start=False)
    with strict_server.talk(made["table"], made["seats"][0]["key"]) as talk:
        talk.wait("state")
        talk.socket.send("x" * 70_000)
        assert talk.closed() == 1009
    with strict_server.talk() as stranger:
        stranger.socket.send("x" * 70_000)
        assert stranger.closed() == 1008, "who has not said hello may send less"


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
