"""What a group earns: the rent to expect in one opponent's turn, and how soon it has paid for itself."""

from __future__ import annotations

import math
from dataclasses import dataclass

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


def street_holdings(rules: Rules, visits: Visits, group: int) -> list[Holding]:
    """A whole group, bare and with each number of buildings."""
    squares = rules.group_squares[group]
    found: list[Holding] = []
    cost, income = 0, 0.0
    for level in group_levels(rules):
        step = sum(rules.building[square] if level else rules.price[square] for square in squares)
        earned = sum(deed_income(rules, visits, square, level) for square in squares)
        found.append(Holding(f"group-{group}", level, cost + step, earned, step, earned - income))
        cost, income = cost + step, earned
    return found


def station_holdings(rules: Rules, visits: Visits) -> list[Holding]:
    """One station, two, and so on: those of the board on the average (P10), sent there by the card twice (C4)."""
    squares = members(rules.stations)
    rents = rules.choices.station_rents
    calls = [(visits.squares[at] + visits.to_station[at]) * visits.rolls_a_turn for at in squares]
    prices = [rules.price[at] for at in squares]
    return by_number(STATIONS, prices, calls, [rents[min(held, len(rents)) - 1] for held in range(1, len(squares) + 1)])


def utility_holdings(rules: Rules, visits: Visits) -> list[Holding]:
    """One utility, then more: so many times the dice (P11); by the card as many times as all together (C4)."""
    squares = members(rules.utilities)
    times = rules.choices.utility_times
    found: list[Holding] = []
    cost, income = 0.0, 0.0
    for held in range(1, len(squares) + 1):
        each = [utility_income(rules, visits, at, times[min(held, len(times)) - 1]) for at in squares]
        price = sum(rules.price[at] for at in squares) / len(squares)
        earned = held * sum(each) / len(squares)
        found.append(Holding(UTILITIES, held, round(cost + price), earned, round(price), earned - income))
        cost, income = cost + price, earned
    return found


def utility_income(rules: Rules, visits: Visits, square: int, times: int) -> float:
    """The rent of one utility in one opponent's turn: by the dice that led there, or by a new roll (P12)."""
    sent = visits.to_utility[square]
    dice = MEAN_THROW if rules.choices.utility_rolls_anew else visits.dice[square]
    by_card = sent * rules.choices.utility_times[-1] * MEAN_THROW
    return ((visits.squares[square] - sent) * times * dice + by_card) * visits.rolls_a_turn


def by_number(key: str, prices: list[int], calls: list[float], rents: list[int]) -> list[Holding]:
    """Deeds whose rent depends on how many are held, each taken as the average of its kind."""
    found: list[Holding] = []
    cost, income = 0.0, 0.0
    for held, rent in enumerate(rents, start=1):
        price = sum(prices) / len(prices)
        earned = held * rent * sum(calls) / len(calls)
        found.append(Holding(key, held, round(cost + price), earned, round(price), earned - income))
        cost, income = cost + price, earned
    return found
