"""Whole games against a real server: the example's bot in every edition, and two terminals of which one dies."""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from casedepart.client import RemoteTable
from casedepart.editions import catalogue, load
from casedepart.record import parse
from examples.thrifty_bot import play
from tests.protocol.calling import record_text
from tests.repository.tree import ROOT
from tests.serving import Serving
from tests.waiting import PATIENCE


@pytest.mark.parametrize("edition", catalogue())
def test_the_example_plays_a_whole_game_among_bots(server: Serving, edition: str) -> None:
    # Games that come to an end, whatever the dice show.
    mode = "speed" if "speed" in load(edition).modes() else "standard"
    host = RemoteTable.create(server.address, edition=edition, mode=mode, seats=3, pace="fast", auction=0)
    bot = RemoteTable.join(host.invitation, "Thrifty")
    host.ask("start")
    host.socket.close()
    with closing(bot.socket):
        winners = play(bot)
    assert winners and bot.state.table.phase == "over"
    assert bot.state.table.secret


def test_two_terminals_play_a_game_and_one_is_killed_and_comes_back(server: Serving, tmp_path: Path) -> None:
    # A game by the clock: it ends, whatever the dice show.
    host = RemoteTable.create(server.address, mode="timed", minutes=1, seats=2, auction=0)
    anna, bruno = (terminal(host.invitation, name, tmp_path) for name in ("Anna", "Bruno"))
    while sum(seat.person for seat in host.state.table.seats) < 2:
        host.hear()
    host.ask("start")
    host.socket.close()
    watcher = RemoteTable.watch(host.watch_link)
    with closing(watcher.socket):
        wait_for_turn(watcher, 6)
        anna.kill()
        anna.communicate(timeout=PATIENCE)
        again = terminal(host.invitation, "Anna", tmp_path)
        assert watcher.state.game is not None
        wait_for_turn(watcher, watcher.state.game.turns + 4)
        server.advance(60)
        for _ in watcher:
            pass
        told = [ended.communicate(timeout=PATIENCE)[0].split() for ended in (again, bruno)]
    assert watcher.state.game is not None
    # The version is another for who hears that others have gone.
    assert told[0][:-1] == told[1][:-1] == [*map(str, watcher.state.game.winners)] != []
    assert watcher.state.game.turns > 6
    check(tmp_path / "game.jsonl", record_text(server.address, host.id, watcher.keys[0]))


def check(file: Path, text: str) -> None:
    """The record tells a game that is over, by the rules, with dice as promised; the command line says so too."""
    assert parse(text, file.name).closing.over
    file.write_text(text, encoding="utf-8")
    for command in (["verify"], ["replay", "--check"]):
        subprocess.run([sys.executable, "-m", "casedepart", *command, str(file)], cwd=ROOT, check=True)


def terminal(link: str, name: str, folder: Path) -> subprocess.Popen[str]:
    """Someone plays in a process of their own; who has been here before comes back to their seat."""
    command = [sys.executable, "-m", "tests.client.terminal", link, name, str(folder / name)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def wait_for_turn(table: RemoteTable, turn: int) -> None:
    for state in table:
        if state.game is not None and state.game.turns >= turn:
            return
