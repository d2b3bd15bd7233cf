"""`import casedepart as cd`: a small face that costs nothing until it is used."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import casedepart as cd

HEAVY = ("numpy", "scipy", "polars", "matplotlib", "pandas", "casedepart.engine", "casedepart.lab", "typer")


def test_importing_it_loads_nothing_heavy() -> None:
    code = f"import sys, casedepart; print([name for name in {HEAVY} if name in sys.modules])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_looking_at_the_laboratory_loads_no_library() -> None:
    code = "import sys, casedepart as cd; dir(cd.lab); cd.lab.simulate; print('scipy' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"


@pytest.mark.parametrize("name", cd.__all__)
def test_every_name_of_the_face_is_there(name: str) -> None:
    assert getattr(cd, name) is not None
    assert name in dir(cd)


@pytest.mark.parametrize("name", cd.lab.__all__)
def test_every_name_of_the_laboratory_is_there_and_says_what_it_is(name: str) -> None:
    found = getattr(cd.lab, name)
    assert found is not None
    assert getattr(found, "__doc__", None)


def test_a_name_that_is_not_there_is_told() -> None:
    with pytest.raises(AttributeError, match="no 'nothing'"):
        cd.__getattr__("nothing")
    with pytest.raises(AttributeError, match="no 'nothing'"):
        cd.lab.__getattr__("nothing")


def test_a_seed_of_chance_may_be_a_whole_number() -> None:
    """The same numbers as its text, as everywhere in the laboratory."""
    by_number, by_text = cd.Chance(1).numbers, cd.Chance("1").numbers
    assert [by_number.below(36) for _ in range(20)] == [by_text.below(36) for _ in range(20)]
    for wrong in (True, None, 1.0):
        with pytest.raises(ValueError, match=f"seed={wrong}: a seed is a whole number or a text"):
            cd.Chance(wrong)


def test_a_game_is_played_by_the_names_of_the_face(tmp_path: Path) -> None:
    assert "classic" in cd.catalogue()
    game = cd.GameSpec("classic", mode="speed").start(players=3)
    assert cd.play(game, [cd.bot("steady") for _ in range(3)], cd.Chance("face"))
    assert game.over
    with pytest.raises(cd.RecordError):
        cd.read_record(str(tmp_path / "none.jsonl"))
