"""What the garbage collector does not follow forms no long chains.

Where more than fifty objects that hold one another are freed at once, CPython puts the rest off, and notes them in a
header that objects of `acyclic` classes do not have: it would write into other memory.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.repository.tree import SOURCE

BOUNDED = {
    "Frame": "the questions that are open at once: a handful",
    "Block": "the blocks of sixteen hidden units: four",
    "Column": "the blocks of sixteen hidden units: four",
}
"""The classes that may hold their own kind, and how many of them form a chain."""


def acyclic_classes() -> Iterator[ast.ClassDef]:
    """The classes of the compiled part that are declared free of cycles."""
    for package in ("engine", "variants", "bots"):
        for path in sorted((SOURCE / package).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef) and is_acyclic(node):
                    yield node


def is_acyclic(kind: ast.ClassDef) -> bool:
    return any("acyclic=True" in ast.unparse(decorator) for decorator in kind.decorator_list)


def holds_its_own_kind(kind: ast.ClassDef) -> bool:
    """Is an attribute of the class of the class itself?"""
    annotations = [node.annotation for node in ast.walk(kind) if isinstance(node, ast.AnnAssign)]
    names = {name.id for one in annotations for name in ast.walk(one) if isinstance(name, ast.Name)}
    return kind.name in names


def test_there_are_acyclic_classes() -> None:
    assert len(list(acyclic_classes())) > 30


@pytest.mark.parametrize("kind", list(acyclic_classes()), ids=lambda kind: kind.name)
def test_acyclic_objects_form_no_long_chain(kind: ast.ClassDef) -> None:
    assert not holds_its_own_kind(kind) or kind.name in BOUNDED
