"""What goes over the wire at the box: a real board, dice and cards, with the program as banker and referee."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from casedepart.table.wire.names import Deck, Verb

Square = Annotated[int, Meta(ge=0, le=39)]
Levels = Annotated[
    dict[str, Annotated[int, Meta(ge=0, le=5)]],
    Meta(max_length=40, description="Streets by their numbers: 1 to 4 houses, 5 a hotel."),
]
Effect = Annotated[str, Meta(max_length=40)]
Cash = Annotated[int, Meta(ge=0, le=1_000_000)]
Facts = Annotated[
    dict[str, Annotated[int, Meta(ge=-2, le=1_000_000)] | list[int]],
    Meta(max_length=20),
]


class GivenPlayer(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one player has and where they are, as a scenario's `given` says it; what is left out stays as it is."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    cash: Cash | None = None
    at: Square | None = None
    owns: Annotated[list[Square], Meta(max_length=40)] | None = None
    """All that they own; what they no longer own is the bank's, unless someone else is said to own it."""
    mortgaged: Annotated[list[Square], Meta(max_length=40)] | None = None
    """All of it that is mortgaged; it is owned too."""
    houses: Levels | None = None
    """What stands on these streets of theirs; 0: nothing."""
    jail: Annotated[int, Meta(ge=-1, le=3)] | None = None
    """Failed tries so far; -1: free."""
    cards: Annotated[list[Deck], Meta(max_length=2)] | None = None
    """The decks whose jail card they hold."""
    home: bool | None = None
    """Has reached GO in the last lap (W2)."""


class GivenPosition(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position, or what of it is to be set right: the form of a scenario's `given`."""

    players: Annotated[list[GivenPlayer], Meta(max_length=8)] = []
    turn: Annotated[int, Meta(ge=0, le=7)] | None = None
    """Whose turn it is; another than now begins a new turn."""
    streets: Levels | None = None
    """What stands on streets that nobody owns."""
    variants: Annotated[dict[str, Facts], Meta(max_length=30)] = {}
    """What variants keep, by their names, as the position's `variants` has it: coins, a pot, who is trapped."""


class PositionChange(Struct, frozen=True):
    """One thing that a correction changes."""

    path: str
    """Where: `players.0.cash`, `players.1.owns`, `players.1.houses.37`, `turn`, `streets.5`, `variants.NAME.coins`."""
    before: int | list[int]
    after: int | list[int]


class PositionFault(Struct, frozen=True):
    """One thing by which a position cannot be."""

    path: str
    """Where, as in `PositionChange`; empty: no correction can be made now at all."""
    rule: str
    why: str
    """What is wrong, as a key."""
    told: str
    """What is wrong, in words."""


class BoxCard(Struct, frozen=True, omit_defaults=True):
    """A card of the box that the edition's own list does not have, by what it does."""

    deck: Deck
    name: str
    """`box-1`, `box-2`, …: by which it can be drawn again."""
    effect: Effect
    n: int = 0
    m: int = 0
    text: str = ""
    """What the box prints on it; empty: our words for what it does."""


class BoxEffect(Struct, frozen=True):
    """Something that a card may do in this game; what it does in a few words is the text `effect-NAME`."""

    name: str
    numbers: list[str]
    """The keys of its numbers, none to two: `to` is a square, `steps` are squares, any other is a sum."""


class BoxDeckCard(Struct, frozen=True):
    """A card of the edition's list: its words are in the edition's look."""

    name: str
    effect: str
    n: int
    m: int


class BoxView(Struct, frozen=True):
    """What the box needs to be told next, and what it prints."""

    hand: bool
    """Dice and cards come by hand; else the program throws and draws."""
    wanted: Literal["", "dice", "card"]
    """What may be told now: the dice that were thrown, or the card that was drawn."""
    waits: bool
    """The game waits for nothing but that; else the seat `by` may do other things first, and `throw` rolls for it."""
    by: int
    """The seat that throws or draws; -1: nobody does now."""
    deck: Deck | None
    """The deck that is drawn from."""
    faces: list[str]
    """The faces of a third die that is thrown too."""
    answers: int
    """How many answers the game has now: what is taken back is no longer among them, and its numbers are used again."""
    undo: int
    """How many times the host can take an answer back."""
    undo_by: int
    """The seat that gave the last answer, and may take it back too; -1: none."""
    corrects: bool
    """The position can be set right now: the plain question of the turn is open."""
    names: dict[str, str]
    """What the box prints on squares, where it is not our name, by their numbers."""
    cards: list[BoxCard]
    """The box's own cards so far."""
    effects: list[BoxEffect]
    """All that a described card may do here."""
    decks: dict[Deck, list[BoxDeckCard]]
    """The edition's cards of each deck, in its order; of several of one name, the first."""


class MayAct(Struct, frozen=True):
    """Something that a seat may do now, or may not, and by which rule."""

    verb: Verb
    word: str
    """Of `own`: the verb of a variant of someone's own."""
    n: int
    """The square or the seat that it takes; -1: none."""
    allowed: bool
    sum: int
    """What it does to the player's cash, where that is known before."""
    rule: str
    """The rule that allows it, or that forbids it."""
    why: str
    """Why not, as a key; empty where it is allowed."""
    told: str
    """Why not, in one sentence."""
