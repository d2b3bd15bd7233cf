"""What `make` shows newcomers: its list in groups, a game that ends without an error, and what a review unfolds."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

from tests.repository.tree import ROOT, text_of, tracked_files

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")

GAME = """#!/usr/bin/env python3
import signal, sys
signal.signal(signal.SIGINT, lambda *_: sys.exit())
print("playing", flush=True)
signal.pause()
"""


def test_a_game_that_is_ended_by_ctrl_c_is_no_error_of_make(tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    for name, program in (("python", "#!/bin/sh\n"), ("casedepart", GAME)):
        (tmp_path / "bin" / name).write_text(program, encoding="utf-8")
        (tmp_path / "bin" / name).chmod(0o755)
    for stamp in ("python", "node", "needed", "builder", "installed"):  # Each after what it depends on.
        (tmp_path / stamp).touch()
    playing = subprocess.Popen(
        ["make", "play", f"VENV={tmp_path}"],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if not name.startswith("MAKE")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert playing.stdout is not None
    assert playing.stdout.readline() == "playing\n"
    os.killpg(playing.pid, signal.SIGINT)
    assert playing.communicate(timeout=60) == ("", "")


def test_help_is_in_groups_and_begins_with_what_a_newcomer_needs() -> None:
    told = subprocess.run(["make", "-s", "help"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    lines = told.splitlines()
    assert [line for line in lines if not line.startswith(" ")] == [
        "Start here",
        "While you work",
        "What is written anew",
        "Ship it, clean up",
    ]
    assert [line.split()[1] for line in lines[1:4]] == ["help", "play", "test"]


def test_what_is_marked_as_generated_is_there() -> None:
    patterns = [line.split()[0] for line in text_of(ROOT / ".gitattributes").splitlines() if not line.startswith("#")]
    names = [path.relative_to(ROOT) for path in tracked_files()]
    assert [pattern for pattern in patterns if not any(name.match(pattern) for name in names)] == []
