"""How an edition looks: all that a page draws of it and says of it, in every language that there is."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

SquareKind = Literal[
    "go", "street", "station", "utility", "tax", "bill", "chance", "chest", "jail", "free_parking", "go_to_jail"
]


Texts = Annotated[dict[str, str], Meta(description="Words by language: fr, en, and any other that there is.")]
NameLook = Annotated[
    dict[str, str | bool],
    Meta(description="A name by language; and `ours`: neither a booklet nor anyone else gives it, we found it."),
]


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
    cards: dict[str, Texts]
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


class MoneyLook(Struct, frozen=True):
    """The money: how sums are printed."""

    symbol: str
    first: dict[str, bool]
    """By language: does the sign stand before the figure?"""
    name: Texts


class Look(Struct, frozen=True):
    """How an edition looks under a ruleset, in a mode, with options."""

    id: str
    name: Texts
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
    words: dict[str, dict[str, str | int]]
    """The edition's words and figures for any text, by language; sums are printed already."""
    money: MoneyLook
    coin: NameLook | None
    """What a coin is called, where there are any (L1)."""
    coins: NameLook | None
    figure: NameLook | None
    """What four coins buy is called (L5)."""
    number: NameLook | None
    """What the numbers of squares are called, where there are any."""
    notes: dict[str, list[str]]
    """What a reader should know of this edition, by language."""
    texts: Texts
    """What the variants of this game say besides, as Fluent messages: `event-…`, `action-…`, `option-…`."""
