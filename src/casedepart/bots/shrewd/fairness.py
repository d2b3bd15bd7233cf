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


def is_fair(game: Game, giver: int, receiver: int, gives: Goods, gets: Goods) -> bool:
    """Would someone who has played before hand this over for that?"""
    return unfairness(game, giver, receiver, gives, gets) == ""


def unfairness(game: Game, giver: int, receiver: int, gives: Goods, gets: Goods) -> str:
    """What is wrong with a deal, as the key of a reason; nothing where it is no gift."""
    if gives_whole_group(game, gives) and not worth_a_group(game, gets):
        return "reject-gift"
    if completed_groups(game, giver, gets.squares, gives.squares):
        return ""
    brings = printed(game, gets)
    if gives.squares and brings - gives.cash < bank_value(game, gives.squares):
        return "reject-below-bank"
    if game.in_debt(giver) or game.time_up or is_last_lap_near(game):
        # A debtor takes what there is; and shortly before a count what counts is what is counted.
        return ""
    costs = printed(game, gives)
    completing = completed(game, receiver, gives.squares, gets.squares)
    beyond = (LAST_DEED - 100) * prices(game, completing) + IN_KIND * prices(game, gets.squares)
    if completing and 100 * (brings - costs) < beyond:
        return "reject-last-deed"
    if gives.squares and brings < costs:
        return "reject-cheap"
    most = LAST_DEED if completed(game, giver, gets.squares, gives.squares) else DEAR
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
    all_stations = stations & gained and stations & ((game.players[seat].owned | gained) & ~lost) == stations
    return completed_groups(game, seat, gained, lost) | (stations & gained if all_stations else 0)


def printed(game: Game, goods: Goods) -> int:
    """Goods at printed prices; what is mortgaged counts half, a card or a coin as a fine."""
    total = goods.cash
    if goods.squares:
        total += printed_on(game, goods.squares)
    if goods.cards or goods.others:
        total += (size(goods.cards) + goods.other(COINS)) * game.rules.fine
    return total


def printed_on(game: Game, squares: int) -> int:
    """Deeds at printed prices, those that are mortgaged at half."""
    total = prices(game, squares)
    mortgaged = squares & all_mortgaged(game)
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
