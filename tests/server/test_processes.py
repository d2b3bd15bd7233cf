"""Several processes on one PostgreSQL: any of them serves any table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.descent import PROCESSES, descendants, outlive
from tests.server.serving import Server


def two(folder: Path, address: str) -> tuple[Server, Server]:
    """Two servers on one database."""
    for name in ("one", "other"):
        (folder / name).mkdir()
    return tuple(Server(folder / name, "--no-limits", db=address) for name in ("one", "other"))  # type: ignore[return-value]


def test_two_processes_serve_one_table(tmp_path: Path, postgresql: str) -> None:
    one, other = two(tmp_path, postgresql)
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
    assert (one.stop(), other.stop()) == (0, 0)


def test_what_a_killed_process_drove_goes_on_at_another(tmp_path: Path, postgresql: str) -> None:
    one, other = two(tmp_path, postgresql)
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
    other.stop()


def test_who_was_connected_to_a_killed_process_is_seen_to_be_gone(tmp_path: Path, postgresql: str) -> None:
    one, other = two(tmp_path, postgresql)
    made = one.open_table("Anna", "Bruno")
    keys = [seat["key"] for seat in made["seats"]]
    with one.talk(made["table"], keys[0]), other.talk(made["table"], keys[1]) as bruno:
        while not (bruno.state and all(seat["here"] for seat in bruno.state["table"]["seats"])):
            bruno.hear()
        one.kill()
        while bruno.state["table"]["seats"][0]["here"]:
            bruno.hear()
        assert bruno.state["table"]["seats"][1]["here"]
    other.stop()


def test_workers_share_a_port_and_stop_together(tmp_path: Path, postgresql: str) -> None:
    server = Server(tmp_path, "--no-limits", "--workers", "2", db=postgresql)
    made = server.open_table("Anna", "Bruno")
    keys = [seat["key"] for seat in made["seats"]]
    with server.talk(made["table"], keys[0]) as anna, server.talk(made["table"], keys[1]) as bruno:
        anna.wait("state")
        bruno.wait("state")
        done = anna.ask("say", text="hello")
        assert done["type"] == "done"
        assert bruno.wait("said")["text"] == "hello"
        assert "casedepart_sockets 2.0" in server.get("/metrics").text
    assert server.stop() == 0


@pytest.mark.skipif(not PROCESSES.is_dir(), reason="processes are listed elsewhere here")
def test_workers_that_think_and_weigh_end_with_their_server(tmp_path: Path, postgresql: str) -> None:
    server = Server(tmp_path, "--no-limits", "--workers", "2", db=postgresql)
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
    assert outlive(started, 5) == set()
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
    assert started and outlive(started, 10) == set()
