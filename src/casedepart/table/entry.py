"""An entry of a table's journal: what all of them have, and the parts of which they are made."""

from __future__ import annotations

from sys import intern
from typing import TYPE_CHECKING, ClassVar, Final

from msgspec import Struct

from casedepart.record.commit_reveal import Throw

if TYPE_CHECKING:
    from casedepart.table.draft import Draft
    from casedepart.table.standing import Standing

NO_LINES: Final[list[Line]] = []


class Entry(Struct, tag_field="kind", frozen=True, omit_defaults=True, kw_only=True):
    """Any entry: when, by which seat and by which message, where it was one."""

    counted_as: ClassVar[str] = ""
    """The name under which it is counted, where that is not the name of its class."""
    begins_game: ClassVar[bool] = False
    """Is the game after it another one, from its first answer on?"""
    changes_seats: ClassVar[bool] = False
    """Do keys open other seats after it than before?"""

    at: int
    """Milliseconds since 1970."""
    seat: int = -1
    """Whose doing it was; -1: the table's own or the host's."""
    id: str = ""
    """The id of the message that caused it."""
    hosted: bool = False
    """The message was the host's, about this seat."""
    engine: str = ""
    """The version of the program that decided it, where it is another than that of the entry before."""
    rules: str = ""
    """The fingerprint of that program's rules, likewise; empty throughout what version 0.1.0 wrote."""
    salt: str = ""
    """Of the dice, where others take part in the next draw than before: drawn when what they told was bound."""

    def change(self, standing: Standing, version: int) -> None:
        """Change a table's standing as the entry says, the game and the clock apart."""

    def note_step(self, standing: Standing, draft: Draft) -> None:
        """At the box: change what can be taken back."""

    def answers_left(self) -> int | None:
        """How many answers of the game so far are left, where some are taken back; None: all."""
        return None


class Sitter(Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat: a person by the digest of their key, a bot by its kind, or nobody."""

    name: str = ""
    key: str = ""
    bot: str = ""
    luck: str = ""


class Line(Struct, frozen=True, omit_defaults=True):
    """One answer as the record has it."""

    by: int
    """The seat; 8: chance."""
    do: str
    events: list[str] = []
    after: str = ""
    luck: str = ""
    """What the seat's device added with it, by the first scheme."""
    throw: Throw | None = None
    """What the devices told for it, where it is a draw, by the second."""
    hand: bool = False
    """Dice, a card or a correction that people told, at the box."""
    cause: str = ""
    """Why the table answered by itself."""
    sealed: bool = False
    """After it there are answers that are not to be known yet: it is told to nobody before they are."""

    def short(self) -> str:
        """The answer alone, as a transcript has it: who, and what."""
        return intern(f"{self.by} {self.do}")


def lines_of(entry: Entry) -> list[Line]:
    """The answers that an entry holds: those of its kind that may have some have them in `lines`."""
    lines: list[Line] = getattr(entry, "lines", NO_LINES)
    return lines
