"""Every kind of interval that a report tells, beside a truth that is known."""

from __future__ import annotations

import math
import random
import statistics
from functools import cache

from casedepart.editions import GameSpec
from casedepart.sim.chances.estimates import paired_difference, win_chance
from casedepart.sim.comparison.differences import turns, won_in_order
from casedepart.sim.contests.ratings import MIDDLE, SCALE, Round, ratings
from casedepart.sim.intervals import clustered, mean, median, median_difference, paired, quantile, share
from casedepart.sim.landings import Walk, reach, take
from casedepart.sim.summary import Sum
from tests.sim.chain import stationary
from tests.statistics.played import all_games, sample
from tests.statistics.promise import covers, holds

WALKS, ROLLS = 12, 1_500
GO_TO_JAIL = 30
"""Nobody stands there after a roll."""


def mean_length(luck: random.Random) -> bool:
    return holds(mean([turns(game) for game in sample(luck, 60)]), statistics.fmean(map(turns, all_games())))


def median_length(luck: random.Random) -> bool:
    return holds(median([turns(game) for game in sample(luck, 60)]), statistics.median(map(turns, all_games())))


def quarter(luck: random.Random) -> bool:
    """Of numbers that lie evenly between 0 and 1: those of games are whole, and many are equal."""
    return holds(quantile(sorted(luck.random() for _ in range(100)), 0.25), 0.25)


def win_share(luck: random.Random) -> bool:
    """What the first player wins, in games."""
    won = won_in_order(0)
    every = [found for game in all_games() if (found := won(game)) is not None]
    return holds(share(sum(luck.choices(every, k=80)), 80), statistics.fmean(every))


def any_share(luck: random.Random) -> bool:
    truth, count = luck.uniform(0.02, 0.98), luck.randrange(20, 400)
    return holds(share(sum(luck.random() < truth for _ in range(count)), count), truth)


def rare_share(luck: random.Random) -> bool:
    """Such as games that are cut off: a few of hundreds, or none."""
    truth = luck.uniform(0.001, 0.01)
    return holds(share(sum(luck.random() < truth for _ in range(300)), 300), truth)


def rare_count(luck: random.Random) -> bool:
    """A count that seldom varies: three bankruptcies, but one where the game is cut off."""
    truth, counted = luck.uniform(0.001, 0.01), Sum()
    for _ in range(300):
        counted.add(1 if luck.random() < truth else 3)
    return holds(counted.mean(), 3 - 2 * truth)


def clusters(luck: random.Random) -> bool:
    """Wins of rounds that have their dice in common."""
    alike, wins = luck.random(), []
    for _ in range(100):
        common = luck.random() < 0.4
        wins.append(float(sum(common if luck.random() < alike else luck.random() < 0.4 for _ in range(4))))
    return holds(clustered(wins, [4] * 100), 0.4)


def drawn(strengths: list[float], seats: tuple[int, ...], luck: random.Random) -> tuple[int, ...]:
    """An order of finishing by the model itself: who comes first among those left, by strength."""
    left, order = list(seats), []
    while left:
        chosen = luck.choices(range(len(left)), [strengths[entry] for entry in left])[0]
        order.append(left.pop(chosen))
    return tuple(order)


def tournament(points: tuple[int, ...], seats: tuple[int, ...], games: int, luck: random.Random) -> list[Round]:
    """Rounds of one game each among bots of these points."""
    strengths = [math.exp(value / SCALE) for value in points]
    return [{drawn(strengths, seats, luck): 1.0} for _ in range(games)]


def rating(luck: random.Random) -> bool:
    found = ratings(tournament((100, 0), (0, 1, 1, 1), 120, luck), 2, anchor=1)[0]
    return holds(found, MIDDLE + 100)


def rating_of_equals(luck: random.Random) -> bool:
    return holds(ratings(tournament((0, 0, 0, 0), (0, 1, 2, 3), 80, luck), 4)[2], MIDDLE)


def mean_difference(luck: random.Random) -> bool:
    """Of lengths, pair by pair; the second games take a tenth longer."""
    first, second = ([turns(game) for game in sample(luck, 60)] for _ in range(2))
    return holds(paired(first, [1.1 * one for one in second]), 0.1 * statistics.fmean(map(turns, all_games())))


def share_difference(luck: random.Random) -> bool:
    often = luck.uniform(0.01, 0.6)
    first, second = ([float(luck.random() < part) for _ in range(150)] for part in (often, 0.6 * often))
    return holds(paired_difference(first, second), -0.4 * often)


def length_difference(luck: random.Random) -> bool:
    """Of medians: skewed as lengths are, with half of the luck in common."""
    first, second = [], []
    for _ in range(80):
        common = luck.gauss()
        first.append(math.exp(0.4 * (common + luck.gauss())))
        second.append(1.2 * math.exp(0.4 * (common + luck.gauss())))
    return holds(median_difference(first, second), 0.2)


@cache
def exact() -> list[float]:
    squares, jail = stationary(leaves_jail=True)
    return [*squares, jail]


def landings(luck: random.Random) -> bool:
    """One square, beside the exact chain."""
    walks = [take(Walk(GameSpec("classic"), ROLLS, True, f"{luck.random()}")) for _ in range(WALKS)]
    place = luck.choice([at for at in range(len(exact())) if at != GO_TO_JAIL])
    low, high = reach([found[place] for found in walks], [ROLLS] * WALKS)
    return low <= exact()[place] <= high


def whole_chance(luck: random.Random) -> bool:
    truth, count = luck.uniform(0.02, 0.98), luck.randrange(20, 400)
    return holds(win_chance([float(luck.random() < truth) for _ in range(count)]), truth)


def whole_swing(luck: random.Random) -> bool:
    """Of a chance, on the same dice: a third of them decide both."""
    before, after = luck.uniform(0.1, 0.9), luck.uniform(0.1, 0.9)
    rolls = [(common, common) if luck.random() < 1 / 3 else (common, luck.random()) for common in dice(luck, 100)]
    wins = [float(one < before) for one, _ in rolls], [float(other < after) for _, other in rolls]
    return holds(paired_difference(*wins), after - before)


def dice(luck: random.Random, count: int) -> list[float]:
    return [luck.random() for _ in range(count)]


INTERVALS = [
    covers("mean of lengths", mean_length),
    covers("median of lengths", median_length, most=0.975),
    covers("quarter of lengths", quarter, most=0.975),
    covers("share that the first player wins", win_share),
    covers("share (Wilson)", any_share),
    covers("rare share", rare_share, most=0.985),
    covers("rare count, without bounds where it did not vary", rare_count, most=1.0),
    covers("win rate of a tournament (clusters)", clusters),
    covers("rating of a better bot", rating),
    covers("rating of an equal bot", rating_of_equals),
    covers("difference of means, pair by pair", mean_difference),
    covers("difference of shares, pair by pair", share_difference, most=0.975),
    covers("difference of medians, pair by pair", length_difference, trials=400),
    covers("landings beside the exact chain", landings, trials=400),
    covers("chance by whole playouts", whole_chance),
    covers("swing of a chance by whole playouts", whole_swing, most=0.975),
]
