"""`casedepart verify` says in one line that all dice agree, which one does not, or what is missing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from casedepart.cli import app
from tests.record.checked_game import SECRET, checked_game
from tests.record.short_game import short_game

RECORDER, DICE = checked_game()
COMMITMENT = DICE.promise.commitment


def verify(*words: object) -> Result:
    return CliRunner().invoke(app, ["verify", *map(str, words)])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The record of a game whose dice can be checked, its secret told."""
    path = tmp_path / "game.jsonl"
    RECORDER.save(path, SECRET.hex())
    return path


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", f"All {DICE.drawn} rolls and cards agree with the commitment {COMMITMENT}."),
        ("fr", f"Les {DICE.drawn} lancers et tirages concordent tous avec l’engagement {COMMITMENT}."),
    ],
)
def test_all_agree(file: Path, language: str, said: str) -> None:
    result = verify(file, "--lang", language)
    assert result.exit_code == 0, result.stderr
    assert result.stdout == f"{file}: {said}\n"


@pytest.mark.parametrize(
    "noted", [COMMITMENT, COMMITMENT.upper(), COMMITMENT[:16], f"{COMMITMENT[:8]} {COMMITMENT[8:]}"]
)
def test_the_commitment_that_one_noted_is_compared(file: Path, noted: str) -> None:
    assert verify(file, "--commitment", noted).exit_code == 0


def test_another_commitment_than_the_noted_one_is_told(file: Path) -> None:
    result = verify(file, "--commitment", "0" * 64, "--lang", "en")
    assert result.exit_code == 1
    said = f"This is not the commitment that you noted: it is {COMMITMENT}, yours is {'0' * 64}."
    assert result.stdout == f"{file}:1: {said}\n"


@pytest.mark.parametrize("noted", ["0123", "not hex at all, no", "0" * 65, " "])
def test_what_is_no_commitment_is_told(file: Path, noted: str) -> None:
    result = verify(file, "--commitment", noted, "--lang", "en")
    assert result.exit_code == 2
    assert result.stderr.startswith("--commitment: This is no commitment. It has 64 of the digits")


def test_a_roll_that_was_not_drawn_is_told_with_its_line(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    roll = json.loads(lines[1])["do"]
    other = "dice 1 2" if roll != "dice 1 2" else "dice 2 1"
    lines[1] = lines[1].replace(roll, other)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    english, french = verify(file, "--lang", "en"), verify(file, "--lang", "fr")
    assert english.exit_code == french.exit_code == 1
    said = f"“chance: {other}” was not drawn as promised: the secret gives “{roll}”."
    assert english.stdout == f"{file}:2: {said}\n"
    assert "n’a pas été tiré comme promis" in french.stdout


def test_a_file_changed_where_neither_dice_nor_rules_show_it_is_told(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace('"engine": "', '"engine": "1'), encoding="utf-8")
    result = verify(file, "--lang", "en")
    assert result.exit_code == 1
    assert f"{file}:{len(RECORDER.answers) + 2}: The file was changed after it was written" in result.stdout


def test_a_game_whose_secret_is_kept_cannot_be_checked_yet(file: Path) -> None:
    RECORDER.save(file)
    result = verify(file, "--lang", "en")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr == (
        f"{file}: Its dice cannot be checked yet: the game is over, but the secret is not in this record. "
        "Download the record from its table again.\n"
    )


def test_a_game_that_promised_nothing_cannot_be_checked(file: Path) -> None:
    short_game().save(file)
    result = verify(file, "--lang", "fr", "--commitment", COMMITMENT)
    assert result.exit_code == 2
    assert "rien n’a été promis" in result.stderr


def test_a_record_without_a_seal_is_told_to_have_none(file: Path) -> None:
    *lines, closing = file.read_text(encoding="utf-8").splitlines()
    unsealed = json.dumps({key: value for key, value in json.loads(closing).items() if key != "seal"})
    file.write_text("\n".join([*lines, unsealed]) + "\n", encoding="utf-8")
    result = verify(file, "--lang", "en")
    assert result.exit_code == 2
    assert f"The dice agree ({DICE.drawn}), but the record is not sealed" in result.stderr


def test_a_file_that_is_no_record_is_told(file: Path, tmp_path: Path) -> None:
    file.write_text("Anna rolled a four.\n", encoding="utf-8")
    assert verify(file, "--lang", "en").exit_code == 2
    nowhere = verify(tmp_path / "nowhere.jsonl", "--lang", "en")
    assert nowhere.exit_code == 2
    assert "There is no such file." in nowhere.stderr
    assert verify(file, "--lang", "de").exit_code == 2


def test_a_game_of_one_s_own_edition_is_checked_on_the_one_that_it_carries(tmp_path: Path) -> None:
    own = tmp_path / "home.toml"
    own.write_text('extends = "classic"\nid = "home"\nname = { fr = "Chez nous", en = "At home" }\n', encoding="utf-8")
    file = tmp_path / "game.jsonl"
    checked_game(edition=str(own))[0].save(file, SECRET.hex())
    assert verify(file, "--edition", own).exit_code == 0
    own.unlink()
    assert verify(file).exit_code == 0
