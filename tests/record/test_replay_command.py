"""`casedepart replay` tells a game in words, shows its positions and checks it."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from casedepart import bots
from casedepart.cli import app
from casedepart.editions import GameSpec, load
from casedepart.record import Recorder, RecordError, play_on
from tests.record.short_game import ANSWERS, short_game

PLAYTHROUGHS = sorted((Path(__file__).parents[1] / "playthroughs").glob("*.jsonl"))
OWN_EDITION = 'extends = "classic"\nid = "home"\nname = { fr = "Chez nous", en = "At home" }\n'


def replay(*words: object) -> Result:
    return CliRunner().invoke(app, ["replay", *map(str, words)])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The record of a short game."""
    path = tmp_path / "game.jsonl"
    short_game().save(path)
    return path


def changed_header(file: Path, **changes: object) -> None:
    """The same record with another header, and with no seal, as by hand."""
    header, *lines, closing = file.read_text(encoding="utf-8").splitlines()
    changed = json.dumps({**json.loads(header), **changes})
    unsealed = json.dumps({key: value for key, value in json.loads(closing).items() if key != "seal"})
    file.write_text("\n".join([changed, *lines, unsealed]) + "\n", encoding="utf-8")


def test_it_is_told_turn_by_turn_with_sums_reasons_and_rules(file: Path) -> None:
    result = replay(file, "--lang", "en")
    assert result.exit_code == 0
    told = result.stdout.splitlines()
    assert told[:3] == [
        "Classic",
        "Ruleset: Hasbro 2000. Mode: timed. Options: none.",
        "Players: Anna, Bruno.",
    ]
    turn = told.index("Turn 2: Bruno")
    assert told[turn + 1] == "8. Bruno rolls 1 and 2. [T1]"
    assert "9. Bruno pays Anna €4 rent for Whitechapel Road (basic rent). [P6]" in told
    assert any("Bruno gives €100; Anna gives Whitechapel Road." in line for line in told)
    assert told[-1] == "Anna has won."


def test_it_is_told_in_french(file: Path) -> None:
    told = replay(file, "--lang", "fr").stdout.splitlines()
    assert "Tour 2\u00a0: Bruno" in told
    assert "9. Bruno paie 4\u00a0€ à Anna pour Rue Lecourbe (loyer). [P6]" in told
    assert told[-1] == "Anna gagne la partie."


def test_checking_says_in_one_line_that_all_agrees(file: Path) -> None:
    events = sum(len(answer.events) for answer in short_game().answers)
    result = replay(file, "--check", "--lang", "en")
    assert result.exit_code == 0
    assert result.stdout == f"{file}: All agrees: {len(ANSWERS)} answers and {events} events.\n"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "The file was changed after it was written"), ("fr", "Le fichier a été modifié après avoir été écrit")],
)
def test_a_change_that_only_the_seal_shows_is_told_in_one_line(file: Path, language: str, said: str) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("Anna", "Anne"), encoding="utf-8")
    result = replay(file, "--check", "--lang", language)
    assert result.exit_code == 1
    assert result.stdout.startswith(f"{file}:25: {said}")
    assert result.stdout.count("\n") == 1
    assert said in replay(file, "--lang", language).stderr


def test_a_game_that_is_not_over_says_so(tmp_path: Path) -> None:
    half = short_game()
    half.back_to(5)
    half.save(tmp_path / "half.jsonl")
    told = replay(tmp_path / "half.jsonl", "--lang", "en").stdout
    assert told.endswith("The game is not over: it was saved after answer 5.\n")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("record", PLAYTHROUGHS, ids=lambda path: str(path.stem))
def test_every_playthrough_can_be_told(record: Path, language: str) -> None:
    result = replay(record, "--lang", language)
    assert result.exit_code == 0, result.stderr
    assert result.stdout.count("\n") > 200


def test_the_position_before_any_answer_and_after_each_is_shown(file: Path) -> None:
    for at in range(len(ANSWERS) + 1):
        result = replay(file, "--at", at, "--lang", "en")
        assert result.exit_code == 0, result.stderr
        assert result.stdout.startswith(f"After answer {at} of {len(ANSWERS)}\n")


def test_a_position_shows_who_has_what_and_what_is_asked(file: Path) -> None:
    shown = replay(file, "--at", 17, "--lang", "en").stdout
    assert "Anna bids €20. [P3]" in shown
    assert "€1,624" in shown
    assert "Whitechapel Road (3)" in shown
    assert "Turn 3: Anna" in shown
    assert "Bruno is asked: Bid (The Angel Islington, €21–€1,496) / Drop out" in shown


def test_the_last_position_says_that_the_game_is_over(file: Path) -> None:
    shown = replay(file, "--at", len(ANSWERS), "--lang", "fr").stdout
    assert shown.rstrip().endswith("La partie est finie.")


@pytest.mark.parametrize("at", [-1, len(ANSWERS) + 1])
def test_a_position_that_there_is_not(file: Path, at: int) -> None:
    result = replay(file, "--at", at, "--lang", "en")
    assert result.exit_code == 2
    assert result.stderr == (
        f"{file}: There is no position after answer {at}. "
        f"The record has {len(ANSWERS)} answers: choose 0 to {len(ANSWERS)}.\n"
    )


def test_plain_lines_have_no_boxes_and_no_colours(file: Path) -> None:
    for words in ((), ("--at", "17"), ("--check",), ("--lines",)):
        shown = replay(file, "--plain", *words).stdout
        assert shown
        assert not set(shown) & set("│┃─━╭╮╰╯■□\x1b")


def test_on_a_screen_a_position_is_drawn_in_a_frame_that_fits(file: Path) -> None:
    screen = {"FORCE_COLOR": "1", "COLUMNS": "80", "LINES": "24"}
    result = CliRunner().invoke(app, ["replay", str(file), "--at", "17", "--lang", "fr"], env=screen)
    assert result.exit_code == 0, result.stderr
    lines = re.sub(r"\x1b\[[\d;]*m", "", result.stdout).splitlines()
    assert lines[0].startswith("╭─ Après la réponse 17 sur 23 ─")
    assert {len(line) for line in lines} == {80}
    told = CliRunner().invoke(app, ["replay", str(file), "--lang", "fr"], env=screen)
    assert "\x1b[1;36mTour 1" in told.stdout


def test_a_record_of_one_s_own_edition_is_played_on_its_file(file: Path, tmp_path: Path) -> None:
    own = tmp_path / "home.toml"
    own.write_text(OWN_EDITION, encoding="utf-8")
    changed_header(file, edition="home", digest="0" * 16, plays="0" * 16)
    assert "--edition" in replay(file, "--lang", "en").stderr
    assert "has changed since" in replay(file, "--edition", own, "--lang", "en").stderr
    result = replay(file, "--edition", own, "--anyway", "--lang", "en")
    assert result.exit_code == 0
    assert result.stdout.startswith("At home\n")


def test_a_changed_edition_is_played_only_when_asked_to(file: Path) -> None:
    changed_header(file, digest="0" * 16, plays="0" * 16)
    assert replay(file, "--check").exit_code == 2
    assert replay(file, "--check", "--anyway").exit_code == 0


def test_an_edition_whose_words_alone_have_changed_is_played_as_it_is(file: Path) -> None:
    changed_header(file, digest="0" * 16)
    assert replay(file, "--check").exit_code == 0


def test_a_record_that_carries_its_edition_needs_no_file(tmp_path: Path) -> None:
    own = tmp_path / "home.toml"
    own.write_text(OWN_EDITION + "[choices]\nsalary = 300\n", encoding="utf-8")
    game = tmp_path / "game.jsonl"
    recorder = Recorder(GameSpec(str(own), players=("Anna", "Bruno")))
    play_on(recorder, [bots.make("steady", name) for name in "AB"], bots.Chance("1"), most_turns=20)
    recorder.save(game)
    own.unlink()
    assert replay(game, "--check").exit_code == 0
    told = replay(game, "--lang", "en").stdout
    assert told.startswith("At home\n") and "300" in told
    assert CliRunner().invoke(app, ["odds", str(game), "--at", "40", "--playouts", "20"]).exit_code == 0


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"id": "home"}, "The edition that the record carries cannot be played: edition: "),
        ({"deep": [[[[[[[[[[[[[[]]]]]]]]]]]]]]}, "nested too deeply"),
        ({"many": list(range(6000))}, "too many values"),
    ],
)
def test_a_carried_edition_that_is_none_is_told(file: Path, data: dict[str, Any], said: str) -> None:
    changed_header(file, data=data)
    result = replay(file, "--lang", "en")
    assert result.exit_code == 2
    assert said in result.stderr


def test_a_carried_edition_that_is_another_is_told(file: Path) -> None:
    changed_header(file, data=load("pokemon").tree)
    assert "has changed since" in replay(file, "--lang", "en").stderr


def test_a_record_is_read_as_written_without_its_edition(file: Path) -> None:
    changed_header(file, edition="atlantis")
    result = replay(file, "--lines")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert "edition: atlantis" in lines
    assert lines[-5:] == [
        "23. chance: time is up",
        "   time-up [Q6]",
        "   Anna counted 1704 [Q5]",
        "   Anna won [Q5]",
        "   Bruno counted 1566 [Q5]",
    ]


def test_an_edition_that_is_not_there(file: Path) -> None:
    result = replay(file, "--edition", "nowhere.toml")
    assert result.exit_code == 2
    assert result.stderr.startswith("nowhere.toml: There is no such file.")


def test_an_unknown_language(file: Path) -> None:
    result = replay(file, "--lang", "de")
    assert result.exit_code == 2
    assert "de" in result.stderr


def test_a_carried_edition_is_the_one_that_the_header_names_to_the_letter(file: Path) -> None:
    tree = load("classic").tree
    changed_header(file, data=tree)
    assert replay(file, "--check").exit_code == 0
    for change in ({"edition": "pokemon"}, {"digest": "f" * 16}):
        changed_header(file, data=tree, **{"edition": "classic", "digest": load("classic").digest[:16], **change})
        assert "has changed since" in replay(file, "--lang", "en").stderr


def test_a_carried_edition_is_played_even_if_it_is_called_like_one_of_the_catalogue(tmp_path: Path) -> None:
    own = tmp_path / "classic.toml"
    own.write_text('extends = "classic"\nid = "classic"\n[choices]\nsalary = 300\n', encoding="utf-8")
    recorder = Recorder(GameSpec(str(own), players=("Anna", "Bruno")))
    play_on(recorder, [bots.make("steady", name) for name in "AB"], bots.Chance("1"), most_turns=30)
    recorder.save(tmp_path / "game.jsonl")
    for words in ((), ("--anyway",)):
        assert replay(tmp_path / "game.jsonl", "--check", *words).exit_code == 0
    lines = replay(tmp_path / "game.jsonl", "--lines").stdout
    assert "data: …" in lines and len(lines.splitlines()[0]) < 200


def test_going_to_a_position_compares_what_comes_before_it() -> None:
    record = short_game().record()
    answers = list(record.answers)
    answers[8] = replace(answers[8], events=("Anna won",))
    changed = replace(record, answers=tuple(answers))
    assert changed.replay(8).turns == record.replay(8).turns
    with pytest.raises(RecordError, match="the rules say"):
        changed.replay(9)
