"""Compiled or interpreted, the same answers make the same game."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import casedepart
from tests.repository.seeded_games import digests
from tests.repository.tree import ROOT


@pytest.mark.skipif(not casedepart.COMPILED, reason="there is no compiled build to compare with")
def test_the_compiled_build_plays_the_same_games_as_the_source() -> None:
    interpreted = subprocess.run(
        [sys.executable, "-m", "tests.repository.seeded_games"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        check=True,
        text=True,
    ).stdout.splitlines()
    assert interpreted
    assert interpreted == list(digests())
