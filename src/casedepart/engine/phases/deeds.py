"""Deeds: bought of the bank, and what the last one bought sets off (P1, W2)."""

from __future__ import annotations

from casedepart.engine import events
from casedepart.engine.state import Position


def acquire(game: Position, seat: int, square: int, price: int, rule: str, kind: str = events.BOUGHT) -> None:
    """A deed of the bank becomes a player's, bought or dealt; it has been paid for."""
    game.give_deed(square, seat)
    if game.log is not None:
        game.note(kind, seat, square=square, n=price, rule=rule)
    if game.bank_deeds == 0 and game.rules.choices.last_lap and not game.last_lap:
        game.last_lap = True
        game.note(events.LAST_LAP, rule="W2")
