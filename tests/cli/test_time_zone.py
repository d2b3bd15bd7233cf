"""A time zone that cannot be read: one sentence, and times in UTC; never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.repository.tree import ROOT
from tests.waiting import PATIENCE

ODD = "TZ={}: This is no time zone. Times are told in UTC; give one as Europe/Paris.\n"
COMMAND = ["play", "--saved", "--plain"]
"""What tells times."""


@pytest.mark.parametrize("zone", ["docs", "pyproject.toml", "/", "/dev/null"])
def test_a_zone_that_is_a_file_or_a_folder_is_told(zone: str, tmp_path: Path) -> None:
    code, said, wrong = run(zone, tmp_path)
    assert (code, wrong) == (0, ODD.format(zone))
    assert "no saved game" in said


@pytest.mark.parametrize("zone", ["", "Foo/Bar", ":/nonexistent", "Europe/Paris", "CET-1CEST,M3.5.0,M10.5.0", "../x"])
def test_a_zone_that_there_is_or_is_not_is_no_trouble(zone: str, tmp_path: Path) -> None:
    code, said, wrong = run(zone, tmp_path)
    assert (code, wrong) == (0, "")
    assert "no saved game" in said


def run(zone: str, home: Path) -> tuple[int, str, str]:
    """Run the program where the machine's time zone is said to be this."""
    environment = {**os.environ, "TZ": zone, "XDG_DATA_HOME": str(home), "LC_ALL": "C"}
    ended = subprocess.run(
        [sys.executable, "-m", "casedepart", *COMMAND],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    return ended.returncode, ended.stdout, ended.stderr
