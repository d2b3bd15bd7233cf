"""The estate of one player, what they have and may come to have, in figures: what the features are made of."""

from __future__ import annotations

from typing import Final

from casedepart.bots.shrewd.investment import steps_built
from casedepart.bots.shrewd.prospects import DICE_SUM, Prospects
from casedepart.engine.game import Game
from casedepart.engine.rules import HOTEL, STATION, STREET
from casedepart.engine.sets import first, size

UNITS: Final = 70
"""Small sums of the board (see `Prospects.unit`) in the unit that money is counted in: about the cash at the start."""
SOON: Final = 0.25
"""In that unit: the cash that comes in a few turns."""
STRONG: Final = 3
"""Houses with which a street begins to hurt."""


class Estate:
    """The figures of one player; money in units, incomes by the turn of one opponent."""

    def __init__(self) -> None:
        self.cash: float = 0.0
        self.deeds: float = 0.0
        """Prices of what is free of mortgage."""
        self.mortgaged: float = 0.0
        """Prices of the rest."""
        self.built: float = 0.0
        """What the buildings cost."""
        self.loose: float = 0.0
        """What mortgages and the sale of buildings would bring."""
        self.highest: float = 0.0
        """The highest rent of a square."""
        self.income: float = 0.0
        self.ready: float = 0.0
        """Income once the cash is spent on buildings."""
        self.soon: float = 0.0
        """Income once the cash, and that of a few turns more, is spent on buildings."""
        self.full: float = 0.0
        """Income with hotels on every whole group."""
        self.houses: int = 0
        self.stations: int = 0
        self.utilities: int = 0
        self.wholes: int = 0
        self.near_bank: float = 0.0
        """Strength of the groups that lack one deed, and the bank has it."""
        self.near_other: float = 0.0
        """Strength of the groups that lack one deed, and another player has it."""
        self.far: float = 0.0
        """Strength of the groups that lack more, all of it in the bank."""
        self.split: float = 0.0
        """Strength of the groups that lack more, all of it with one other."""
        self.block: float = 0.0
        """Strength of the groups of which another has all but one deed, and this player that one."""
        self.sharers: int = 0
        """The players with whom this one has a group between them."""
        self.pairs: int = 0
        """The groups beyond the first that they have so: a swap would help both."""

    def worth(self) -> float:
        """What the last count of a game would give, about."""
        return self.cash + self.deeds + 0.5 * self.mortgaged + self.built


def survey(game: Game, prospects: Prospects, seat: int, rents: list[float]) -> Estate:
    """Look over what a player has; the rents of their squares are noted by square."""
    estate = Estate()
    unit = float(prospects.unit * UNITS)
    player = game.players[seat]
    estate.cash = player.cash / unit
    if player.owned:
        look_over_deeds(game, prospects, seat, estate, rents, unit)
        look_over_groups(game, prospects, seat, estate, unit)
    return estate


def look_over_deeds(
    game: Game, prospects: Prospects, seat: int, estate: Estate, rents: list[float], unit: float
) -> None:
    """Prices, mortgages, buildings and rents."""
    rules = game.rules
    player = game.players[seat]
    estate.stations = size(player.owned & rules.stations)
    estate.utilities = size(player.owned & rules.utilities)
    deeds = 0
    mortgaged = 0
    loose = 0
    built = 0
    income = 0.0
    rest = player.owned
    while rest:
        square = first(rest)
        rest &= rest - 1
        if player.mortgaged >> square & 1:
            mortgaged += rules.price[square]
            rents[square] = 0.0
            continue
        deeds += rules.price[square]
        loose += rules.mortgage[square]
        level = game.buildings[square]
        if level:
            steps = rules.tall + 1 if level == HOTEL else level
            estate.houses += steps
            built += steps * rules.building[square]
        rent = rent_of(game, seat, square, level, estate)
        rents[square] = rent / unit
        estate.highest = max(estate.highest, rent / unit)
        income += rent * prospects.visits[square]
    estate.deeds = deeds / unit
    estate.mortgaged = mortgaged / unit
    estate.loose = (loose + built // 2) / unit
    estate.built = built / unit
    estate.income = income / unit


def rent_of(game: Game, seat: int, square: int, level: int, estate: Estate) -> float:
    """What a visitor pays, on the average."""
    rules = game.rules
    kind = rules.kind[square]
    if kind == STREET:
        rent = rules.board[square].rent[level]
        return float(rent * 2 if level == 0 and game.players[seat].whole >> square & 1 else rent)
    if kind == STATION:
        rents = rules.choices.station_rents
        return float(rents[min(estate.stations, len(rents)) - 1])
    times = rules.choices.utility_times
    return float(DICE_SUM * times[min(estate.utilities, len(times)) - 1])


def look_over_groups(game: Game, prospects: Prospects, seat: int, estate: Estate, unit: float) -> None:
    """Whole groups and what may be built on them; what is missing of the others, and who has it."""
    rules = game.rules
    owned = game.players[seat].owned
    wholes: list[int] = []
    for group in range(len(rules.groups)):
        mine = owned & rules.groups[group]
        if not mine:
            continue
        if mine == rules.groups[group]:
            wholes.append(group)
        else:
            part_of_group(game, prospects, estate, group, mine, unit)
    estate.wholes = len(wholes)
    estate.ready = estate.income
    estate.soon = estate.income
    estate.full = estate.income
    if wholes:
        steps = [steps_built(game, group) for group in wholes]
        room = game.houses_left
        cash = game.players[seat].cash
        built = [float(step) for step in steps]
        estate.ready += built_up(prospects, wholes, built.copy(), cash, room) / unit
        estate.soon += built_up(prospects, wholes, built, cash + SOON * unit, room) / unit
        for place in range(len(wholes)):
            income = prospects.income[wholes[place]]
            estate.full += (income[-1] - income[steps[place]]) / unit


def part_of_group(game: Game, prospects: Prospects, estate: Estate, group: int, mine: int, unit: float) -> None:
    """A group of which something is missing."""
    missing = game.rules.groups[group] & ~mine
    strength = prospects.income[group][min(STRONG, len(prospects.levels) - 1)] / unit
    single = missing & (missing - 1) == 0
    if missing & game.bank_deeds == missing:
        if single:
            estate.near_bank += strength
        else:
            estate.far += strength
        return
    holder = game.owners[first(missing)]
    if holder < 0 or game.players[holder].owned & missing != missing:
        return
    if estate.sharers >> holder & 1:
        estate.pairs += 1
    estate.sharers |= 1 << holder
    if single:
        estate.near_other += strength
    else:
        estate.split += strength
    if mine & (mine - 1) == 0:
        estate.block += strength


def built_up(prospects: Prospects, groups: list[int], built: list[float], funds: float, room: float) -> float:
    """What the income gains when the funds are spent: the strong level first everywhere, then the rest.

    A part of a level counts in part, so that no sum is a cliff."""
    gained = 0.0
    if funds <= 0.0 or room <= 0.0:
        return gained
    top = len(prospects.levels) - 1
    for goal in (min(STRONG, top), top):
        # The dear groups, late on the board, hurt most.
        for place in range(len(groups) - 1, -1, -1):
            group = groups[place]
            streets = len(prospects.rules.group_squares[group])
            price = max(prospects.cost[group][1], 1)
            more = goal - built[place]
            # Not `min`, which the compiler calls with objects where there are three.
            if funds / price < more:
                more = funds / price
            if room / streets < more:
                more = room / streets
            if more > 0.0:
                income = prospects.income[group]
                gained += income_at(income, built[place] + more) - income_at(income, built[place])
                built[place] += more
                funds -= more * price
                room -= more * streets
    return gained


def income_at(incomes: tuple[float, ...], level: float) -> float:
    """The income of a group by its level, on a straight line between two levels."""
    below = min(int(level), len(incomes) - 2)
    return incomes[below] + (level - below) * (incomes[below + 1] - incomes[below])
