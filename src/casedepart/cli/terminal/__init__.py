"""Playing in the terminal: who sits where, what is asked of people, and what they type."""

from __future__ import annotations

from casedepart.texts import said_by


def say(language: str, key: str, /, **arguments: object) -> str:
    """A text of the terminal."""
    return said_by("cli", language, key, arguments)
