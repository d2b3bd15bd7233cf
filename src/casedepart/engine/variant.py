"""What a variant may change: the places where an edition's own rules meet the standard ones.

A variant is a stateless value in one file of `casedepart/variants/`. The turn machine calls these hooks by name and
knows none of the variants. A hook that returns a bool says whether it has taken the matter over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from casedepart.engine.actions import Action, Goods
    from casedepart.engine.decision import Options
    from casedepart.engine.state import Claim, Debt, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Variant:
    """The standard answer to every hook: nothing special happens."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        """What it is called; no two variants of one game have the same."""

    def verbs(self, game: Position, seat: int) -> int:
        """Verbs that the player in turn has besides the standard ones, at its start or after a double."""
        return 0

    def declinable(self, game: Position, seat: int) -> bool:
        """May the player say no to them, and have the further roll alone left?"""
        return False

    def fill(self, game: Position, seat: int, options: Options) -> None:
        """The targets of those verbs."""

    def answer(self, game: Position, seat: int, act: Action) -> bool:
        """Carry out one of those verbs."""
        return False

    def sum_of(self, game: Position, seat: int, act: Action) -> int:
        """What one of those verbs does to the player's cash; 0 where that is not known before."""
        return 0

    def odds_of(self, game: Position, seat: int, verb: int) -> tuple[int, int]:
        """Where dice decide after one of those verbs: it goes well in so many of so many cases; else none."""
        return (0, 0)

    def refusal(self, game: Position, seat: int, act: Action) -> str:
        """The rule to cite for a verb of this variant tried at the wrong time; empty: its own."""
        return ""

    def skips_turn(self, game: Position, seat: int) -> str:
        """The rule by which this player's turn passes without a roll; empty: it does not."""
        return ""

    def double_rolled(self, game: Position, seat: int) -> None:
        """Somebody rolled a double for their turn; nothing has moved yet."""

    def third_double_moves(self, game: Position, seat: int) -> bool:
        """Does a third double move on, rather than go to jail?"""
        return False

    def instead_of_jail(self, game: Position, seat: int) -> bool:
        """Does something else happen to a player who is to go to jail?"""
        return False

    def went_to_jail(self, game: Position, seat: int) -> None:
        """A player has been put in jail."""

    def leaves_square(self, game: Position, seat: int) -> None:
        """A token is about to leave its square."""

    def arrives(self, game: Position, seat: int) -> None:
        """A token has stopped; the square's own effect follows."""

    def on_owned(self, game: Position, claim: Claim) -> bool:
        """A player stopped on another's property and rent would be due."""
        return False

    def on_own(self, game: Position, seat: int, square: int) -> None:
        """A player stopped on their own property."""

    def on_tax(self, game: Position, seat: int, square: int) -> bool:
        """A player stopped on a tax or a bill."""
        return False

    def on_free_parking(self, game: Position, seat: int) -> None:
        """A player stopped on Free Parking."""

    def take_coin(self, game: Position, seat: int) -> None:
        """A card gives a coin."""

    def debt_paid(self, game: Position, debt: Debt) -> None:
        """A debt has been paid in full."""

    def check_goods(self, game: Position, giver: int, receiver: int, goods: Goods, returned: Goods) -> None:
        """Refuse goods that may not change hands so."""

    def bankrupt(self, game: Position, seat: int) -> None:
        """A player is out of the game."""
