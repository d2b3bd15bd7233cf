"""The headings under which an edition is shown."""

from __future__ import annotations

from casedepart.texts import said_by


def say(lang: str, key: str, **arguments: object) -> str:
    """A message about editions, in a language."""
    return said_by("editions", lang, key, arguments)


def label(key: str, lang: str) -> str:
    """A heading in a language."""
    return say(lang, f"shown-{key}")


def headings(lang: str, *keys: str) -> tuple[str, ...]:
    return tuple(label(key, lang) for key in keys)


def colon(lang: str) -> str:
    """What parts a heading from its value."""
    return say(lang, "colon")
