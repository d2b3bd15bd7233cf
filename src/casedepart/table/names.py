"""The names of those who sit at a table: each can be told from the others, and written in a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from casedepart.record import is_luck, name_fault
from casedepart.table.errors import TableError

BOT_NAMES: Final = ("Agathe", "Basile", "Céleste", "Désiré", "Églantine", "Firmin", "Garance", "Honoré")
"""What bots are called, by seat."""


def check_names(names: Sequence[str]) -> None:
    """Refuse a name that could not be told from another, or not be written down."""
    fault = name_fault(names)
    if fault is not None:
        raise TableError(fault[1], name=fault[0])
    seen: set[str] = set()
    for name in names:
        if name.casefold() in seen:
            raise TableError("name-twice", name=name)
        seen.add(name.casefold())


def check_luck(luck: str) -> None:
    """Refuse digits for the dice that could not be written in a record."""
    if not is_luck(luck):
        raise TableError("luck-signs")


def bot_name(seat: int, taken: Sequence[str]) -> str:
    """A name for the bot of a seat that nobody has."""
    used = {name.casefold() for name in taken}
    for name in (*BOT_NAMES[seat:], *BOT_NAMES[:seat]):
        if name.casefold() not in used:
            return name
    return f"{BOT_NAMES[seat]} {seat + 1}"
