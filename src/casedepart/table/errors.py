"""What is wrong with a record's file, in a person's words: what, where, and what to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from casedepart.table.wording import say
from casedepart.texts import refusal

SPACES: Final = "\u00a0\u202f"
"""The spaces of French, which do no harm on a line."""
LONGEST: Final = 300
"""How much of a value from a file is shown."""


class RecordError(ValueError):
    """A record that cannot be read or played: its file, its line, what is wrong and the cure."""

    def __init__(self, path: str, line: int, fault: str, **details: object) -> None:
        self.path: Final = path
        self.line: Final = line
        """Counted from 1; 0 where no line is to blame."""
        self.fault: Final = fault
        """The key of what is wrong."""
        self.details: Final = details
        super().__init__(path, line, fault)

    @property
    def what(self) -> str:
        """What is wrong."""
        return self.said_in("en")[0]

    @property
    def cure(self) -> str:
        """What to do about it."""
        return self.said_in("en")[1]

    def said_in(self, language: str) -> tuple[str, str]:
        """What is wrong, and what to do."""
        details = shown(in_language(self.details, language))
        return say(language, self.fault, **details), say(language, f"{self.fault}.cure", **details)

    def told(self, language: str) -> str:
        """The whole message in a language."""
        place = f"{self.path}:{self.line}" if self.line else self.path
        return f"{place}: {' '.join(self.said_in(language))}"

    def __str__(self) -> str:
        return self.told("en")


def in_language(details: Mapping[str, object], language: str) -> Mapping[str, object]:
    """The details of a message; a refusal is named by its rule and its key, and said in the language."""
    if "rule" not in details:
        return details
    return {**details, "reason": refusal(str(details["rule"]), str(details["why"]), language)}


def shown(details: Mapping[str, object]) -> dict[str, object]:
    """The details as they may be printed: one short line each, with nothing hidden in it."""
    return {key: on_one_line(value) if isinstance(value, str) else value for key, value in details.items()}


def on_one_line(said: str) -> str:
    """A text with what is not printable written out, and cut where it is very long."""
    cut = said if len(said) <= LONGEST else f"{said[:LONGEST]}…"
    return "".join(sign if sign.isprintable() or sign in SPACES else ascii(sign)[1:-1] for sign in cut)
