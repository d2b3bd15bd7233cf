"""The learned value function: each player's chance to win, by a small neural network over features and a softmax."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from casedepart.bots.master import weights
from casedepart.bots.master.features import FEATURES, Figures, Sight, put_figures
from casedepart.bots.shrewd.prospects import Prospects
from casedepart.engine.game import Game

WIDTH: Final = 16
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
        self.i: Final[float] = numbers[8]
        self.j: Final[float] = numbers[9]
        self.k: Final[float] = numbers[10]
        self.l: Final[float] = numbers[11]
        self.m: Final[float] = numbers[12]
        self.n: Final[float] = numbers[13]
        self.o: Final[float] = numbers[14]
        self.p: Final[float] = numbers[15]


@mypyc_attr(acyclic=True)
class Block:
    """Sixteen hidden units at work: what each has added up so far."""

    def __init__(self, bias: Column) -> None:
        self.a: float = bias.a
        self.b: float = bias.b
        self.c: float = bias.c
        self.d: float = bias.d
        self.e: float = bias.e
        self.f: float = bias.f
        self.g: float = bias.g
        self.h: float = bias.h
        self.i: float = bias.i
        self.j: float = bias.j
        self.k: float = bias.k
        self.l: float = bias.l
        self.m: float = bias.m
        self.n: float = bias.n
        self.o: float = bias.o
        self.p: float = bias.p

    def add(self, weights: Column, figure: float) -> None:
        """One feature more (an unrolled step of a matrix product)."""
        self.a += weights.a * figure
        self.b += weights.b * figure
        self.c += weights.c * figure
        self.d += weights.d * figure
        self.e += weights.e * figure
        self.f += weights.f * figure
        self.g += weights.g * figure
        self.h += weights.h * figure
        self.i += weights.i * figure
        self.j += weights.j * figure
        self.k += weights.k * figure
        self.l += weights.l * figure
        self.m += weights.m * figure
        self.n += weights.n * figure
        self.o += weights.o * figure
        self.p += weights.p * figure

    def rated(self, outer: Column) -> float:
        """What the units that are lit (ReLU) add to the score."""
        total = 0.0
        if self.a > 0.0:
            total += outer.a * self.a
        if self.b > 0.0:
            total += outer.b * self.b
        if self.c > 0.0:
            total += outer.c * self.c
        if self.d > 0.0:
            total += outer.d * self.d
        if self.e > 0.0:
            total += outer.e * self.e
        if self.f > 0.0:
            total += outer.f * self.f
        if self.g > 0.0:
            total += outer.g * self.g
        if self.h > 0.0:
            total += outer.h * self.h
        if self.i > 0.0:
            total += outer.i * self.i
        if self.j > 0.0:
            total += outer.j * self.j
        if self.k > 0.0:
            total += outer.k * self.k
        if self.l > 0.0:
            total += outer.l * self.l
        if self.m > 0.0:
            total += outer.m * self.m
        if self.n > 0.0:
            total += outer.n * self.n
        if self.o > 0.0:
            total += outer.o * self.o
        if self.p > 0.0:
            total += outer.p * self.p
        return total


@mypyc_attr(acyclic=True)
class Weights:
    """What one feature does to every hidden unit, and to the score by itself."""

    def __init__(self, columns: list[Column], direct: float) -> None:
        self.columns: Final[list[Column]] = columns
        """By block."""
        self.direct: Final[float] = direct


@mypyc_attr(acyclic=True)
class Network:
    """A neural network, features to a score: one hidden layer of rectified units (ReLU), and direct weights."""

    def __init__(self, features: list[Weights], bias: Weights, outer: Weights) -> None:
        self.features: Final[list[Weights]] = features
        self.bias: Final[Weights] = bias
        self.outer: Final[Weights] = outer

    def score(self, row: list[float]) -> float:
        """How well a player stands whose features are in a list."""
        score = Score(self)
        for figure in row:
            score.put(figure)
        return score.total()


@mypyc_attr(acyclic=True)
class Score(Figures):
    """How well a player stands, on a scale where differences count: worked out while the features come in."""

    def __init__(self, network: Network) -> None:
        self.network: Final[Network] = network
        self.blocks: Final[list[Block]] = [Block(column) for column in network.bias.columns]
        self.direct: float = 0.0
        self.place: int = 0

    def put(self, figure: float) -> None:
        place = self.place
        self.place = place + 1
        if figure != 0.0:
            weights = self.network.features[place]
            self.direct += weights.direct * figure
            for block in range(len(self.blocks)):
                self.blocks[block].add(weights.columns[block], figure)

    def total(self) -> float:
        """The score, once all features are in."""
        total = self.direct
        for block in range(len(self.blocks)):
            total += self.blocks[block].rated(self.network.outer.columns[block])
        return total


def network_of(hidden: int, text: str) -> Network:
    """The network that is written in a text: its weights, one after the other; units that are not there add nothing."""
    numbers = [float(word) for word in text.split()]
    bias = hidden * FEATURES
    outer = bias + hidden
    direct = outer + hidden
    features = [weights_of(numbers[place:bias:FEATURES], numbers[direct + place]) for place in range(FEATURES)]
    return Network(features, weights_of(numbers[bias:outer]), weights_of(numbers[outer:direct]))


def weights_of(units: list[float], direct: float = 0.0) -> Weights:
    """Weights by hidden unit; the last block is filled up with nothing."""
    every = units + [0.0] * (-len(units) % WIDTH)
    return Weights([Column(every[first : first + WIDTH]) for first in range(0, len(every), WIDTH)], direct)


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
            score = Score(network)
            put_figures(game, prospects, sight, seat, score)
            scores[seat] = score.total()
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
