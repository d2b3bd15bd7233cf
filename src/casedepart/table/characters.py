"""Which bot sits down where only a level was asked for: each at a table with a character of its own."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

from casedepart import bots
from casedepart.table.standing import Standing

DEEP: Final = ("master",)
"""The levels that think long before they answer."""


def level_of(kind: str) -> str:
    """The level of a kind of bot."""
    return kind.partition(":")[0]


def is_deep(kind: str) -> bool:
    """Does a bot of this kind think long?"""
    return level_of(kind) in DEEP


def is_kind(kind: str, asked: str) -> bool:
    """Is a bot of this kind what was asked for? Who asks for a level takes any character."""
    return asked in (kind, level_of(kind))


def seated_kind(standing: Standing, seat: int, asked: str) -> str:
    """The kind of bot that sits down in a seat: with a character that no other bot of the table has."""
    others = [other.player() for number, other in enumerate(standing.seats) if number != seat]
    return with_character(asked, standing.table, seat, others)


def all_kinds(asked: str, table: str, seats: int) -> list[str]:
    """The kinds of bots that fill all seats of a table."""
    kinds: list[str] = []
    for seat in range(seats):
        kinds.append(with_character(asked, table, seat, kinds))
    return kinds


def with_character(asked: str, table: str, seat: int, others: Iterable[str]) -> str:
    """A kind of bot with a character that the others have not, as far as there are enough."""
    if asked not in bots.WITH_CHARACTER:
        return asked
    taken = {other.partition(":")[2] for other in others}
    order = in_order(table, seat)
    return f"{asked}:{next((character for character in order if character not in taken), order[0])}"


def in_order(table: str, seat: int) -> list[str]:
    """The characters, from the one that is this seat's at this table: not the same seat by seat at every table."""
    drawn = sorted(bots.CHARACTERS, key=lambda character: hashlib.sha256(f"{table} {character}".encode()).digest())
    first = seat % len(drawn)
    return drawn[first:] + drawn[:first]
