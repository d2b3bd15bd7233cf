"""The messages of one package, in French and in English, from its own `texts` folder."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource


@cache
def messages(package: str, language: str) -> FluentBundle:
    """All that a package can say in a language, read once."""
    source = (files(package) / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(source))
    return found


def said_by(package: str, language: str, key: str, arguments: dict[str, object]) -> str:
    """A message of a package, or an attribute of it written `message.attribute`."""
    bundle = messages(package, language)
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern: Any = message.attributes[attribute] if attribute else message.value
    said, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise ValueError(f"the text {key!r} in the language {language!r} lacks something: {errors[0]}")
    return str(said)
