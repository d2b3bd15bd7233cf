"""The expected income of groups, stations and utilities, worked out once for a set of rules."""

from __future__ import annotations

from typing import Final

from casedepart.bots.shrewd.visits import visits_a_turn
from casedepart.engine.rules import HOTEL, Rules
from casedepart.engine.sets import members, size

DICE_SUM: Final = 7
"""What two dice show on the average."""


class Step:
    """Some buildings on a group: from one sum spent on it to another, the rent a turn that each unit of it brings."""

    def __init__(self, group: int, start: int, stop: int, slope: float) -> None:
        self.group: Final[int] = group
        self.start: Final[float] = float(start)
        self.stop: Final[float] = float(stop)
        self.slope: Final[float] = slope


class Prospects:
    """Rents to come, by the turn of one opponent."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final[Rules] = rules
        self.visits: Final[tuple[float, ...]] = visits_a_turn(rules)
        self.unit: Final[int] = price_unit(rules)
        """A small sum on this board: a tenth of the mean price of a deed."""
        self.levels: Final[tuple[int, ...]] = (*range(rules.tall + 1), HOTEL)
        """How a street may be built, from bare to a hotel (B4, Q2)."""
        every = range(len(rules.groups))
        steps = range(len(self.levels))
        self.income: Final[tuple[tuple[float, ...], ...]] = tuple(
            [tuple([self.group_income(group, level) for level in self.levels]) for group in every]
        )
        """By group and step: what a whole group earns, built evenly so far."""
        self.cost: Final[tuple[tuple[int, ...], ...]] = tuple(
            [tuple([self.group_cost(group, step) for step in steps]) for group in every]
        )
        """By group and step: what so many buildings cost."""
        self.steps: Final[tuple[Step, ...]] = self.steps_by_yield()
        """How every group is built, the most profitable step of any group first."""
        self.chosen: Final[list[tuple[Step, ...] | None]] = [None] * (1 << len(rules.groups))
        """By set of groups: the steps of these, as far as they were asked for."""
        self.station: Final[tuple[float, ...]] = self.line_income(rules.stations, rules.choices.station_rents, 1)
        self.utility: Final[tuple[float, ...]] = self.line_income(
            rules.utilities, rules.choices.utility_times, DICE_SUM
        )
        """By how many are held: what they earn together."""

    def group_income(self, group: int, level: int) -> float:
        total = 0.0
        for square in self.rules.group_squares[group]:
            rent = self.rules.board[square].rent
            total += self.visits[square] * (rent[level] if level else 2 * rent[0])
        return total

    def group_cost(self, group: int, step: int) -> int:
        total = 0
        for square in self.rules.group_squares[group]:
            total += step * self.rules.building[square]
        return total

    def income_at(self, group: int, spent: float) -> float:
        """What a whole group earns on which so much was spent; between two even levels, what lies between them."""
        income = self.income[group]
        price = max(1, self.cost[group][1])
        level = int(spent) // price
        if level + 1 >= len(income):
            return income[-1]
        part = (spent - level * price) / price
        return income[level] + part * (income[level + 1] - income[level])

    def steps_by_yield(self) -> tuple[Step, ...]:
        """The steps of all groups; those of one group come in their order: each brings less than the one before."""
        found: list[Step] = []
        for group in range(len(self.rules.groups)):
            found.extend(concave_steps(group, self.cost[group], self.income[group]))
        for place in range(1, len(found)):
            step = found[place]
            while place > 0 and found[place - 1].slope < step.slope:
                found[place] = found[place - 1]
                place -= 1
            found[place] = step
        return tuple(found)

    def steps_of(self, groups: int) -> tuple[Step, ...]:
        """The steps of these groups, the most profitable first."""
        found = self.chosen[groups]
        if found is None:
            found = tuple([step for step in self.steps if groups >> step.group & 1])
            self.chosen[groups] = found
        return found

    def line_income(self, squares: int, rents: tuple[int, ...], times: int) -> tuple[float, ...]:
        """For none, one, two and so on of these squares."""
        found = [0.0]
        visits = 0.0
        for square in members(squares):
            visits += self.visits[square]
        many = size(squares)
        for held in range(1, many + 1):
            found.append(visits * held / many * rents[min(held, len(rents)) - 1] * times)
        return tuple(found)


def concave_steps(group: int, cost: tuple[int, ...], income: tuple[float, ...]) -> list[Step]:
    """The upper hull of income over cost: a first house brings little and a third much, so they are one step.

    Who counts so sees no cliff between a sum that pays for a third house and one that just does not."""
    found: list[Step] = []
    at = 0
    while at + 1 < len(cost):
        best = -1
        best_slope = 0.0
        for higher in range(at + 1, len(cost)):
            slope = (income[higher] - income[at]) / max(1, cost[higher] - cost[at])
            if slope > best_slope:
                best = higher
                best_slope = slope
        if best < 0:
            break
        found.append(Step(group, cost[at], cost[best], best_slope))
        at = best
    return found


def price_unit(rules: Rules) -> int:
    """A tenth of the mean price of a deed."""
    total = 0
    for square in members(rules.deeds):
        total += rules.price[square]
    return max(1, total // max(1, 10 * size(rules.deeds)))


def prospects_of(rules: Rules) -> Prospects:
    """The prospects under these rules; the last ones worked out are kept."""
    for found in LAST:
        if found.rules is rules:
            return found
    found = Prospects(rules)
    LAST.append(found)
    if len(LAST) > MOST_KEPT:
        del LAST[0]
    return found


MOST_KEPT: Final = 8
LAST: Final[list[Prospects]] = []
