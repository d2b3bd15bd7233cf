"""The opponent model for deals: how likely a partner is to take an offer, by which style of bargaining they may have.

A style is a logistic function of the terms of an offer; training can fit it to the answers of many players (logistic
regression). Which style a partner has is inferred from their answers alone (Bayes).
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import mypyc_attr

from casedepart.bots.master import weights

TERMS: Final = 9
"""What an offer looks like to its partner: a constant, five gains and ratios, three facts (see `Terms`)."""
MOST: Final = 3.0
"""Where gains are cut off, in mean prices of a deed."""
UNSURE: Final = 0.03
"""No style is sure of any answer: at least so likely is a yes, and a no."""


def styles_of(text: str) -> list[list[float]]:
    """The styles that are written in a text: by line one, its weights by term."""
    return [[float(word) for word in line.split()] for line in text.strip().splitlines()]


STYLES: Final[list[list[float]]] = styles_of(weights.PARTNERS)


@mypyc_attr(acyclic=True)
class Terms:
    """An offer as its partner sees it: gains in mean prices of a deed, and shares."""

    def __init__(
        self,
        counted: float,
        share: float,
        ratio: float,
        plain: float,
        plain_share: float,
        fair: bool,
        mine: bool,
        theirs: bool,
    ) -> None:
        """By the count, the partner's gain and their share of what both gain or lose; the printed prices of what is
        offered, as a part of what is asked; gain and share by plain prices; would good sense allow it, and whose group
        does it complete, the proposer's or theirs?"""
        self.numbers: Final[list[float]] = [
            1.0,
            min(MOST, max(-MOST, counted)),
            share,
            min(1.5, max(-1.5, log(ratio))),
            min(MOST, max(-MOST, plain)),
            plain_share,
            1.0 if fair else 0.0,
            1.0 if mine else 0.0,
            1.0 if theirs else 0.0,
        ]


def yes(style: list[float], terms: Terms) -> float:
    """How likely one of this style is to take such an offer."""
    total = 0.0
    for place in range(TERMS):
        total += style[place] * terms.numbers[place]
    return min(1.0 - UNSURE, max(UNSURE, 1.0 / (1.0 + exp(-total))))


class Partners:
    """The other players as bargainers, by what they took and refused so far."""

    def __init__(self, styles: list[list[float]] = STYLES) -> None:
        self.styles: Final[list[list[float]]] = styles
        self.odds: Final[list[list[float]]] = [[1.0] * len(styles) for _ in range(8)]
        """By seat and style, how well the style foretold this player's answers: its likelihood, up to a factor."""
        self.answers: Final[list[tuple[int, list[float], bool]]] = []
        """All offers: to whom, the terms, and whether they were taken. What the styles are learned from."""

    def chance(self, seat: int, terms: Terms) -> float:
        """How likely this player is to take such an offer: the mean of the styles, by how likely each is."""
        odds = self.odds[seat]
        total = 0.0
        found = 0.0
        for style in range(len(self.styles)):
            total += odds[style]
            found += odds[style] * yes(self.styles[style], terms)
        return found / total

    def learn(self, seat: int, terms: Terms, taken: bool) -> None:
        """An answer speaks for the styles that foretold it (Bayes)."""
        odds = self.odds[seat]
        total = 0.0
        for style in range(len(self.styles)):
            foretold = yes(self.styles[style], terms)
            odds[style] *= foretold if taken else 1.0 - foretold
            total += odds[style]
        for style in range(len(self.styles)):
            odds[style] /= total
        self.answers.append((seat, terms.numbers, taken))
