"""What a person is told of a scenario that fails, and how the command ends."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from casedepart.cli import app
from casedepart.scenario import Failure, Outcome, report
from casedepart.texts import refusal

GOOD = "rule: T1\nname: a move\nedition: classic\nplayers: [A, B]\nsteps: [A rolls 1 2]\n"
REFUSED = """\
rule: P6
name: a rent too many
edition: classic
players: [A, B]
steps:
  - A rolls 1 2
  - B claims
"""
ALLOWED = """\
name: it should be refused
edition: classic
players: [A, B]
steps:
  - refused: {step: {A offers B: {give: {cash: 5}}}, rule: D1}
"""
OTHER_RULE = """\
rule: B3
edition: classic
players: [A, B]
steps:
  - refused: {step: A builds 1, rule: B3}
"""
DIFFERS = """\
rule: P1
name: it is bought
edition: classic
players: [A, B]
steps: [A rolls 1 2, A buys]
then:
  A: {cash: 1500, owns: [3]}
"""


def check(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["check", *arguments])


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return tmp_path


def written(folder: Path, *documents: str, name: str = "one.yaml") -> str:
    (folder / name).write_text("---\n".join(documents), encoding="utf-8")
    return name


def test_all_pass(folder: Path) -> None:
    result = check(written(folder, GOOD, GOOD, GOOD))
    assert (result.exit_code, result.stdout, result.stderr) == (0, "3 passed, 0 failed\n", "")


def test_a_refused_step_shows_the_refusal_in_words(folder: Path) -> None:
    result = check(written(folder, GOOD, REFUSED))
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "one.yaml:13: failed: P6 · a rent too many",
        "  step 2, line 13: B claims",
        "      expected  it is allowed",
        f"      found     it is refused by P6: {refusal('P6', 'nothing-to-claim', 'en')}",
        "1 passed, 1 failed",
    ]


def test_a_step_that_should_have_been_refused(folder: Path) -> None:
    result = check(written(folder, ALLOWED))
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "one.yaml:5: failed: it should be refused",
        "  step 1, line 5: A offers B: {give: {cash: 5}, get: {}}",
        "      expected  it is refused by D1",
        "      found     it is allowed",
        "0 passed, 1 failed",
    ]


def test_a_refusal_by_another_rule(folder: Path) -> None:
    result = check(written(folder, OTHER_RULE))
    assert result.exit_code == 1
    assert "expected  it is refused by B3" in result.stdout
    assert "found     it is refused by B1: " in result.stdout


def test_what_differs_at_the_end(folder: Path) -> None:
    result = check(written(folder, DIFFERS))
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "one.yaml:6: failed: P1 · it is bought",
        "  then, line 6",
        "    line 7, A cash",
        "      expected  1500",
        "      found     1440",
        "0 passed, 1 failed",
    ]


def test_in_french(folder: Path) -> None:
    result = check(written(folder, REFUSED, DIFFERS), "--lang", "fr")
    assert "one.yaml:7: échec : P6 · a rent too many" in result.stdout
    assert "  étape 2, ligne 7 : B claims" in result.stdout
    assert "      attendu  c’est permis" in result.stdout
    assert "      trouvé   c’est refusé par P6 : " in result.stdout
    assert result.stdout.splitlines()[-1] == "Scénarios réussis\u00a0: 0\u202f; échoués\u00a0: 2"


def test_a_language_that_is_not_spoken(folder: Path) -> None:
    result = check(written(folder, GOOD), "--lang", "tlh")
    assert result.exit_code == 2
    assert "fr, en" in result.stderr


def test_a_broken_file_counts_as_failed_and_the_others_are_run(folder: Path) -> None:
    names = [written(folder, GOOD.replace("rolls", "rows"), name="a.yaml"), written(folder, GOOD, REFUSED)]
    result = check(*names)
    assert result.exit_code == 2
    assert result.stderr.startswith("a.yaml:5: There is no verb “rows 1 2”.")
    assert result.stdout.splitlines()[-1] == "1 passed, 2 failed"


def test_a_folder_is_searched(folder: Path) -> None:
    (folder / "deep" / "deeper").mkdir(parents=True)
    written(folder, GOOD, name="deep/one.yaml")
    written(folder, GOOD, GOOD, name="deep/deeper/two.yml")
    assert check("deep").stdout == "3 passed, 0 failed\n"


def test_an_empty_folder_is_told(folder: Path) -> None:
    (folder / "empty").mkdir()
    result = check("empty")
    assert result.exit_code == 2
    assert result.stderr == "empty: There is no scenario below this folder. Name a .yaml file.\n"


def test_without_a_file_it_says_what_is_missing(folder: Path) -> None:
    assert check().exit_code == 2


def test_a_fault_of_the_program_is_told_as_such() -> None:
    failure = Failure(3, 12, "A buys", fault="IndexError: tuple index out of range")
    assert report(Outcome("one.yaml", 1, "a purchase", "P1", failure), "en") == [
        "one.yaml:12: failed: P1 · a purchase",
        "  step 3, line 12: A buys",
        "    a fault of the program, not of the scenario: IndexError: tuple index out of range",
    ]
