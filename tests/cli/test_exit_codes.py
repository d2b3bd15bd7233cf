"""Output that nobody reads, or that cannot be written, ends a command with the usual code and no traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from casedepart.cli import OUTPUT_LOST, PIPE_CLOSED
from tests.repository.tree import ROOT

RECORD = next((ROOT / "tests" / "playthroughs").rglob("*.jsonl"))
PROGRAM = [sys.executable, "-m", "casedepart"]
FULL = Path("/dev/full")


@pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize(
    "words",
    [["--version"], ["--help"], ["simulate", "--games", "1"], ["simulate", "--tell", "0"], ["replay", str(RECORD)]],
    ids=lambda words: " ".join(words[:2]),
)
def test_a_full_disk_is_told_in_a_sentence(words: list[str]) -> None:
    with FULL.open("w") as full:
        ended = subprocess.run(
            [*PROGRAM, *words], stdout=full, stderr=subprocess.PIPE, text=True, timeout=300, env=english()
        )
    assert ended.returncode == OUTPUT_LOST
    assert ended.stderr == "Not everything could be printed: No space left on device.\n"


@pytest.mark.parametrize("words", [["replay", str(RECORD)], ["simulate", "--tell", "0"]], ids=lambda words: words[0])
def test_a_reader_that_goes_away_ends_it_quietly(words: list[str]) -> None:
    running = subprocess.Popen(
        [*PROGRAM, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=english()
    )
    assert running.stdout is not None and running.stderr is not None
    assert running.stdout.readline()
    running.stdout.close()
    assert running.stderr.read() == ""
    running.stderr.close()
    assert running.wait(300) == PIPE_CLOSED


def english() -> dict[str, str]:
    """The environment of a machine that speaks English."""
    return {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
