"""Several processes on one PostgreSQL: any of them serves any table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.descent import PROCESSES, descendants, outlive
from tests.server.postgresql import Server as Database
from tests.server.serving import Server

DEADLINES = {"sweep": 0.1, "look": 0.1, "returning": 0.6, "others_first": 0.1, "others_share": 0.5}


@pytest.fixture(scope="module")
def pair(postgresql_server: Database, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database."""
    db, folder = asyncio.run(postgresql_server.new_database()), tmp_path_factory.mktemp
    one, other = (Server(folder(name), "--no-limits", db=db, deadlines=DEADLINES) for name in ("one", "other"))
    yield one, other
    assert {server.stop() for server in (one, other) if server.process.poll() is None} == {0}
    assert one.troubles() == other.troubles() == []


def running(server: Server) -> Server:
    """A server that another test may have ended: it is started again."""
    if server.process.poll() is not None:
        server.start()
    return server


@pytest.fixture
def two(pair: tuple[Server, Server]) -> tuple[Server, Server]:
    """Both of them, which run."""
    return running(pair[0]), pair[1]


@pytest.fixture(scope="module")
def with_workers(postgresql_server: Database, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of two workers."""
    db = asyncio.run(postgresql_server.new_database())
    server = Server(tmp_path_factory.mktemp("workers"), "--no-limits", "--workers", "2", db=db)
    yield server
    if server.process.poll() is None:
        assert server.stop() == 0
    assert server.troubles() == []


def test_two_processes_serve_one_table(two: tuple[Server, Server]) -> None:
    one, other = two
    made = one.open_table("Anna", "Bruno", auction=0)
    keys = [seat["key"] for seat in made["seats"]]
    with one.talk(made["table"], keys[0]) as anna, other.talk(made["table"], keys[1]) as bruno:
        for talk in (anna, bruno):
            while not (talk.state and all(seat["here"] for seat in talk.state["table"]["seats"])):
                talk.hear()
        for _ in range(10):
            seat = anna.state["game"]["asked"][0]
            talk, witness = (anna, bruno) if seat == 0 else (bruno, anna)
            verbs = talk.state["game"]["options"][seat]["answers"]
            done = talk.act(
                next(verb for verb in ("rolls", "declines", "passes", "ends turn", "pays") if verb in verbs)
            )
            assert done["type"] == "done"
            assert talk.until(done["version"])["game"] == witness.until(done["version"])["game"]


def test_what_a_killed_process_drove_goes_on_at_another(two: tuple[Server, Server]) -> None:
    one, other = two
    made = one.open_table("Anna", seats=3, auction=0, start=False)
    with one.talk(made["table"], made["seats"][0]["key"], made["host"]) as talk:
        talk.wait("state")
        talk.ask("start")
        talk.ask("leave")
    with other.talk(made["table"], made["watch"]) as talk:
        talk.wait("state")
        one.kill()
        version = talk.state["version"]
        talk.until(version + 2)


def test_who_was_connected_to_a_killed_process_is_seen_to_be_gone(two: tuple[Server, Server]) -> None:
    one, other = two
    made = one.open_table("Anna", "Bruno")
    keys = [seat["key"] for seat in made["seats"]]
    with one.talk(made["table"], keys[0]), other.talk(made["table"], keys[1]) as bruno:
        while not (bruno.state and all(seat["here"] for seat in bruno.state["table"]["seats"])):
            bruno.hear()
        one.kill()
        while bruno.state["table"]["seats"][0]["here"]:
            bruno.hear()
        assert bruno.state["table"]["seats"][1]["here"]


def test_workers_share_a_port(with_workers: Server) -> None:
    server = running(with_workers)
    made = server.open_table("Anna", "Bruno")
    keys = [seat["key"] for seat in made["seats"]]
    with server.talk(made["table"], keys[0]) as anna, server.talk(made["table"], keys[1]) as bruno:
        anna.wait("state")
        bruno.wait("state")
        done = anna.ask("say", text="hello")
        assert done["type"] == "done"
        assert bruno.wait("said")["text"] == "hello"
        assert "casedepart_sockets 2.0" in server.get("/metrics").text


@pytest.mark.skipif(not PROCESSES.is_dir(), reason="processes are listed elsewhere here")
def test_workers_that_think_and_weigh_end_with_their_server(with_workers: Server) -> None:
    server = running(with_workers)
    served = descendants(server.process.pid)
    masters = server.open_table(seats=2, bots="master", pace="fast")
    made = server.open_table("Anna", "Bruno", auction=0)
    with server.talk(masters["table"], masters["watch"]) as watching:
        watching.until(watching.wait("state")["version"] + 2)
        with server.talk(made["table"], made["seats"][0]["key"]) as leaving:
            leaving.wait("state")
            leaving.send(type="weigh", id="not waited for")
            leaving.send(type="ping")
            leaving.wait("pong")
        with server.talk(made["table"], made["seats"][0]["key"]) as staying:
            staying.wait("state")
            assert staying.ask("weigh")["type"] == "weighed"
            started = descendants(server.process.pid)
            assert len(started) > len(served), "there are workers that think and weigh"
            staying.send(type="weigh", id="under way when the server ends")
            assert server.stop() == 0
    assert outlive(started) == set()
    assert server.troubles() == []


@pytest.mark.skipif(not PROCESSES.is_dir(), reason="processes are listed elsewhere here")
def test_workers_end_when_their_server_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    made = server.open_table("Anna", "Bruno", auction=0)
    with server.talk(made["table"], made["seats"][0]["key"]) as talk:
        talk.wait("state")
        assert talk.ask("weigh")["type"] == "weighed"
        started = descendants(server.process.pid)
        server.kill()
    assert started and outlive(started) == set()
