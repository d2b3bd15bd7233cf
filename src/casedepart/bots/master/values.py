"""The learned value function: each player's chance to win, by a small neural network over features and a softmax."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from casedepart.bots.master import weights
from casedepart.bots.master.features import FEATURES, Sight, figures
from casedepart.bots.shrewd.prospects import Prospects
from casedepart.engine.game import Game


@mypyc_attr(acyclic=True)
class Network:
    """A neural network, features to a score: one hidden layer of rectified units (ReLU), and direct weights."""

    def __init__(
        self,
        inner: tuple[tuple[float, ...], ...],
        bias: tuple[float, ...],
        outer: tuple[float, ...],
        direct: tuple[float, ...],
    ) -> None:
        self.inner: Final[tuple[tuple[float, ...], ...]] = inner
        """By hidden unit, a weight for each feature."""
        self.bias: Final[tuple[float, ...]] = bias
        self.outer: Final[tuple[float, ...]] = outer
        self.direct: Final[tuple[float, ...]] = direct
        """By figure, what it adds to the score by itself."""

    def score(self, row: list[float]) -> float:
        """How well a player stands, on a scale where differences count."""
        total = 0.0
        for place in range(FEATURES):
            total += self.direct[place] * row[place]
        for unit in range(len(self.outer)):
            inner = self.inner[unit]
            lit = self.bias[unit]
            for place in range(FEATURES):
                lit += inner[place] * row[place]
            if lit > 0.0:
                total += self.outer[unit] * lit
        return total


def network_of(hidden: int, text: str) -> Network:
    """The network that is written in a text: its weights, one after the other."""
    numbers = [float(word) for word in text.split()]
    rows = [tuple(numbers[unit * FEATURES : (unit + 1) * FEATURES]) for unit in range(hidden)]
    rest = hidden * FEATURES
    outer = rest + hidden
    direct = outer + hidden
    return Network(tuple(rows), tuple(numbers[rest:outer]), tuple(numbers[outer:direct]), tuple(numbers[direct:]))


# A text, for a tuple of so many numbers takes the compiler minutes.
LEARNED: Final = network_of(weights.HIDDEN, weights.WEIGHTS)


def chances(game: Game, prospects: Prospects) -> list[float]:
    """Each player's chance to win from here, as far as the learned values tell."""
    sight = Sight(game, prospects)
    scores = [0.0] * len(game.players)
    best = -1e9
    for seat in range(len(game.players)):
        if not game.players[seat].out:
            scores[seat] = LEARNED.score(figures(game, prospects, sight, seat))
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
