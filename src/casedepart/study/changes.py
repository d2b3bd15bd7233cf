"""What a choice changes: the same seeds played both ways, and the difference with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from casedepart.sim.games import Played, Setting
from casedepart.sim.intervals import Estimate, paired, share
from casedepart.study.figures import Length, length_of, seat_rates


@dataclass(frozen=True)
class Change:
    """One variation beside the game as the edition means it."""

    setting: Setting
    games: int
    length: Length
    seats: list[Estimate]
    turns: Estimate
    """How many more turns, on the same seeds."""
    cut_off: Estimate
    """How much larger the share of games that are cut off."""
    falls: Estimate
    """How many more bankruptcies a game."""
    first: Estimate
    """How much larger the first player's share of wins."""


def change(setting: Setting, base: Sequence[Played], varied: Sequence[Played]) -> Change:
    """Compare game by game: number 7 had the same seed in both."""
    base = base[: len(varied)]
    return Change(
        setting,
        len(varied),
        length_of(varied),
        seat_rates(varied),
        paired([game.turns for game in base], [game.turns for game in varied]),
        more_cut_off(base, varied),
        paired([falls(game) for game in base], [falls(game) for game in varied]),
        paired([game.share(game.starter) for game in base], [game.share(game.starter) for game in varied]),
    )


def more_cut_off(base: Sequence[Played], varied: Sequence[Played]) -> Estimate:
    """The difference of two shares; where no game differs it may still be as large as so many games could miss."""
    found = paired([not game.ended for game in base], [not game.ended for game in varied])
    if found.high > found.low:
        return found
    missed = share(0, len(varied)).high
    return Estimate(found.value, found.value - missed, found.value + missed, found.count)


def falls(game: Played) -> int:
    """How many went bankrupt."""
    return sum(turn >= 0 for turn in game.out_at)


def sure(estimate: Estimate) -> bool:
    """Is a difference more than chance?"""
    return estimate.low > 0 or estimate.high < 0
