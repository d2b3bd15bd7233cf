"""The terminal speaks French and English alike, and its commands can be told apart."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from typer.testing import CliRunner

import casedepart
from casedepart.cli import app
from casedepart.cli.draw import plain_letters
from casedepart.cli.terminal import say
from casedepart.cli.terminal.asking import ask
from casedepart.cli.terminal.commands import COMMANDS, Command, command_of, command_word
from casedepart.texts import UnknownText, languages
from casedepart.texts.fluent import parsed
from tests.cli.positions import desk_at

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


@pytest.mark.parametrize(
    "typed", ["aide", "permis", "permis bruno", "titre 39", "titre 5", "titre 12", "règle", "règle H"]
)
def test_french_lines_have_a_space_before_their_signs(
    typed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    desk = desk_at(tmp_path, "given: {Anna: {at: 0, owns: [1, 3]}}\nsteps: [Anna rolls 1 2]", [typed], language="fr")
    with pytest.raises(EOFError):
        ask(desk, 0)
    said = capsys.readouterr().out
    assert len(said.splitlines()) > 3
    assert [line for line in said.splitlines() if re.search(r"[^\W\d][:;!?]( |$)", line)] == []


@pytest.mark.parametrize("words", [("editions",), ("editions", "show", "classic"), ("landings", "--jail", "pay")])
def test_what_a_command_says_in_french_has_a_space_before_its_signs(words: tuple[str, ...]) -> None:
    result = CliRunner().invoke(app, [*words, "--lang", "fr"])
    said = [*result.stdout.splitlines(), *result.stderr.splitlines()]
    assert said
    assert [line for line in said if re.search(r"[^\W\d][:;!?]( |$)", line)] == []
