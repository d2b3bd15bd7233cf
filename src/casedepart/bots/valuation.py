"""What an estate is worth to one who counts: rent to come, groups to complete, cash at risk, houses left."""

from __future__ import annotations

from typing import Final

from casedepart.bots.appraisal import Appraisal
from casedepart.bots.habits import Habits
from casedepart.bots.prospects import Prospects, prospects_of
from casedepart.engine.game import Game
from casedepart.engine.phases.mortgage import redeem_price
from casedepart.engine.phases.site import height
from casedepart.engine.phases.trade import all_mortgaged
from casedepart.engine.rules import HOTEL, Rules
from casedepart.engine.sets import members
from casedepart.engine.state import NO_BUILDINGS

HORIZON: Final = 22
"""For how many turns of each opponent the rent to come is counted."""
DEED_SHARE: Final = 55
"""Per cent of its price that a deed is worth by itself: it can be mortgaged, and others want it."""
ONE_MISSING: Final = 28
TWO_MISSING: Final = 8
"""Per cent of a whole group's worth that a part of it has."""
SOON: Final = 15
"""Units of cash that come in while a group is being built."""
SHORT: Final = 60
"""Per cent of the cash that is lacking for the rents that threaten, taken off: it would be raised at a loss."""
LEAST: Final = 3
"""Units of cash to keep in any case."""
TURNS_KEPT: Final = 3.5
"""The rents of how many turns are kept back."""
CARD_UNITS: Final = 2
COIN_UNITS: Final = 3
STATION_UNITS: Final = 4
UTILITY_UNITS: Final = 3


class Valuation(Appraisal):
    """The values of one bot, under one set of rules."""

    def __init__(self, rules: Rules, habits: Habits) -> None:
        super().__init__(rules)
        self.habits: Final[Habits] = habits
        self.prospects: Final[Prospects] = prospects_of(rules)
        self.seen: bytes = NO_BUILDINGS
        self.seen_transfers: int = -1
        self.dangers: list[float] = []
        """The rent a turn that threatens each player, and the buildings and transfers it was worked out for."""

    # The whole estate

    def estate(self, game: Game, seat: int, owned: int, cash: int, mortgaged: int) -> int:
        """What these properties and this cash would be worth to this player."""
        prospects = self.prospects
        rules = self.rules
        turns = float(HORIZON * max(1, game.seats_in().bit_count() - 1))
        funds = cash + SOON * prospects.unit
        total = float(cash)
        wholes = 0
        for group in range(len(rules.groups)):
            mine = owned & rules.groups[group]
            if not mine:
                continue
            missing = (rules.groups[group] ^ mine).bit_count()
            total += self.by_itself(mine, mortgaged)
            if missing == 0:
                wholes |= 1 << group
            elif missing <= 2:
                chance = ONE_MISSING if missing == 1 else TWO_MISSING
                total += self.whole_value(game, group, funds, turns, mortgaged) * chance / 100
        total += self.wholes_value(game, wholes, funds, turns, mortgaged)
        total += self.lines_value(owned, mortgaged, turns)
        lacking = self.needed(game, seat) - cash
        if lacking > 0:
            total -= lacking * SHORT / 100
        return int(total)

    def by_itself(self, squares: int, mortgaged: int) -> float:
        """What deeds are worth without their group."""
        total = 0
        for square in members(squares):
            total += self.rules.price[square] * DEED_SHARE // 100
            if mortgaged >> square & 1:
                total -= self.rules.mortgage[square]
        return float(total)

    def lines_value(self, owned: int, mortgaged: int, turns: float) -> float:
        """Stations and utilities, by how many are held."""
        prospects = self.prospects
        total = 0.0
        stations = owned & self.rules.stations
        if stations:
            held = stations.bit_count()
            total += prospects.station[held] * turns + held * STATION_UNITS * prospects.unit
        utilities = owned & self.rules.utilities
        if utilities:
            held = utilities.bit_count()
            total += prospects.utility[held] * turns + held * UTILITY_UNITS * prospects.unit
        for square in members((stations | utilities) & mortgaged):
            total -= self.rules.mortgage[square]
        return total

    def wholes_value(self, game: Game, groups: int, funds: int, turns: float, mortgaged: int) -> float:
        """Complete groups share the cash to build with: the one that gains most by it goes first."""
        total = 0.0
        while groups:
            best = -1
            best_value = -1.0
            for group in members(groups):
                value = self.whole_value(game, group, funds, turns, mortgaged)
                if value > best_value:
                    best = group
                    best_value = value
            total += best_value
            funds -= self.best_cost(game, best, funds, turns, mortgaged)
            groups ^= 1 << best
        return total

    def whole_value(self, game: Game, group: int, funds: int, turns: float, mortgaged: int) -> float:
        """The rent to come of a complete group, built as far as it pays and cash and houses go, less the cost."""
        income = self.prospects.income[group]
        best = 0.0
        fixed = self.to_free(game, group, mortgaged)
        built = self.built(game, group)
        for step in range(self.reach(game, group) + 1):
            cost = fixed + max(0, self.prospects.cost[group][step] - built)
            if step and cost > funds:
                break
            best = max(best, income[step] * turns - cost)
        return best

    def best_cost(self, game: Game, group: int, funds: int, turns: float, mortgaged: int) -> int:
        """What the buildings cost that `whole_value` counts on."""
        income = self.prospects.income[group]
        best = 0.0
        spent = 0
        fixed = self.to_free(game, group, mortgaged)
        built = self.built(game, group)
        for step in range(self.reach(game, group) + 1):
            cost = fixed + max(0, self.prospects.cost[group][step] - built)
            if step and cost > funds:
                break
            if income[step] * turns - cost > best:
                best = income[step] * turns - cost
                spent = cost
        return spent

    def to_free(self, game: Game, group: int, mortgaged: int) -> int:
        """What it costs to redeem the mortgaged streets of a group."""
        total = 0
        for square in members(self.rules.groups[group] & mortgaged):
            total += redeem_price(game, square)
        return total

    def built(self, game: Game, group: int) -> int:
        """What the buildings on a group have cost."""
        total = 0
        for square in self.rules.group_squares[group]:
            total += height(game, square) * self.rules.building[square]
        return total

    def reach(self, game: Game, group: int) -> int:
        """How far a group can be built evenly with the houses and hotels that are left."""
        squares = self.rules.group_squares[group]
        tall = self.rules.tall
        standing = 0
        hotels = 0
        for square in squares:
            if game.buildings[square] == HOTEL:
                hotels += 1
            else:
                standing += game.buildings[square]
        if hotels == len(squares):
            return tall + 1
        step = min(tall, (standing + game.houses_left) // len(squares) + (1 if hotels else 0))
        return tall + 1 if step == tall and game.hotels_left + hotels >= len(squares) else step

    # One deed

    def deed_worth(self, game: Game, seat: int, square: int) -> int:
        """What one more deed is worth: to have, or to keep from another."""
        mortgaged = all_mortgaged(game)
        mine = self.added(game, seat, square, mortgaged)
        theirs = 0
        for other in range(len(game.players)):
            if other != seat and not game.players[other].out and not game.players[other].owned >> square & 1:
                theirs = max(theirs, self.added(game, other, square, mortgaged))
        return max(mine, (mine + theirs) // 2 if theirs > mine else mine)

    def added(self, game: Game, seat: int, square: int, mortgaged: int) -> int:
        """What a deed adds to a player's estate."""
        player = game.players[seat]
        now = self.estate(game, seat, player.owned & ~(1 << square), player.cash, mortgaged)
        return self.estate(game, seat, player.owned | 1 << square, player.cash, mortgaged) - now

    # Cash

    def reserve(self, game: Game, seat: int) -> int:
        """Cash to keep back: the rents of a few turns."""
        return self.needed(game, seat) * self.habits.reserve // 100

    def needed(self, game: Game, seat: int) -> int:
        """The same, for anyone."""
        return LEAST * self.prospects.unit + int(TURNS_KEPT * self.danger(game, seat))

    def danger(self, game: Game, seat: int) -> float:
        """The rent that a turn costs this player on the average, from what the others have built."""
        if game.buildings is not self.seen or game.transfers != self.seen_transfers:
            self.seen = game.buildings
            self.seen_transfers = game.transfers
            self.dangers = self.all_dangers(game)
        return self.dangers[seat]

    def all_dangers(self, game: Game) -> list[float]:
        """For each player what the others' built streets take a turn."""
        count = len(game.players)
        taken = [0.0] * count
        for seat in range(count):
            player = game.players[seat]
            for square in members(player.owned & ~player.mortgaged & self.rules.streets):
                level = game.buildings[square]
                if level:
                    taken[seat] += self.prospects.visits[square] * self.rules.board[square].rent[level]
        whole = sum(taken)
        return [whole - taken[seat] for seat in range(count)]
