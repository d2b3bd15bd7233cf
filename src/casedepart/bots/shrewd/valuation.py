"""The heuristic evaluation of an estate: expected rent, groups to complete, cash at risk, houses left."""

from __future__ import annotations

from typing import Final

from casedepart.bots.shrewd.habits import Habits
from casedepart.bots.shrewd.investment import steps_built
from casedepart.bots.shrewd.last_count import last_count
from casedepart.bots.shrewd.prospects import Prospects, prospects_of
from casedepart.bots.steady.appraisal import Appraisal
from casedepart.engine import all_mortgaged, counted, redeem_price
from casedepart.engine.events import NOBODY
from casedepart.engine.game import Game
from casedepart.engine.rules import HOTEL, Rules
from casedepart.engine.sets import members, size
from casedepart.engine.state import NO_BUILDINGS
from casedepart.variants.sore_losers import figure, purse

HORIZON: Final = 22
"""For how many turns of each opponent the rent to come is counted."""
TO_LAST_DEED: Final = 10
"""For how many turns rent is counted where the game ends with the last deed (W2)."""
LAP: Final = 4
"""For how many turns rent is counted in the last lap, which each player ends at GO (W2)."""
SUNK: Final = 80
"""Per cent of what buildings cost that is gone: the rest comes back when they must be sold."""
DEED_SHARE: Final = 55
"""Per cent of its price that a deed is worth by itself: it can be mortgaged, and others want it."""
ONE_MISSING: Final = 28
TWO_MISSING: Final = 6
"""Per cent of a whole group's worth that a part of it has."""
SOON: Final = 15
"""Units of cash that come in while a group is being built."""
IDLE: Final = 40
"""Units of cash beyond which more of it does little good."""
IDLE_SHARE: Final = 60
"""Per cent that such cash is worth."""
SHORT: Final = 60
"""Per cent of the cash that is lacking for the rents that threaten, taken off: it would be raised at a loss."""
LEAST: Final = 3
"""Units of cash to keep in any case."""
TURNS_KEPT: Final = 3.5
"""The rents of how many turns are kept back."""
TURNS_KEPT_FOR_GOOD: Final = 10.0
"""The rents of how many turns are kept back where buildings cannot be sold again (B8)."""
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
        if game.time_up:
            return counted(game, owned, cash, mortgaged)
        if game.last_lap:
            return last_count(game, owned, cash, mortgaged)
        turns = self.turns_to_come(game)
        rules = self.rules
        funds = cash + SOON * self.prospects.unit
        total = self.cash_value(game, seat, cash) + self.lines_value(owned, mortgaged, turns)
        wholes = 0
        for group in range(len(rules.groups)):
            mine = owned & rules.groups[group]
            if not mine:
                continue
            missing = size(rules.groups[group] ^ mine)
            total += self.by_itself(mine, mortgaged)
            if missing == 0:
                wholes |= 1 << group
            elif missing <= 2:
                chance = ONE_MISSING if missing == 1 else TWO_MISSING
                total += self.wholes_value(game, 1 << group, funds, turns, mortgaged) * chance / 100
        if wholes:
            total += self.wholes_value(game, wholes, funds, turns, mortgaged)
        return int(total)

    def turns_to_come(self, game: Game) -> float:
        """The turns of all opponents for which rent is counted; fewer where the last deed ends the game (W2)."""
        turns = HORIZON
        if self.rules.choices.last_lap:
            turns = min(TO_LAST_DEED, LAP + size(game.bank_deeds))
        return float(turns * max(1, size(game.seats_in()) - 1))

    def cash_value(self, game: Game, seat: int, cash: int) -> float:
        """Cash that lacks for the rents that threaten costs more than itself, and idle cash is worth less."""
        total = float(cash)
        lacking = self.needed(game, seat) - cash
        if lacking > 0:
            total -= lacking * SHORT / 100
        idle = cash - IDLE * self.prospects.unit
        if idle > 0:
            total -= idle * (100 - IDLE_SHARE) / 100
        return total

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
            held = size(stations)
            total += prospects.station[held] * turns + held * STATION_UNITS * prospects.unit
        utilities = owned & self.rules.utilities
        if utilities:
            held = size(utilities)
            total += prospects.utility[held] * turns + held * UTILITY_UNITS * prospects.unit
        for square in members((stations | utilities) & mortgaged):
            total -= self.rules.mortgage[square]
        return total

    def wholes_value(self, game: Game, groups: int, funds: int, turns: float, mortgaged: int) -> float:
        """The rent to come of complete groups as they stand, then built where cash brings most, less the cost."""
        total = 0.0
        steps = [0] * len(self.rules.groups)
        for group in members(groups):
            steps[group] = steps_built(game, group)
            total += self.prospects.income[group][steps[group]] * turns
            total -= self.to_free(game, group, mortgaged)
        while True:
            best = -1
            best_step = 0
            best_yield = 0.0
            for group in members(groups):
                for step in range(steps[group] + 1, self.reach(game, group) + 1):
                    cost = self.prospects.cost[group][step] - self.prospects.cost[group][steps[group]]
                    if cost > funds:
                        break
                    more = (self.prospects.income[group][step] - self.prospects.income[group][steps[group]]) * turns
                    found = (more - cost * SUNK / 100) / max(1, cost)
                    if found > best_yield:
                        best, best_step, best_yield = group, step, found
            if best < 0:
                return max(total, 0.0)
            cost = self.prospects.cost[best][best_step] - self.prospects.cost[best][steps[best]]
            funds -= cost
            total += best_yield * cost
            steps[best] = best_step

    def to_free(self, game: Game, group: int, mortgaged: int) -> int:
        """What it costs to redeem the mortgaged streets of a group."""
        total = 0
        for square in members(self.rules.groups[group] & mortgaged):
            total += redeem_price(game, square)
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
        """Cash that any player, whatever their habits, should keep back."""
        turns = TURNS_KEPT_FOR_GOOD if self.rules.choices.buildings_stay else TURNS_KEPT
        return LEAST * self.prospects.unit + int(turns * self.danger(game, seat))

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
        return [whole - taken[seat] + self.to_figure(game, seat, taken[seat]) for seat in range(count)]

    def to_figure(self, game: Game, seat: int, taken: float) -> float:
        """What a player's own streets cost them, where the figure is paid by the owner (L7)."""
        if not purse(game).most or figure(game) == seat:
            return 0.0
        return taken if figure(game) != NOBODY else taken / 2
