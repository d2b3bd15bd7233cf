"""The messages about records, in French and in English."""

from __future__ import annotations

from casedepart.texts import said_by


def say(language: str, key: str, /, **arguments: object) -> str:
    """A message, or an attribute of it written `message.attribute`."""
    return said_by("record", language, key, arguments)
