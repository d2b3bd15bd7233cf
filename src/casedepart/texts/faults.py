"""What is wrong in a file that somebody writes, in every language: where, what, and what to do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol, runtime_checkable

from casedepart.texts.fluent import GAME, said_by
from casedepart.texts.rules import refusal

if TYPE_CHECKING:
    from casedepart.engine.notation import Unreadable

SPACES: Final = "\u00a0\u202f"
"""The spaces of French, which do no harm on a line."""
LONGEST: Final = 300
"""How much of a value from a file is shown."""


@runtime_checkable
class Told(Protocol):
    """Something that can say itself in a language."""

    def told(self, language: str) -> str: ...


class Message:
    """A message of a part of the package with what it speaks of, to be told in any language."""

    def __init__(self, part: str, key: str, /, **details: object) -> None:
        self.part: Final = part
        self.key: Final = key
        self.details: Final[Mapping[str, object]] = details

    def told(self, language: str) -> str:
        """The sentence, or the words within one."""
        return said_by(self.part, language, self.key, shown(self.details, language))


@dataclass(frozen=True)
class Refusal:
    """Why the rules refuse an answer or a position."""

    rule: str
    why: str

    def told(self, language: str) -> str:
        """The reason, with the rule's number and title."""
        return refusal(self.rule, self.why, language)


class Listed:
    """Words that a message lists whole, however many there are."""

    def __init__(self, *words: object) -> None:
        self.words: Final = words

    def told(self, language: str) -> str:
        return ", ".join([str(detail_shown(word, language)) for word in self.words])


def unread(error: Unreadable) -> Message:
    """Why a line is not in the notation."""
    return Message(GAME, f"unread-{error.why}", said=error.said, of=error.of)


class FileError(ValueError):
    """A file that cannot be read or played: its place, and what is wrong and the cure as a message of its part."""

    PART: ClassVar[str]

    def __init__(self, path: str, line: int, fault: str, /, **details: object) -> None:
        self.path: Final = path
        self.line: Final = line
        """Counted from 1; 0 where no line is to blame."""
        self.fault: Final = fault
        """The key of what is wrong; what to do is its attribute `cure`."""
        self.details: Final = details
        super().__init__(path, line, fault)

    def what(self) -> Message:
        """What is wrong, without its place."""
        return Message(self.PART, self.fault, **self.details)

    def how(self) -> Message:
        """What to do."""
        return Message(self.PART, f"{self.fault}.cure", **self.details)

    def told(self, language: str) -> str:
        """The whole message in a language: where, what is wrong, and what to do."""
        place = f"{self.path}:{self.line}" if self.line else self.path
        return f"{place}: {self.what().told(language)} {self.how().told(language)}".rstrip()

    def __str__(self) -> str:
        return self.told("en")

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by what it is made of: it reaches other processes."""
        return remade, (type(self), self.path, self.line, self.fault, self.details)


def remade(kind: type[FileError], path: str, line: int, fault: str, details: dict[str, object]) -> FileError:
    """An error that comes from another process."""
    return kind(path, line, fault, **details)


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
