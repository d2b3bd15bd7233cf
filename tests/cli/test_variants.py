"""Variants on the command line: chosen by name, one's own only where they are allowed, and named in the record."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from casedepart.cli import app
from casedepart.cli.help.build import interpreted
from tests.engine.variant_document import NAME as OWN
from tests.engine.variant_document import run, save


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the tutorial's variant is saved."""
    return save(tmp_path)


@pytest.mark.parametrize("name", ["jackpot", "speed-die", "jackpot,speed-die"])
def test_house_rules_are_chosen_by_name(name: str) -> None:
    result = CliRunner().invoke(app, ["simulate", "--with", name, "--games", "2", "--cores", "1"])
    assert result.exit_code == 0
    assert all(word in result.stdout for word in name.split(","))


def test_a_name_that_is_none_is_told_with_those_there_are() -> None:
    result = CliRunner().invoke(app, ["simulate", "--with", "jackpott"])
    assert result.exit_code == 2
    assert "Choose one of jackpot, speed-die, start-cash" in result.stderr


def test_numbers_of_a_variant_are_compared() -> None:
    words = ["compare", "--with", "jackpot", "--games", "30", "--cores", "1", "--b", "pot_begins=500"]
    assert CliRunner().invoke(app, words).exit_code == 0


def test_a_study_names_the_variants_and_says_that_its_shares_are_those_of_two_dice(folder: Path) -> None:
    words = ["casedepart", "study", "classic", "--with", f"jackpot,speed-die,{OWN}", "--bots", "steady", "--games", "6"]
    studied = run(folder, *words, "--cores", "1", "--no-vary", "--lang", "en", "--out", "report.html")
    assert studied.returncode == 0, studied.stderr
    report = (folder / "report.html").read_text(encoding="utf-8")
    assert "Insurance against taxes" in report
    assert "Jackpot on Free Parking" in report
    assert "These games have a third die" in report


def test_the_terminal_begins_with_what_is_played(folder: Path) -> None:
    game = [
        "play",
        "--with",
        f"jackpot,{OWN}",
        "--humans",
        "0",
        "--bots",
        "2",
        "--plain",
        "--pace",
        "0",
        "--mode",
        "speed",
    ]
    played = run(folder, "casedepart", *game, "--lang", "fr")
    assert played.returncode == 0, played.stderr
    first = played.stdout.removeprefix(interpreted("fr")).strip().splitlines()[0]
    assert "Cagnotte du Parc gratuit" in first and "Assurance contre les taxes" in first


def test_one_s_own_is_simulated_on_several_cores(folder: Path) -> None:
    played = run(folder, "casedepart", "simulate", "--with", OWN, "--games", "120", "--cores", "2", "--lang", "en")
    assert played.returncode == 0, played.stderr
    assert OWN in played.stdout


def test_a_rule_of_one_s_own_is_told_by_its_number(folder: Path) -> None:
    assert "Insurance" in run(folder, "casedepart", "--variant", OWN, "rules", "Y1", "--lang", "en").stdout


def test_how_to_allow_one_s_own_is_told_as_it_is_typed(folder: Path) -> None:
    edition = folder / "insured.toml"
    edition.write_text(f'extends = "classic"\nvariants = ["{OWN}"]\n', encoding="utf-8")
    command = ["editions", "check", str(edition)]
    refused = run(folder, "casedepart", *command)
    assert refused.returncode == 2
    advised = re.search(r"says so: casedepart (.*) …", refused.stderr)
    assert advised, refused.stderr
    checked = run(folder, "casedepart", *advised[1].split(), *command)
    assert checked.returncode == 0, checked.stderr


def test_a_module_that_is_not_there_is_told(folder: Path) -> None:
    refused = run(folder, "casedepart", "simulate", "--with", "nowhere:Rule")
    assert refused.returncode == 2
    assert "there is no module 'nowhere'" in refused.stderr


def test_a_record_names_the_variant_and_notices_a_change_of_it(folder: Path) -> None:
    game = ["play", "--with", OWN, "--humans", "0", "--bots", "2", "--plain", "--pace", "0", "--seed", "3"]
    played = run(folder, "casedepart", *game, "--lang", "en", "--save", "game.jsonl")
    assert played.returncode == 0, played.stderr
    header = json.loads((folder / "game.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert header["options"] == [OWN]
    assert re.fullmatch("[0-9a-f]{16}", header["variants"][OWN])
    again = ["replay", "game.jsonl", "--check", "--lang", "en"]
    same = run(folder, "casedepart", "--variant", OWN, *again)
    assert same.returncode == 0, same.stderr
    unknown = run(folder, "casedepart", *again)
    assert unknown.returncode == 2 and OWN in unknown.stderr
    source = folder / "insurance.py"
    source.write_text(source.read_text(encoding="utf-8").replace('"premium", 25', '"premium", 30'), encoding="utf-8")
    assert run(folder, "casedepart", "--variant", OWN, *again).returncode == 1
