"""Fluent messages by language: what every text of the game is looked up in."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LANGUAGES = ("fr", "en")
FILES = ("labels", "rules", "refusals", "events", "actions", "figures")
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
    return messages


def resource(language: str, name: str) -> ast.Resource:
    """One file of messages; a line in it that is not Fluent is an error."""
    source = (files(__package__) / language / f"{name}.ftl").read_text(encoding="utf-8")
    parsed = FluentResource(source)
    for entry in parsed.body:
        if isinstance(entry, ast.Junk):
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise UnknownText(f"texts/{language}/{name}.ftl, line {line}: this is not a Fluent message")
    return parsed


def text(language: str, key: str, **arguments: object) -> str:
    """The text of a message, or of an attribute of it written `message.attribute`."""
    messages = bundle(language)
    message, _, attribute = key.partition(".")
    if not has_text(language, key):
        raise UnknownText(f"no text {key!r} in the language {language!r}")
    found = messages.get_message(message)
    pattern: Any = found.attributes[attribute] if attribute else found.value
    said, errors = messages.format_pattern(pattern, dict(arguments))
    if errors:
        raise UnknownText(f"the text {key!r} in the language {language!r} lacks something: {errors[0]}")
    return _FOLDED_LINE.sub(" ", str(said))


def has_text(language: str, key: str) -> bool:
    """Whether there is such a message, or such an attribute of it."""
    messages = bundle(language)
    message, _, attribute = key.partition(".")
    if not messages.has_message(message):
        return False
    found = messages.get_message(message)
    return attribute in found.attributes if attribute else found.value is not None


def attributes(language: str, message: str) -> tuple[str, ...]:
    """The names of a message's attributes, in the order of the file."""
    return tuple(bundle(language).get_message(message).attributes)
