"""The reckoning of estates: cash, deeds, groups to complete, and the rent to come of what cash can build."""

from __future__ import annotations

from typing import Final

from casedepart.bots.shrewd.last_count import is_last_lap_near, last_count
from casedepart.bots.shrewd.prospects import Prospects
from casedepart.bots.steady.outlook import rounds_left
from casedepart.engine import all_mortgaged, counted, height, redeem_price
from casedepart.engine.game import Game
from casedepart.engine.rules import HOTEL, Rules
from casedepart.engine.sets import first, members, size

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


class Holding:
    """What someone has of one group, or of all stations and utilities, and what it counts."""

    def __init__(self, squares: int, before: Holding | None = None) -> None:
        self.squares: Final[int] = squares
        self.before: Final[Holding | None] = before
        """The one that was looked at before it, of the same group: they are a chain."""
        self.value: float = 0.0
        """What the bank asks for the deeds, less what it takes to free them."""
        self.loans: float = 0.0
        """What mortgages would bring, unless the group is whole."""
        self.chance: float = 0.0
        """Of a group: the chance to have it whole."""
        self.price: float = 0.0
        """What the missing deeds will cost, times that chance."""
        self.rent: float = 0.0
        """The rent to come without buildings, times that chance."""
        self.spent: float = 0.0
        """What the buildings have cost."""
        self.to_free: float = 0.0
        """What it costs to redeem the mortgaged streets, before anything is built."""
        self.most: float = 0.0
        """What can be spent on buildings, with the houses and hotels that are left."""


NOTHING: Final = Holding(0)


class Parts:
    """The parts of groups that were looked at so far: what they count is the same for all who look, until it changes.

    Few are looked at, and each again and again."""

    def __init__(self, game: Game, mortgaged: int, turns: float) -> None:
        self.rules: Final[Rules] = game.rules
        self.mortgaged: Final[int] = mortgaged
        self.bank_deeds: Final[int] = game.bank_deeds
        self.buildings: Final[bytes] = game.buildings
        self.houses_left: Final[int] = game.houses_left
        self.hotels_left: Final[int] = game.hotels_left
        self.turns: Final[float] = turns
        """All that they were counted by."""
        self.groups: Final[list[Holding | None]] = [None] * len(game.rules.groups)
        """By group: the part of it that was looked at last."""
        self.lines: Holding | None = None
        """The same of stations and utilities."""

    def fit(self, game: Game, mortgaged: int, turns: float) -> bool:
        """Do they count as much in this position?"""
        if self.rules is not game.rules or self.mortgaged != mortgaged or self.turns != turns:
            return False
        if self.houses_left != game.houses_left or self.hotels_left != game.hotels_left:
            return False
        return self.bank_deeds == game.bank_deeds and self.buildings == game.buildings


def parts_in(game: Game, mortgaged: int, turns: float) -> Parts:
    """The parts of groups in a position; the last ones are kept, since all players look at much the same one."""
    found = LAST[0] if LAST else None
    if found is None or not found.fit(game, mortgaged, turns):
        found = Parts(game, mortgaged, turns)
        LAST[:] = [found]
    return found


LAST: Final[list[Parts]] = []


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
        self.parts: Final[Parts] = parts_in(game, self.mortgaged, self.turns)
        self.held: Final[list[Holding]] = [NOTHING] * len(self.rules.groups)
        """By group: what the player whose estate is being counted has of those that may come to be whole."""

    def estate(self, seat: int, owned: int, cash: int) -> int:
        """What these properties and this cash would be worth to this player.

        A group that lacks a deed counts by the chance to complete it: so do the cash that it will take, and the price
        of what it lacks. The same cash is spent only once."""
        if self.is_counted:
            return counted(self.game, owned, cash, self.mortgaged)
        if self.is_last_lap:
            return last_count(self.game, owned, cash, self.mortgaged)
        groups = self.rules.groups
        lines = self.lines_of(owned & ~self.rules.streets)
        value = lines.value
        loans = lines.loans
        rents = 0.0
        to_free = 0.0
        spent = 0.0
        likely = 0
        for group in range(len(groups)):
            squares = owned & groups[group]
            if not squares:
                continue
            part = self.part_of(group, squares)
            value += part.value
            loans += part.loans
            if part.chance > 0.0:
                self.held[group] = part
                likely |= 1 << group
                rents -= part.price
                rents += part.rent
                to_free += part.to_free
                spent += part.spent
        needs = self.needs[seat]
        if likely:
            own = float(cash + SOON * self.prospects.unit - needs) - to_free
            rents = self.with_buildings(likely, rents, max(0.0, own), loans, spent > 0.0)
        total = cash + value
        if self.until_count:
            total = float(counted(self.game, owned, cash, self.mortgaged))
        return int(total - lacking(needs - cash, loans) + lines.rent + rents)

    def added(self, seat: int, square: int) -> int:
        """What a deed adds to a player's estate."""
        player = self.game.players[seat]
        now = self.estate(seat, player.owned & ~(1 << square), player.cash)
        return self.estate(seat, player.owned | 1 << square, player.cash) - now

    # What is held

    def part_of(self, group: int, squares: int) -> Holding:
        """A part of a group, or all of it."""
        known = self.parts.groups[group]
        while known is not None:
            if known.squares == squares:
                return known
            known = known.before
        part = Holding(squares, self.parts.groups[group])
        part.value = float(self.deeds_value(squares))
        missing = self.rules.groups[group] & ~squares
        if missing:
            part.loans = float(self.lent_on(squares))
            part.chance = self.chance_to_complete(missing)
            part.price = part.chance * self.price_to_complete(missing)
        else:
            part.chance = 1.0
            part.spent = float(self.standing(group))
            part.to_free = float(self.cost_to_free(squares))
        if part.chance > 0.0:
            part.most = float(self.most_spent(group))
        part.rent = part.chance * self.prospects.income[group][0] * self.turns
        self.parts.groups[group] = part
        return part

    def lines_of(self, squares: int) -> Holding:
        """Stations and utilities; what they earn together counts beyond what they cost each."""
        if not squares:
            return NOTHING
        known = self.parts.lines
        while known is not None:
            if known.squares == squares:
                return known
            known = known.before
        lines = Holding(squares, self.parts.lines)
        lines.value = float(self.deeds_value(squares))
        lines.loans = float(self.lent_on(squares))
        prospects = self.prospects
        stations = prospects.station[size(squares & self.rules.stations)]
        lines.rent = (stations + prospects.utility[size(squares & self.rules.utilities)]) * self.turns * LINES / 100
        self.parts.lines = lines
        return lines

    def deeds_value(self, squares: int) -> int:
        """Deeds by themselves: what the bank asks for them, less what it takes to free them."""
        mortgaged = squares & self.mortgaged
        total = 0
        while squares:
            total += self.rules.price[first(squares)]
            squares &= squares - 1
        while mortgaged:
            total -= self.rules.mortgage[first(mortgaged)] * 11 // 10
            mortgaged &= mortgaged - 1
        return total

    def lent_on(self, squares: int) -> int:
        """What mortgages would bring."""
        free = squares & ~self.mortgaged
        total = 0
        while free:
            total += self.rules.mortgage[first(free)]
            free &= free - 1
        return total

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

    def cost_to_free(self, squares: int) -> int:
        """What it costs to redeem those that are mortgaged."""
        total = 0
        for square in members(squares & self.mortgaged):
            total += redeem_price(self.game, square)
        return total

    # Buildings

    def with_buildings(self, likely: int, rents: float, own: float, loans: float, is_built: bool) -> float:
        """The rent to come, groups being built where cash brings most, less the cost; own cash first, then lent."""
        turns = self.turns
        funds = own + loans
        for step in self.prospects.steps_of(likely):
            if funds <= 0.0 and not is_built:
                break
            part = self.held[step.group]
            start = step.start
            if part.spent > start:
                rents += (min(part.spent, step.stop) - start) * step.slope * turns
                start = part.spent
            room = min(step.stop, part.most) - start
            profit = step.slope * turns - self.sunk
            if funds <= 0.0 or room <= 0.0 or profit <= 0.0:
                continue
            chance = part.chance
            if chance * room > funds:
                # The last of the cash stops short of the step: so do the rents, which rise slowly at first.
                room = float(int(funds / chance))
                more = self.prospects.income_at(step.group, start + room) - self.prospects.income_at(step.group, start)
                rents += chance * (more * turns - room * self.sunk)
                funds = 0.0
            else:
                rents += chance * room * profit
                funds -= chance * room
        borrowed = loans - funds
        return rents - (borrowed * BORROWED / 100 if borrowed > 0.0 else 0.0)

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


def lacking(missing: float, loans: float) -> float:
    """What it costs to raise the cash that lacks for what is due: by mortgages first, then by force."""
    if missing <= 0.0:
        return 0.0
    lent = min(missing, loans)
    return lent * BORROWED / 100 + (missing - lent) * FORCED / 100


def turns_to_come(game: Game, rounds: float) -> float:
    """The turns of all opponents for which rent is counted; fewer where a count or the last deed ends the game (W2)."""
    turns = HORIZON
    if game.rules.choices.last_lap:
        turns = min(TO_LAST_DEED, LAP + size(game.bank_deeds))
    lasting = rounds if 0.0 <= rounds < turns else float(turns)
    # Two who are left play on until one has nothing: the end is as far as with three.
    return lasting * max(2, size(game.seats_in()) - 1)
