"""The learned value function: each player's chance to win, by a small neural network over features and a softmax."""

from __future__ import annotations

from math import exp
from typing import Final

from casedepart.bots.master import weights
from casedepart.bots.master.features import FEATURES, Figures, Sight, put_figures
from casedepart.bots.shrewd.prospects import Prospects
from casedepart.engine.copies import Copyable
from casedepart.engine.game import Game

WIDTH: Final = 16
"""Hidden units of one block."""


class Column:
    """One number for each unit of a block. They are attributes, since the compiler keeps floats in lists as objects."""

    def __init__(self, numbers: list[float], more: Column | None) -> None:
        self.more: Final[Column | None] = more
        """The numbers of the next block."""
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

    def __reduce__(self) -> tuple[object, ...]:
        first = [self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h]
        return Column, ([*first, self.i, self.j, self.k, self.l, self.m, self.n, self.o, self.p], self.more)


class Block:
    """Sixteen hidden units at work, and the blocks that follow: what each has added up so far."""

    def __init__(self, bias: Column) -> None:
        self.more: Final[Block | None] = Block(bias.more) if bias.more is not None else None
        """The next block."""
        self.a: float = 0.0
        self.b: float = 0.0
        self.c: float = 0.0
        self.d: float = 0.0
        self.e: float = 0.0
        self.f: float = 0.0
        self.g: float = 0.0
        self.h: float = 0.0
        self.i: float = 0.0
        self.j: float = 0.0
        self.k: float = 0.0
        self.l: float = 0.0
        self.m: float = 0.0
        self.n: float = 0.0
        self.o: float = 0.0
        self.p: float = 0.0

    def begin(self, bias: Column) -> None:
        """Begin to add up, here and in the blocks that follow."""
        self.a = bias.a
        self.b = bias.b
        self.c = bias.c
        self.d = bias.d
        self.e = bias.e
        self.f = bias.f
        self.g = bias.g
        self.h = bias.h
        self.i = bias.i
        self.j = bias.j
        self.k = bias.k
        self.l = bias.l
        self.m = bias.m
        self.n = bias.n
        self.o = bias.o
        self.p = bias.p
        more, others = self.more, bias.more
        if more is not None and others is not None:
            more.begin(others)

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
        more, others = self.more, weights.more
        if more is not None and others is not None:
            more.add(others, figure)

    def add_four(self, v: Column, w: Column, x: Column, y: Column, r: float, s: float, t: float, u: float) -> None:
        """Four features more, one after the other: so each sum is fetched and put back once for all of them."""
        self.a = self.a + v.a * r + w.a * s + x.a * t + y.a * u
        self.b = self.b + v.b * r + w.b * s + x.b * t + y.b * u
        self.c = self.c + v.c * r + w.c * s + x.c * t + y.c * u
        self.d = self.d + v.d * r + w.d * s + x.d * t + y.d * u
        self.e = self.e + v.e * r + w.e * s + x.e * t + y.e * u
        self.f = self.f + v.f * r + w.f * s + x.f * t + y.f * u
        self.g = self.g + v.g * r + w.g * s + x.g * t + y.g * u
        self.h = self.h + v.h * r + w.h * s + x.h * t + y.h * u
        self.i = self.i + v.i * r + w.i * s + x.i * t + y.i * u
        self.j = self.j + v.j * r + w.j * s + x.j * t + y.j * u
        self.k = self.k + v.k * r + w.k * s + x.k * t + y.k * u
        self.l = self.l + v.l * r + w.l * s + x.l * t + y.l * u
        self.m = self.m + v.m * r + w.m * s + x.m * t + y.m * u
        self.n = self.n + v.n * r + w.n * s + x.n * t + y.n * u
        self.o = self.o + v.o * r + w.o * s + x.o * t + y.o * u
        self.p = self.p + v.p * r + w.p * s + x.p * t + y.p * u
        more, first, second, third, fourth = self.more, v.more, w.more, x.more, y.more
        if more is None or first is None or second is None or third is None or fourth is None:
            return
        more.add_four(first, second, third, fourth, r, s, t, u)

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


class Weights(Copyable):
    """What one feature does to every hidden unit, and to the score by itself."""

    def __init__(self, column: Column, direct: float) -> None:
        self.column: Final[Column] = column
        """Of the first block."""
        self.direct: Final[float] = direct


class Network(Copyable):
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


class Score(Figures):
    """How well a player stands, on a scale where differences count: worked out while the features come in."""

    def __init__(self, network: Network) -> None:
        self.network: Final[Network] = network
        self.block: Final[Block] = Block(network.bias.column)
        """The first block."""
        self.block.begin(network.bias.column)
        self.direct: float = 0.0
        self.place: int = 0
        self.waiting: int = 0
        self.v: Column = network.bias.column
        self.w: Column = network.bias.column
        self.x: Column = network.bias.column
        self.r: float = 0.0
        self.s: float = 0.0
        self.t: float = 0.0
        """How many features wait for a fourth, so that all are added at once; their weights and figures."""

    def begin(self) -> None:
        """The next player's features are to come."""
        self.block.begin(self.network.bias.column)
        self.direct = 0.0
        self.place = 0
        self.waiting = 0

    def put(self, figure: float) -> None:
        place = self.place
        self.place = place + 1
        if figure != 0.0:
            weights = self.network.features[place]
            self.direct += weights.direct * figure
            waiting = self.waiting
            if waiting == 3:
                self.waiting = 0
                self.block.add_four(self.v, self.w, self.x, weights.column, self.r, self.s, self.t, figure)
                return
            self.waiting = waiting + 1
            if waiting == 0:
                self.v, self.r = weights.column, figure
            elif waiting == 1:
                self.w, self.s = weights.column, figure
            else:
                self.x, self.t = weights.column, figure

    def total(self) -> float:
        """The score, once all features are in."""
        if self.waiting > 0:
            self.block.add(self.v, self.r)
        if self.waiting > 1:
            self.block.add(self.w, self.s)
        if self.waiting > 2:
            self.block.add(self.x, self.t)
        self.waiting = 0
        total = self.direct
        block: Block | None = self.block
        outer: Column | None = self.network.outer.column
        while block is not None and outer is not None:
            total += block.rated(outer)
            block = block.more
            outer = outer.more
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
    column: Column | None = None
    for place in range(len(every) - WIDTH, -1, -WIDTH):
        column = Column(every[place : place + WIDTH], column)
    assert column is not None
    return Weights(column, direct)


# A text, for a tuple of so many numbers takes the compiler minutes.
LEARNED: Final = network_of(weights.HIDDEN, weights.WEIGHTS)


def chances(game: Game, prospects: Prospects, network: Network = LEARNED) -> list[float]:
    """Each player's chance to win from here, as far as the learned values tell."""
    return chances_in(game, prospects, network, Sight(game, prospects))


def chances_in(game: Game, prospects: Prospects, network: Network, sight: Sight) -> list[float]:
    """Each player's chance to win, where the estates have been looked over already: a softmax of the scores."""
    scores = [0.0] * len(game.players)
    best = -1e9
    score = Score(network)
    for seat in range(len(game.players)):
        if not game.players[seat].out:
            score.begin()
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
