"""What is owed: paid at once where the cash covers it, else left open (K1)."""

from __future__ import annotations

from mypy_extensions import i64

from casedepart.engine import events
from casedepart.engine.events import NOBODY
from casedepart.engine.rules import HOTEL
from casedepart.engine.sets import first
from casedepart.engine.state import Debt, Position, sum_working


def owe(game: Position, debt: Debt) -> None:
    """Make a debt. What the cash in hand covers is paid at once, unless an older debt comes first (R5)."""
    if debt.roller == NOBODY:
        amount = debt.factor * debt.base
        if amount == 0:
            return
        if game.players[debt.debtor].cash >= amount and not (game.debts and game.in_debt(debt.debtor)):
            pay_debt(game, debt)
            return
    game.debts += (debt,)


def pay_debt(game: Position, debt: Debt) -> None:
    """Pay a debt in full, from cash."""
    amount = debt.factor * debt.base
    game.pay(debt.debtor, debt.creditor, amount)
    if game.log is not None:
        working = debt.working or sum_working(debt.factor, debt.base)
        game.note(events.PAID, debt.debtor, debt.creditor, debt.square, amount, debt.rule, working, debt.why)
    for variant in game.rules.variants:
        variant.debt_paid(game, debt)


def raisable(game: Position, seat: int) -> int:
    """Cash and what selling to the bank and mortgaging would bring; trades do not count (R7)."""
    player = game.players[seat]
    rules = game.rules
    total = player.cash
    owned = player.owned
    if not owned:
        return total
    free: i64 = owned & ~player.mortgaged
    while free:
        total += rules.mortgage[first(free)]
        free &= free - 1
    if not rules.choices.buildings_stay:
        total += buildings_half_price(game, owned)
    return total


def buildings_half_price(game: Position, squares: int) -> int:
    """What the bank gives for all the buildings on these streets: half their price (B8, B9)."""
    rules = game.rules
    total = 0
    built: i64 = squares & game.built
    while built:
        square = first(built)
        built &= built - 1
        level = game.buildings[square]
        if level == HOTEL:
            level = rules.tall + 1
        total += level * (rules.building[square] // 2)
    return total
