"""Help in every language: each command, option and argument has its sentence, and starting is quick."""

from __future__ import annotations

import subprocess
import sys

import pytest
from typer.testing import CliRunner

import casedepart
from casedepart.cli import app
from casedepart.cli.help import PART
from casedepart.cli.help.markdown import contexts, document
from casedepart.cli.help.page import Speaker, text_key
from casedepart.texts import languages
from casedepart.texts.fluent import messages
from tests.repository.tree import ROOT, text_of

each_language = pytest.mark.parametrize("language", languages())


def patterns(language: str) -> dict[str, set[str]]:
    """The texts of a language, and the names of their attributes."""
    found = messages(language, PART)
    return {key: set(found.attributes(key)) for key in found.written}


@each_language
def test_every_command_option_and_argument_has_a_sentence(language: str) -> None:
    silent = []
    for context in contexts():
        speaker = Speaker(language, text_key(context))
        wanted = ["", *(parameter.name for parameter in context.command.get_params(context) if not parameter.hidden)]
        silent += [f"{context.command_path} {name}" for name in wanted if not speaker.has(name)]
    assert silent == []


def test_the_languages_have_the_same_texts() -> None:
    first, *others = (patterns(language) for language in languages())
    assert all(other == first for other in others)
    assert first


def test_no_sentence_is_about_an_option_that_is_not_there() -> None:
    about: dict[str, set[str]] = {"every": set()}
    for context in contexts():
        names = {parameter.name for parameter in context.command.get_params(context)}
        about[text_key(context)] = names | {"details"}
        about["every"] |= names
    stray = [
        f"{key}.{attribute}"
        for key, attributes in patterns("en").items()
        for attribute in attributes
        if key in about and attribute.removesuffix("-usual") not in about[key]
    ]
    assert stray == []


@pytest.mark.parametrize(
    ("words", "environment", "shown"),
    [
        (["--help"], "fr_FR.UTF-8", ["Utilisation", "Commandes", "simulate ", "Jouer beaucoup de parties"]),
        (["--help"], "en_GB.UTF-8", ["Usage: ", "Commands:", "Play many games among bots"]),
        (["simulate", "--lang", "fr", "-h"], "C", ["--players N", "de 2 à 8", "par défaut", "La langue\u00a0: fr, en"]),
        (["simulate", "--help"], "C", ["--players N", "from 2 to 8", "default: 4", "--seed TEXT"]),
        (["editions", "show", "--help"], "C", ["casedepart editions show [OPTIONS] EDITION", "--plain", "-h, --help"]),
        (["play", "--help"], "C", ["In the terminal:", "--open / --no-open", "default: --open"]),
        (["serve", "--help"], "fr_FR.UTF-8", ["--forget-after JOURS", "jamais"]),
    ],
)
def test_help_is_shown_in_the_language_that_is_meant(words: list[str], environment: str, shown: list[str]) -> None:
    result = CliRunner().invoke(app, words, env={"LC_ALL": environment, "COLUMNS": "100"}, prog_name="casedepart")
    assert result.exit_code == 0
    assert [piece for piece in shown if piece not in result.stdout] == []


def test_a_page_is_no_wider_than_the_terminal() -> None:
    for words in (["--help"], ["play", "--help"], ["compare", "--help"]):
        shown = CliRunner().invoke(app, words, env={"COLUMNS": "60"}).stdout
        assert max(map(len, shown.splitlines())) <= 60


@pytest.mark.parametrize(
    ("words", "unneeded"),
    [
        # Why it is interpreted is said by a text.
        (["--version"], ["typer", "rich", *(["fluent"] if casedepart.COMPILED else [])]),
        (["--help"], ["rich", "pydantic", "casedepart.sim", "starlette"]),
    ],
)
def test_what_a_start_does_not_need_is_not_imported(words: list[str], unneeded: list[str]) -> None:
    code = f"import sys, casedepart.cli as c; c.exit_code({words}); print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120).stdout
    assert "casedepart" in told.splitlines()[-1].split()
    assert [name for name in unneeded if name in told.splitlines()[-1].split()] == []


def test_the_document_of_the_command_line_is_current() -> None:
    assert text_of(ROOT / "docs" / "cli.md") == document(), "run `make cli-docs`"
