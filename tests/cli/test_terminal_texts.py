"""The terminal speaks French and English alike, and its commands can be told apart."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

import casedepart
from casedepart.cli.draw import plain_letters
from casedepart.cli.terminal import say
from casedepart.cli.terminal.commands import COMMANDS, Command, command_of, command_word
from casedepart.texts import UnknownText, languages
from casedepart.texts.fluent import parsed

SOURCES = Path(casedepart.__file__).parent / "cli"


def keys(language: str) -> list[str]:
    """The keys of a language's texts, in their order."""
    body = parsed(SOURCES.parent / "texts" / language / "cli.ftl").body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def blanks(language: str) -> dict[str, set[str]]:
    """What each text of a language names."""
    found = {}
    for entry in parsed(SOURCES.parent / "texts" / language / "cli.ftl").body:
        if isinstance(entry, ast.Message):
            written = str(entry.value.to_json() if entry.value else "")
            found[entry.id.name] = set(re.findall(r"VariableReference', 'id': \{[^}]*'name': '(\w+)'", written))
    return found


def test_both_languages_say_the_same() -> None:
    assert keys("fr") == keys("en")
    assert len(set(keys("fr"))) == len(keys("fr"))
    assert blanks("fr") == blanks("en")


def test_every_text_is_used() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    families = ("command-", "help-", "mode-", "effect-", "ask-", "plan-", "confirm-", "nothing-to-", "draw-")
    unused = [key for key in keys("en") if f'"{key}"' not in code and not key.startswith(families)]
    assert unused == []


@pytest.mark.parametrize("language", languages())
def test_whole_words_mean_their_commands(language: str) -> None:
    words = [plain_letters(command_word(name, language)) for name in COMMANDS]
    assert len(set(words)) == len(words)
    for name in COMMANDS:
        assert command_of(command_word(name, language), language) == Command(name)
        assert command_of(command_word(name, language).upper() + "  5 ", language) == Command(name, "5")


def test_first_letters_are_enough_and_accents_need_not_be_typed() -> None:
    assert command_of("b", "en") == Command("build")
    assert command_of("bo", "en") == Command("board")
    assert command_of("hypoth", "fr") == Command("mortgage")
    assert command_of("regle b3", "fr") == Command("rule", "b3")
    assert command_of("?B3", "fr") == Command("rule", "B3")
    assert command_of("B3", "fr") == Command("rule", "B3")
    assert command_of("help", "fr") == Command("help")
    assert command_of("?", "fr") == Command("help")
    assert command_of("gibberish", "fr") is None


def test_an_unknown_text_is_told() -> None:
    with pytest.raises(UnknownText, match="no text 'nothing-such'"):
        say("en", "nothing-such")
    with pytest.raises(UnknownText, match="lacks something"):
        say("en", "kept")


def test_french_is_set_as_french_is() -> None:
    wrong = [
        line
        for line in (SOURCES.parent / "texts/fr/cli.ftl").read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and re.search(r"« | »| [:;!?](?:\s|$)", line.split(" = ", 1)[-1])
    ]
    assert wrong == []
