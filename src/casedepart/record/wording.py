"""What is said about a record, in French and in English."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource


@cache
def messages(language: str) -> FluentBundle:
    """All that can be said about a record in a language, read once."""
    source = (files(__package__) / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(source))
    return found


def say(language: str, key: str, /, **arguments: object) -> str:
    """A message, or an attribute of it written `message.attribute`."""
    bundle = messages(language)
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern: Any = message.attributes[attribute] if attribute else message.value
    said, errors = bundle.format_pattern(pattern, dict(arguments))
    if errors:
        raise ValueError(f"the text {key!r} in the language {language!r} lacks something: {errors[0]}")
    return str(said)
