"""What stands first in the lists that newcomers see: `make help`, and what a review unfolds."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from tests.repository.tree import ROOT, text_of, tracked_files


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
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
