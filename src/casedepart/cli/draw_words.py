"""The terminal's own texts, in French and in English."""

from __future__ import annotations

from casedepart.texts.speech import said_by


def say(language: str, key: str, /, **arguments: object) -> str:
    """A text of the terminal."""
    return said_by("casedepart.cli", language, key, arguments)
