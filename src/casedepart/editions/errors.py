"""What is wrong with an edition's file, in a person's words."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from casedepart.texts.faults import FileError, Message

KeyPath = tuple[str | int, ...]
"""The way to a value in a file: the keys and places in lists that lead to it."""
PART: Final = "editions"
"""The part of the package whose texts these are."""


class Fault:
    """Something wrong with a value, not yet known to be on a line."""

    def __init__(self, path: KeyPath, key: str, /, **details: object) -> None:
        self.path: Final = path
        self.key: Final = key
        """Of the message; what to do is its attribute `cure`."""
        self.details: Final = details

    def moved(self, path: KeyPath) -> Fault:
        """The same fault, of a value that is written elsewhere."""
        return Fault(path, self.key, **self.details)


class EditionError(FileError):
    """An edition cannot be read or played as asked: what is wrong, where, and what to do.

    `path` is the file, or the edition's name.
    """

    PART: ClassVar = PART

    def __init__(self, path: str, line: int, fault: str, /, **details: object) -> None:
        super().__init__(path, line, fault, **details)
        self.others: tuple[EditionError, ...] = ()
        """What else is wrong with the same file."""

    @property
    def message(self) -> str:
        """What is wrong, in English."""
        return self.what().told("en")

    @property
    def cure(self) -> str:
        """What to do, in English."""
        return self.how().told("en")

    def told(self, language: str) -> str:
        """The message in a language, and how many more there are."""
        said = super().told(language)
        more = Message(PART, "and-more", n=len(self.others), file=self.path)
        return f"{said} {more.told(language)}" if self.others else said

    def alone(self) -> EditionError:
        """This error alone, without the others that were found with it."""
        return EditionError(self.path, self.line, self.fault, **self.details)

    def __reduce__(self) -> tuple[Any, ...]:
        return (*super().__reduce__(), {"others": self.others})


class VariantError(ValueError):
    """A variant that cannot be played, or cannot be played with another: why, in every language."""

    def __init__(self, key: str, /, **details: object) -> None:
        super().__init__(key)
        self.message: Final = Message(PART, key, **details)

    def told(self, language: str) -> str:
        """The reason in a sentence."""
        return self.message.told(language)

    def __str__(self) -> str:
        return self.told("en")


def reason(error: ValueError) -> object:
    """Why something cannot be played: in every language where it is ours, in its own words where it is not."""
    said = str(error)
    return error if isinstance(error, VariantError) else Message(PART, "own-reason", why=said[:1].upper() + said[1:])
