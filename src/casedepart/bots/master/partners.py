"""The opponent model for deals: how likely a partner is to take an offer, by which style of bargaining they may have.

A style is a rule that says yes or no to the terms of an offer. Which style a partner has is inferred from their answers
alone (Bayes).
"""

from __future__ import annotations

from typing import Final

PLAIN: Final = 0
COUNT: Final = 1
PRINTED: Final = 2
CHANCES: Final = 3
EASY: Final = 4
STYLES: Final = 6
"""Who goes by plain prices, by the count, by the printed prices, by the chance to win; who takes whatever is polite;
the last one takes nothing."""
FIRST_ODDS: Final = (1.0, 1.0, 1.0, 1.0, 0.4, 1.0)
"""How likely each style is before the first answer, up to a factor: few take everything."""
SURE: Final = 0.92
UNSURE: Final = 0.04
"""How likely one of a style takes what the style takes, and what it does not."""
EVERY_STYLE: Final = (1 << STYLES) - 1
LEAST: Final = 0.002
"""The least odds of a style: nobody is known for good."""
RARE: Final = 0.06
"""The part of all odds below which a style is not reckoned with."""


def yes(terms: int, style: int) -> float:
    """How likely one of this style is to take an offer; the terms are the styles that do, as a set."""
    return SURE if terms >> style & 1 else UNSURE


class Partners:
    """The other players as bargainers, by what they took and refused so far."""

    def __init__(self) -> None:
        self.odds: Final[list[list[float]]] = [list(FIRST_ODDS) for _ in range(8)]
        """By seat and style, how well the style foretold this player's answers: its likelihood, up to a factor."""

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
        total = 0.0
        for style in range(STYLES):
            foretold = yes(terms, style)
            odds[style] *= foretold if taken else 1.0 - foretold
            total += odds[style]
        for style in range(STYLES):
            odds[style] = max(LEAST, odds[style] / total)
