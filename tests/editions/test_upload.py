"""An edition that someone sends is checked as a file is, and reads nothing from this machine."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from casedepart.editions import EditionError
from casedepart.editions.upload import MOST_CHARACTERS, from_text


def test_a_text_that_extends_the_catalogue_is_an_edition() -> None:
    edition = from_text('\ufeffextends = "classic"\nid = "mine"\n[names]\n'.replace("[names]\n", ""))
    assert edition.id == "mine"
    assert edition.rules().most_players == 8


def test_all_faults_are_told_with_lines_and_no_path_of_this_machine() -> None:
    with pytest.raises(EditionError) as refused:
        from_text('extends = "classic"\ncolour = 1\nname = 3\n')
    found = [refused.value, *refused.value.others]
    assert [(error.path, error.line) for error in found] == [("edition.toml", 2), ("edition.toml", 3)]


@pytest.mark.parametrize("named", ["/etc/passwd.toml", "../other.toml", "other.toml", "file:///x.toml", "nothing"])
def test_no_file_can_be_extended(named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "other.toml").write_text('extends = "classic"\n')
    monkeypatch.chdir(tmp_path)
    with pytest.raises(EditionError, match="does not come with the program"):
        from_text(f'extends = "{named}"\n')


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "lacks squares"),
        ("x = 1\n" * (MOST_CHARACTERS // 6 + 1), "too long"),
        ("a." * 600 + "b = 1\n", "line is too long"),
        ("a." * 20 + "b = 1\n", "nested too deeply"),
        ("x = " + "[" * 400 + "]" * 400, "nested too deeply"),
        ("x = [" + "[\n" * 100_000, "nested too deeply"),
        ("x = {" * 100, "not TOML"),
        ('extends = ["classic"]\n', "not text"),
        ("\0", "not TOML"),
    ],
    ids=lambda text: text[:12],
)
def test_hostile_texts_are_refused_at_once(text: str, told: str) -> None:
    began = time.process_time()
    with pytest.raises(EditionError, match=told):
        from_text(text)
    assert time.process_time() - began < 20


def test_many_long_keys_are_read_in_time() -> None:
    began = time.process_time()
    with pytest.raises(EditionError):
        from_text("".join(f"a{number}." + "a." * 490 + "b = 1\n" for number in range(250)))
    assert time.process_time() - began < 20
