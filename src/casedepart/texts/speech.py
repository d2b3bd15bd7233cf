"""The messages of one package, in French and in English, from its own `texts` folder."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle

from casedepart.texts.fluent import UnknownText, parsed, spoken

LONGEST: Final = 900
"""How much of a value a message shows; Fluent takes no more than 1,000 characters."""


@cache
def messages(package: str, language: str) -> FluentBundle:
    """All that a package can say in a language, read once."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(parsed(files(package) / "texts" / f"{language}.ftl"))
    return found


def said_by(package: str, language: str, key: str, arguments: dict[str, object]) -> str:
    """A message of a package, or an attribute of it written `message.attribute`."""
    said = spoken(messages(package, language), key, {name: bounded(value) for name, value in arguments.items()})
    if said is None:
        raise UnknownText(f"no text {key!r} of {package} in the language {language!r}")
    return said


def bounded(value: object) -> object:
    """A value that may be as long as whoever sent it liked, cut where nobody would read on."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value
