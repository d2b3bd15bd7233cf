"""What a group earns: the rent to expect in one opponent's turn, and how soon it has paid for itself."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

from casedepart.engine import Rules
from casedepart.engine.rules import HOTEL
from casedepart.engine.sets import members
from casedepart.study.chain import Visits
from casedepart.study.watched_games import STATIONS, UTILITIES

MEAN_THROW = 7


@dataclass(frozen=True)
class Holding:
    """Some deeds of one kind with so many buildings on each, or so many of them held."""

    key: str
    """`group-3`, `stations` or `utilities`."""
    level: int
    """Streets: 0 to 4 houses, 5 a hotel. Stations, utilities: how many are held."""
    cost: int
    """The deeds and all that stands on them."""
    income: float
    """The rent to expect in one opponent's turn."""
    more_cost: int
    """What the last step to this level cost."""
    more_income: float
    """And what it added to the rent."""

    @property
    def payback(self) -> float:
        """Opponents' turns until the rent has paid for all of it."""
        return self.cost / self.income if self.income > 0 else math.inf

    @property
    def step_payback(self) -> float:
        """Opponents' turns until the last step has paid for itself."""
        return self.more_cost / self.more_income if self.more_income > 0 else math.inf


def deed_income(rules: Rules, visits: Visits, square: int, level: int) -> float:
    """The rent of one street in one opponent's turn: bare streets of a whole group take double (P7)."""
    rents = rules.board[square].rent
    return visits.a_turn(square) * (rents[level] if level else 2 * rents[0])


def group_levels(rules: Rules) -> list[int]:
    """The buildings that a street may have, in order: fewer houses before the hotel in a speed game (Q2)."""
    return [*range(rules.tall + 1), HOTEL]


def holdings(rules: Rules, visits: Visits) -> list[Holding]:
    """Every group at every level, then stations and utilities by how many are held."""
    found: list[Holding] = []
    for group in range(len(rules.groups)):
        found += street_holdings(rules, visits, group)
    return found + station_holdings(rules, visits) + utility_holdings(rules, visits)


def ladder(key: str, levels: Sequence[int], steps: Sequence[float], incomes: Sequence[float]) -> list[Holding]:
    """Holdings step by step: what each costs in all, and what its last step cost and added to the rent."""
    gains = [after - before for before, after in pairwise([0.0, *incomes])]
    rows = zip(levels, accumulate(steps), incomes, steps, gains, strict=True)
    return [Holding(key, level, round(cost), income, round(step), gain) for level, cost, income, step, gain in rows]


def street_holdings(rules: Rules, visits: Visits, group: int) -> list[Holding]:
    """A whole group, bare and with each number of buildings."""
    squares, levels = rules.group_squares[group], group_levels(rules)
    steps = [sum(rules.building[at] if level else rules.price[at] for at in squares) for level in levels]
    incomes = [sum(deed_income(rules, visits, at, level) for at in squares) for level in levels]
    return ladder(f"group-{group}", levels, steps, incomes)


def station_holdings(rules: Rules, visits: Visits) -> list[Holding]:
    """One station, two, and so on: those of the board on the average (P10), sent there by the card twice (C4)."""
    squares, rents = members(rules.stations), rules.choices.station_rents
    calls = sum((visits.squares[at] + visits.to_station[at]) * visits.rolls_a_turn for at in squares)
    return by_number(rules, STATIONS, squares, lambda held: held * rents[min(held, len(rents)) - 1] * calls)


def utility_holdings(rules: Rules, visits: Visits) -> list[Holding]:
    """One utility, then more: so many times the dice (P11); by the card as many times as all together (C4)."""
    squares, times = members(rules.utilities), rules.choices.utility_times
    return by_number(
        rules,
        UTILITIES,
        squares,
        lambda held: held * sum(utility_income(rules, visits, at, times[min(held, len(times)) - 1]) for at in squares),
    )


def utility_income(rules: Rules, visits: Visits, square: int, times: int) -> float:
    """The rent of one utility in one opponent's turn: by the dice that led there, or by a new roll (P12)."""
    sent = visits.to_utility[square]
    dice = MEAN_THROW if rules.choices.utility_rolls_anew else visits.dice[square]
    by_card = sent * rules.choices.utility_times[-1] * MEAN_THROW
    return ((visits.squares[square] - sent) * times * dice + by_card) * visits.rolls_a_turn


def by_number(rules: Rules, key: str, squares: Sequence[int], income: Callable[[int], float]) -> list[Holding]:
    """Deeds whose rent depends on how many are held, each taken as the average; `income` sums over all of the kind."""
    counts = range(1, len(squares) + 1)
    prices = [sum(rules.price[at] for at in squares) / len(squares) for _ in counts]
    return ladder(key, counts, prices, [income(held) / len(squares) for held in counts])
