"""The reckoning of estates: cash, deeds, groups to complete, and the rent to come of what cash can build."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from casedepart.bots.shrewd.last_count import is_last_lap_near, last_count
from casedepart.bots.shrewd.prospects import Prospects
from casedepart.bots.steady.outlook import rounds_left
from casedepart.engine import all_mortgaged, counted, height, redeem_price
from casedepart.engine.game import Game
from casedepart.engine.rules import HOTEL, Rules
from casedepart.engine.sets import members, size

HORIZON: Final = 18
"""For how many turns of each opponent the rent to come is counted."""
TO_LAST_DEED: Final = 10
"""For how many turns rent is counted where the game ends with the last deed (W2)."""
LAP: Final = 4
"""For how many turns rent is counted in the last lap, which each player ends at GO (W2)."""
SUNK: Final = 80
"""Per cent of what buildings cost that is gone: the rest comes back when they must be sold."""
ONE_IN_BANK: Final = 20
ONE_ELSEWHERE: Final = 12
TWO_IN_BANK: Final = 4
TWO_ELSEWHERE: Final = 1
"""The chance, in per cent, to complete a group that lacks one deed or two: whoever lands there, or sells them."""
BANK_PRICE: Final = 1
OTHERS_PRICE: Final = 3
"""Times its price that a missing deed costs, from the bank and from another player."""
SOON: Final = 15
"""Units of cash that come in while a group is being built."""
BORROWED: Final = 20
"""Per cent that cash raised by a mortgage costs: the interest (M4), and the rents that are not taken meanwhile."""
FORCED: Final = 60
"""Per cent that cash costs which lacks when rents are due, and can be raised from buildings only (B8)."""
LINES: Final = 60
"""Per cent of the rents of stations and utilities that count beyond their prices."""
PLENTY: Final = 12
"""Houses in the bank with which any group can be built as far as the cash goes."""


@mypyc_attr(acyclic=True)
class Reckoning:
    """The estates of one position as one who counts sees them; what they have in common is worked out once."""

    def __init__(self, game: Game, prospects: Prospects, needs: list[int]) -> None:
        self.game: Final[Game] = game
        self.rules: Final[Rules] = game.rules
        self.prospects: Final[Prospects] = prospects
        self.mortgaged: Final[int] = all_mortgaged(game)
        self.needs: Final[list[int]] = needs
        """By seat: the cash that rents and debts will take."""
        self.is_counted: Final[bool] = game.time_up
        self.is_last_lap: Final[bool] = is_last_lap_near(game)
        rounds = rounds_left(game)
        self.until_count: Final[bool] = 0.0 <= rounds < HORIZON and not self.rules.choices.last_lap
        """Is the count so near that buildings count at what they cost (Q5)?"""
        self.turns: Final[float] = turns_to_come(game, rounds)
        self.sunk: Final[float] = 0.0 if self.until_count else SUNK / 100
        every = range(len(self.rules.groups))
        self.spent: Final[list[int]] = [self.standing(group) for group in every]
        """By group: what its buildings have cost."""
        self.most: Final[list[int]] = [self.most_spent(group) for group in every]
        """By group: what can be spent on it with the houses and hotels that are left."""

    def estate(self, seat: int, owned: int, cash: int) -> int:
        """What these properties and this cash would be worth to this player."""
        if self.is_counted:
            return counted(self.game, owned, cash, self.mortgaged)
        if self.is_last_lap:
            return last_count(self.game, owned, cash, self.mortgaged)
        if self.until_count:
            total = float(counted(self.game, owned, cash, self.mortgaged))
        else:
            total = float(cash + self.deeds_value(owned))
        loans = self.loans(owned)
        total -= self.lacking(seat, cash, loans)
        total += self.lines_value(owned)
        return int(total + self.groups_value(seat, owned, cash, loans))

    def added(self, seat: int, square: int) -> int:
        """What a deed adds to a player's estate."""
        player = self.game.players[seat]
        now = self.estate(seat, player.owned & ~(1 << square), player.cash)
        return self.estate(seat, player.owned | 1 << square, player.cash) - now

    # Cash and deeds by themselves

    def deeds_value(self, owned: int) -> int:
        """Deeds by themselves: what the bank asks for them, less what it takes to free them."""
        total = 0
        price = self.rules.price
        rest = owned
        while rest:
            low = rest & -rest
            square = low.bit_length() - 1
            total += price[square]
            rest ^= low
        if owned & self.mortgaged:
            for square in members(owned & self.mortgaged):
                total -= self.rules.mortgage[square] * 11 // 10
        return total

    def loans(self, owned: int) -> int:
        """What mortgages on deeds outside of whole groups would bring."""
        rest = owned & ~self.mortgaged
        for group in self.rules.groups:
            if owned & group == group:
                rest &= ~group
        total = 0
        mortgage = self.rules.mortgage
        while rest:
            low = rest & -rest
            total += mortgage[low.bit_length() - 1]
            rest ^= low
        return total

    def lacking(self, seat: int, cash: int, loans: int) -> float:
        """What it costs to raise the cash that lacks for what is due: by mortgages first, then by force."""
        missing = self.needs[seat] - cash
        if missing <= 0:
            return 0.0
        lent = min(missing, loans)
        return lent * BORROWED / 100 + (missing - lent) * FORCED / 100

    def lines_value(self, owned: int) -> float:
        """What stations and utilities earn together beyond what they cost each."""
        stations = owned & self.rules.stations
        utilities = owned & self.rules.utilities
        if not stations and not utilities:
            return 0.0
        earned = self.prospects.station[size(stations)] + self.prospects.utility[size(utilities)]
        return earned * self.turns * LINES / 100

    # Groups

    def groups_value(self, seat: int, owned: int, cash: int, loans: int) -> float:
        """The rent to come of groups, as they stand and then built where cash brings most, less the cost.

        A group that lacks a deed counts by the chance to complete it: so do the cash that it will take, and the price
        of what it lacks. The same cash is spent only once."""
        rules = self.rules
        prospects = self.prospects
        turns = self.turns
        chances: list[float] = []
        likely = 0
        total = 0.0
        own = cash + SOON * prospects.unit - self.needs[seat]
        for group in range(len(rules.groups)):
            whole = rules.groups[group]
            missing = whole & ~owned
            chance = 0.0
            if missing != whole:
                if missing:
                    chance = self.chance_to_complete(missing)
                    if chance > 0.0:
                        total -= chance * self.price_to_complete(missing)
                else:
                    chance = 1.0
                    own -= self.to_free(whole)
                if chance > 0.0:
                    total += chance * prospects.income[group][0] * turns
                    likely |= 1 << group
            chances.append(chance)
        if not likely:
            return total
        funds = float(max(0, own) + loans)
        for step in prospects.steps:
            group = step.group
            if not likely >> group & 1:
                continue
            chance = chances[group]
            built = self.spent[group] if chance == 1.0 else 0
            start = step.start
            if built > start:
                total += (min(built, step.stop) - start) * step.slope * turns
                start = built
            if funds <= 0.0:
                continue
            room = min(step.stop, self.most[group]) - start
            profit = step.slope * turns - self.sunk
            if room <= 0 or profit <= 0.0:
                continue
            if chance * room > funds:
                # The last of the cash stops short of the step: so do the rents, which rise slowly at first.
                room = int(funds / chance)
                more = self.income_at(group, start + room) - self.income_at(group, start)
                total += chance * (more * turns - room * self.sunk)
                funds = 0.0
            else:
                total += chance * room * profit
                funds -= chance * room
        borrowed = loans - funds
        return total - (borrowed * BORROWED / 100 if borrowed > 0.0 else 0.0)

    def chance_to_complete(self, missing: int) -> float:
        """How likely the deeds that a group lacks are to be had, by who has them."""
        in_bank = missing & self.game.bank_deeds == missing
        rest = missing & (missing - 1)
        if not rest:
            return ONE_IN_BANK / 100 if in_bank else ONE_ELSEWHERE / 100
        if rest & (rest - 1):
            return 0.0
        return TWO_IN_BANK / 100 if in_bank else TWO_ELSEWHERE / 100

    def price_to_complete(self, missing: int) -> int:
        """What the deeds that a group lacks will cost."""
        total = 0
        while missing:
            low = missing & -missing
            times = BANK_PRICE if self.game.bank_deeds & low else OTHERS_PRICE
            total += times * self.rules.price[low.bit_length() - 1]
            missing ^= low
        return total

    def to_free(self, group: int) -> int:
        """What it costs to redeem the mortgaged streets of a group."""
        total = 0
        if group & self.mortgaged:
            for square in members(group & self.mortgaged):
                total += redeem_price(self.game, square)
        return total

    def income_at(self, group: int, spent: int) -> float:
        """What a whole group earns on which so much was spent; between two even levels, what lies between them."""
        income = self.prospects.income[group]
        cost = self.prospects.cost[group]
        step = 0
        while step + 1 < len(cost) and cost[step + 1] <= spent:
            step += 1
        if step + 1 == len(cost):
            return income[step]
        part = (spent - cost[step]) / max(1, cost[step + 1] - cost[step])
        return income[step] + part * (income[step + 1] - income[step])

    # Buildings

    def standing(self, group: int) -> int:
        """What the buildings on a group have cost."""
        total = 0
        for square in self.rules.group_squares[group]:
            if self.game.buildings[square]:
                total += height(self.game, square) * self.rules.building[square]
        return total

    def most_spent(self, group: int) -> int:
        """What can be spent on a group, evenly, with the houses and hotels that are left."""
        game = self.game
        squares = self.rules.group_squares[group]
        cost = self.prospects.cost[group]
        if game.houses_left >= PLENTY and game.hotels_left >= len(squares):
            return cost[-1]
        tall = self.rules.tall
        houses = 0
        hotels = 0
        for square in squares:
            if game.buildings[square] == HOTEL:
                hotels += 1
            else:
                houses += game.buildings[square]
        if hotels == len(squares):
            return cost[tall + 1]
        step = min(tall, (houses + game.houses_left) // len(squares) + (1 if hotels else 0))
        return cost[tall + 1 if step == tall and game.hotels_left + hotels >= len(squares) else step]


def turns_to_come(game: Game, rounds: float) -> float:
    """The turns of all opponents for which rent is counted; fewer where a count or the last deed ends the game (W2)."""
    turns = HORIZON
    if game.rules.choices.last_lap:
        turns = min(TO_LAST_DEED, LAP + size(game.bank_deeds))
    lasting = rounds if 0.0 <= rounds < turns else float(turns)
    # Two who are left play on until one has nothing: the end is as far as with three.
    return lasting * max(2, size(game.seats_in()) - 1)
