"""Stopping and starting again: everyone is told, and the game goes on at the same question."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path
from threading import Thread

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Server, Talk, play
from tests.server.stores.stores import opened, versions
from tests.terminal import InTerminal
from tests.waiting import PATIENCE


def test_a_graceful_stop_says_so_and_a_restart_goes_on(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    made = server.open_table("Anna", "Bruno", auction=0)
    keys = [seat["key"] for seat in made["seats"]]
    with server.talk(made["table"], *keys) as talk:
        talk.until(4)
        play(talk, 20)
        before = talk.state
        assert server.stop() == 0
        assert talk.closed() == 1012
    server.start()
    with server.talk(made["table"], *keys) as talk:
        after = talk.wait("state")
        assert after["game"] == before["game"]
        assert after["version"] >= before["version"]
        play(talk, 5)
    assert server.stop() == 0
    assert '"trace"' not in server.log.read_text()


def test_a_killed_server_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    made = server.open_table("Anna", "Bruno", auction=0)
    keys = [seat["key"] for seat in made["seats"]]
    with server.talk(made["table"], *keys) as talk:
        talk.until(4)
        play(talk, 20)
        before = talk.state
        server.kill()
    server.start()
    with server.talk(made["table"], *keys) as talk:
        assert talk.wait("state")["game"] == before["game"]
    server.stop()


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    made = server.open_table("Anna", seats=3, auction=0, start=False)
    with server.talk(made["table"], made["seats"][0]["key"], made["host"]) as talk:
        talk.wait("state")
        talk.ask("start")
        talk.ask("leave")
    server.kill()
    server.start()
    with server.talk(made["table"], made["watch"]) as talk:
        first = talk.wait("state")
        while talk.state["version"] == first["version"]:
            talk.hear()
        assert talk.state["answers"]
    server.stop()


class Player(Thread):
    """Someone who plays for as long as they are answered, and knows which version was acknowledged last."""

    def __init__(self, talk: Talk) -> None:
        super().__init__()
        self.talk = talk
        self.start()

    def run(self) -> None:
        try:
            while True:
                play(self.talk, 1)
        except (ConnectionClosed, OSError):
            # The newest state was sent only once it was stored.
            return


GAPS = (0, 0.002, 0.01, 0.02, 0.04, 0.06, 0.09, 0.12, 0.16, 0.2)


@pytest.mark.parametrize("gap", GAPS)
def test_two_signals_one_soon_after_the_other_end_it_and_lose_nothing(tmp_path: Path, gap: float) -> None:
    server = Server(tmp_path, "--no-limits")
    made = server.open_table("Anna", "Bruno", auction=0)
    with server.talk(made["table"], *(seat["key"] for seat in made["seats"])) as talk:
        talk.until(4)
        player = Player(talk)
        server.process.send_signal(signal.SIGINT)
        time.sleep(gap)
        server.process.send_signal(signal.SIGINT)
        # The second may come when Python has put back what it does with one itself.
        assert server.process.wait(PATIENCE) in (0, -signal.SIGINT)
        player.join()

    async def stored() -> list[int]:
        async with opened(server.db) as store:
            return await versions(store, made["table"])

    assert asyncio.run(stored())[-1] >= talk.state["version"]
    assert "Traceback" not in server.log.read_text()
    server.output.close()


def test_ctrl_c_twice_in_a_terminal_ends_it(tmp_path: Path) -> None:
    with InTerminal("serve", "--port", "0", "--db", str(tmp_path / "tables.sqlite")) as terminal:
        terminal.wait_until_it_serves()
        terminal.press("\x03")
        terminal.press("\x03")
        assert terminal.process.wait(PATIENCE) in (0, -signal.SIGINT)


@pytest.mark.parametrize("options", [(), ("--workers", "2")])
def test_a_closed_terminal_ends_it_in_order(tmp_path: Path, request: pytest.FixtureRequest, options: list[str]) -> None:
    db = str(request.getfixturevalue("postgresql")) if options else str(tmp_path / "tables.sqlite")
    with InTerminal("serve", "--port", "0", "--db", db, *options) as terminal:
        terminal.wait_until_it_serves()
        terminal.hang_up()
        assert terminal.process.wait(PATIENCE) == 0
    assert not (tmp_path / "tables.sqlite-wal").exists(), "the database was closed"


def test_who_was_told_to_outlive_the_terminal_does(tmp_path: Path) -> None:
    with InTerminal("serve", "--port", "0", "--db", str(tmp_path / "tables.sqlite"), nohup=True) as terminal:
        terminal.wait_until_it_serves()
        terminal.hang_up()
        assert terminal.is_well()
        terminal.process.terminate()
        assert terminal.process.wait(PATIENCE) == 0


def test_logs_are_one_line_of_json_and_hold_no_secret(tmp_path: Path) -> None:
    import json

    server = Server(tmp_path)
    made = server.open_table("Anna", "Bruno")
    keys = [seat["key"] for seat in made["seats"]]
    server.get(f"/api/tables/{made['table']}?key={keys[0]}", keys[0])
    server.get(f"/api/nothing/{keys[0]}?key={keys[0]}")
    with server.talk(made["table"], *keys) as talk:
        talk.wait("state")
        talk.send(type="say", id="x", text=1)
        talk.wait("error")
    server.stop()
    text = server.log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    paths = [line["path"] for line in lines if line["what"] == "request"]
    assert "/api/tables/{table}" in paths and "unknown" in paths
    secrets = [*keys, made["host"], made["invite"], made["watch"]]
    assert not [secret for secret in secrets if secret in text]


def test_a_table_with_the_longest_id_of_an_edition_is_there_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    own = f'extends = "classic"\nid = "{"a" * 64}"\nname = {{ fr = "Long", en = "Long" }}\n'
    body = {
        "edition_file": own,
        "people": [{"name": "Anna"}, {"name": "Bruno"}],
        "settings": {"seats": 2},
        "start": True,
    }
    made = server.post("/api/tables", body).json
    server.kill()
    server.start()
    shown = server.get(f"/api/tables/{made['table']}", made["host"]).json
    assert (shown["table"]["edition"], shown["table"]["needs"]) == ("a" * 64, "")
    assert server.stop() == 0
