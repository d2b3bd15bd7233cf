"""Start the game at once, from its source, and compile beside it: `python -m building.play COMMAND...`.

The command compiles and installs the package. It runs at low priority, and ends with the game at the latest: what it
had not finished is done at the next start. The game does not notice, since it reads nothing that is installed.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Final

from building import compiler

ROOT: Final = Path(__file__).parents[1]
LOG: Final = Path("build", "beside-the-game.log")
PATIENCE: Final = 10
"""Seconds that the command has to stop by itself: pip puts back what it was about to replace."""


class Beside:
    """A command that runs beside a game, at low priority and out of the reach of Ctrl-C."""

    def __init__(self, command: list[str], log: Path, done: str) -> None:
        self.log, self.done = log, done
        self.is_ending = False
        log.parent.mkdir(exist_ok=True)
        with log.open("wb") as output:
            self.process = subprocess.Popen(
                ["nice", "-n", "19", *command],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        threading.Thread(target=self.tell, daemon=True).start()

    def tell(self) -> None:
        """Say how it went, when that is known before the game ends."""
        code = self.process.wait()
        if not self.is_ending:
            print(self.done if code == 0 else f"It was not installed: see {self.log}", flush=True)

    def end(self) -> None:
        """Stop it, and whatever it has started."""
        self.is_ending = True
        for number in (signal.SIGINT, signal.SIGKILL):
            try:
                os.killpg(self.process.pid, number)
                self.process.wait(PATIENCE)
            except ProcessLookupError:
                return
            except subprocess.TimeoutExpired:
                continue


def play(game: list[str], command: list[str], log: Path, done: str = "Compiled: the next start uses it.") -> int:
    """Run a game, and a command beside it while the game lasts; the exit code of the game."""
    # The terminal tells the game of a Ctrl-C as well, and how that ends is the game's affair.
    signal.signal(signal.SIGINT, lambda *_: None)
    playing = subprocess.Popen(game)
    # Before the command runs: who is ended between the two would leave it behind.
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: playing.terminate())
    beside = Beside(command, log, done)
    try:
        return playing.wait()
    finally:
        beside.end()


def main(command: list[str]) -> None:
    """Play from the source, and say what happens meanwhile."""
    try:
        compiler.require_compiler()
    except compiler.NotCompiled as reason:
        first, done = f"Installing beside the game, to run interpreted: {reason}.", "Installed: the next start uses it."
    else:
        first = "Compiling beside the game, at low priority, so that the next start is a fast one."
        done = "Compiled: the next start uses it."
    print(first, flush=True)
    game = ["env", f"PYTHONPATH={ROOT / 'src'}", sys.executable, "-m", "casedepart", "play"]
    sys.exit(play(game, command, ROOT / LOG, done))


if __name__ == "__main__":
    main(sys.argv[1:])
