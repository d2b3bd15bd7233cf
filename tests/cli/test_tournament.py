"""`casedepart tournament` prints a table, bars and remarks, or JSON, saves a plot, and tells what is wrong."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from casedepart.cli import app
from casedepart.cli.figures import bar
from casedepart.lab.numbers import decimal, percent
from casedepart.sim.libraries import cure

SHORT = ("--mode", "speed", "--bots", "steady,random,random", "--cores", "1", "--seed", "3")


def tournament(*words: str) -> Result:
    return CliRunner().invoke(app, ["tournament", *words])


def test_the_figures_as_json() -> None:
    run = tournament(*SHORT, "--games", "12", "--json")
    assert run.exit_code == 0, run.output
    found = json.loads(run.stdout)
    assert (found["games"], found["seed"], found["round"]["games"]) == (12, "3", 3)
    assert found["setting"]["bots"] == ["steady", "random", "random"]
    assert [bot["bot"] for bot in found["bots"]] == ["steady", "random"]
    for bot in found["bots"]:
        assert bot["games"] == 12
        assert 0 <= bot["interval"][0] <= bot["win_rate"] <= bot["interval"][1] <= 1
        assert bot["rating_interval"][0] <= bot["rating"] <= bot["rating_interval"][1]
    won = found["bots"][0]["win_rate"] + 2 * found["bots"][1]["win_rate"]
    assert won == pytest.approx((12 - found["capped"]) / 12, abs=1e-5)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "won",
                "speed: 7 games, seed 3",
                "A fair share is 33.3\u202f%",
                "each round has 3 games",
                "steady has 1500",
                "not full",
            ],
        ),
        (
            "fr",
            [
                "gagné",
                "rapide\u00a0: 7 parties",
                "Une part égale est de 33,3\u202f%",
                "chaque manche compte 3 parties",
                "steady a 1500",
            ],
        ),
    ],
)
def test_the_table_says_how_to_read_it(language: str, said: list[str]) -> None:
    run = tournament(*SHORT, "--games", "7", "--lang", language)
    assert run.exit_code == 0, run.output
    shown = " ".join(run.stdout.split(" ")).replace("\n", " ")
    for words in said:
        assert words in re.sub(r" +", " ", shown)
    assert "█" in run.stdout


@pytest.mark.skipif(importlib.util.find_spec("matplotlib") is None, reason="matplotlib is not installed")
@pytest.mark.parametrize("name", ["rates.svg", "rates.png"])
def test_a_plot_is_saved(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    run = tournament(*SHORT, "--games", "3", "--plot", str(file), "--lang", "fr")
    assert run.exit_code == 0, run.output
    assert file.stat().st_size > 2000


def test_without_matplotlib_a_plot_is_refused_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("casedepart.sim.libraries.find_spec", lambda name: None)
    run = tournament("--games", "1000000", "--plot", "rates.svg")
    assert run.exit_code == 2
    assert cure("lab") in run.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--bots steady", "--bots names 1 bots: name one for each seat, from 2 to 8"),
        ("--bots steady,clever", "there is no bot 'clever'"),
        ("--bots clever", "there is no bot 'clever'"),
        ("--bots " + ",".join(["steady"] * 9), "names 9 bots"),
        ("--edition pokemon --bots " + ",".join(["steady"] * 7), "6 tokens"),
        ("--mode quick", "no mode “quick”"),
        ("--plot rates.txt", "a plot’s name ends in .svg, .png, .pdf"),
        ("--plot nowhere/at/all/rates.svg", "there is no folder"),
    ],
)
def test_bad_input_is_told_in_a_sentence(words: str, said: str) -> None:
    run = tournament(*words.split())
    assert run.exit_code == 2
    assert said in run.output
    assert "Traceback" not in run.output


def test_numbers_are_written_as_in_the_language() -> None:
    assert decimal(1234.56, "en") == "1,234.6"
    assert decimal(1234.56, "fr") == "1\u202f234,6"
    assert decimal(-0.04, "en") == "0.0"
    assert decimal(-3.2, "fr") == "−3,2"
    assert percent(0.256, "fr") == "25,6\u202f%"


def test_a_bar_is_full_as_far_as_is_certain() -> None:
    assert bar(0.5, 1.0, 1.0, 0.25, width=8) == "██│█▒▒▒▒"
    assert bar(0.0, 0.25, 1.0, 1.0, width=8) == "▒▒      │"
