"""What a sensible person would call foolish in one side of a deal, and bad manners in an offer."""

from __future__ import annotations

from dataclasses import dataclass

from casedepart.engine import Game, Goods, Offer, all_mortgaged, height, raisable
from casedepart.engine.sets import members, size
from casedepart.variants.sore_losers import COINS

LAST_DEED = "last deed below 1.5 × its price"
STATIONS = "fourth station below its price"
BELOW_MORTGAGE = "sold below its mortgage"
SECOND = "second of three at 2 × its price"
LOOSE = "loose deed above 1.5 × its price"
WHOLE_GROUP = "whole group for nothing"
POOR_SWAP = "poor swap"
BUY_BACK = "bought back within 20 turns"
DEAL_KINDS = (LAST_DEED, STATIONS, BELOW_MORTGAGE, SECOND, LOOSE, WHOLE_GROUP, POOR_SWAP, BUY_BACK)
"""What may be foolish in a deal that is made."""

THIRD_OFFER = "third offer of a turn"
SECOND_FRESH = "second fresh offer of a turn"
AGAIN = "made again within two laps"
ASKS_MUCH = "asks 1.5 × what it gives"
OFFER_KINDS = (THIRD_OFFER, SECOND_FRESH, AGAIN, ASKS_MUCH)
"""What may be bad manners in an offer, whether it is taken or not."""

MANY_STATIONS = 3
"""From so many on, one station more is no loose deed."""


@dataclass(frozen=True)
class Side:
    """One side of an offer as things stand: who hands over what to whom, and for what."""

    game: Game
    giver: int
    receiver: int
    gives: Goods
    gets: Goods

    def follies(self) -> list[str]:
        """What the giver would never do who has played before; one whom the deal saves may do anything."""
        if self.is_doomed():
            return []
        judged = {
            LAST_DEED: self.gives_last_deed_cheaply(),
            STATIONS: self.gives_fourth_station_cheaply(),
            BELOW_MORTGAGE: self.sells_below_mortgage(),
            SECOND: self.pays_too_much_for_a_second(),
            LOOSE: self.pays_too_much_for_loose(),
            WHOLE_GROUP: self.gives_group_for_nothing(),
            POOR_SWAP: self.swaps_poorly(),
        }
        return [kind for kind in DEAL_KINDS if judged.get(kind)]

    # What was given away

    def gives_last_deed_cheaply(self) -> bool:
        """Completes a colour for the other, and none for itself, for less than half as much again as its price.

        At a count a colour is worth no more than its deeds, so there it may go at any price.
        """
        if self.game.time_up or self.game.last_lap:
            return False
        completing = self.completed(self.receiver, self.gives.squares, self.gets.squares)
        if not completing or self.completed(self.giver, self.gets.squares, self.gives.squares):
            return False
        rest = Goods(self.gives.cash, self.gives.squares & ~completing, self.gives.cards, self.gives.others)
        # What stands on them, which goes along in Sore Losers (D2), is paid for once.
        built = sum(self.buildings(square) for square in members(completing))
        received = self.value(self.gets) - self.value(rest) - built
        return 2 * received < 3 * (self.prices(completing) - built)

    def gives_fourth_station_cheaply(self) -> bool:
        stations = self.game.rules.stations
        given = self.gives.squares & stations
        after = (self.game.players[self.receiver].owned | self.gives.squares) & ~self.gets.squares
        if not given or after & stations != stations:
            return False
        in_return = self.completed(self.giver, self.gets.squares, self.gives.squares)
        return not in_return and self.value(self.gets) < self.value(self.gives)

    def sells_below_mortgage(self) -> bool:
        """Money alone, and less of it than the bank would lend on the same deeds and give for what stands there."""
        if not self.gives.squares or self.gets.squares:
            return False
        rules = self.game.rules
        free = self.gives.squares & ~all_mortgaged(self.game)
        bank = sum(rules.mortgage[square] for square in members(free))
        if not rules.choices.buildings_stay:
            bank += sum(self.buildings(square) // 2 for square in members(free))
        return self.value(self.gets) - self.gives.cash < bank

    def gives_group_for_nothing(self) -> bool:
        """A whole colour, and nothing in return but utilities."""
        gets = self.gets
        if gets.cash or gets.cards or gets.others or gets.squares & ~self.game.rules.utilities:
            return False
        return any(group & self.gives.squares == group for group in self.game.rules.groups)

    # What was paid for

    def pays_too_much_for_a_second(self) -> bool:
        """At least twice its price for a deed that makes two of three, of which the third is elsewhere."""
        square = self.bought()
        return self.makes_two_of_three(square) and self.paid() >= 2 * self.prices(1 << square)

    def pays_too_much_for_loose(self) -> bool:
        """More than half as much again as its price for a deed that makes no two, and keeps nobody from a colour."""
        square = self.bought()
        if square < 0 or self.makes_two_of_three(square) or self.makes_or_breaks(square):
            return False
        return 2 * self.paid() > 3 * self.prices(1 << square)

    def bought(self) -> int:
        """The one deed that this side gets for money, or money and deeds; -1: there is no such deed."""
        return members(self.gets.squares)[0] if size(self.gets.squares) == 1 and self.paid() > 0 else -1

    def paid(self) -> int:
        """What this side gives beyond what it gets besides deeds."""
        return self.value(self.gives) - self.value(Goods(self.gets.cash, 0, self.gets.cards, self.gets.others))

    def makes_two_of_three(self, square: int) -> bool:
        rules = self.game.rules
        if square < 0 or rules.group[square] < 0:
            return False
        group = rules.groups[rules.group[square]]
        after = (self.game.players[self.giver].owned | self.gets.squares) & ~self.gives.squares
        return 1 < size(group & after) < size(group)

    def makes_or_breaks(self, square: int) -> bool:
        """Does the deed complete a colour, for this side or for any other, or make many stations?"""
        rules = self.game.rules
        after = (self.game.players[self.giver].owned | self.gets.squares) & ~self.gives.squares
        if rules.group[square] < 0:
            return bool(rules.stations >> square & 1) and size(after & rules.stations) >= MANY_STATIONS
        others = rules.groups[rules.group[square]] & ~(1 << square)
        return after & others == others or any(player.owned & others == others for player in self.game.players)

    def swaps_poorly(self) -> bool:
        """Deeds for deeds, and half as much again given as got, for nothing that completes or breaks a colour."""
        if not self.gives.squares or not self.gets.squares or size(self.gets.squares) == 1:
            # One deed alone is judged as bought.
            return False
        if any(
            self.makes_or_breaks(square) or self.makes_two_of_three(square) for square in members(self.gets.squares)
        ):
            return False
        return 2 * self.value(self.gives) > 3 * self.value(self.gets)

    # Manners

    def asks_much(self) -> bool:
        """Half as much again asked as given, at printed prices, and no colour completed for the other."""
        if self.game.in_debt(self.giver) or self.completed(self.receiver, self.gives.squares, self.gets.squares):
            return False
        return 2 * self.value(self.gets) > 3 * self.value(self.gives)

    # What things are worth by what is printed

    def is_doomed(self) -> bool:
        """Does the giver owe more than the bank would give for everything?"""
        owed = sum(debt.amount() for debt in self.game.debts if debt.debtor == self.giver)
        return owed > raisable(self.game, self.giver)

    def completed(self, seat: int, gained: int, lost: int) -> int:
        """Of what a player gains, the deeds that complete a colour."""
        after = (self.game.players[seat].owned | gained) & ~lost
        found = 0
        for group in self.game.rules.groups:
            if group & gained and group & after == group:
                found |= group & gained
        return found

    def value(self, goods: Goods) -> int:
        """Cash, deeds and buildings at their prices; a coin and a jail card count as a fine."""
        extras = (size(goods.cards) + goods.other(COINS)) * self.game.rules.fine
        return goods.cash + self.prices(goods.squares) + extras

    def prices(self, squares: int) -> int:
        """What deeds cost, with what stands on them (D2); mortgaged ones less what the bank has lent."""
        rules, mortgaged = self.game.rules, all_mortgaged(self.game)
        total = 0
        for square in members(squares):
            total += rules.price[square] + self.buildings(square)
            total -= rules.mortgage[square] if mortgaged >> square & 1 else 0
        return total

    def buildings(self, square: int) -> int:
        return height(self.game, square) * self.game.rules.building[square]


def sides(game: Game, proposer: int, offer: Offer) -> tuple[Side, Side]:
    """An offer as its proposer sees it, and as the one to whom it is made."""
    return (
        Side(game, proposer, offer.n, offer.give, offer.get),
        Side(game, offer.n, proposer, offer.get, offer.give),
    )
