"""The network that learns: gradient descent (Adam) on the cross-entropy of who won, with numpy."""

from __future__ import annotations

from collections.abc import Sequence

try:
    import numpy as np
    import numpy.typing as npt
except ModuleNotFoundError:
    raise SystemExit("Learning needs numpy: pip install numpy") from None

from bench.training_games import SEATS, PositionNotes
from casedepart.bots.master.features import FEATURES

Array = npt.NDArray[np.float32]

HIDDEN = 64
EPOCHS = 20
BATCH = 1024
RATE = 0.002
DECAY = 1e-5
HELD_OUT = 0.1
"""The part of the positions that is not learned from, but checked against: the last ones."""
TENTHS = 10


def tables(notes: PositionNotes) -> tuple[Array, Array]:
    """The positions as tables: figures by position, seat and place; shares by position and seat."""
    rows = np.frombuffer(notes.rows, dtype=np.float32).reshape(notes.count, SEATS, FEATURES)
    shares = np.frombuffer(notes.shares, dtype=np.float32).reshape(notes.count, SEATS)
    return rows, shares


class TrainedNetwork:
    """The figures to a score, as `bots.master.values` works it out, with what is needed to learn it."""

    def __init__(self, seed: str) -> None:
        draw = np.random.default_rng(list(seed.encode()))
        scale = np.sqrt(1.0 / FEATURES)
        self.inner: Array = draw.normal(0, scale, (FEATURES, HIDDEN)).astype(np.float32)
        self.bias: Array = np.zeros(HIDDEN, dtype=np.float32)
        self.outer: Array = draw.normal(0, 0.1, HIDDEN).astype(np.float32)
        self.direct: Array = np.zeros(FEATURES, dtype=np.float32)
        self.first = [np.zeros_like(part) for part in self.parts()]
        self.second = [np.zeros_like(part) for part in self.parts()]
        self.steps = 0
        self.draw = draw

    def parts(self) -> list[Array]:
        return [self.inner, self.bias, self.outer, self.direct]

    def chances(self, rows: Array, shares: Array) -> tuple[Array, Array]:
        """What is lit inside, and each seat's chance."""
        lit = np.maximum(rows @ self.inner + self.bias, 0)
        scores = lit @ self.outer + rows @ self.direct
        scores[shares < 0] = -1e9
        scores = np.exp(scores - scores.max(axis=1, keepdims=True), dtype=np.float32)
        chances: Array = scores / scores.sum(axis=1, keepdims=True)
        return lit, chances

    def step(self, rows: Array, shares: Array, rate: float) -> None:
        """One step downhill (Adam) on the cross-entropy of who won."""
        lit, chances = self.chances(rows, shares)
        error = np.where(shares < 0, 0, chances - shares).astype(np.float32).reshape(-1) / len(rows)
        flat, lit = rows.reshape(-1, FEATURES), lit.reshape(-1, HIDDEN)
        back = error[:, None] * self.outer * (lit > 0)
        gradients = [flat.T @ back, back.sum(axis=0), error @ lit, error @ flat]
        self.steps += 1
        for part, gradient, first, second in zip(self.parts(), gradients, self.first, self.second, strict=True):
            gradient = gradient + DECAY * part
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient * gradient - second)
            sure = first / (1 - 0.9**self.steps)
            spread = np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
            part -= (rate * sure / spread).astype(np.float32)

    def written(self) -> str:
        """The weights as text: by hidden unit a weight for each figure, then biases, outer and direct weights."""
        rows = [*self.inner.T, self.bias, self.outer, self.direct]
        return "\n".join(line for row in rows for line in number_lines(row.tolist()))


def number_lines(row: Sequence[float]) -> list[str]:
    """A row of weights, in short lines."""
    words = [f"{weight:.4f}" for weight in row]
    return [" ".join(words[first : first + 14]) for first in range(0, len(words), 14)]


def learn(network: TrainedNetwork, rows: Array, shares: Array, epochs: int) -> None:
    """Go through the positions many times, in another order each time, with smaller and smaller steps."""
    many = int(len(rows) * (1 - HELD_OUT))
    for epoch in range(epochs):
        rate = RATE * (1 - epoch / epochs)
        order = network.draw.permutation(many)
        for start in range(0, many, BATCH):
            chosen = order[start : start + BATCH]
            network.step(rows[chosen], shares[chosen], rate)


def cross_entropy(network: TrainedNetwork, rows: Array, shares: Array) -> float:
    """The mean of minus the logarithm of the chance that was given to the winner."""
    _, chances = network.chances(rows, shares)
    won = np.maximum(shares, 0)
    return float(-(won * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean())


def calibration(network: TrainedNetwork, rows: Array, shares: Array) -> list[str]:
    """Foretold against won, by tenths, on positions that were not learned from."""
    many = int(len(rows) * (1 - HELD_OUT))
    _, chances = network.chances(rows[many:], shares[many:])
    there = shares[many:] >= 0
    foretold, won = chances[there], shares[many:][there]
    lines = [f"cross-entropy {cross_entropy(network, rows[many:], shares[many:]):.4f}"]
    for tenth in range(TENTHS):
        inside = (foretold >= tenth / TENTHS) & (foretold < (tenth + 1) / TENTHS)
        if inside.any():
            lines.append(f"{foretold[inside].mean():6.1%} foretold, {won[inside].mean():6.1%} won ({inside.sum()})")
    return lines
