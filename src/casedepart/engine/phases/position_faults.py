"""The faults of a position: everything by which no game could have come to it, each with the rule that forbids it.

They are told of what people set up by hand: a scenario's beginning, a correction at the box (H28).
"""

from __future__ import annotations

from typing import Final

from casedepart.engine.actions import BANK
from casedepart.engine.copies import Copyable
from casedepart.engine.events import NOBODY
from casedepart.engine.phases.site import lowest, tallest
from casedepart.engine.rules import GO, SELL_GROUP_BUILDINGS, SELL_NOTHING
from casedepart.engine.state import FREE, Position


class PositionFault(Copyable):
    """One thing that cannot be in a position: the rule, why as the key of a refusal, whose field, which square."""

    def __init__(self, rule: str, why: str, field: str, seat: int = NOBODY, square: int = -1) -> None:
        self.rule: Final[str] = rule
        self.why: Final[str] = why
        self.field: Final[str] = field
        """As a scenario's `given` names it."""
        self.seat: Final[int] = seat
        self.square: Final[int] = square

    def key(self) -> tuple[str, str, str, int, int]:
        """All that it says: two that are equal are one fault."""
        return (self.rule, self.why, self.field, self.seat, self.square)


def position_faults(game: Position) -> list[PositionFault]:
    """All that is impossible in a position between two turns; nothing: a game may come to it."""
    found: list[PositionFault] = []
    for seat in range(len(game.players)):
        found += player_faults(game, seat)
    for group in range(len(game.rules.groups)):
        if tallest(game, group):
            found += group_faults(game, group)
    if game.houses_left < 0 or game.hotels_left < 0:
        found.append(PositionFault("S4", "no-more-buildings", "houses"))
    for variant in game.rules.variants:
        found = variant.position_faults(game, found)
    return found


def player_faults(game: Position, seat: int) -> list[PositionFault]:
    """What a player cannot have, and where they cannot be."""
    player, rules = game.players[seat], game.rules
    found: list[PositionFault] = []
    if player.out:
        for field, held in (("cash", player.cash), ("cards", player.cards), ("owns", player.owned)):
            if held:
                found.append(PositionFault("K3", "bankrupt-holds", field, seat))
        return found
    if player.jail >= rules.jail_tries:
        found.append(PositionFault("J5" if rules.jail_tries > 1 else "J7", "too-many-tries", "jail", seat))
    if player.jail != FREE and player.at != rules.jail:
        found.append(PositionFault("J1", "in-jail-elsewhere", "at", seat))
    if player.home and rules.kind[player.at] != GO:
        found.append(PositionFault("W2", "home-elsewhere", "home", seat))
    return found


def group_faults(game: Position, group: int) -> list[PositionFault]:
    """What cannot stand on the streets of a colour: each kind of fault once, at the first street that has it."""
    streets, choices = game.rules.groups[group], game.rules.choices
    built = [square for square in game.rules.group_squares[group] if game.buildings[square]]
    found: list[PositionFault] = []
    on_mortgaged = [square for square in built if is_mortgaged(game, square)]
    if choices.mortgage_first != SELL_NOTHING and on_mortgaged:
        found.append(at_street(game, "M1", "built-on-mortgaged", on_mortgaged[0]))
    if stays_whole(game):
        found += whole_group_faults(game, group, built[0], on_mortgaged != [])
    if choices.buildings_stay and game.hotels & streets and lowest(game, group) < game.rules.tall:
        found.append(at_street(game, "B4", "hotel-beside-too-few", built[0]))
    return found


def whole_group_faults(game: Position, group: int, street: int, on_mortgaged: bool) -> list[PositionFault]:
    """What cannot stand where buildings stay with a complete group; `street` is the first that has any."""
    found: list[PositionFault] = []
    owner = game.owners[street]
    if owner == BANK or not game.whole_group(owner, street):
        found.append(at_street(game, "B1", "built-on-parted", street))
    elif not on_mortgaged and beside_mortgaged(game, owner, game.rules.groups[group]):
        found.append(at_street(game, "M1", "built-beside-mortgaged", street))
    if game.rules.even and tallest(game, group) > lowest(game, group) + 1:
        found.append(at_street(game, "B2", "built-unevenly", street))
    return found


def beside_mortgaged(game: Position, owner: int, streets: int) -> bool:
    """Is one of these streets mortgaged where the whole group's buildings must be sold first?"""
    first = game.rules.choices.mortgage_first
    return first == SELL_GROUP_BUILDINGS and game.players[owner].mortgaged & streets != 0


def stays_whole(game: Position) -> bool:
    """Does whatever is built stay with a complete group? Not where buildings change hands with their streets."""
    choices = game.rules.choices
    return not (choices.buildings_stay or choices.built_streets_trade or choices.estate_keeps_buildings)


def at_street(game: Position, rule: str, why: str, square: int) -> PositionFault:
    """A fault of what stands on a street, as the houses of its owner or as those of a street that no one owns."""
    owner = game.owners[square]
    if owner == BANK:
        return PositionFault(rule, why, "streets", NOBODY, square)
    return PositionFault(rule, why, "houses", owner, square)


def is_mortgaged(game: Position, square: int) -> bool:
    owner = game.owners[square]
    return owner != BANK and game.players[owner].mortgaged >> square & 1 == 1
