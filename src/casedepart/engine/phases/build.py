"""Building houses and hotels, any number while the money lasts (B5, B6, R5, R6)."""

from __future__ import annotations

from casedepart.engine.actions import refuse
from casedepart.engine.phases.scarce import Contest, building_on_offer, rivals
from casedepart.engine.phases.site import build_why, put_up, site_bar, wants_hotel
from casedepart.engine.sets import members
from casedepart.engine.state import Position


def build_bar(game: Position, seat: int, square: int) -> str:
    """The rule by which this player may not build here now; or nothing."""
    if game.debts and game.in_debt(seat):
        return "R5"
    bar = site_bar(game, seat, square)
    if bar:
        return bar
    hotel = wants_hotel(game, square)
    if (game.hotels_left if hotel else game.houses_left) == 0:
        return "B6"
    if game.players[seat].cash < game.rules.building[square]:
        return "B5"
    if game.bidding and building_on_offer(game):
        return "B7"
    if (game.bidding or game.settling) and rivals(game, seat, hotel):
        return "R6"
    return ""


def buildable(game: Position, seat: int) -> int:
    """The streets on which this player may build now."""
    mask = 0
    for square in members(game.players[seat].whole):
        if not build_bar(game, seat, square):
            mask |= 1 << square
    return mask


def build(game: Position, seat: int, square: int) -> None:
    """Ask for a building: bought at its price, unless it is scarce and someone contests it (B5, B7)."""
    bar = build_bar(game, seat, square)
    if bar:
        raise refuse(bar, "building-waits" if bar == "R6" and not game.bidding else build_why(bar))
    hotel = wants_hotel(game, square)
    others = rivals(game, seat, hotel)
    if others:
        game.push(Contest(seat, square, hotel, others, 0))
        game.bidding += 1
    else:
        put_up(game, seat, square, game.rules.building[square], "B5")
