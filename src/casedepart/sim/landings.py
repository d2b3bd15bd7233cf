"""Landings: where tokens stand after a roll, when nothing is bought and they only move."""

from __future__ import annotations

import math
from dataclasses import dataclass

from casedepart.bots.walker import JAIL_PLACE, walk
from casedepart.editions import GameSpec
from casedepart.sim.executors import Cores, Progress, in_order
from casedepart.sim.intervals import standard_errors

PIECE = 100_000
"""The most rolls of one walk: each has its own seed."""


Reach = tuple[float, float]
"""From where to where the truth may be."""


@dataclass(frozen=True)
class Landings:
    """Share of rolls, in per cent, after which a token stands on each square."""

    rolls: int
    squares: tuple[float, ...]
    """The 40 squares; the jail square counts those just visiting."""
    jail: float
    reaches: tuple[Reach, ...]
    """The 95 % interval of each square's share, and last that of jail; empty where there was but one walk."""


@dataclass(frozen=True)
class Walk:
    """One piece of the rolls."""

    spec: GameSpec
    rolls: int
    leaves_jail: bool
    seed: str


def take(piece: Walk) -> list[int]:
    """The counts of one walk."""
    return walk(piece.spec.rules(), piece.rolls, piece.leaves_jail, piece.seed)


def landings(
    spec: GameSpec,
    rolls: int,
    leaves_jail: bool,
    seed: str,
    cores: int | None = None,
    progress: Progress | None = None,
) -> Landings:
    """Walk so many rolls on all cores; the same seed gives the same counts however they are split."""
    sizes = walk_sizes(rolls)
    walks = [Walk(spec, size, leaves_jail, f"{seed}:{sum(sizes[:at])}") for at, size in enumerate(sizes)]
    counts = in_order(Cores(cores), take, walks, lambda walk: walk.rolls, progress)
    by_place = [list(column) for column in zip(*counts, strict=True)]
    shares = [100 * sum(column) / rolls for column in by_place]
    reaches = tuple(reach(column, sizes) for column in by_place) if len(walks) > 1 else ()
    return Landings(rolls, tuple(shares[:JAIL_PLACE]), shares[JAIL_PLACE], reaches)


def walk_sizes(rolls: int) -> list[int]:
    """The rolls of each walk, as even as can be: the spread of a short one among long ones would tell nothing."""
    walks = -(-rolls // PIECE)
    return [rolls * (at + 1) // walks - rolls * at // walks for at in range(walks)]


def reach(hits: list[int], sizes: list[int]) -> Reach:
    """The interval of a share in per cent: rolls of one walk follow from each other, so the walks' spread tells it."""
    rolls, walks = sum(sizes), len(sizes)
    found = sum(hits) / rolls
    spread = sum((hit - found * size) ** 2 for hit, size in zip(hits, sizes, strict=True))
    error = standard_errors(walks) * math.sqrt(spread * walks / (walks - 1)) / rolls
    return 100 * max(0.0, found - error), 100 * min(1.0, found + error)
