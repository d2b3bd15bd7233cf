"""Each broken record gets its message: the file, the line, what is wrong and what to do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from casedepart.cli import app
from casedepart.record import RecordError, parse, read
from tests.record.breaking import BREAKS, BROKEN, broken_text, message, messages, of_one_build, without_digests
from tests.record.short_game import short_game


@pytest.fixture(autouse=True)
def one_build() -> Iterator[None]:
    """The kept files are of the build that reads them."""
    with of_one_build:
        yield


def replay(*words: str) -> Result:
    return CliRunner().invoke(app, ["replay", *words])


def sound() -> str:
    return "\n".join(short_game().lines()) + "\n"


def test_there_are_enough_of_them() -> None:
    assert len(BREAKS) >= 20
    assert {file.stem for file in BROKEN.glob("*.jsonl")} == set(BREAKS)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", BREAKS)
def test_a_broken_record_gets_exactly_its_message(name: str, language: str) -> None:
    assert message(name, language) == messages(language)[name]


def test_the_kept_files_are_those_that_get_the_messages() -> None:
    kept = {name: (BROKEN / f"{name}.jsonl").read_text(encoding="utf-8") for name in BREAKS}
    stale = [name for name in BREAKS if kept[name] != broken_text(name)]
    assert stale == [], "an edition or the engine has changed: run python -m tests.playthroughs --regenerate"


@pytest.mark.parametrize("name", BREAKS)
def test_telling_it_gives_one_message_and_code_2(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path(f"{name}.jsonl").write_text(broken_text(name), encoding="utf-8")
    result = replay(f"{name}.jsonl", "--lang", "en")
    assert result.exit_code == 2
    assert result.stdout == ""
    told = without_digests(result.stderr)
    assert told.count("\n") == 1
    assert told.startswith(messages("en")[name])


@pytest.mark.parametrize("name", BREAKS)
def test_checking_tells_damage_by_2_and_disagreement_by_1(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(f"{name}.jsonl").write_text(broken_text(name), encoding="utf-8")
    result = replay(f"{name}.jsonl", "--check", "--lang", "en")
    told = without_digests(result.stdout or result.stderr)
    assert told == messages("en")[name] + "\n"
    assert result.exit_code == (1 if result.stdout else 2)
    assert isinstance(result.exception, SystemExit)


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", 3),
        (sound().encode("utf-16"), 1),
        (sound().encode("latin-1") + "é".encode("latin-1"), 26),
    ],
    ids=["a picture", "UTF-16", "Latin-1"],
)
def test_a_file_that_is_no_text_is_told_by_line(content: bytes, line: int, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(content)
    with pytest.raises(RecordError, match=r"This is not UTF-8 text\.") as told:
        read(file)
    assert told.value.line == line


def test_endless_nesting_is_no_record() -> None:
    with pytest.raises(RecordError) as told:
        parse(sound() + "[" * 200_000 + "\n", "game.jsonl")
    assert told.value.line == 26


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    result = replay(str(tmp_path / "nowhere.jsonl"), "--lang", "en")
    assert result.exit_code == 2
    assert result.stderr.endswith("nowhere.jsonl: There is no such file. Check its name and folder.\n")


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="It cannot be read"):
        read(tmp_path)


@pytest.mark.parametrize(
    "content",
    [
        b"\xef\xbb\xbf" + sound().encode(),
        sound().replace("\n", "\r\n").encode(),
        sound().rstrip("\n").encode(),
        b"\n" + sound().replace("\n", "\n\n").encode(),
    ],
    ids=["byte order mark", "CRLF", "no last line end", "empty lines"],
)
def test_what_an_editor_may_do_to_a_file_does_no_harm(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(content)
    assert read(file).check() == short_game().record().check()


def test_a_hidden_sign_is_shown_and_never_sent_to_the_screen() -> None:
    assert "\x1b" not in message("player-with-hidden-signs", "en")
