"""`make play` starts the game at once, and what it compiles meanwhile ends with the game."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from building import play
from tests.repository.tree import ROOT
from tests.waiting import wait_until

RUN = "import sys; from pathlib import Path; from building import play; sys.exit(play.play({!r}, {!r}, Path({!r})))"
GAME = "echo playing; read line; exit 7"
SLOW = "echo started; echo $$ >{}; sleep 600 & wait"


def start(log: Path, beside: str, game: str = GAME) -> subprocess.Popen[str]:
    """Play a game that lasts until something is typed, with a command beside it."""
    return subprocess.Popen(
        [sys.executable, "-c", RUN.format(["sh", "-c", game], ["sh", "-c", beside], str(log))],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def members(group: int) -> list[str]:
    """The processes of a group that still run."""
    listed = subprocess.run(["ps", "-eo", "pgid=,stat=,args="], capture_output=True, text=True, check=True).stdout
    lines = [line.split(None, 2) for line in listed.splitlines()]
    return [args for pgid, state, args in lines if int(pgid) == group and not state.startswith("Z")]


@pytest.mark.parametrize("how", ["the game ends", signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_what_runs_beside_a_game_ends_with_it(tmp_path: Path, how: str | signal.Signals) -> None:
    known = tmp_path / "process"
    os.mkfifo(known)
    playing = start(tmp_path / "log", SLOW.format(known))
    group = int(known.read_text())
    assert members(group)
    if isinstance(how, signal.Signals):
        # As a terminal does it: everything in its foreground is told, what runs beside is not.
        os.killpg(playing.pid, how)
        playing.communicate(timeout=60)
    else:
        assert playing.communicate("enough\n", timeout=60)[0] == "playing\n"
        assert playing.returncode == 7
    # Killed processes are gone a moment later.
    wait_until(lambda: members(group) == [])
    assert (tmp_path / "log").read_text() == "started\n"


@pytest.mark.parametrize(
    ("beside", "told"), [("true", "Compiled: the next start uses it."), ("exit 2", "It was not installed: see {log}")]
)
def test_one_line_says_when_it_is_done(tmp_path: Path, beside: str, told: str) -> None:
    log = tmp_path / "log"
    playing = start(log, beside, "read line")
    assert playing.stdout is not None
    assert playing.stdout.readline() == told.format(log=log) + "\n"
    playing.communicate("enough\n", timeout=60)
    assert playing.returncode == 0


def test_without_a_compiler_nobody_is_told_that_it_is_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def pretend(game: list[str], command: list[str], log: Path, done: str) -> int:
        print(done)
        return 0

    monkeypatch.setattr(play, "play", pretend)
    monkeypatch.setenv("CC", "a-compiler-that-is-not-there")
    with pytest.raises(SystemExit):
        play.main(["true"])
    assert capsys.readouterr().out == (
        "Installing beside the game, to run interpreted: no C compiler found (a-compiler-that-is-not-there).\n"
        "Installed: the next start uses it.\n"
    )
