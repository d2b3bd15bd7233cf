"""The YAML of a scenario file as typed values, each with its line; what is of the wrong kind is an error."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, NoReturn

import yaml

from casedepart.editions.nearest import nearest
from casedepart.engine.rules import SQUARES
from casedepart.scenario.model import ScenarioError
from casedepart.texts import RULES, near_rules

LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The parser in C where there is one: ten times as fast."""
WHOLE: Final = re.compile(r"[-+]?[0-9][0-9_]{0,17}")
MOST: Final = 10**9
"""No number in a scenario is larger."""
LONGEST_SHOWN: Final = 60
"""The most signs of a value that a message quotes."""
GLUED: Final = re.compile(r"\w+:\S+")
"""A colon without its space, as in `37:5`."""
TRUTHS: Final = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


class Field(NamedTuple):
    """One entry of a mapping."""

    name: str
    key: yaml.Node
    value: yaml.Node


class Tree:
    """Reads the nodes of one file, and says on which line something is wrong."""

    def __init__(self, file: str) -> None:
        self.file: Final = file

    def documents(self, text: str) -> Iterator[yaml.Node]:
        """The documents of a file that are not empty."""
        try:
            for node in yaml.compose_all(text, Loader=LOADER):
                if node is not None and not is_null(node):
                    yield node
        except yaml.YAMLError as error:
            raise self.bad_yaml(error, text) from None
        except RecursionError:
            raise ScenarioError(
                self.file, 0, "This file is nested too deep.", "A scenario needs five levels at most."
            ) from None

    def bad_yaml(self, error: yaml.YAMLError, text: str) -> ScenarioError:
        """Where the YAML parser lost the thread; its own words help nobody."""
        position = getattr(error, "position", None)
        if isinstance(position, int):
            line = text.count("\n", 0, position) + 1
            return ScenarioError(self.file, line, "There is a character here that is no text.", "Remove it.")
        mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
        line = mark.line + 1 if mark else 0
        what, cure = "This cannot be read as YAML.", "Look at the indents, colons, brackets and quotes here and above."
        if "\t" in "".join(text.splitlines()[line - 1 : line]):
            what, cure = "YAML cannot be indented by tabs.", "Write spaces."
        return ScenarioError(self.file, line, what, cure)

    def fail(self, node: yaml.Node, what: str, cure: str) -> NoReturn:
        """Blame the line of a node."""
        raise ScenarioError(self.file, line_of(node), what, cure)

    def fields(self, node: yaml.Node, what: str, cure: str) -> list[Field]:
        """The entries of a mapping, each name once; nothing at all counts as an empty one."""
        if is_null(node):
            return []
        if not isinstance(node, yaml.MappingNode):
            self.fail(node, f"{what} must be a mapping, not {shown(node)}.", cure)
        seen: dict[str, Field] = {}
        for key, value in node.value:
            name = self.word(key, f"A field of {what}", cure)
            if name in seen:
                first = line_of(seen[name].key)
                self.fail(key, f"{short(name)!r} stands here twice, first on line {first}.", "Keep one of them.")
            seen[name] = Field(name, key, value)
        return list(seen.values())

    def items(self, node: yaml.Node, what: str, cure: str) -> list[yaml.Node]:
        """The members of a list."""
        if not isinstance(node, yaml.SequenceNode):
            self.fail(node, f"{what} must be a list, not {shown(node)}.", cure)
        return list(node.value)

    def word(self, node: yaml.Node, what: str, cure: str) -> str:
        """A text on one line or more."""
        if not isinstance(node, yaml.ScalarNode) or is_null(node):
            self.fail(node, f"{what} must be a text, not {shown(node)}.", cure)
        return str(node.value)

    def whole(self, node: yaml.Node, what: str, least: int, most: int | None = None) -> int:
        """A whole number within bounds."""
        cure = f"Write a whole number, {least} to {most}." if most else f"Write a whole number, {least} or more."
        if not isinstance(node, yaml.ScalarNode) or not WHOLE.fullmatch(node.value) or is_quoted(node):
            self.check_colon(node)
            self.fail(node, f"{what} must be a whole number, not {shown(node)}.", cure)
        number = int(node.value.replace("_", ""))
        if not least <= number <= (most or MOST):
            self.fail(node, f"{what} cannot be {number}.", cure)
        return number

    def square(self, node: yaml.Node) -> int:
        """A square by its number."""
        number = self.whole(node, "A square", -MOST)
        if not 0 <= number < SQUARES:
            self.fail(node, f"There is no square {number}.", f"Squares are 0 to {SQUARES - 1}, counted from GO.")
        return number

    def truth(self, node: yaml.Node, what: str) -> bool:
        """True or false."""
        if not isinstance(node, yaml.ScalarNode) or node.value.lower() not in TRUTHS:
            self.fail(node, f"{what} must be true or false, not {shown(node)}.", "Write true or false.")
        return TRUTHS[node.value.lower()]

    def unknown(self, node: yaml.Node, what: str, word: str, known: Iterable[str], where: str = "") -> NoReturn:
        """Blame a word that is none of those known."""
        self.check_colon(node)
        words = list(known)
        meant = nearest(word, words)
        hint = f"Did you mean {meant!r}? " if meant else ""
        cure = f"{hint}There are: {', '.join(words)}." if words else "Leave it out."
        self.fail(node, f"There is no {what} {short(word)!r}{' ' + where if where else ''}.", cure)

    def check_colon(self, node: yaml.Node) -> None:
        """`37:5` is one word to YAML: say so."""
        if isinstance(node, yaml.ScalarNode) and GLUED.fullmatch(node.value):
            self.fail(node, f"{short(node.value)!r} is read as one word.", "Put a space after the colon.")


def line_of(node: yaml.Node) -> int:
    """The line on which a node begins, counted from 1."""
    return int(node.start_mark.line) + 1


def is_null(node: yaml.Node) -> bool:
    """Is there nothing?"""
    return isinstance(node, yaml.ScalarNode) and node.tag == "tag:yaml.org,2002:null"


def is_quoted(node: yaml.ScalarNode) -> bool:
    """Is it a text because someone put it in quotes?"""
    return node.style in ("'", '"')


def shown(node: yaml.Node) -> str:
    """A node in a message."""
    if isinstance(node, yaml.MappingNode):
        return "a mapping"
    if isinstance(node, yaml.SequenceNode):
        return "a list"
    if is_null(node) or not isinstance(node, yaml.ScalarNode):
        return "nothing"
    return f"{short(node.value)!r} in quotes" if is_quoted(node) else repr(short(node.value))


def short(words: str) -> str:
    """Words as a message quotes them, cut where they go on: a wrong file may be one text."""
    return words if len(words) <= LONGEST_SHOWN else f"{words[: LONGEST_SHOWN - 1]}…"


def rule_number(tree: Tree, node: yaml.Node) -> str:
    """A rule by its number, as the book writes it."""
    number = tree.word(node, "'rule'", "Write a rule's number, as in P7.")
    if number not in RULES:
        near = near_rules(number.upper())
        hint = f"Near it: {', '.join(near)}. " if near else ""
        tree.fail(node, f"There is no rule {short(number)!r}.", f"{hint}'casedepart rules' lists them all.")
    return number
