"""What every drawing of a table shares: a picture in two forms, and the names, marks and colours of the table.

A picture is drawn for a screen and written as lines, one fact each, for a screen reader or a pipe.
"""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from string import ascii_uppercase

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

from casedepart.cli.terminal import say
from casedepart.editions import Edition
from casedepart.engine.rules import SQUARES, Rules
from casedepart.record import names_at
from casedepart.texts import Names

SEAT_COLOURS = ("red", "green", "yellow", "blue", "magenta", "cyan", "bright_red", "bright_green")
BLANK = "#4a4a4a"
"""The colour of squares that belong to no group."""


@dataclass(frozen=True)
class Size:
    """How much room a drawing has."""

    width: int
    height: int

    @property
    def wide(self) -> bool:
        """Is there room for the board as a grid?"""
        return self.width >= 110 and self.height >= 36


class Picture(ABC):
    """Something to show: as a drawing, or as lines."""

    @abstractmethod
    def drawn(self, size: Size) -> RenderableType:
        """For a screen of this size."""

    @abstractmethod
    def lines(self) -> Iterator[str]:
        """One fact a line."""


@dataclass(frozen=True)
class Theme:
    """How one table is drawn: its names, its colours, and a letter for each player."""

    names: Names
    rules: Rules
    groups: tuple[str, ...]
    """What each colour group is called."""
    colours: tuple[str, ...]
    """How each colour group is painted."""
    badges: tuple[str, ...]
    """What owning each whole group earns (E8); empty where nothing."""
    marks: tuple[str, ...]
    """A letter for each player, by seat."""
    number: str
    """What the numbers printed beside names are called; empty where there are none."""
    numbers: tuple[int, ...]
    """The number printed beside each square's name; 0 where there is none."""

    @staticmethod
    def of(edition: Edition, ruleset: str, rules: Rules, players: tuple[str, ...], language: str) -> Theme:
        """The theme of a table that plays this edition."""
        sheet = edition.sheet(ruleset)
        printed = [sheet.groups[key] for key in edition.group_keys(ruleset)]
        return Theme(
            names_at(edition, ruleset, players, language),
            rules,
            tuple(group.name.text(language) for group in printed),
            tuple(group.colour for group in printed),
            tuple(group.badge.text(language) if group.badge else "" for group in printed),
            seat_marks(players),
            sheet.theme.number.text(language) if sheet.theme.number else "",
            tuple(sheet.squares[str(at)].number or 0 for at in range(SQUARES)),
        )

    def called(self, printed: Mapping[str, str]) -> Theme:
        """This theme with the names that a box prints on squares, by their numbers."""
        squares = tuple(printed.get(str(at), name) for at, name in enumerate(self.names.squares))
        return replace(self, names=replace(self.names, squares=squares))

    @property
    def language(self) -> str:
        return self.names.language

    def say(self, key: str, /, **arguments: object) -> str:
        """A text of the terminal, in the words of the edition."""
        return say(self.language, key, **{**self.names.words.arguments(), **arguments})

    def money(self, amount: int) -> str:
        """A sum as the edition prints it."""
        return self.names.words.money(amount)

    def colour(self, square: int) -> str:
        """How a square is painted."""
        group = self.rules.group[square]
        return self.colours[group] if group >= 0 else BLANK

    def mark(self, seat: int) -> Text:
        """A player's letter, in their colour."""
        return Text(self.marks[seat], style=seat_style(seat))

    def square(self, at: int) -> str:
        """A square with its number."""
        return f"{self.names.square(at)} ({at})"


def seat_marks(players: tuple[str, ...]) -> tuple[str, ...]:
    """A letter for each player: the first of their name that is free, or any that is."""
    taken: list[str] = []
    for name in players:
        letters = [letter for letter in plain_letters(name).upper() if letter in ascii_uppercase]
        taken.append(next(letter for letter in (*letters, *ascii_uppercase) if letter not in taken))
    return tuple(taken)


def plain_letters(words: str) -> str:
    """Words without accents, in small letters: how what is typed is compared."""
    parted = unicodedata.normalize("NFD", words.replace("œ", "oe").replace("’", "'"))
    return "".join(letter for letter in parted if not unicodedata.combining(letter)).casefold()


def seat_style(seat: int) -> Style:
    """A player's colour."""
    return Style(color=SEAT_COLOURS[seat % len(SEAT_COLOURS)], bold=True)


def on_colour(colour: str) -> Style:
    """Letters that can be read on a colour."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    bright = 0.3 * red + 0.59 * green + 0.11 * blue > 140
    return Style(color="black" if bright else "white", bgcolor=colour, bold=True)


def cut(words: str, width: int) -> str:
    """Words that fit a width."""
    return words if len(words) <= width else words[: max(width - 1, 0)] + "…"
