"""What the documents point to is there: files, make's targets, commands and their options."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import typer

from casedepart.cli import app
from tests.repository.tree import ROOT, text_of, tracked_files

DOCUMENTS = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")]
PATH = re.compile(r"`((?:src|tests|docs|bench|\.ci)/[\w./-]*)`")
MODULE = re.compile(r"`([a-z_]+\.py)`")
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")
TARGET = re.compile(r"(?:^|`)make ([a-z-]+)", re.MULTILINE)
COMMAND = re.compile(r"(?:^|`)casedepart ([^`\n]+)", re.MULTILINE)

each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.name))


@each_document
def test_files_that_a_document_names_exist(document: Path) -> None:
    text = text_of(document)
    modules = {path.name for path in tracked_files()}
    assert [name for name in [*PATH.findall(text), *LINK.findall(text)] if not (ROOT / name).exists()] == []
    assert [name for name in MODULE.findall(text) if name not in modules] == []


@each_document
def test_make_targets_that_a_document_names_exist(document: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", text_of(ROOT / "Makefile"), re.MULTILINE))
    assert [name for name in TARGET.findall(text_of(document)) if name not in targets] == []


@each_document
def test_commands_that_a_document_shows_exist_with_their_options(document: Path) -> None:
    unknown = [line for line in COMMAND.findall(text_of(document)) if unknown_words(line.split())]
    assert unknown == []


def unknown_words(words: list[str]) -> list[str]:
    """What of a command line the command line does not know: a command, or an option of it."""
    command: Any = typer.main.get_command(app)
    while words and hasattr(command, "get_command") and (below := command.get_command(None, words[0])):
        command, words = below, words[1:]
    known = {"--help", *(option for one in command.params for option in [*one.opts, *one.secondary_opts])}
    unknown = [word for word in words if word.startswith("--") and word.partition("=")[0] not in known]
    stray = hasattr(command, "get_command") and words and not words[0].startswith("--")
    return [*unknown, *words[:1]] if stray else unknown
