"""What is wrong in a file that somebody writes is told by the texts alone, in both languages, with all they need."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from casedepart.texts.fluent import messages
from casedepart.texts.locales import COMPLETE
from tests.texts.forms import known, told, used
from tests.texts.messages import arguments
from tests.texts.source import PACKAGE

PARTS: Final = ("editions", "scenario")
"""Packages that read files, each with the texts of its name."""
NOT_READ: Final = frozenset(["languages.py", "translation.py", "schema.py", "model.py"])
"""What is told to who writes a language, and what stands in the schema of edition files, for editors."""
SENTENCE: Final = re.compile(r"[A-Za-z]{2,},? [a-z]{2,} [a-z]{2,}")
"""Three words in a row: no key, no name and no pattern has as many."""
KEY: Final = {
    "Fault": 1,
    "EditionError": 2,
    "ScenarioError": 2,
    "error": 1,
    "fail": 1,
    "needed": 1,
    "VariantError": 0,
    "NumberError": 0,
    "phrase": 0,
    "Message": 1,
}
"""Which argument of a call is the key of a message."""
WITHOUT_CURE: Final = frozenset(["phrase", "Message", "VariantError", "NumberError"])


class Asked(NamedTuple):
    """A message that the source asks for."""

    part: str
    key: str
    details: frozenset[str] | None
    """What it is given; None: not all of it is written there."""
    cured: bool
    where: str


def sources(part: str) -> Iterator[tuple[Path, ast.Module]]:
    """The modules of a package."""
    for path in sorted((PACKAGE / part).rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def said(tree: ast.AST) -> Iterator[ast.Constant]:
    """Every text of some source that a person might read: no docstring, nothing that only a programmer meets."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.Assert) or (isinstance(node, ast.Raise) and "AssertionError" in ast.unparse(node)):
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node
        yield from said(node)


@pytest.mark.parametrize("part", PARTS)
def test_no_sentence_is_built_outside_the_texts(part: str) -> None:
    found = [
        f"{path.name}:{text.lineno} {text.value!r}"
        for path, tree in sources(part)
        if path.name not in NOT_READ
        for text in said(tree)
        if SENTENCE.search(str(text.value)) and "\\" not in str(text.value)
    ]
    assert found == []


def test_a_sentence_would_be_found() -> None:
    built = 'def f(at):\n    """A docstring is not one."""\n    raise Error(f"Square {at} has no deck here")\n'
    assert [text.value for text in said(ast.parse(built)) if SENTENCE.search(str(text.value))] == [" has no deck here"]


def asked(part: str) -> Iterator[Asked]:
    """Every message that a package asks for by a key that is written out."""
    for path, tree in sources(part):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", "") or getattr(node.func, "attr", "")
            place = KEY.get(name, len(node.args))
            for key in keys(node.args[place]) if place < len(node.args) else ():
                given = {keyword.arg for keyword in node.keywords}
                details = None if None in given else frozenset(str(one) for one in given)
                yield Asked(part, key, details, name not in WITHOUT_CURE, f"{path.name}:{node.lineno}")


def keys(node: ast.expr) -> Iterator[str]:
    """The keys that an argument may be."""
    if isinstance(node, ast.IfExp):
        yield from (*keys(node.body), *keys(node.orelse))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


ASKED: Final = [one for part in PARTS for one in asked(part)]


def test_the_source_asks_for_messages() -> None:
    assert len(ASKED) > 150
    assert {"no-file", "empty-deck", "glued", "two-owners", "cure-step"} <= {one.key for one in ASKED}


@pytest.mark.parametrize("language", COMPLETE)
def test_each_is_there_with_a_cure_and_given_all_that_it_speaks_of(language: str) -> None:
    wrong = []
    for one in ASKED:
        wanted = [one.key, f"{one.key}.cure"] if one.cured else [one.key]
        for key in wanted:
            if key not in known(language, one.part):
                wrong.append(f"{one.where}: there is no {key}")
            elif one.details is not None:
                lacking = set().union(*map(arguments, used(language, one.part, key))) - one.details
                wrong += [f"{one.where}: {key} is not given {name}" for name in lacking]
    assert wrong == []


@pytest.mark.parametrize("part", PARTS)
def test_both_languages_have_the_same_messages_in_the_same_order(part: str) -> None:
    assert list(known("fr", part)) == list(known("en", part))
    assert messages("fr", part).written.keys() == messages("en", part).written.keys()


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("part", PARTS)
def test_every_message_can_be_told(part: str, language: str) -> None:
    lines = [
        line
        for key in known(language, part)
        for count in (0, 1, 2)
        for line in told(language, part, key, "Agathe", count)
    ]
    assert len(lines) > 3 * len(known(language, part)) - 1
    assert not [line for line in lines if re.search(r"\{ ?\$|\?\?\?", line)]
