"""The figures of watched games: seats, lengths, falls, groups, each with its interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from casedepart.engine import BANK, Rules
from casedepart.engine.sets import members
from casedepart.sim.games import Played
from casedepart.sim.intervals import Estimate, clustered, mean, median, quantile, share
from casedepart.sim.libraries import needed
from casedepart.study.watched_games import NEVER, STATIONS, UTILITIES, Watched

with needed("study"):
    from scipy import stats

EARLIER = (0.29, 0.26, 0.24, 0.21)
"""What the first to the fourth of four won in three earlier studies."""
SIGNIFICANT = 0.05


def seat_rates(games: Sequence[Played]) -> list[Estimate]:
    """The share of games won, by place in the order of play."""
    players = len(games[0].worths)
    # Where the deal alone ended a game nobody had the first turn.
    begun = [game for game in games if game.starter >= 0]
    won = [sum(game.share((game.starter + place) % players) for game in begun) for place in range(players)]
    return [share(hits, len(begun)) for hits in won]


def order_matters(rates: Sequence[Estimate]) -> bool:
    """Do the places together differ from fair shares (a χ² test, p below 5 %)?"""
    won = [rate.value * rate.count for rate in rates]
    return sum(won) > 0 and float(stats.chisquare(won).pvalue) < SIGNIFICANT


@dataclass(frozen=True)
class Length:
    """How long games are, in turns."""

    median: Estimate
    low: Estimate
    """A quarter of the games is shorter."""
    high: Estimate
    """A quarter is longer."""
    cut_off: Estimate
    """The share that was cut off."""


def length_of(games: Sequence[Played]) -> Length:
    """The length of games; one that was cut off counts as long as it was then."""
    turns = sorted(float(game.turns) for game in games)
    cut = sum(not game.ended for game in games)
    return Length(median(turns), quantile(turns, 0.25), quantile(turns, 0.75), share(cut, len(games)))


@dataclass(frozen=True)
class First:
    """When something first happens, and in what share of the games it does."""

    turn: Estimate | None
    happens: Estimate


def first_of(turns: Sequence[int]) -> First:
    """The median turn among the games in which it happens."""
    there = [float(turn) for turn in turns if turn != NEVER]
    return First(median(there) if there else None, share(len(there), len(turns)))


def firsts(games: Sequence[Watched]) -> dict[str, First]:
    """The first whole group, the first building, the first bankruptcy."""
    return {
        "group": first_of([game.first_group for game in games]),
        "house": first_of([game.first_house for game in games]),
        "fall": first_of([game.falls[0].turn if game.falls else NEVER for game in games]),
    }


def fall_matrix(games: Sequence[Watched]) -> list[list[Estimate]]:
    """By place in the order of play: the share of games in which one falls to another; the bank comes last."""
    players = len(games[0].played.worths)
    counts = [[0] * (players + 1) for _ in range(players)]
    for game in games:
        for fall in game.falls:
            to = players if fall.creditor == BANK else game.order(fall.creditor)
            counts[game.order(fall.seat)][to] += 1
    return [[share(count, len(games)) for count in row] for row in counts]


def fall_causes(games: Sequence[Watched]) -> list[tuple[str, Estimate]]:
    """What bankrupts could not pay, as shares of all bankruptcies, the most frequent first.

    Those of one game often fall to the same group: each game is a cluster.
    """
    by_game = [Counter(fall.cause for fall in game.falls) for game in games if game.falls]
    sizes = [counts.total() for counts in by_game]
    causes = sum(by_game, Counter[str]()).most_common()
    return [(cause, clustered([counts[cause] for counts in by_game], sizes)) for cause, _ in causes]


@dataclass(frozen=True)
class EstateFigures:
    """What a group, the stations or the utilities did in the games."""

    key: str
    earned: Estimate
    """Rent taken in one game, by all its owners."""
    whole: Estimate | None
    """Groups: the share of games in which someone owned it whole."""
    won: Estimate | None
    """Groups: of those who did so first, the share that won."""


def estates(rules: Rules, games: Sequence[Watched]) -> list[EstateFigures]:
    """Every group, then stations and utilities."""
    found = [group_estate(rules, games, group) for group in range(len(rules.groups))]
    for key, squares in ((STATIONS, rules.stations), (UTILITIES, rules.utilities)):
        if squares:
            found.append(EstateFigures(key, earned(games, members(squares)), None, None))
    return found


def group_estate(rules: Rules, games: Sequence[Watched], group: int) -> EstateFigures:
    """What one colour did."""
    held = [game for game in games if game.holders[group] != NEVER]
    won = sum(game.played.share(game.holders[group]) for game in held)
    rents = earned(games, rules.group_squares[group])
    return EstateFigures(f"group-{group}", rents, share(len(held), len(games)), share(won, len(held)))


def earned(games: Sequence[Watched], squares: Sequence[int]) -> Estimate:
    """The rent that these squares brought in one game."""
    return mean([float(sum(game.rents[square] for square in squares)) for game in games])
