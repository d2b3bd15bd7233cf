"""Kinds of questions have declared names: they stand in digests, so that renaming a class breaks no record."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "casedepart"
NAMES = {
    "attack-roll",
    "auction",
    "building-auction",
    "contest",
    "dealing",
    "draw",
    "estate-sale",
    "estates",
    "fight-or-pay",
    "fight-roll",
    "finish",
    "free-house",
    "levy",
    "pay-or-draw",
    "place",
    "received",
    "rent-roll",
    "robbery",
    "roll-off",
    "sale",
    "sealed-auction",
    "send-to-jail",
    "settlement",
    "theft",
    "turn",
    "where-to",
}
"""As records and journals have them, for good: one may be added, none changed."""


@cache
def classes() -> list[tuple[ast.ClassDef, frozenset[str]]]:
    """Every class of the engine and the variants as it is written, and the names of its bases."""
    paths = [path for package in ("engine", "variants") for path in sorted((PACKAGE / package).rglob("*.py"))]
    nodes = [node for path in paths for node in ast.parse(path.read_text(encoding="utf-8")).body]
    return [(node, frozenset(map(ast.unparse, node.bases))) for node in nodes if isinstance(node, ast.ClassDef)]


def kinds(of: str) -> Iterator[ast.ClassDef]:
    """Every class below this one."""
    for node, bases in classes():
        if of in bases:
            yield node
            yield from kinds(node.name)


def declared(node: ast.ClassDef) -> list[str]:
    """The name that a kind of question declares itself."""
    named = [one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "name"]
    return [
        ast.literal_eval(line.value)
        for one in named
        for line in one.body
        if isinstance(line, ast.Return) and line.value
    ]


def test_every_kind_of_question_declares_a_name_of_its_own() -> None:
    found = [declared(node) for node in kinds("Frame") if node.name != "Throw"]
    assert all(len(names) == 1 for names in found), "a name is declared, not inherited"
    assert sorted(names[0] for names in found) == sorted(NAMES)
