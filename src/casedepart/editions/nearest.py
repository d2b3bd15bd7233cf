"""The known word that someone may have meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from casedepart.texts.faults import Message

LONGEST: Final = 64
"""To compare long words takes the square of their length, and nobody has mistyped one."""


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word most like this one, if any is like it."""
    if len(word) > LONGEST:
        return None
    found = get_close_matches(word, list(known), n=1, cutoff=0.6)
    return found[0] if found else None


def meant(word: str, known: Iterable[str]) -> Message | str:
    """What was perhaps meant by an unknown word, as the end of a message; nothing where nothing is like it."""
    found = nearest(word, known)
    return Message("editions", "did-you-mean", word=found) if found else ""
