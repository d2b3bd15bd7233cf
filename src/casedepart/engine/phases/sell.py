"""Selling buildings to the bank: one, or a group's hotels outright (B8 to B10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from casedepart.engine import events
from casedepart.engine.actions import BANK, refuse
from casedepart.engine.phases.payment import buildings_half_price
from casedepart.engine.phases.scarce import building_on_offer
from casedepart.engine.phases.site import height, tallest
from casedepart.engine.rules import HOTEL, OUTRIGHT_ALWAYS
from casedepart.engine.sets import first, members
from casedepart.engine.state import Position

SELL_WHY: Final = {
    "B2": "uneven",
    "B8": "no-building",
    "B9": "houses-short",
    "B10": "buildings-stay",
}


def sell_bar(game: Position, seat: int, square: int) -> str:
    """The rule by which this player may not sell one building of this street; or nothing."""
    rules = game.rules
    if rules.choices.buildings_stay:
        return "B10"
    if not (game.players[seat].owned & game.built) >> square & 1:
        return "B8"
    if rules.even and height(game, square) < tallest(game, rules.group[square]):
        return "B2"
    if game.buildings[square] == HOTEL and houses_free(game) < rules.tall:
        return "B9"
    return ""


def houses_free(game: Position) -> int:
    """The bank's houses, but for one that is being contested, auctioned or placed (B7)."""
    return game.houses_left - (1 if game.bidding and building_on_offer(game) else 0)


def sellable(game: Position, seat: int) -> int:
    """The streets of which this player may sell a building now."""
    mask = 0
    built: i64 = game.players[seat].owned & game.built
    while built:
        square = first(built)
        built &= built - 1
        if not sell_bar(game, seat, square):
            mask |= 1 << square
    return mask


def sell(game: Position, seat: int, square: int) -> None:
    """Half the price for a house; for a hotel half its price and its houses in its place (B8, B9)."""
    bar = sell_bar(game, seat, square)
    if bar:
        raise refuse(bar, SELL_WHY[bar])
    level = game.rules.tall if game.buildings[square] == HOTEL else game.buildings[square] - 1
    half = sell_price(game, square)
    game.pay(BANK, seat, half)
    rule = "B9" if game.buildings[square] == HOTEL else "B8"
    game.set_buildings(square, level)
    if game.log is not None:
        game.note(events.SOLD, seat, square=square, n=level, rule=rule, working=str(half))


def sell_price(game: Position, square: int) -> int:
    """What the bank gives for one building of this street: half its price (B8, B9)."""
    return game.rules.building[square] // 2


def outright_bar(game: Position, seat: int, square: int) -> str:
    """The rule by which the hotels of this group may not be sold outright; or nothing."""
    rules = game.rules
    if rules.choices.buildings_stay:
        return "B10"
    if rules.group[square] < 0 or not game.whole_group(seat, square):
        return "B9"
    if tallest(game, rules.group[square]) <= rules.tall:
        return "B9"
    if rules.choices.outright != OUTRIGHT_ALWAYS and houses_free(game) >= rules.tall:
        return "B9"
    return ""


def outright_sellable(game: Position, seat: int) -> int:
    """The streets whose group's hotels this player may sell outright now."""
    mask = 0
    for square in members(game.players[seat].owned & game.hotels):
        if not outright_bar(game, seat, square):
            mask |= game.rules.groups[game.rules.group[square]]
    return mask


def outright_price(game: Position, square: int) -> int:
    """What the bank gives for all the buildings of this street's group (B9)."""
    return buildings_half_price(game, game.rules.groups[game.rules.group[square]])


def sell_outright(game: Position, seat: int, square: int) -> None:
    """All hotels of the group, and the other houses with them, at half of all they cost (B9)."""
    bar = outright_bar(game, seat, square)
    if bar == "B10":
        raise refuse("B10", "buildings-stay")
    if bar:
        raise refuse("B9", "hotels-not-outright")
    group = game.rules.group[square]
    paid = outright_price(game, square)
    game.pay(BANK, seat, paid)
    for street in game.rules.group_squares[group]:
        game.set_buildings(street, 0)
        game.note(events.SOLD, seat, square=street, n=0, rule="B9")
    game.note(events.RECEIVED, seat, n=paid, rule="B9", why="hotels-outright")
