"""Each broken scenario gets its message: the file, the line, what is wrong and what to do."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

from casedepart.cli import app
from casedepart.scenario import _tree, report, run_file

BROKEN = Path(__file__).parent / "broken"
FILES = sorted(file.name for file in BROKEN.glob("*.yaml"))


FRENCH = (Path(__file__).parent / "broken-fr.txt").read_text(encoding="utf-8").splitlines()


def message(name: str) -> str:
    return (BROKEN / name).with_suffix(".txt").read_text(encoding="utf-8").rstrip("\n")


def test_there_are_enough_of_them() -> None:
    assert len(FILES) >= 30
    assert {Path(name).with_suffix(".txt").name for name in FILES} == {f.name for f in BROKEN.glob("*.txt")}


@pytest.mark.parametrize("name", FILES)
def test_a_broken_scenario_gets_exactly_its_message(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BROKEN)
    (outcome,) = run_file(name)
    assert outcome.error is not None
    assert not outcome.passed
    assert str(outcome.error) == message(name)
    assert outcome.error.line > 0


@pytest.mark.parametrize(("name", "said"), list(zip(FILES, FRENCH, strict=True)))
def test_and_the_same_in_french(name: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BROKEN)
    (outcome,) = run_file(name)
    assert report(outcome, "fr") == [said]


@pytest.mark.parametrize("name", FILES)
def test_the_parser_in_python_says_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BROKEN)
    monkeypatch.setattr(_tree, "LOADER", yaml.SafeLoader)
    assert [str(outcome.error) for outcome in run_file(name)] == [message(name)]


def test_the_command_tells_each_and_leaves_with_2(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BROKEN)
    result = CliRunner().invoke(app, ["check", *FILES])
    assert result.exit_code == 2
    assert result.stderr.splitlines() == [message(name) for name in FILES]
    assert result.stdout == f"0 passed, {len(FILES)} failed\n"
    french = CliRunner().invoke(app, ["check", *FILES, "--lang", "fr"])
    assert french.stderr.splitlines() == FRENCH


def test_a_file_that_is_not_there() -> None:
    (outcome,) = run_file("nowhere.yaml")
    assert str(outcome.error) == "nowhere.yaml: There is no such file. Check its name and its folder."


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    (outcome,) = run_file(tmp_path)
    assert "It cannot be read" in str(outcome.error)


def test_text_in_another_encoding_is_told_by_line(tmp_path: Path) -> None:
    file = tmp_path / "meme.yaml"
    file.write_bytes("rule: P7\nname: Mémé paie\n".encode("latin-1"))
    (outcome,) = run_file(file)
    assert str(outcome.error) == f"{file}:2: This is not UTF-8 text. Save the file as UTF-8."


def test_deep_nesting_is_told_not_crashed(tmp_path: Path) -> None:
    file = tmp_path / "deep.yaml"
    file.write_text("given: " + "[" * 10_000 + "]" * 10_000)
    (outcome,) = run_file(file)
    assert outcome.error is not None


def test_a_number_of_many_digits_is_told_not_crashed(tmp_path: Path) -> None:
    file = tmp_path / "long.yaml"
    head = "edition: classic\nplayers: [A, B]\n"
    for line in ("given: {A: {cash: N}}\nsteps: [A rolls 1 2]\n", "steps: [A bids N]\n", "steps: [A rolls 1 N]\n"):
        file.write_text(head + line.replace("N", "9" * 5000))
        (outcome,) = run_file(file)
        assert outcome.error is not None
        assert outcome.error.line == 3


def test_what_is_broken_spoils_no_other_document(tmp_path: Path) -> None:
    good = "edition: classic\nplayers: [A, B]\nsteps: [A rolls 1 2]\n"
    file = tmp_path / "mixed.yaml"
    file.write_text("---\n".join([good, good.replace("rolls", "rows"), good, good.replace("[A, B]", "[A, B")]))
    outcomes = run_file(file)
    assert [outcome.passed for outcome in outcomes] == [True, False, True, False]
    assert [outcome.error.line for outcome in outcomes if outcome.error] == [7, 15]
