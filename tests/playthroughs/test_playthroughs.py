"""Every recorded game, played again, says what it said: each answer is allowed and each event is the same."""

from __future__ import annotations

import pytest

from casedepart.editions import catalogue, load
from casedepart.record import Agreement, read
from tests.playthroughs.games import FOLDER, Choice, choices

KEPT = sorted(FOLDER.glob("*.jsonl"))
CHOICES = list(choices())
CURE = "if that is meant, run python -m tests.playthroughs --regenerate and review the difference"


@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: str(choice.name))
def test_there_is_a_playthrough_for_every_edition_ruleset_mode_and_option(choice: Choice) -> None:
    assert choice.file.is_file(), f"{choice.name} has no playthrough: {CURE}"
    header = read(choice.file).header
    assert Choice(header.edition, header.ruleset, header.mode, header.options) == choice


def test_no_playthrough_is_left_over() -> None:
    assert set(KEPT) == {choice.file for choice in CHOICES}


@pytest.mark.parametrize("name", catalogue())
def test_each_option_is_played_with_and_without(name: str) -> None:
    edition = load(name)
    for mode in edition.modes():
        ways = {choice.options for choice in CHOICES if (choice.edition, choice.mode) == (name, mode)}
        assert () in ways
        assert {(option,) for option in edition.options_under(edition.ruleset)} <= ways


@pytest.mark.parametrize("file", KEPT, ids=lambda file: str(file.stem))
def test_a_playthrough_says_what_the_rules_say(file: object) -> None:
    record = read(str(file))
    found = record.check()
    assert isinstance(found, Agreement), f"line {found.line}: {found.told('en')} {CURE}"
    assert found.answers == len(record.answers) > 50
    assert record.closing.over


def test_together_they_show_the_special_rules() -> None:
    shown = {choice: choice.file.read_text(encoding="utf-8") for choice in CHOICES}
    missing = [(choice.name, sign) for choice in CHOICES for sign in choice.shown() if sign not in shown[choice]]
    assert missing == []
