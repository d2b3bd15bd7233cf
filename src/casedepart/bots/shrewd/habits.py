"""Characters: the same knowledge, other habits."""

from __future__ import annotations

from typing import Final

from casedepart.engine.copies import Copyable


class Habits(Copyable):
    """What a player leans towards, in per cent of what the even-tempered one does."""

    def __init__(
        self, reserve: int = 100, share: int = 50, bidding: int = 100, stakes: int = 100, rounds: int = 6
    ) -> None:
        self.reserve: Final[int] = reserve
        """Cash kept back."""
        self.share: Final[int] = share
        """Of what the other gains by a deal, the least that this player wants to gain."""
        self.bidding: Final[int] = bidding
        """How high it bids."""
        self.stakes: Final[int] = stakes
        """What a prize must be worth against its stake: less for who likes a risk."""
        self.rounds: Final[int] = rounds
        """Own turns between two looks for a deal, while nothing changes hands."""


EVEN: Final = Habits()
CHARACTERS: Final = {
    "": EVEN,
    "cautious": Habits(reserve=130, share=52, stakes=130, rounds=7),
    "builder": Habits(reserve=75, bidding=95),
    "trader": Habits(share=42, bidding=95, rounds=2),
    "gambler": Habits(reserve=60, bidding=115, stakes=75),
}
