"""Compare: two variations on the same dice, what changes, and whether it is more than noise.

Game n of both has the same dice: the same rolls and cards in the same order, for as long as the two games ask for the
same. From the first answer that differs they go their own ways, and only what is left in common cancels out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from casedepart.engine import Refused, Rules
from casedepart.sim.comparison.differences import Figure, figures
from casedepart.sim.comparison.variation import VariationError
from casedepart.sim.executors import Cores, Executor, Progress
from casedepart.sim.games import GameError, Played, Simulation
from casedepart.sim.pieces import Piece, in_pieces, pieces_of, play_told, without_collector

PIECE = 25
"""Pairs of games in one piece of work."""


@dataclass(frozen=True)
class Comparison:
    """What came of it."""

    first: Simulation
    second: Simulation
    games: int
    alike: int
    """Pairs that went the same way to the end."""
    figures: list[Figure]
    pairs: list[tuple[Played, Played]]
    """The games, by their numbers."""

    def as_json(self) -> dict[str, object]:
        """The figures, by the names they are known by."""
        return {
            "games": self.games,
            "seed": self.first.seed,
            "a": written(self.first),
            "b": written(self.second),
            "alike": self.alike,
            "correction": "Holm",
            "figures": [figure.as_json() for figure in self.figures],
        }


def play_piece(piece: Piece, second: Simulation) -> list[tuple[Played, Played]]:
    """The games of one piece, in order, each beside the one of its number in the second variation."""
    first = piece.simulation
    rules, other_rules = first.rules(), second.rules()
    with without_collector():
        return [(play(first, rules, number), play(second, other_rules, number)) for number in piece.numbers()]


def written(variation: Simulation) -> dict[str, object]:
    """What one side plays, by the names one writes it with."""
    return {**variation.as_json(), "numbers": dict(variation.spec.numbers)}


def play(variation: Simulation, rules: Rules, number: int) -> Played:
    """One game; numbers that no edition prints together may leave a bot without an answer."""
    try:
        return play_told(variation, rules, number)
    except GameError as error:
        refused = error.__cause__
        if not variation.spec.numbers or not isinstance(refused, Refused):
            raise
        numbers = " ".join(f"{name}={value}" for name, value in variation.spec.numbers)
        why = (
            f"these rules do not go together with {numbers}: in game {number} a bot found no allowed answer ({refused})"
        )
        raise VariationError(why) from None


def compare(
    first: Simulation,
    second: Simulation,
    games: int,
    run: Executor | None = None,
    progress: Progress | None = None,
) -> Comparison:
    """Play so many games of each; `progress` is told how many pairs each piece had."""
    pieces = pieces_of(first, games, PIECE)
    pairs = in_pieces(partial(play_piece, second=second), pieces, run or Cores(), progress)
    return Comparison(first, second, games, alike(pairs), figures(first, second, pairs), pairs)


def alike(pairs: Sequence[tuple[Played, Played]]) -> int:
    """How many pairs ended as the same game: in all that is kept of them nothing differs."""
    return sum(one == other._replace(number=one.number) for one, other in pairs)
