"""The opponent model for deals: how likely a partner is to take an offer, by which style of bargaining they may have.

A style is a rule that says yes or no to the terms of an offer. Which style a partner has is inferred from what they
answer, and from what they offer (Bayes).
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from casedepart.engine.copies import Copyable

PLAIN: Final = 0
COUNT: Final = 1
PRINTED: Final = 2
CHANCES: Final = 3
EASY: Final = 4
STYLES: Final = 6
"""Who goes by plain prices, by the count, by the printed prices, by the chance to win; who takes whatever is polite;
the last one takes nothing."""
FIRST_ODDS: Final = (0.7, 1.0, 1.0, 1.0, 0.4, 1.0)
"""How likely each style is before the first answer, up to a factor: few take everything."""
SURE: Final = 0.9
UNSURE: Final = 0.05
"""How likely one of a style takes what the style takes, and what it does not."""
UNTOLD: Final = 0.5
"""How likely an offer comes from one who takes whatever is polite: what they propose tells nothing."""
EVERY_STYLE: Final = (1 << STYLES) - 1
LEAST: Final = 0.01
"""The least odds of a style: nobody is known for good."""
RARE: Final = 0.06
"""The part of all odds below which a style is not reckoned with."""


def yes(terms: int, style: int) -> float:
    """How likely one of this style is to take an offer; the terms are the styles that do, as a set."""
    return SURE if terms >> style & 1 else UNSURE


class Partners(Copyable):
    """The other players as bargainers, by what they took, refused and offered so far."""

    def __init__(self) -> None:
        self.odds: list[list[float]] = [list(FIRST_ODDS) for _ in range(8)]
        """By seat and style, how well the style foretold what this player did: its likelihood, up to a factor."""

    def chance(self, seat: int, terms: int) -> float:
        """How likely this player is to take such an offer: the mean of the styles, by how likely each is."""
        odds = self.odds[seat]
        total = 0.0
        found = 0.0
        for style in range(STYLES):
            total += odds[style]
            found += odds[style] * yes(terms, style)
        return found / total

    def likely(self, seat: int) -> int:
        """The styles that this player may well have, as a set."""
        odds = self.odds[seat]
        least = RARE * sum(odds)
        found = 0
        for style in range(STYLES):
            if odds[style] > least:
                found |= 1 << style
        return found

    def learn(self, seat: int, terms: int, taken: bool) -> None:
        """An answer speaks for the styles that foretold it (Bayes)."""
        odds = self.odds[seat]
        for style in range(STYLES):
            foretold = yes(terms, style)
            odds[style] *= foretold if taken else 1.0 - foretold
        self.level(seat)

    def hear(self, seat: int, terms: int) -> None:
        """An offer of theirs speaks for the styles that would take it, half as much as an answer.

        It is their own choice among many, and no more than a sign of what they would answer."""
        odds = self.odds[seat]
        for style in range(STYLES):
            odds[style] *= sqrt(UNTOLD if style == EASY else yes(terms, style))
        self.level(seat)

    def level(self, seat: int) -> None:
        """The odds as parts of one, none of them too small to come back."""
        odds = self.odds[seat]
        total = sum(odds)
        for style in range(STYLES):
            odds[style] = max(LEAST, odds[style] / total)
