"""What the documents point to is there: files, make's targets, commands and their options."""

from __future__ import annotations

import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import typer

from casedepart.cli import app
from casedepart.cli.help.markdown import contexts
from casedepart.server.routes import ROUTES
from tests.repository.examples import blocks
from tests.repository.tree import ROOT, text_of, tracked_files

GENERATED = (
    "docs/cli.md",
    "docs/protocol/messages.md",
    "docs/rules/en.md",
    "docs/rules/fr.md",
    "docs/studies/house.md",
)
"""What commands write is compared with what they would write now."""
DOCUMENTS = [
    path for path in tracked_files() if path.suffix == ".md" and path.relative_to(ROOT).as_posix() not in GENERATED
]
PROSE = [path for path in DOCUMENTS if path.name != "CHANGELOG.md"]
"""The changelog tells of what is there no more, too."""
FENCED = re.compile(r"^( *)```.*?^\1```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\((?!\w+:|#)([^)#\s]+)")
TARGET = re.compile(r"(?:^|`)make ([a-z-]+)", re.MULTILINE)
COMMAND = re.compile(r"(?:^|`)casedepart (?!dice \d|…)([^`\n]+)", re.MULTILINE)
CODE = (".py", ".pyi", ".ts", ".svelte", ".js", ".toml", ".ftl", ".yml", ".json")
FILE = re.compile(r"/?(?:[\w.-]+/)*[\w.-]+\.(?:py|ts|svelte|md|toml|ftl|json|jsonl|yaml|css|html|txt|js|webp)")
FOLDER = re.compile(r"\.?[\w-]+/[\w./-]*")
NAME = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*(?:\([^)]*\))?")
"""A name of code: it has an underscore, a dot, brackets, or a capital with small letters after it."""
ELSEWHERE = {
    ".venv/bin/casedepart": "made by `make`",
    "build/": "made by `make`",
    "build/figures": "made by `make figures`",
    "runs/classic/games/": "made by the example above it",
    "why-interpreted.json": "written into a wheel",
    "pokemon-box.toml": "downloaded from a table",
    "/licences.txt": "an address of every server",
    "/api/openapi.json": "an address of every server",
    "names.toml": "a language may have one",
    "stored-N/": "one folder a form",
    "den.fritz.box": "somebody's router",
    "synchronous_standby_names": "PostgreSQL's",
    "max_connections": "PostgreSQL's",
    "OverflowError": "Python's",
}
"""What documents name in code font that is not in the tree, and whose it is."""

each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))


@cache
def in_code_font(document: Path) -> frozenset[str]:
    """What a document's sentences have in code font."""
    return frozenset(SPAN.findall(FENCED.sub("", text_of(document))))


@cache
def paths() -> frozenset[str]:
    """Every file of the tree, every folder, and the files that the examples make, each by all ends of its path."""
    named = [path.relative_to(ROOT) for path in tracked_files()]
    examples = [Path(block.title) for path in PROSE for block in blocks(path.relative_to(ROOT).as_posix())]
    found = [*named, *examples, *{folder for path in named for folder in path.parents}]
    return frozenset("/".join(path.parts[start:]) for path in found for start in range(len(path.parts)))


@cache
def words() -> frozenset[str]:
    """Every word of the code."""
    return frozenset(word for path in tracked_files() if is_code(path) for word in re.findall(r"\w+", text_of(path)))


def is_code(path: Path) -> bool:
    """Whether a file is code, and not this one, which names what is not there."""
    return path.suffix in CODE and path != Path(__file__)


def is_there(span: str) -> bool:
    """Whether what is written in code font is in the tree, where it is a file, a folder or a name of code at all."""
    if FILE.fullmatch(span) or FOLDER.fullmatch(span):
        return span.strip("/") in paths()
    if NAME.fullmatch(span) and re.search(r"[_.(]|[A-Z]\w*[a-z]", span):
        # Prometheus adds the end to the names of counters.
        return set(re.findall(r"\w+", span.partition("(")[0].removesuffix("_total"))) <= words()
    return True


@pytest.mark.parametrize("document", PROSE, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_a_document_has_in_code_font_is_there(document: Path) -> None:
    assert [span for span in sorted(in_code_font(document) - set(ELSEWHERE)) if not is_there(span)] == []


def test_what_is_said_to_be_elsewhere_is_named_and_not_here() -> None:
    named = frozenset().union(*(in_code_font(document) for document in PROSE))
    assert [span for span in ELSEWHERE if span not in named or is_there(span)] == []


def test_a_wrong_name_is_found() -> None:
    asked = ("Game.apply", "src/casedepart/table/", "table/view.js", "no_such_name", "Game.applies_not()")
    assert [is_there(span) for span in asked] == [True, True, False, False, False]


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


def test_every_address_of_the_server_is_told() -> None:
    """Those of the page's side are held by `tests/table/test_protocol_documents.py`, which also takes none too many."""
    told = "\n".join(text_of(path) for path in PROSE)
    assert [route.path for route in ROUTES if f"{route.path}`" not in told] == []


def test_what_the_reference_of_the_library_shows_can_be_imported() -> None:
    modules = re.findall(r"^::: (\S+)", text_of(ROOT / "docs" / "api.md"), re.MULTILINE)
    assert len(modules) > 5
    assert [name for name in modules if find_spec(name) is None] == []


def test_every_command_and_option_is_told_outside_its_reference() -> None:
    """The reference (`docs/cli.md`) is written by the program; here a page has to say what each is for."""
    told = "\n".join(text_of(path) for path in PROSE)
    silent = []
    for context in contexts():
        path = context.command_path
        silent += [] if path in told else [path]
        for parameter in context.command.get_params(context):
            options = [option for option in [*parameter.opts, *parameter.secondary_opts] if option.startswith("--")]
            if options and not parameter.hidden and not any(option in told for option in options):
                silent.append(f"{path} {options[0]}")
    assert silent == []
