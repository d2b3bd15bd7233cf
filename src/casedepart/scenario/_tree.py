"""The YAML of a scenario file as typed values, each with its line; what is of the wrong kind is an error."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, NoReturn

import yaml

from casedepart.editions.nearest import nearest
from casedepart.engine.rules import SQUARES
from casedepart.scenario.model import ScenarioError, phrase
from casedepart.texts import RULES, near_rules
from casedepart.texts.faults import Listed, Message

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
            raise ScenarioError(self.file, 0, "nested") from None

    def bad_yaml(self, error: yaml.YAMLError, text: str) -> ScenarioError:
        """Where the YAML parser lost the thread; its own words help nobody."""
        position = getattr(error, "position", None)
        if isinstance(position, int):
            line = text.count("\n", 0, position) + 1
            return ScenarioError(self.file, line, "no-sign")
        mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
        line = mark.line + 1 if mark else 0
        tab = "\t" in "".join(text.splitlines()[line - 1 : line])
        return ScenarioError(self.file, line, "tabs" if tab else "not-yaml")

    def fail(self, node: yaml.Node, fault: str, /, **details: object) -> NoReturn:
        """Blame the line of a node."""
        raise ScenarioError(self.file, line_of(node), fault, **details)

    def fields(self, node: yaml.Node, what: Message, how: Message) -> list[Field]:
        """The entries of a mapping, each name once; nothing at all counts as an empty one."""
        if is_null(node):
            return []
        if not isinstance(node, yaml.MappingNode):
            self.fail(node, "not-a-mapping", what=what, value=shown(node), how=how)
        seen: dict[str, Field] = {}
        for key, value in node.value:
            name = self.word(key, phrase("it-field-name"), how)
            if name in seen:
                first = line_of(seen[name].key)
                self.fail(key, "twice", name=short(name), line=str(first))
            seen[name] = Field(name, key, value)
        return list(seen.values())

    def items(self, node: yaml.Node, what: Message, how: Message) -> list[yaml.Node]:
        """The members of a list."""
        if not isinstance(node, yaml.SequenceNode):
            self.fail(node, "not-a-list", what=what, value=shown(node), how=how)
        return list(node.value)

    def word(self, node: yaml.Node, what: Message, how: Message) -> str:
        """A text on one line or more."""
        if not isinstance(node, yaml.ScalarNode) or is_null(node):
            self.fail(node, "not-a-text", what=what, value=shown(node), how=how)
        return str(node.value)

    def whole(self, node: yaml.Node, what: Message, least: int, most: int | None = None) -> int:
        """A whole number within bounds."""
        how = phrase("cure-bounds", least=least, most=most) if most else phrase("cure-least", least=least)
        if not isinstance(node, yaml.ScalarNode) or not WHOLE.fullmatch(node.value) or is_quoted(node):
            self.check_colon(node)
            self.fail(node, "not-whole", what=what, value=shown(node), how=how)
        number = int(node.value.replace("_", ""))
        if not least <= number <= (most or MOST):
            self.fail(node, "not-so-much", what=what, number=str(number), how=how)
        return number

    def square(self, node: yaml.Node) -> int:
        """A square by its number."""
        number = self.whole(node, phrase("it-square"), -MOST)
        if not 0 <= number < SQUARES:
            self.fail(node, "no-such-square", number=str(number))
        return number

    def truth(self, node: yaml.Node, what: Message) -> bool:
        """True or false."""
        if not isinstance(node, yaml.ScalarNode) or node.value.lower() not in TRUTHS:
            self.fail(node, "not-truth", what=what, value=shown(node))
        return TRUTHS[node.value.lower()]

    def unknown(
        self, node: yaml.Node, kind: str, word: str, known: Iterable[str], where: Message | str = ""
    ) -> NoReturn:
        """Blame a word that is none of those known."""
        self.check_colon(node)
        words = list(known)
        near = nearest(word, words)
        hint = phrase("meant", word=near) if near else ""
        how = phrase("there-are", meant=hint, known=Listed(*words)) if words else phrase("leave-out")
        self.fail(node, "unknown", kind=kind, word=short(word), where=where, how=how)

    def check_colon(self, node: yaml.Node) -> None:
        """`37:5` is one word to YAML: say so."""
        if isinstance(node, yaml.ScalarNode) and GLUED.fullmatch(node.value):
            self.fail(node, "glued", word=short(node.value))


def line_of(node: yaml.Node) -> int:
    """The line on which a node begins, counted from 1."""
    return int(node.start_mark.line) + 1


def is_null(node: yaml.Node) -> bool:
    """Is there nothing?"""
    return isinstance(node, yaml.ScalarNode) and node.tag == "tag:yaml.org,2002:null"


def is_quoted(node: yaml.ScalarNode) -> bool:
    """Is it a text because someone put it in quotes?"""
    return node.style in ("'", '"')


def shown(node: yaml.Node) -> Message:
    """A node in a message."""
    if isinstance(node, yaml.MappingNode):
        return phrase("a-mapping")
    if isinstance(node, yaml.SequenceNode):
        return phrase("a-list")
    if is_null(node) or not isinstance(node, yaml.ScalarNode):
        return phrase("nothing")
    return phrase("in-quotes" if is_quoted(node) else "quoted", value=short(node.value))


def short(words: str) -> str:
    """Words as a message quotes them, cut where they go on: a wrong file may be one text."""
    return words if len(words) <= LONGEST_SHOWN else f"{words[: LONGEST_SHOWN - 1]}…"


def rule_number(tree: Tree, node: yaml.Node) -> str:
    """A rule by its number, as the book writes it."""
    number = tree.word(node, phrase("it-field", field="rule"), phrase("cure-rule"))
    if number not in RULES:
        near = near_rules(number.upper())
        hint = phrase("near-it", rules=Listed(*near)) if near else ""
        tree.fail(node, "no-such-rule", number=short(number), near=hint)
    return number
