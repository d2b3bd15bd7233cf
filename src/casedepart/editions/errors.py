"""What is wrong with an edition's file, in a person's words."""

from __future__ import annotations

from typing import NamedTuple

KeyPath = tuple[str | int, ...]
"""The way to a value in a file: the keys and places in lists that lead to it."""


class Fault(NamedTuple):
    """Something wrong with a value, not yet known to be on a line."""

    path: KeyPath
    message: str
    cure: str


class EditionError(ValueError):
    """An edition cannot be read or played as asked: what is wrong, where, and what to do."""

    def __init__(self, path: str, line: int, message: str, cure: str, others: tuple[EditionError, ...] = ()) -> None:
        self.path = path
        """The file, or the edition's name."""
        self.line = line
        """Counted from 1; 0 where no line is to blame."""
        self.message = message
        self.cure = cure
        self.others = others
        """What else is wrong with the same file."""
        super().__init__(path, line, message, cure)

    def __str__(self) -> str:
        place = f"{self.path}:{self.line}" if self.line else self.path
        text = f"{place}: {self.message} {self.cure}".rstrip()
        more = len(self.others)
        return f"{text} (And {more} more: casedepart editions check {self.path})" if more else text

    def alone(self) -> EditionError:
        """This error alone, without the others that were found with it."""
        return EditionError(self.path, self.line, self.message, self.cure)
