"""`casedepart odds` on the command line: what it prints, and what it says about a file that it cannot use."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import casedepart
from casedepart.cli import app
from casedepart.editions import GameSpec
from casedepart.record import Recorder
from tests.playthroughs.games import FOLDER

RECORD = str(FOLDER / "classic.standard.jsonl")
LATE = ("--at", "700", "--playouts", "6", "--bots", "steady", "--cores", "1")
POSITION = """
name: the last orange
edition: classic
players: [Anna, Ben]
given:
  Anna: {cash: 900, owns: [16, 18]}
  Ben: {cash: 900, owns: [19, 37, 39]}
steps:
  - Anna offers Ben: {give: {cash: 5}, get: {squares: [19, 37, 39]}}
---
name: nobody ahead
edition: classic
mode: speed
players: [Anna, Ben]
"""


def odds(*words: str) -> Result:
    return CliRunner().invoke(app, ["odds", *words], catch_exceptions=False)


@pytest.fixture
def position(tmp_path: Path) -> str:
    file = tmp_path / "position.yaml"
    file.write_text(POSITION, encoding="utf-8")
    return str(file)


def test_a_record_and_a_move_give_everyones_chance_as_json() -> None:
    found = json.loads(odds(RECORD, *LATE, "--json").output)
    assert [player["name"] for player in found["players"]] == ["A", "B", "C"]
    assert found["playouts"] == 6 and found["at"] == 700 and found["answers"] == []
    for player in found["players"]:
        assert player["interval"][0] <= player["chance"] <= player["interval"][1]
    assert sum(player["chance"] for player in found["players"]) == pytest.approx(1)


def test_the_same_command_prints_the_same() -> None:
    assert odds(RECORD, *LATE, "--json").output == odds(RECORD, *LATE, "--json").output


def test_a_scenario_with_an_open_offer_has_a_chance_after_each_answer(position: str) -> None:
    words = ("--scenario", "1", "--at", "1", "--answers", "--playouts", "12", "--bots", "steady")
    found = json.loads(odds(position, *words, "--json").output)
    assert [(one["player"], one["answer"]) for one in found["answers"]] == [
        ("Ben", "rejects Anna"),
        ("Ben", "accepts Anna"),
    ]
    assert found["answers"][0]["difference"] == 0 and found["answers"][1]["difference"] < 0
    low, high = found["answers"][1]["difference_interval"]
    assert low <= found["answers"][1]["difference"] <= high


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("fr", ("Chances de victoire", "intervalle à 95", "Refuser")),
        ("en", ("Chances to win", "95 % interval", "Turn down")),
    ],
)
def test_a_table_with_bars_in_both_languages(position: str, lang: str, said: tuple[str, ...]) -> None:
    words = ("--scenario", "the last orange", "--at", "1", "--answers", "--playouts", "4", "--bots", "steady")
    shown = odds(position, *words, "--lang", lang).output
    assert all(word in shown for word in said)
    assert "█" in shown or "▒" in shown


def test_a_scenario_that_only_gives_a_position_will_do(position: str) -> None:
    found = odds(position, "--scenario", "nobody ahead", "--seconds", "0.3", "--bots", "steady", "--json")
    assert json.loads(found.output)["playouts"] >= 1


@pytest.mark.long
def test_a_review_tells_the_curve_the_turning_point_and_the_trades(tmp_path: Path) -> None:
    plot = tmp_path / "curve.svg"
    pytest.importorskip("matplotlib")
    shown = odds(RECORD, "--review", "--seconds", "1", "--bots", "steady", "--lang", "en", "--plot", str(plot)).output
    assert "Chances to win over the game" in shown
    assert "he chance of C rose" in " ".join(shown.split())
    assert "Whitechapel" in shown
    assert plot.read_text(encoding="utf-8").lstrip().startswith("<?xml")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((RECORD, "--at", "9999"), "There is no position after answer 9999"),
        ((RECORD, "--at", "801"), "the game is over there"),
        ((RECORD, "--bots", "clever"), "there is no bot 'clever'"),
        ((RECORD, "--bots", "steady,steady"), "names 2 bots for 3 players"),
        ((RECORD, "--player", "Zoe"), "there is no player 'Zoe'"),
        (("nowhere.jsonl",), "There is no such file"),
        (("nowhere.yaml",), "There is no such file"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(words: tuple[str, ...], said: str) -> None:
    told = odds(*words, "--lang", "en")
    assert told.exit_code == 2
    assert said in told.output
    assert "Traceback" not in told.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "This file has 2 scenarios."),
        (("--scenario", "3"), "There is no scenario “3”"),
        (("--scenario", "1", "--at", "7"), "There is no position after 7 steps"),
        (("--scenario", "1", "--review"), "--review wants a record"),
    ],
)
def test_a_scenario_that_is_not_there_is_said(position: str, words: tuple[str, ...], said: str) -> None:
    told = odds(position, *words)
    assert told.exit_code == 2
    assert said in told.output


def test_a_bot_of_ones_own_that_fails_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = "from casedepart.bots import Bot\n\n\nclass Mute(Bot):\n    pass\n"
    (tmp_path / "silent.py").write_text(written, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    told = odds(RECORD, "--at", "700", "--playouts", "1", "--bots", "silent:Mute")
    assert told.exit_code == 2
    assert "playout 0 by silent:Mute broke off: NotImplementedError" in told.output


def test_a_broken_file_is_said_with_its_line(tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text(Path(RECORD).read_text(encoding="utf-8")[:2000], encoding="utf-8")
    told = odds(str(broken), "--lang", "en")
    assert told.exit_code == 2
    assert "broken.jsonl:" in told.output


def test_who_has_no_choice_is_told_so(tmp_path: Path) -> None:
    recorder = Recorder(GameSpec("classic", mode="speed", players=("Anna", "Ben")))
    file = tmp_path / "begun.jsonl"
    recorder.save(file)
    shown = odds(str(file), "--player", "Ben", "--playouts", "2", "--bots", "steady", "--lang", "en").output
    assert "Ben has no choice now." in shown


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--plot", "curve.svg"), "--plot goes with --review"),
        (("--review", "--at", "4"), "--at does not go with --review"),
        (("--review", "--answers"), "--answers does not go with --review"),
        (("--scenario", "1"), "is a record"),
    ],
)
def test_what_would_be_passed_over_is_refused(words: tuple[str, ...], said: str) -> None:
    run = odds(RECORD, *words)
    assert run.exit_code == 2
    assert said in run.output


def test_json_says_where_its_figures_come_from() -> None:
    told = json.loads(odds(RECORD, *LATE, "--json").output)["provenance"]
    assert (told["edition"], told["seed"], told["bots"]) == ("classic", "1", ["steady"])
    assert told["rules"] == casedepart.rules_fingerprint()
    assert told["command"].endswith("--at 700 --bots steady --seed 1 --playouts 6")
