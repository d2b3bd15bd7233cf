"""The learned value function: each player's chance to win, by a small neural network over features and a softmax."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from casedepart.bots.master import weights
from casedepart.bots.master.features import FEATURES, Sight, figures
from casedepart.bots.shrewd.prospects import Prospects
from casedepart.engine.game import Game

WIDTH: Final = 8
"""Hidden units of one block."""


@mypyc_attr(acyclic=True)
class Column:
    """One number for each unit of a block. They are attributes, since the compiler keeps floats in lists as objects."""

    def __init__(self, numbers: list[float]) -> None:
        self.a: Final[float] = numbers[0]
        self.b: Final[float] = numbers[1]
        self.c: Final[float] = numbers[2]
        self.d: Final[float] = numbers[3]
        self.e: Final[float] = numbers[4]
        self.f: Final[float] = numbers[5]
        self.g: Final[float] = numbers[6]
        self.h: Final[float] = numbers[7]


@mypyc_attr(acyclic=True)
class Block:
    """Eight hidden units: for each feature the weights by unit, and for each unit its bias and its weight outside."""

    def __init__(self, inner: list[Column], bias: Column, outer: Column) -> None:
        self.inner: Final[list[Column]] = inner
        self.bias: Final[Column] = bias
        self.outer: Final[Column] = outer

    def added_to(self, total: float, row: list[float]) -> float:
        """A score with what these units add to it (an unrolled dot product, then ReLU)."""
        bias = self.bias
        a, b, c, d = bias.a, bias.b, bias.c, bias.d
        e, f, g, h = bias.e, bias.f, bias.g, bias.h
        for place in range(FEATURES):
            feature = row[place]
            if feature == 0.0:
                continue
            inner = self.inner[place]
            a += inner.a * feature
            b += inner.b * feature
            c += inner.c * feature
            d += inner.d * feature
            e += inner.e * feature
            f += inner.f * feature
            g += inner.g * feature
            h += inner.h * feature
        outer = self.outer
        if a > 0.0:
            total += outer.a * a
        if b > 0.0:
            total += outer.b * b
        if c > 0.0:
            total += outer.c * c
        if d > 0.0:
            total += outer.d * d
        if e > 0.0:
            total += outer.e * e
        if f > 0.0:
            total += outer.f * f
        if g > 0.0:
            total += outer.g * g
        if h > 0.0:
            total += outer.h * h
        return total


@mypyc_attr(acyclic=True)
class Network:
    """A neural network, features to a score: one hidden layer of rectified units (ReLU), and direct weights."""

    def __init__(self, blocks: list[Block], direct: list[float]) -> None:
        self.blocks: Final[list[Block]] = blocks
        self.direct: Final[list[float]] = direct
        """By feature, what it adds to the score by itself."""

    def score(self, row: list[float]) -> float:
        """How well a player stands, on a scale where differences count."""
        total = 0.0
        for place in range(FEATURES):
            total += self.direct[place] * row[place]
        for block in self.blocks:
            total = block.added_to(total, row)
        return total


def network_of(hidden: int, text: str) -> Network:
    """The network that is written in a text: its weights, one after the other; the hidden units in blocks of eight."""
    numbers = [float(word) for word in text.split()]
    bias = hidden * FEATURES
    outer = bias + hidden
    blocks: list[Block] = []
    for first in range(0, hidden, WIDTH):
        inner: list[Column] = []
        for place in range(FEATURES):
            inner.append(Column([numbers[(first + unit) * FEATURES + place] for unit in range(WIDTH)]))
        blocks.append(
            Block(
                inner,
                Column(numbers[bias + first : bias + first + WIDTH]),
                Column(numbers[outer + first : outer + first + WIDTH]),
            )
        )
    return Network(blocks, numbers[outer + hidden :])


# A text, for a tuple of so many numbers takes the compiler minutes.
LEARNED: Final = network_of(weights.HIDDEN, weights.WEIGHTS)


def chances(game: Game, prospects: Prospects, network: Network = LEARNED) -> list[float]:
    """Each player's chance to win from here, as far as the learned values tell."""
    return chances_in(game, prospects, network, Sight(game, prospects))


def chances_in(game: Game, prospects: Prospects, network: Network, sight: Sight) -> list[float]:
    """Each player's chance to win, where the estates have been looked over already: a softmax of the scores."""
    scores = [0.0] * len(game.players)
    best = -1e9
    for seat in range(len(game.players)):
        if not game.players[seat].out:
            scores[seat] = network.score(figures(game, prospects, sight, seat))
            if scores[seat] > best:
                best = scores[seat]
    total = 0.0
    for seat in range(len(game.players)):
        if game.players[seat].out:
            scores[seat] = 0.0
        else:
            scores[seat] = exp(scores[seat] - best)
            total += scores[seat]
    for seat in range(len(scores)):
        scores[seat] /= total
    return scores
