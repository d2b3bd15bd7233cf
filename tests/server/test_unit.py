"""The unit for systemd that the documents show: it waits for the time, and has no right that it does not need."""

from __future__ import annotations

import re
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from typing import Final

import pytest

HOSTING: Final = Path(__file__).parents[2] / "docs" / "hosting.md"
EXPOSED: Final = 15
"""The most that systemd may give it, of a hundred."""


def unit() -> str:
    """What stands in the documents."""
    found = re.search(r"```ini\n# /etc/systemd/system/casedepart\.service\n(.*?)```", HOSTING.read_text("utf-8"), re.S)
    assert found
    return found[1]


def test_it_starts_when_the_network_is_there_and_the_time_is_known() -> None:
    read = ConfigParser(strict=False, interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string(unit())
    for option in ("Wants", "After"):
        assert read["Unit"][option].split() == ["network-online.target", "time-sync.target"]


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd-analyze is not installed")
def test_systemd_finds_little_that_could_still_be_taken_from_it(tmp_path: Path) -> None:
    file = tmp_path / "casedepart.service"
    file.write_text(unit(), encoding="utf-8")
    words = ["systemd-analyze", "security", "--offline=true", "--no-pager"]
    judged = subprocess.run([*words, f"--threshold={EXPOSED}", str(file)], capture_output=True, text=True, check=False)
    assert judged.returncode == 0, judged.stdout[-300:] + judged.stderr
