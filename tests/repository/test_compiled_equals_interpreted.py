"""Compiled or interpreted, the same answers make the same game."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import casedepart
from casedepart.editions import catalogue
from tests.repository.seeded_games import digests, every_game
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
    assert interpreted == digests()


def test_the_games_compared_are_of_every_edition_and_ruleset() -> None:
    names = {name for name, _ in every_game()}
    assert {name.split()[0] for name in names} == set(catalogue())
    assert {name.split()[1] for name in names} == {"hasbro-2000", "winning-moves", "sore-losers"}
    assert any(name.endswith("fight") for name in names)
    assert any(name.endswith("powers") for name in names)
