"""A fresh server and two programs that play by the reference client: a whole game, though one is killed midway."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import IO

from casedepart.record import Agreement, parse
from tests.protocol.calling import opened, record_text
from tests.serving import ROOT, Serving

MIDWAY = 20
"""Answers of a player, of the hundred and more that a game takes."""
LONGEST = 240


def terminal(server: Serving, table: str, key: str) -> subprocess.Popen[str]:
    """A player in a process of its own, who prints every version that they have seen."""
    command = [sys.executable, "-m", "tests.protocol.player", server.address, table, key]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def output(player: subprocess.Popen[str]) -> IO[str]:
    assert player.stdout is not None
    return player.stdout


def test_a_whole_game_is_played_though_a_player_is_killed_and_comes_back(tmp_path: Path) -> None:
    server = Serving(str(tmp_path / "tables.db"), tmp_path / "log")
    made = opened(server.address, ["Anna", "Bruno"], seats=2, mode="speed")
    first, second = (terminal(server, made["table"], seat["key"]) for seat in made["seats"])
    seen = [int(output(second).readline()) for _ in range(MIDWAY)][-1]
    second.kill()
    second.communicate()
    second = terminal(server, made["table"], made["seats"][1]["key"])
    assert int(output(second).readline()) >= seen
    for player in (first, second):
        said, _ = player.communicate(timeout=LONGEST)
        assert player.returncode == 0
        assert said.endswith("over\n")
    text = record_text(server.address, made["table"], made["watch"])
    assert server.stop() == 0
    check(tmp_path / "game.jsonl", text)


def check(file: Path, text: str) -> None:
    """The record tells a game that is over, by the rules, with dice as promised; the command line says so too."""
    record = parse(text, file.name)
    assert record.closing.over
    assert isinstance(record.check(), Agreement)
    file.write_text(text, encoding="utf-8")
    for command in (["verify"], ["replay", "--check"]):
        subprocess.run([sys.executable, "-m", "casedepart", *command, str(file)], cwd=ROOT, check=True)
