"""Learn the chance to win from many games, and write the master's weights: `python -m bench.training`.

The games, the shuffles and the first weights follow from the seed: the same settings give the same weights.
"""

from __future__ import annotations

import argparse
import time
from multiprocessing import get_context
from pathlib import Path

try:
    import numpy as np
    import numpy.typing as npt
except ModuleNotFoundError:
    raise SystemExit("Learning needs numpy: pip install numpy") from None

from bench.training_games import SEATS, Lesson, PositionNotes, games_of, no_notes
from casedepart.bots.master.features import FEATURES

Array = npt.NDArray[np.float32]

SETTINGS = "classic,classic,classic,classic,classic,classic,classic:speed,classic:timed,sore-losers,pokemon"
BOTS = "steady,steady,steady,steady,steady,steady,steady,steady,steady,shrewd"
"""What is drawn from: a name that is there twice is drawn twice as often."""
PIECE = 50
"""Games in one piece of work."""
HIDDEN = 16
EPOCHS = 12
BATCH = 512
RATE = 0.002
DECAY = 1e-5
HELD_OUT = 0.1
"""The part of the positions that is not learned from, but checked against: the last ones."""
TENTHS = 10


def main() -> None:
    """Play, learn, check, write."""
    settings = parser().parse_args()
    lesson = Lesson(settings.seed, settings.games, tuple(settings.settings.split(",")), tuple(settings.bots.split(",")))
    began = time.monotonic()
    rows, shares = tables(gathered(lesson, settings.cores))
    print(f"{lesson.games} games, {len(rows)} positions in {time.monotonic() - began:.0f} s")
    if settings.keep:
        np.savez_compressed(settings.keep, rows=rows, shares=shares)
    network = TrainedNetwork(settings.seed)
    learn(network, rows, shares, EPOCHS)
    report(network, rows, shares)
    Path(settings.out).write_text(network.written(settings), encoding="utf-8")


def parser() -> argparse.ArgumentParser:
    """What can be set."""
    said = argparse.ArgumentParser(prog="python -m bench.training", description=__doc__)
    said.add_argument("--games", type=int, default=30000)
    said.add_argument(
        "--settings", default=SETTINGS, help="editions and modes to draw from, as in classic,classic:speed"
    )
    said.add_argument("--bots", default=BOTS, help="to draw from, with commas between them")
    said.add_argument("--seed", default="learning")
    said.add_argument("--cores", type=int, default=1)
    said.add_argument("--keep", default="", help="a file for the positions, to learn from them again")
    said.add_argument("--out", default="src/casedepart/bots/master/weights.py")
    return said


def gathered(lesson: Lesson, cores: int) -> PositionNotes:
    """The positions of all the games, in the order of their numbers."""
    pieces = [(lesson, first, min(first + PIECE, lesson.games)) for first in range(0, lesson.games, PIECE)]
    notes = no_notes()
    with get_context("spawn").Pool(cores) as pool:
        for done, piece in enumerate(pool.imap(one_piece, pieces), start=1):
            notes.add(piece)
            print(f"\r{100 * done // len(pieces)} % of the games", end="\n" if done == len(pieces) else "", flush=True)
    return notes


def one_piece(piece: tuple[Lesson, int, int]) -> PositionNotes:
    """Some of the games."""
    return games_of(*piece)


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
        scores = np.where(shares < 0, -1e9, scores)
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances: Array = scores / scores.sum(axis=1, keepdims=True)
        return lit, chances

    def step(self, rows: Array, shares: Array, rate: float) -> None:
        """One step downhill (Adam) on the cross-entropy of who won."""
        lit, chances = self.chances(rows, shares)
        error = np.where(shares < 0, 0, chances - shares).astype(np.float32) / len(rows)
        back = error[:, :, None] * self.outer * (lit > 0)
        gradients = [
            np.einsum("psf,psh->fh", rows, back, optimize=True),
            back.sum(axis=(0, 1)),
            np.einsum("ps,psh->h", error, lit, optimize=True),
            np.einsum("ps,psf->f", error, rows, optimize=True),
        ]
        self.steps += 1
        for part, gradient, first, second in zip(self.parts(), gradients, self.first, self.second, strict=True):
            gradient = gradient + DECAY * part
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient * gradient - second)
            sure = first / (1 - 0.9**self.steps)
            spread = np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
            part -= (rate * sure / spread).astype(np.float32)

    def written(self, settings: argparse.Namespace) -> str:
        """The weights as a module."""
        said = (
            f'"""What was learned: the weights of `bots.master.values`, written by `python -m bench.training`.\n\n'
            f"{settings.games} games, seed {settings.seed}, of\n{settings.bots}\nin\n{settings.settings}\n"
            f'"""\n\nfrom __future__ import annotations\n\nfrom typing import Final\n\n'
        )
        rows = [*self.inner.T, self.bias, self.outer, self.direct]
        lines = "\n".join(line for row in rows for line in numbers(row))
        return (
            f'{said}HIDDEN: Final = {HIDDEN}\n\nWEIGHTS: Final = """\n{lines}\n"""\n'
            '"""By hidden unit a weight for each figure; then the bias of each unit, its weight outside, '
            'and the direct weights."""\n'
        )


def numbers(row: Array) -> list[str]:
    """A row of weights, in short lines."""
    words = [f"{float(weight):.4f}" for weight in row]
    return [" ".join(words[first : first + 14]) for first in range(0, len(words), 14)]


def learn(network: TrainedNetwork, rows: Array, shares: Array, epochs: int) -> None:
    """Go through the positions many times, in another order each time, with smaller and smaller steps."""
    many = int(len(rows) * (1 - HELD_OUT))
    for epoch in range(epochs):
        rate = RATE * (1 - epoch / epochs)
        order = network.draw.permutation(many)
        for start in range(0, many - BATCH, BATCH):
            chosen = order[start : start + BATCH]
            network.step(rows[chosen], shares[chosen], rate)
        if epoch % 4 == 3:
            print(f"epoch {epoch + 1}: cross-entropy {cross_entropy(network, rows[many:], shares[many:]):.4f}")


def cross_entropy(network: TrainedNetwork, rows: Array, shares: Array) -> float:
    """The mean of minus the logarithm of the chance that was given to the winner."""
    _, chances = network.chances(rows, shares)
    won = np.maximum(shares, 0)
    return float(-(won * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean())


def report(network: TrainedNetwork, rows: Array, shares: Array) -> None:
    """Foretold against won, by tenths, on positions that were not learned from."""
    many = int(len(rows) * (1 - HELD_OUT))
    _, chances = network.chances(rows[many:], shares[many:])
    there = shares[many:] >= 0
    foretold, won = chances[there], shares[many:][there]
    for tenth in range(TENTHS):
        inside = (foretold >= tenth / TENTHS) & (foretold < (tenth + 1) / TENTHS)
        if inside.any():
            print(f"{foretold[inside].mean():6.1%} foretold, {won[inside].mean():6.1%} won ({inside.sum()})")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit("\nStopped; nothing was written.") from None
