"""What a game's own rules have in store: windfalls at the next roll, and rounds until the count."""

from __future__ import annotations

from typing import Final

from casedepart.engine import rent_bar
from casedepart.engine.game import Game
from casedepart.engine.rules import SQUARES, Rules
from casedepart.engine.sets import members, size

DEAR_FINE: Final = 2
"""Times the mean price of a deed: a fine beyond that is not paid before it must be, as a double may spare it (J4)."""
TO_EARN_INTEREST: Final = 4.0
"""Rounds in which the rents of a bare deed come to about the tenth of its mortgage."""
UNKNOWN: Final = -1.0
"""`rounds_left` of a game whose end nobody can tell."""


def roll_windfall(game: Game, seat: int) -> float:
    """What the bank would pay for the next roll, beyond what is printed, on the average."""
    if not game.rules.on_windfall:
        return 0.0
    at = game.players[seat].at
    total = 0
    for first in range(1, 7):
        for second in range(1, 7):
            total += game.windfall(seat, (at + first + second) % SQUARES, 8 * first + second)
    return total / 36


def within_a_roll(game: Game, seat: int) -> int:
    """The squares that two dice lead to from here."""
    squares = 0
    for steps in range(2, 13):
        squares |= 1 << (game.players[seat].at + steps) % SQUARES
    return squares


def best_windfall(game: Game, seat: int, squares: int) -> int:
    """Of these squares the one where the bank would pay most; -1: none."""
    best = -1
    most = 0
    if game.rules.on_windfall:
        for square in members(squares):
            brings = game.windfall(seat, square)
            if brings > most:
                best = square
                most = brings
    return best


def rounds_left(game: Game) -> float:
    """The turns that each player may still begin before the game is counted."""
    if not game.rules.on_limit:
        return UNKNOWN
    turns = game.turns_left()
    return turns / max(1, size(game.seats_in())) if turns >= 0 else UNKNOWN


def pays_to_redeem(game: Game) -> bool:
    """Is there time for a redeemed deed to earn its interest back, which no count returns (Q5)?"""
    return not 0.0 <= rounds_left(game) < TO_EARN_INTEREST


def loses_rents(game: Game, seat: int) -> bool:
    """Is this player owed no rent where they are now, as in jail by some rules?"""
    return bool(game.rules.on_rent) and rent_bar(game, seat) != ""


def dear_fine(rules: Rules) -> int:
    """A fine beyond this is not paid before it must be."""
    total = 0
    for square in members(rules.deeds):
        total += rules.price[square]
    return DEAR_FINE * total // max(1, size(rules.deeds))
