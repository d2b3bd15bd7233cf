"""Landings: where tokens stand after a roll, when nothing is bought and they only move."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass

from casedepart.bots.walker import JAIL_PLACE, walk
from casedepart.editions import load
from casedepart.sim.cores import on_all_cores

PIECE = 100_000
"""Rolls in one walk: each has its own seed."""


@dataclass(frozen=True)
class Landings:
    """Share of rolls, in per cent, after which a token stands on each square."""

    rolls: int
    squares: tuple[float, ...]
    """The 40 squares; the jail square counts those just visiting."""
    jail: float


@dataclass(frozen=True)
class Walk:
    """One piece of the rolls."""

    edition: str
    ruleset: str | None
    rolls: int
    leaves_jail: bool
    seed: str


def take(piece: Walk) -> list[int]:
    """The counts of one walk."""
    rules = load(piece.edition).rules(ruleset=piece.ruleset)
    return walk(rules, piece.rolls, piece.leaves_jail, piece.seed)


def landings(
    edition: str,
    rolls: int,
    leaves_jail: bool,
    seed: str,
    ruleset: str | None = None,
    cores: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Landings:
    """Walk so many rolls on all cores; the same seed gives the same counts however they are split."""
    walks = [
        Walk(edition, ruleset, min(PIECE, rolls - done), leaves_jail, f"{seed}:{done}")
        for done in range(0, rolls, PIECE)
    ]
    counts = [0] * (JAIL_PLACE + 1)
    with closing(on_all_cores(take, walks, cores)) as done:
        for place, found in done:
            counts = [sum(pair) for pair in zip(counts, found, strict=True)]
            if progress is not None:
                progress(walks[place].rolls)
    shares = [100 * count / rolls for count in counts]
    return Landings(rolls, tuple(shares[:JAIL_PLACE]), shares[JAIL_PLACE])
