"""The fairness of a deal: what no sensible person gives away, whatever the chances seem to say."""

from __future__ import annotations

from typing import Final

from casedepart.bots.shrewd.last_count import is_last_lap_near
from casedepart.engine import all_mortgaged, height
from casedepart.engine.actions import Goods
from casedepart.engine.game import Game
from casedepart.engine.sets import first, size
from casedepart.variants.sore_losers import COINS

DEAR: Final = 150
"""Per cent of its price beyond which no deed is bought that completes nothing."""
IN_KIND: Final = 50
"""Per cent that deeds count less which are given for such a one: they complete nothing."""
LAST_DEED: Final = 300
"""Per cent of its price under which the deed that completes another's group is not sold: the rents cost more."""


class Swap:
    """Deeds for deeds between two players, and what is seen of it whatever is paid."""

    def __init__(
        self, giver: int, receiver: int, gives: int, gets: int, costs: int, brings: int, completes: int, arms: int
    ) -> None:
        self.giver: Final[int] = giver
        self.receiver: Final[int] = receiver
        self.gives: Final[int] = gives
        self.gets: Final[int] = gets
        self.costs: Final[int] = costs
        self.brings: Final[int] = brings
        """What is given and what comes for it, at printed prices."""
        self.completes: Final[int] = completes
        self.arms: Final[int] = arms
        """Of what the giver gets, and of what the receiver gets, the deeds that complete a group or the stations."""

    def turned(self) -> Swap:
        """The swap as the receiver sees it: what one gives the other gets."""
        return Swap(
            self.receiver, self.giver, self.gets, self.gives, self.brings, self.costs, self.arms, self.completes
        )


def swap_of(game: Game, mortgaged: int, giver: int, receiver: int, gives: int, gets: int) -> Swap:
    """Look at deeds for deeds, where these are mortgaged."""
    costs, brings = printed_on(game, gives, mortgaged), printed_on(game, gets, mortgaged)
    completes = completed(game, giver, gets, gives)
    arms = completed(game, receiver, gives, gets)
    return Swap(giver, receiver, gives, gets, costs, brings, completes, arms)


def is_fair(game: Game, swap: Swap, gives: Goods, gets: Goods) -> bool:
    """Would someone who has played before hand this over for that?"""
    return unfairness(game, swap, gives, gets) == ""


def unfairness(game: Game, swap: Swap, gives: Goods, gets: Goods) -> str:
    """What is wrong with a deal, as the key of a reason; nothing where it is no gift."""
    if not worth_a_group(game, gets) and gives_whole_group(game, gives):
        return "reject-gift"
    if swap.completes & game.rules.streets:
        return ""
    brings = swap.brings + beside_deeds(game, gets)
    if gives.squares and brings - gives.cash < bank_value(game, gives.squares):
        return "reject-below-bank"
    if game.in_debt(swap.giver) or game.time_up or is_last_lap_near(game):
        # A debtor takes what there is; and shortly before a count what counts is what is counted.
        return ""
    costs = swap.costs + beside_deeds(game, gives)
    if swap.arms:
        beyond = (LAST_DEED - 100) * prices(game, swap.arms) + IN_KIND * prices(game, gets.squares)
        if 100 * (brings - costs) < beyond:
            return "reject-last-deed"
    if gives.squares and brings < costs:
        return "reject-cheap"
    most = LAST_DEED if swap.completes else DEAR
    return "reject-dear" if 100 * costs > most * brings else ""


def bank_value(game: Game, squares: int) -> int:
    """What the bank gives for these deeds and what stands on them."""
    total = 0
    free = squares & ~all_mortgaged(game)
    while free:
        square = first(free)
        free &= free - 1
        total += game.rules.mortgage[square] + height(game, square) * game.rules.building[square] // 2
    return total


def gives_whole_group(game: Game, gives: Goods) -> bool:
    rules = game.rules
    rest = gives.squares & rules.streets
    while rest:
        group = rules.groups[rules.group[first(rest)]]
        if group & gives.squares == group:
            return True
        rest &= ~group
    return False


def worth_a_group(game: Game, gets: Goods) -> bool:
    """Is there more in it than utilities?"""
    return gets.cash > 0 or gets.cards != 0 or gets.others != () or gets.squares & ~game.rules.utilities != 0


def completed_groups(game: Game, seat: int, gained: int, lost: int) -> int:
    """Of what a player gains, the deeds that complete a group, on which houses can be built."""
    rules = game.rules
    after = (game.players[seat].owned | gained) & ~lost
    found = 0
    rest = gained & rules.streets
    while rest:
        group = rules.groups[rules.group[first(rest)]]
        if group & after == group:
            found |= group & gained
        rest &= ~group
    return found


def completed(game: Game, seat: int, gained: int, lost: int) -> int:
    """Of what a player gains, the deeds that complete a group, or the stations."""
    stations = game.rules.stations
    found = stations & gained
    if found and stations & ~((game.players[seat].owned | gained) & ~lost):
        found = 0
    return found | completed_groups(game, seat, gained, lost)


def printed(game: Game, goods: Goods) -> int:
    """Goods at printed prices; what is mortgaged counts half, a card or a coin as a fine."""
    return printed_on(game, goods.squares, all_mortgaged(game)) + beside_deeds(game, goods)


def beside_deeds(game: Game, goods: Goods) -> int:
    """Cash, and what else is no deed."""
    if goods.cards or goods.others:
        return goods.cash + (size(goods.cards) + goods.other(COINS)) * game.rules.fine
    return goods.cash


def printed_on(game: Game, squares: int, mortgaged: int) -> int:
    """Deeds at printed prices, those that are mortgaged at half."""
    total = prices(game, squares)
    mortgaged &= squares
    while mortgaged:
        total -= game.rules.mortgage[first(mortgaged)]
        mortgaged &= mortgaged - 1
    return total


def prices(game: Game, squares: int) -> int:
    """The prices of deeds, and of what stands on them."""
    rules = game.rules
    total = 0
    built = squares & game.built
    while built:
        square = first(built)
        built &= built - 1
        total += height(game, square) * rules.building[square]
    while squares:
        total += rules.price[first(squares)]
        squares &= squares - 1
    return total
