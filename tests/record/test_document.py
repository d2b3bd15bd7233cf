"""The examples of docs/records.md do what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from casedepart.editions import load
from casedepart.record import Recorder
from casedepart.record.answer import KINDS
from casedepart.record.header import NEEDED
from tests.record.short_game import apply_words

DOCUMENT = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", DOCUMENT, re.DOTALL)
    assert found
    return found.group(1)


def test_the_example_in_python_records_a_game_that_agrees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(block("python"), {})
    first, second = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"All agrees: [\d,]+ answers and [\d,]+ events\.", first)
    assert second == "True True"


def test_the_example_of_a_file_is_what_the_program_writes() -> None:
    recorder = Recorder(load("classic"), None, "standard", (), ("Anna", "Bruno"))
    for line in block("json").splitlines()[1:-1]:
        by, do = re.findall(r'"(?:by|do)": "([^"]+)"', line)
        apply_words(recorder, by, do)
    for shown, written in zip(block("json").splitlines(), recorder.lines(), strict=True):
        pattern = re.escape(shown).replace("…", ".*")
        assert re.fullmatch(pattern, written), written


def test_every_key_is_explained() -> None:
    for key in ("casedepart", "about", *NEEDED, *KINDS, "over", "winners"):
        assert f"`{key}`" in DOCUMENT or f'"{key}"' in DOCUMENT
