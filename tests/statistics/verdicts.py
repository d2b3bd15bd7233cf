"""Every verdict that a report can give, where in truth there is nothing to find."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from casedepart.editions import load
from casedepart.engine import Game
from casedepart.lab.metrics import Metric
from casedepart.lab.sweeps import corrected, figure
from casedepart.sim.chances.decisions import Arm, weighed
from casedepart.sim.chances.moments import gap
from casedepart.sim.chances.playouts import Branch, Playouts
from casedepart.sim.chances.positions import LiveGame
from casedepart.sim.chances.told import beside_best
from casedepart.sim.comparison.differences import LESS, MORE, bankruptcies, difference, figures, trades, turns
from casedepart.sim.comparison.prices import FIGURES, price_of
from casedepart.sim.contests.ratings import goodness_of_fit
from casedepart.sim.intervals import clustered, median, more_than_chance, share
from casedepart.study.changes import apart
from casedepart.study.comparison_findings import is_ahead
from casedepart.study.figures import order_matters
from tests.statistics.intervals import tournament
from tests.statistics.played import SETTING, sample
from tests.statistics.promise import spares

HERE = LiveGame(Game.start(load("classic").rules(), 2))


def compared(luck: random.Random) -> bool:
    """Sixty pairs of the same game on other dice: does any figure of `compare` differ?"""
    pairs = list(zip(sample(luck, 60), sample(luck, 60), strict=True))
    return any(one.verdict in (MORE, LESS) for one in figures(SETTING, SETTING, pairs))


def swept(luck: random.Random) -> bool:
    """Nine values that change nothing, three metrics: does `sweep` tell a difference?"""
    metrics = [Metric("length", turns), Metric("trades", trades), Metric("bankruptcies", bankruptcies)]
    played = [sample(luck, 40) for _ in range(9)]
    found = corrected([figure(one, str(at), at, played) for at in range(9) for one in metrics])
    return any(one.verdict in (MORE, LESS) for one in found)


def second_places(points: tuple[int, ...], seats: tuple[int, ...], luck: random.Random) -> bool:
    """Places by the model itself: does the tournament warn that second places do not follow the strengths?"""
    found = goodness_of_fit(tournament(points, seats, 200, luck), len(points))
    return found is not None and not found.fits


def wins(luck: random.Random, count: int, chance: float = 0.3) -> Playouts:
    """Playouts of a position in which the first of two players has this chance."""
    drawn = [float(luck.random() < chance) for _ in range(count)]
    return Playouts([(one, 1.0 - one) for one in drawn], [False] * count)


def worse_answer(luck: random.Random) -> bool:
    """Six answers that are equal: is one told to be worse than the best?"""
    arms = [Arm(Branch(HERE, (0, f"bids {number}")), 0) for number in range(1, 7)]
    for arm in arms:
        arm.looks = 1
        arm.played.add(wins(luck, 60))
    return any(answer.difference.high < 0 for answer in weighed(arms))


def worse_candidate(luck: random.Random) -> bool:
    """The five choices of a position of the day, all equal: is one told to be worse?"""
    return any(one.high < 0 for one in beside_best([wins(luck, 60) for _ in range(5)], 0))


def turning_point(luck: random.Random) -> bool:
    """A stretch on which nothing changed, played once more for its figures: did the chance rise?"""
    return gap({0: wins(luck, 80), 1: wins(luck, 80)}, (0, 1), 0).low > 0


def priced(luck: random.Random) -> bool:
    """Five house rules that change nothing, beside one printed base: is a change told of one of them?"""
    base = sample(luck, 60)
    prices = [replace(price_of(list(zip(base, sample(luck, 60), strict=True))), among=5 * FIGURES) for _ in range(5)]
    return any(
        price.is_change(change) for price in prices for change in (price.turns, price.capped_change, price.first_change)
    )


def order_of_play(luck: random.Random) -> bool:
    """Everyone as likely to win: does the place in the order of play matter?"""
    games = sample(luck, 120)
    won = [luck.choice(range(3)) for _ in games]
    return order_matters([share(won.count(place), len(games)) for place in range(3)])


def first_of_editions(luck: random.Random) -> bool:
    """Six editions in which the first turn is worth nothing: is it ahead in one of them?"""
    won = [luck.choices(range(4), k=400) for _ in range(6)]
    rates = [[share(one.count(place), 400) for place in range(4)] for one in won]
    return any(order_matters(one) and is_ahead(one[0], 0.25, len(rates)) for one in rates)


def changed_length(luck: random.Random) -> bool:
    """Five variations that change nothing: is one of them told to change the length?"""
    base = [turns(game) for game in sample(luck, 60)]
    return any(more_than_chance(difference(base, [turns(game) for game in sample(luck, 60)]), 5) for _ in range(5))


def groups_apart(luck: random.Random) -> bool:
    """Eight groups whose first holders win as often: is the best told to be ahead of the worst?"""
    rates = [share(sum(luck.random() < 0.35 for _ in range(120)), 120) for _ in range(8)]
    most, least = (pick(rates, key=lambda rate: rate.value) for pick in (max, min))
    return apart(most, least, len(rates))


def lengths_apart(luck: random.Random) -> bool:
    """Six editions whose games are as long: is one told to be the shortest?"""
    found = [median([turns(game) for game in sample(luck, 80)]) for _ in range(6)]
    most, least = (pick(found, key=lambda one: one.value) for pick in (max, min))
    return apart(most, least, len(found))


def main_cause(luck: random.Random) -> bool:
    """Eight causes of bankruptcy that are as frequent: is the first told to be ahead of the second?"""
    games = [luck.choices(range(8), k=2) for _ in range(200)]
    shares = [clustered([game.count(cause) for game in games], [2] * len(games)) for cause in range(8)]
    first, second, *_ = sorted(shares, key=lambda one: -one.value)
    return second.high < first.low


TABLES: list[tuple[str, tuple[int, ...], tuple[int, ...]]] = [
    ("three equal", (0, 0, 0), (0, 1, 2)),
    ("one among three", (0, 100), (0, 1, 1, 1)),
    ("four unlike", (0, 100, 250, -120), (0, 1, 2, 3)),
    ("six", (0, 150, 0, 0, 0, 0), (0, 1, 2, 3, 4, 5)),
]


def of_table(points: tuple[int, ...], seats: tuple[int, ...]) -> Callable[[random.Random], bool]:
    """The tournament's warning at a table."""
    return partial(second_places, points, seats)


VERDICTS = [
    spares("compare: a figure differs", compared, trials=1_000),
    spares("sweep: a figure differs", swept, trials=1_000),
    *(spares(f"tournament: second places, {name}", of_table(*table), trials=500) for name, *table in TABLES),
    spares("odds: an answer is worse", worse_answer),
    spares("position of the day: a choice is worse", worse_candidate),
    spares("review: a turning point", turning_point, most=0.025),
    spares("house rules: one changes something", priced, trials=500),
    spares("study: the order of play matters", order_of_play),
    spares("study: a variation changes the length", changed_length),
    spares("study: a group wins more", groups_apart),
    spares("study: the main cause", main_cause),
    spares("studies compared: the first turn is worth most", first_of_editions),
    spares("studies compared: the shortest games", lengths_apart),
]
