"""The opponent model for deals: who goes by printed prices, who counts, and who has had enough of offers."""

from __future__ import annotations

from typing import Final

FIRST_SHARE: Final = 52
"""Per cent of the proposer's gain that one who counts is thought to want."""
RAISED: Final = 25
"""How much more after each refusal."""
MOST_SHARE: Final = 200
PAUSE: Final = 8
"""Turns for which one who refused is left alone, for each refusal running."""


class Partners:
    """The other players as bargainers, by what they took and refused so far."""

    def __init__(self) -> None:
        self.counting: int = 0
        """Players who refused what the printed prices make fair."""
        self.shares: list[int] = [FIRST_SHARE] * 8
        self.refusals: list[int] = [0] * 8
        self.until: list[int] = [0] * 8
        """The turn until which each is left alone."""
        self.refused: set[tuple[object, ...]] = set()

    def is_plain(self, seat: int) -> bool:
        """Is this player thought to go by the printed prices?"""
        return not self.counting >> seat & 1

    def share(self, seat: int) -> int:
        """What this player is thought to want of a deal."""
        return self.shares[seat]

    def patience(self, seat: int, turn: int) -> bool:
        """Will this player listen now?"""
        return turn >= self.until[seat]

    def took(self, seat: int) -> None:
        """An offer was taken."""
        self.refusals[seat] = 0

    def declined(self, seat: int, turn: int) -> None:
        """An offer was refused: ask for less, and leave them alone for a while."""
        if self.is_plain(seat):
            self.counting |= 1 << seat
            return
        self.shares[seat] = min(MOST_SHARE, self.shares[seat] + RAISED)
        self.refusals[seat] += 1
        self.until[seat] = turn + PAUSE * self.refusals[seat]
