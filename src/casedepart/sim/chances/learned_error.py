"""The measured error of the learned chances that tell the rest of playouts cut short.

It comes from a data file that `python -m bench.learned_error` makes, and goes into every interval of cut playouts.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from casedepart.engine import Game, Rules
from casedepart.engine.sets import size

FILE: Final = "learned_error.json"
PRINTED_HEIGHT: Final = 4
"""Houses on every street before a hotel, in a full game (B5); shorter games have fewer."""
FULL, SHORT, SORE_LOSERS = "full", "short", "sore-losers"
"""Games that the learned chances know differently well."""


class LearnedError(Struct, frozen=True):
    """The standard error of cut playouts, as a part of √(p (1 − p)) where p is the chance: a product of factors."""

    command: str
    """By which it was measured."""
    casedepart: str
    bots_by: str
    positions: int
    whole: float
    players: dict[str, float]
    """By how many are still in."""
    games: dict[str, float]
    laps: dict[str, float]
    """By how many turns each has had: from so many on."""
    rounds: dict[str, float]
    """By the rounds after which playouts are cut: from so many on."""
    bots: dict[str, float]
    """By who plays on."""
    apart: float
    """Chances that differ by so much are off independently of each other; nearer ones are off in part alike."""

    def of(self, game: Game, bots: Sequence[str], rounds: int) -> float:
        """How far the learned chances are off that tell the rest of playouts from here."""
        seats = size(game.seats_in())
        return (
            self.whole
            * from_on(self.players, seats)
            * self.games[kind_of(game.rules)]
            * from_on(self.laps, game.turns // len(game.players))
            * from_on(self.rounds, rounds)
            * max(self.bots.get(name, max(self.bots.values())) for name in bots)
        )


def from_on(table: dict[str, float], value: int) -> float:
    """The factor of the greatest number that a value reaches; of the least, where it reaches none."""
    return table[str(max((known for known in map(int, table) if known <= value), default=min(map(int, table))))]


def kind_of(rules: Rules) -> str:
    """Which kind of game it is, for the learned chances."""
    if any(variant.name == SORE_LOSERS for variant in rules.variants):
        return SORE_LOSERS
    return SHORT if rules.tall < PRINTED_HEIGHT else FULL


@cache
def learned_error() -> LearnedError:
    """The measured error, as it comes with the package."""
    data = files("casedepart.sim.chances").joinpath(FILE).read_bytes()
    return msgspec.json.decode(data, type=LearnedError)
