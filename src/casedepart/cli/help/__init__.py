"""What the command line says about itself: help pages and errors of use, in every language."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextvars import ContextVar
from itertools import pairwise
from typing import Final

from casedepart.texts import languages, spoken_language
from casedepart.texts.fluent import has_text, said_by

PART: Final = "help"
LANGUAGE: Final = ContextVar[str]("language")


def say(language: str, key: str, /, **arguments: object) -> str:
    """A text of the help, or an attribute of one written `text.attribute`."""
    return said_by(PART, language, key, arguments)


def has(language: str, key: str) -> bool:
    """Whether there is such a text."""
    return has_text(language, key, PART)


def current_language() -> str:
    """The language of the command line that is being run."""
    return LANGUAGE.get("") or spoken_language(os.environ)


def set_language(words: Sequence[str]) -> None:
    """Take the language of help and errors from a command line: what follows --lang, else the machine's."""
    given = [after for word, after in pairwise(words) if word == "--lang"]
    given += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    LANGUAGE.set(next((language for language in given if language in languages()), ""))
