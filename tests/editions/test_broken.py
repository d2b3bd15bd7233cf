"""Each broken edition file gets its message: the file, the line, what is wrong and what to do."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from casedepart.cli import app
from casedepart.editions import EditionError, load
from casedepart.editions.load import examine

BROKEN = Path(__file__).parent / "broken"
FILES = sorted(file.name for file in BROKEN.glob("*.toml"))


FRENCH = (Path(__file__).parent / "broken-fr.txt").read_text(encoding="utf-8").splitlines()


def test_there_are_enough_of_them() -> None:
    assert len(FILES) >= 30
    assert {Path(name).with_suffix(".txt").name for name in FILES} == {f.name for f in BROKEN.glob("*.txt")}


@pytest.mark.parametrize("name", FILES)
def test_a_broken_file_gets_exactly_its_messages(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BROKEN)
    errors, _ = examine(Path(name))
    expected = (BROKEN / name).with_suffix(".txt").read_text(encoding="utf-8")
    assert "".join(f"{error}\n" for error in errors) == expected
    assert expected


def test_and_the_same_in_french(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BROKEN)
    result = CliRunner().invoke(app, ["editions", "check", "--lang", "fr", *FILES])
    assert result.exit_code == 2
    assert result.stderr.splitlines() == FRENCH


@pytest.mark.parametrize("name", FILES)
def test_loading_it_tells_the_first_and_counts_the_others(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BROKEN)
    lines = (BROKEN / name).with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    with pytest.raises(EditionError) as told:
        load(name)
    assert str(told.value.alone()) == lines[0]
    assert len(told.value.others) == len(lines) - 1
    assert told.value.line > 0
    assert told.value.cure


def test_all_faults_of_a_file_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BROKEN)
    with pytest.raises(EditionError, match=r"And 3 more: casedepart editions check several-faults\.toml"):
        load("several-faults.toml")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=r"nowhere\.toml: There is no such file\. Check its name"):
        load(str(tmp_path / "nowhere.toml"))


def test_a_folder_is_no_edition(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="It cannot be read"):
        load(tmp_path)


def test_text_in_another_encoding_is_told_by_line(tmp_path: Path) -> None:
    file = tmp_path / "meme.toml"
    file.write_bytes('extends = "classic"\nname = { fr = "Mémé" }\n'.encode("latin-1"))
    with pytest.raises(EditionError, match=r"meme\.toml:2: This is not UTF-8 text\. Save the file as UTF-8\."):
        load(file)


def test_deep_nesting_is_told_not_crashed(tmp_path: Path) -> None:
    file = tmp_path / "deep.toml"
    file.write_text("modes = " + "[" * 100_000 + "]" * 100_000)
    with pytest.raises(EditionError, match="nested too deeply"):
        load(file)


def test_an_unknown_name_lists_the_catalogue_and_the_nearest() -> None:
    with pytest.raises(EditionError, match="Did you mean “pokemon”") as told:
        load("pokimon")
    assert "classic, dragon-ball-super, duel-masters" in told.value.cure
