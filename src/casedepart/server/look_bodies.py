"""How an edition looks: all that a page draws of it and says of it, in both languages."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

SquareKind = Literal[
    "go", "street", "station", "utility", "tax", "bill", "chance", "chest", "jail", "free_parking", "go_to_jail"
]


class Both(Struct, frozen=True):
    """Words in both languages."""

    fr: str
    en: str


class NameLook(Both, frozen=True):
    """A name in both languages."""

    ours: bool
    """No booklet gives it and nobody else does: we found it ourselves."""


class SquareLook(Struct, frozen=True):
    """A square as it is printed; 0 or an empty list where it has no such thing."""

    kind: SquareKind
    name: NameLook
    group: int
    """Streets: which of `groups`; else -1."""
    price: int
    building: int
    """What one house costs, and a hotel."""
    mortgage: int
    """What its mortgage brings."""
    rents: list[int]
    """Streets: bare, with 1 to 4 houses, with a hotel; stations: by how many of them the owner has."""
    amount: int
    """What a tax or a bill takes."""
    strength: int
    """Where there is a fight (G3)."""
    number: int
    """What is printed beside the name, such as a Pokédex number; `number` of the look says what it is called."""


class GroupLook(Struct, frozen=True):
    """A colour group."""

    id: str
    name: NameLook
    colour: str
    squares: list[int]
    badge: NameLook | None
    """What the whole group earns (E8)."""


class DeckLook(Struct, frozen=True):
    """A deck of cards."""

    name: NameLook
    cards: dict[str, Both]
    """What stands on each card, by its name."""


class DecksLook(Struct, frozen=True):
    """Both decks."""

    chance: DeckLook
    chest: DeckLook


class ColoursLook(Struct, frozen=True):
    """The colours of the board beside those of the groups."""

    background: str
    accent: str
    text: str


class ThemeLook(Struct, frozen=True):
    """As much of an edition's look as a list of editions shows."""

    colours: ColoursLook


class SignFirst(Struct, frozen=True):
    """Does the sign of the money stand before the figure?"""

    fr: bool
    en: bool


class MoneyLook(Struct, frozen=True):
    """The money: how sums are printed."""

    symbol: str
    first: SignFirst
    name: Both


class WordsLook(Struct, frozen=True):
    """The edition's words and figures for any text, by language; sums are printed already."""

    fr: dict[str, str | int]
    en: dict[str, str | int]


class NotesLook(Struct, frozen=True):
    """What a reader should know of this edition."""

    fr: list[str]
    en: list[str]


class Look(Struct, frozen=True):
    """How an edition looks under a ruleset, in a mode, with options."""

    id: str
    name: Both
    digest: str
    ruleset: str
    mode: str
    options: list[str]
    colours: ColoursLook
    squares: list[SquareLook]
    """All of them, from GO."""
    groups: list[GroupLook]
    """In board order; streets alone."""
    decks: DecksLook
    tokens: list[NameLook]
    """By seat."""
    words: WordsLook
    money: MoneyLook
    coin: NameLook | None
    """What a coin is called, where there are any (L1)."""
    coins: NameLook | None
    figure: NameLook | None
    """What four coins buy is called (L5)."""
    number: NameLook | None
    """What the numbers of squares are called, where there are any."""
    notes: NotesLook
    texts: Both
    """What the variants of this game say besides, as Fluent messages: `event-…`, `action-…`, `option-…`."""
