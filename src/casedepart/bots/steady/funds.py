"""Raising money and spending it: what the steady bot sells and mortgages first, and where it builds."""

from __future__ import annotations

from mypy_extensions import i64

from casedepart.bots.steady.appraisal import Appraisal, rent_gain
from casedepart.engine import build_bar, height, mortgageable, outright_sellable, redeem_price, sellable
from casedepart.engine.actions import BUILD, MORTGAGE, REDEEM, SELL, SELL_HOTELS, Action, action
from casedepart.engine.game import Game
from casedepart.engine.rules import HOTEL, Rules
from casedepart.engine.sets import first, members


def raise_money(game: Game, seat: int) -> Action | None:
    """The next thing to sell or mortgage: loose deeds first, then buildings, then the groups themselves."""
    may = mortgageable(game, seat)
    loose = may & ~game.players[seat].whole
    if loose:
        return action(MORTGAGE, cheapest(game.rules.price, loose))
    built = sellable(game, seat)
    if built:
        return action(SELL, cheapest(game.rules.building, built) if game.rules.even else least_missed(game, built))
    outright = outright_sellable(game, seat)
    if outright:
        return action(SELL_HOTELS, members(outright)[0])
    return action(MORTGAGE, cheapest(game.rules.price, may)) if may else None


def cheapest(prices: tuple[int, ...], squares: i64) -> int:
    """Of these squares the one of the lowest price."""
    best = -1
    while squares:
        square = first(squares)
        squares &= squares - 1
        if best < 0 or prices[square] < prices[best]:
            best = square
    return best


def least_missed(game: Game, squares: int) -> int:
    """Of these built streets the one whose last building earns least for what it brings; they need not be even."""
    best = -1
    best_loss = 0.0
    for square in members(squares):
        rents = game.rules.board[square].rent
        lower = height(game, square) - 1
        loss = (rents[game.buildings[square]] - rents[lower]) / max(1, game.rules.building[square])
        if best < 0 or loss < best_loss:
            best = square
            best_loss = loss
    return best


def redeem_next(game: Game, squares: i64, spare: int) -> Action | None:
    """Redeem one of these properties for the cash that is to spare, the dearest first."""
    if spare < 0:
        return None
    prices = game.rules.price
    best = -1
    while squares:
        square = first(squares)
        squares &= squares - 1
        if (best < 0 or prices[square] > prices[best]) and redeem_price(game, square) <= spare:
            best = square
    return action(REDEEM, best) if best >= 0 else None


def build_next(game: Game, seat: int, spare: int) -> Action | None:
    """Build where the next building adds most rent for its price, evenly, with the cash to spare."""
    rules = game.rules
    if is_free_of_evenness(rules):
        square = best_street(game, seat, spare, ())
        return action(BUILD, square) if square >= 0 else None
    best = -1
    best_yield = 0
    whole: i64 = game.players[seat].whole
    while whole:
        group = rules.group[first(whole)]
        streets = rules.groups[group]
        whole &= ~streets
        if not streets & ~game.hotels:
            continue
        square = least_built(game, group)
        price = rules.building[square]
        if price <= spare:
            gain = rent_gain(game, square) * 100 // max(price, 1)
            if gain > best_yield and not build_bar(game, seat, square):
                best = square
                best_yield = gain
    return action(BUILD, best) if best >= 0 else None


def is_free_of_evenness(rules: Rules) -> bool:
    """May one street of a group be built high while the others are bare, and be sold again?

    Where buildings stay for good the last count pays for every street, and evenly built ones earn no less (W2)."""
    return not rules.even and not rules.choices.buildings_stay


def best_street(game: Game, seat: int, spare: int, visits: tuple[float, ...]) -> int:
    """The street where the cash to spare brings most: rather three houses on one street than one on each of three.

    `visits` are how often each square is stopped on; none: they are taken as equal. -1: there is no such street."""
    best = -1
    best_yield = 0.0
    for square in members(game.players[seat].whole):
        price = max(1, game.rules.building[square])
        if price > spare or build_bar(game, seat, square):
            continue
        found = street_yield(game, square, spare // price)
        if visits:
            found *= visits[square]
        if found > best_yield:
            best = square
            best_yield = found
    return best


def street_yield(game: Game, square: int, count: int) -> float:
    """The most rent for its price that up to so many further buildings on a street add."""
    rules = game.rules
    rents = rules.board[square].rent
    level = height(game, square)
    if level >= rules.tall:
        return rent_gain(game, square) / max(1, rules.building[square])
    best = 0.0
    for higher in range(level + 1, min(level + count, rules.tall) + 1):
        found = (rents[higher] - rents[level]) / ((higher - level) * max(1, rules.building[square]))
        if found > best:
            best = found
    return best


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
