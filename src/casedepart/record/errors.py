"""What is wrong with a record's file, in a person's words: what, where, and what to do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from casedepart.record.messages import say
from casedepart.texts import refusal

SPACES: Final = "\u00a0\u202f"
"""The spaces of French, which do no harm on a line."""
LONGEST: Final = 300
"""How much of a value from a file is shown."""


@runtime_checkable
class Told(Protocol):
    """Something that can say itself in a language."""

    def told(self, language: str) -> str: ...


@dataclass(frozen=True)
class Refusal:
    """Why the rules refuse an answer."""

    rule: str
    why: str

    def told(self, language: str) -> str:
        """The reason, with the rule's number and title."""
        return refusal(self.rule, self.why, language)


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

    def told(self, language: str) -> str:
        """The whole message in a language: where, what is wrong, and what to do."""
        place = f"{self.path}:{self.line}" if self.line else self.path
        details = shown(self.details, language)
        return f"{place}: {say(language, self.fault, **details)} {say(language, f'{self.fault}.cure', **details)}"

    def __str__(self) -> str:
        return self.told("en")


def shown(details: Mapping[str, object], language: str) -> dict[str, object]:
    """The details as they may be printed: in the language, or as one short line with nothing hidden."""
    return {key: detail_shown(value, language) for key, value in details.items()}


def detail_shown(value: object, language: str) -> object:
    if isinstance(value, Told):
        return value.told(language)
    return on_one_line(value) if isinstance(value, str) else value


def on_one_line(said: str) -> str:
    """A text with what is not printable written out, and cut where it is very long."""
    cut = said if len(said) <= LONGEST else f"{said[:LONGEST]}…"
    return "".join(sign if sign.isprintable() or sign in SPACES else ascii(sign)[1:-1] for sign in cut)
