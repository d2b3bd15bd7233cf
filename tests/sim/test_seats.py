"""Who sits where in a laboratory: our bots by name, someone's own by module and class."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from casedepart.bots import Shrewd
from casedepart.cli import app
from casedepart.sim.games import bot_fault, seat_bot

EXAMPLES = Path(__file__).parents[2] / "examples"
OWN = "patient_bot:PatientBot"


def test_our_bots_and_anyones_own_take_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    assert isinstance(seat_bot("shrewd:trader", ""), Shrewd)
    assert type(seat_bot(OWN, "")).__name__ == "PatientBot"
    assert bot_fault(OWN) == ""


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("clever", "there is no bot 'clever': the bots are random, steady"),
        ("shrewd:lazy", "there is no bot 'shrewd:lazy': the bots are random, steady"),
        ("nowhere:Bot", "there is no module 'nowhere', neither in "),
    ],
)
def test_what_is_wrong_with_a_name_is_said(name: str, sentence: str) -> None:
    assert bot_fault(name).startswith(sentence)


def test_a_bot_of_ones_own_enters_a_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    given = ["tournament", "--bots", f"{OWN},random", "--games", "8", "--seed", "own", "--mode", "speed", "--json"]
    result = CliRunner().invoke(app, given)
    assert result.exit_code == 0, result.output
    found = {standing["bot"]: standing["games"] for standing in json.loads(result.stdout)["bots"]}
    assert found[OWN] > 0
