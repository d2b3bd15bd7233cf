"""What a card does: one row an effect, with its name, the numbers it needs, and what happens (C4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from casedepart.engine.copies import Copyable
from casedepart.engine.extensible import Extensible

if TYPE_CHECKING:
    from casedepart.engine.state import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Extensible):
    """An effect of cards: `effect = "name"` in an edition's file, with a key for each of its numbers.

    What it does in a few words is the text `effect-name`; what stands on a card, its edition says.
    """

    def __init__(self, name: str, numbers: tuple[str, ...] = (), kept: bool = False) -> None:
        self.name: Final[str] = name
        self.numbers: Final[tuple[str, ...]] = numbers
        """The keys of its numbers, at most two: `to` and `steps` are of squares, any other is a sum."""
        self.kept: Final[bool] = kept
        """The card is kept until it is used or sold (C2)."""

    def carry_out(self, game: Position, seat: int, deck: int, card: Card) -> None:
        """Do what the card says to whom drew it."""
        raise NotImplementedError


class Card(Copyable):
    """A card of a deck: its name, the same in every edition, and what it does."""

    def __init__(self, name: str, effect: Effect, n: int = 0, m: int = 0) -> None:
        self.name: Final[str] = name
        self.effect: Final[Effect] = effect
        self.n: Final[int] = n
        """Its first number, and its second."""
        self.m: Final[int] = m
