"""What `docs/scenarios.md` shows is so: its scenarios pass, its answers are what the command says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from casedepart.cli import app
from casedepart.engine.actions import player_verbs
from casedepart.scenario._facts import FOUND_FIELDS, GIVEN_FIELDS, PLAYER_FIELDS
from casedepart.scenario.document import FIELDS
from tests.repository import examples
from tests.repository.tree import ROOT, text_of

TEXT = text_of(ROOT / "docs" / "scenarios.md")


def blocks(kind: str) -> list[str]:
    return [block.text for block in examples.blocks("docs/scenarios.md", kind)]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return Path("double.yaml")


IMPOSSIBLE = next(text for text in blocks("yaml") if text.startswith("rule: P8"))


def test_the_answer_to_an_impossible_one_is_what_it_says(file: Path) -> None:
    file.write_text(IMPOSSIBLE, encoding="utf-8")
    assert CliRunner().invoke(app, ["check", str(file), "--lang", "en"]).stdout == blocks("text")[2]


def test_the_failing_answer_is_what_it_says(file: Path) -> None:
    first = blocks("yaml")[0].replace("cash: 1430", "cash: 1465").replace("cash: 570", "cash: 535")
    file.write_text(first, encoding="utf-8")
    assert CliRunner().invoke(app, ["check", str(file), "--lang", "en"]).stdout == blocks("text")[0]


def test_the_answer_to_a_broken_one_is_what_it_says(file: Path) -> None:
    file.write_text(blocks("yaml")[0].replace("claims", "claim"), encoding="utf-8")
    shown = blocks("text")[1].removesuffix("…\n")
    assert CliRunner().invoke(app, ["check", str(file)]).stderr.startswith(shown)


def test_the_python_runs(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(blocks("yaml")[0], encoding="utf-8")
    exec(compile("".join(blocks("python")), "docs/scenarios.md", "exec"), {})
    assert capsys.readouterr().out == "P7 a bare street of a complete group pays double True\n\n"


def test_every_field_and_verb_is_told() -> None:
    fields = {*FIELDS, *PLAYER_FIELDS, *GIVEN_FIELDS, *FOUND_FIELDS, "expect", "refused"}
    assert [field for field in sorted(fields) if f"`{field}`" not in TEXT] == []
    assert [verb.word for verb in player_verbs() if not re.search(rf"`[AB] {verb.word}\b", TEXT)] == []
