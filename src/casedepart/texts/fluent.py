"""Fluent messages by language: what every text of the game is looked up in."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from casedepart.engine import Variant
from casedepart.variants import VARIANTS

LANGUAGES = ("fr", "en")
FILES = ("labels", "rules", "refusals", "events", "actions", "reasons", "figures", "tournament", "study", "odds")
_FOLDED_LINE = re.compile(r" *\n *")


class UnknownText(ValueError):
    """A language, a rule or a message that there is not."""


def languages() -> tuple[str, ...]:
    """The languages that the game speaks."""
    return LANGUAGES


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language, read once."""
    if language not in LANGUAGES:
        raise UnknownText(f"no texts in the language {language!r}: there are {', '.join(LANGUAGES)}")
    messages = FluentBundle([language], use_isolating=False)
    for name in FILES:
        messages.add_resource(resource(language, name))
    for variant in VARIANTS.values():
        add_texts(messages, variant(), language)
    return messages


def add_texts(messages: FluentBundle, variant: Variant, language: str) -> None:
    """Let a language's messages have those of a variant; one that lacks the language lends another's."""
    source = variant.texts.get(language) or next(iter(variant.texts.values()), "")
    messages.add_resource(checked(source, f"the texts of {variant.name}"))


def add_variant(variant: Variant) -> None:
    """Let the texts of a variant of one's own be known, in every language."""
    for language in LANGUAGES:
        add_texts(bundle(language), variant, language)


def resource(language: str, name: str) -> ast.Resource:
    """One file of the game's messages."""
    return parsed(files(__package__) / language / f"{name}.ftl")


def parsed(file: Traversable) -> ast.Resource:
    """The messages of a file."""
    return checked(file.read_text(encoding="utf-8"), file.name)


def checked(source: str, where: str) -> ast.Resource:
    """The messages of some text; a line in it that is not Fluent is an error."""
    found = FluentResource(source)
    for entry in found.body:
        if isinstance(entry, ast.Junk):
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise UnknownText(f"{where}, line {line}: this is not a Fluent message")
    return found


def text(language: str, key: str, **arguments: object) -> str:
    """The text of a message, or of an attribute of it written `message.attribute`."""
    said = spoken(bundle(language), key, arguments)
    if said is None:
        raise UnknownText(f"no text {key!r} in the language {language!r}")
    return said


def spoken(messages: FluentBundle, key: str, arguments: dict[str, object]) -> str | None:
    """A message in words, on one line; None: there is no such message."""
    pattern: Any = pattern_of(messages, key)
    if pattern is None:
        return None
    said, errors = messages.format_pattern(pattern, arguments)
    if errors:
        raise UnknownText(f"the text {key!r} lacks something: {errors[0]}")
    return _FOLDED_LINE.sub(" ", str(said))


def pattern_of(messages: FluentBundle, key: str) -> object:
    """What a message, or an attribute of it, is made from; None: there is none."""
    name, _, attribute = key.partition(".")
    if not messages.has_message(name):
        return None
    found = messages.get_message(name)
    return found.attributes.get(attribute) if attribute else found.value


def has_text(language: str, key: str) -> bool:
    """Whether there is such a message, or such an attribute of it."""
    return pattern_of(bundle(language), key) is not None


def attributes(language: str, message: str) -> tuple[str, ...]:
    """The names of a message's attributes, in the order of the file."""
    return tuple(bundle(language).get_message(message).attributes)
