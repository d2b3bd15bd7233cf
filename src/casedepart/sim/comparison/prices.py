"""The price of house rules: how they change length, endings and the first player's share, on the same dice.

The server tells prices too, so nothing here needs a library (docs/decisions/0021).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from casedepart.sim.chances.estimates import paired_difference
from casedepart.sim.games import Played, Simulation
from casedepart.sim.intervals import Estimate, median_difference, more_than_chance, paired, share
from casedepart.sim.pieces import play_told, without_collector

FIGURES: Final = 3
"""Length, endings, the first player's share: each of them is looked at."""
Pairs = Sequence[tuple[Played, Played]]
"""Games by the booklet, each beside the one of its number with house rules."""


@dataclass(frozen=True)
class Price:
    """What house rules change, beside the same games by the booklet."""

    pairs: int
    turns: Estimate
    """By how many turns the median game is longer."""
    capped: Estimate
    """The share of games that do not end."""
    capped_change: Estimate
    printed_capped: Estimate
    first: Estimate
    """The share of games that the first player wins."""
    first_change: Estimate
    printed_first: Estimate
    among: int = FIGURES
    """Beside how many figures it is told: what is called a change is more than chance among so many."""

    def is_change(self, difference: Estimate) -> bool:
        """Is one of the three differences more than chance?"""
        return more_than_chance(difference, self.among)


def price_of(pairs: Pairs) -> Price:
    """The price that so many pairs of games show; one pair at least."""
    printed, house = [one for one, _ in pairs], [other for _, other in pairs]
    # Where the deal alone ended a game nobody had the first turn.
    begun = [pair for pair in pairs if all(game.starter >= 0 for game in pair)]
    first, second = ([won_by_first(pair[side]) for pair in begun] for side in (0, 1))
    before, after = ([float(not game.ended) for game in side] for side in (printed, house))
    return Price(
        pairs=len(pairs),
        turns=median_difference([game.turns for game in printed], [game.turns for game in house]),
        capped=share(sum(after), len(after)),
        capped_change=paired_difference(before, after),
        printed_capped=share(sum(before), len(before)),
        first=share(sum(second), len(second)),
        first_change=paired(first, second) if len(first) > 1 else paired_difference(first, second),
        printed_first=share(sum(first), len(first)),
    )


def won_by_first(game: Played) -> float:
    """What the player won who had the first turn."""
    return game.share(game.starter)


@dataclass(frozen=True)
class PairsAsked:
    """Some pairs of games to play: all that a process needs to know."""

    printed: Simulation
    house: Simulation
    numbers: range


def play_pairs(asked: PairsAsked) -> list[tuple[Played, Played]]:
    """Play some pairs of games, each on dice of its own."""
    with without_collector():
        return list(zip(games(asked.printed, asked.numbers), games(asked.house, asked.numbers), strict=True))


def games(simulation: Simulation, numbers: Iterable[int]) -> list[Played]:
    """The games of these numbers."""
    rules = simulation.rules()
    return [play_told(simulation, rules, number) for number in numbers]
