"""Raising money and spending it: what the steady bot sells and mortgages first, and where it builds."""

from __future__ import annotations

from casedepart.bots.steady.appraisal import Appraisal, rent_gain
from casedepart.engine import build_bar, mortgageable, outright_sellable, redeem_price, sellable
from casedepart.engine.actions import BUILD, MORTGAGE, REDEEM, SELL, SELL_HOTELS, Action, action
from casedepart.engine.game import Game
from casedepart.engine.rules import HOTEL
from casedepart.engine.sets import members


def raise_money(game: Game, seat: int) -> Action | None:
    """The next thing to sell or mortgage: loose deeds first, then buildings, then the groups themselves."""
    may = mortgageable(game, seat)
    loose = may & ~game.players[seat].whole
    if loose:
        return action(MORTGAGE, cheapest(game.rules.price, loose))
    built = sellable(game, seat)
    if built:
        return action(SELL, cheapest(game.rules.building, built))
    outright = outright_sellable(game, seat)
    if outright:
        return action(SELL_HOTELS, members(outright)[0])
    return action(MORTGAGE, cheapest(game.rules.price, may)) if may else None


def cheapest(prices: tuple[int, ...], squares: int) -> int:
    """Of these squares the one of the lowest price."""
    best = -1
    for square in members(squares):
        if best < 0 or prices[square] < prices[best]:
            best = square
    return best


def redeem_next(game: Game, squares: int, spare: int) -> Action | None:
    """Redeem one of these properties for the cash that is to spare, the dearest first."""
    best = -1
    for square in members(squares):
        if redeem_price(game, square) <= spare and (best < 0 or game.rules.price[square] > game.rules.price[best]):
            best = square
    return action(REDEEM, best) if best >= 0 else None


def build_next(game: Game, seat: int, spare: int) -> Action | None:
    """Build where the next building adds most rent for its price, evenly, with the cash to spare."""
    rules = game.rules
    whole = game.players[seat].whole
    best = -1
    best_yield = 0
    for group in range(len(rules.groups)):
        if not whole & rules.groups[group]:
            continue
        square = least_built(game, group)
        price = rules.building[square]
        if price <= spare:
            gain = rent_gain(game, square) * 100 // max(price, 1)
            if gain > best_yield and not build_bar(game, seat, square):
                best = square
                best_yield = gain
    return action(BUILD, best) if best >= 0 else None


def least_built(game: Game, group: int) -> int:
    """The street of a group that is next in turn for a building: the dearest of the least built."""
    best = -1
    least = HOTEL + 1
    for square in game.rules.group_squares[group]:
        level = game.buildings[square]
        if level <= least:
            best = square
            least = level
    return best


def best_site(game: Game, squares: int) -> int:
    """Of these streets the one where a building adds most rent."""
    best = -1
    for square in members(squares):
        if best < 0 or rent_gain(game, square) > rent_gain(game, best):
            best = square
    return best


def best_deed(appraisal: Appraisal, game: Game, seat: int, squares: int) -> int:
    """Of these properties the one worth most to this player."""
    best = -1
    best_worth = 0
    for square in members(squares):
        worth = appraisal.deed_worth(game, seat, square)
        if best < 0 or worth > best_worth:
            best = square
            best_worth = worth
    return best
