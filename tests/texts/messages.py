"""The messages as they are written: names, arguments and references, for the tests to compare."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import ast

from casedepart.texts.fluent import message_files, parsed
from casedepart.texts.locales import folders

FILES = [file.name.removesuffix(".ftl") for file in message_files("en") if file.name != "house_rules.ftl"]
"""The files of the game's messages."""
OF_HOUSE_RULES: dict[str, str | tuple[str, ...]] = {
    "labels": "option-",
    "rules": "rule-",
    "events": ("event-", "why-"),
    "actions": "action-",
    "refusals": "refused-",
}
"""The messages that house rules have, by the file in which others of the kind stand."""


def patterns(language: str, name: str) -> dict[str, ast.Pattern]:
    """Every pattern of a file, by `message` or `message.attribute`, and those of the kind that house rules have."""
    found = listed(resource(language, name))
    house = listed(resource(language, "house_rules"))
    return found | {key: value for key, value in house.items() if key.startswith(OF_HOUSE_RULES.get(name, "·"))}


@cache
def resource(language: str, name: str) -> ast.Resource:
    """One file of the game's messages: many tests look at it, and none changes it."""
    return parsed(folders(language)[0] / f"{name}.ftl")


def listed(messages: ast.Resource) -> dict[str, ast.Pattern]:
    """Every pattern, by `message` or `message.attribute`."""
    found: dict[str, ast.Pattern] = {}
    for entry in messages.body:
        if isinstance(entry, ast.Message | ast.Term):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def all_patterns(language: str) -> dict[str, ast.Pattern]:
    """Every pattern of a language."""
    return {key: pattern for name in FILES for key, pattern in patterns(language, name).items()}


def nodes(node: Any) -> Iterator[ast.BaseNode]:
    """A node and all that is in it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for value in node:
            yield from nodes(value)


def arguments(pattern: ast.Pattern) -> set[str]:
    """The arguments that a pattern names."""
    return {node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference)}


def written(pattern: ast.Pattern) -> str:
    """The text of a pattern, with a sign between the pieces that arguments part."""
    pieces = []
    for node in nodes(pattern):
        if isinstance(node, ast.TextElement):
            pieces.append(node.value)
        elif isinstance(node, ast.StringLiteral):
            pieces.append(node.parse()["value"])
        elif isinstance(node, ast.VariableReference | ast.TermReference | ast.MessageReference):
            pieces.append("\u2022")
    return "".join(pieces)
