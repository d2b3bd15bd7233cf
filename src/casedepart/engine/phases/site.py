"""Building sites: what stands on a street, and what the rules let stand there (B1 to B4)."""

from __future__ import annotations

from typing import Final

from casedepart.engine import events
from casedepart.engine.actions import BANK
from casedepart.engine.rules import HOTEL
from casedepart.engine.sets import members
from casedepart.engine.state import Position

BUILD_WHY: Final = {
    "B1": "group-not-complete",
    "B2": "uneven",
    "B3": "group-mortgaged",
    "B4": "hotel-not-yet",
    "B5": "cash-short",
    "B6": "none-left",
    "B7": "building-auction",
    "R5": "in-debt",
    "R6": "auction-waits",
    "": "building-not-yet",
}
"""What is wrong when a rule forbids building; the last, where it is a variant's."""


def build_why(bar: str) -> str:
    """What is wrong, as a key, when this rule forbids building."""
    return BUILD_WHY.get(bar, BUILD_WHY[""])


def height(game: Position, square: int) -> int:
    """How high a street is built: a hotel stands one above the houses it took (B4)."""
    level = game.buildings[square]
    return game.rules.tall + 1 if level == HOTEL else level


def lowest(game: Position, group: int) -> int:
    """The least built street of a colour."""
    least = HOTEL
    for square in game.rules.group_squares[group]:
        least = min(least, game.buildings[square])
    return game.rules.tall + 1 if least == HOTEL else least


def tallest(game: Position, group: int) -> int:
    """The most built street of a colour."""
    most = 0
    for square in game.rules.group_squares[group]:
        most = max(most, game.buildings[square])
    return game.rules.tall + 1 if most == HOTEL else most


def wants_hotel(game: Position, square: int) -> bool:
    """Would the next building here be a hotel?"""
    return game.buildings[square] >= game.rules.tall


def site_bar(game: Position, seat: int, square: int) -> str:
    """The rule by which this player may not put the next building here, price and stock aside; or nothing."""
    rules = game.rules
    player = game.players[seat]
    if not player.whole >> square & 1:
        return "B1"
    group = rules.group[square]
    if player.mortgaged:
        if rules.choices.build_needs_unmortgaged_group:
            if player.mortgaged & rules.groups[group]:
                return "B3"
        elif player.mortgaged >> square & 1:
            return "B3"
    level = height(game, square)
    if level > rules.tall:
        return "B4"
    least = lowest(game, group)
    if level == rules.tall and least < rules.tall:
        return "B4"
    if rules.even and level > least:
        return "B2"
    return variant_bar(game, seat, square)


def variant_bar(game: Position, seat: int, square: int) -> str:
    """The rule of a variant by which this player may not put the next building here; or nothing."""
    for variant in game.rules.on_site:
        bar = variant.site_bar(game, seat, square)
        if bar:
            return bar
    return ""


def sites(game: Position, seat: int, hotel: bool) -> int:
    """Where this player could put such a building, price and stock aside."""
    mask = 0
    for square in members(game.players[seat].whole):
        if wants_hotel(game, square) == hotel and not site_bar(game, seat, square):
            mask |= 1 << square
    return mask


def put_up(game: Position, seat: int, square: int, price: int, rule: str) -> None:
    """Pay, and put the next building on a street; a hotel takes the place of its houses (B4)."""
    game.pay(seat, BANK, price)
    level = HOTEL if wants_hotel(game, square) else game.buildings[square] + 1
    game.set_buildings(square, level)
    if game.log is not None:
        game.note(events.BUILT, seat, square=square, n=level, rule=rule, working=str(price))
