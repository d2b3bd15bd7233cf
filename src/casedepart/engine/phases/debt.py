"""Debts that the cash in hand does not cover: settled one at a time, oldest first (K1 to K3, R5)."""

from __future__ import annotations

from casedepart.engine import events
from casedepart.engine.actions import BID, BUY, GO_BANKRUPT, KEEP, SETTLE, USE_CARD, Action, Refused, refuse
from casedepart.engine.decision import Options
from casedepart.engine.events import NOBODY
from casedepart.engine.phases.bankruptcy import go_bankrupt
from casedepart.engine.phases.mortgage import mortgageable, received
from casedepart.engine.phases.payment import pay_debt, raisable
from casedepart.engine.phases.roll import Throw
from casedepart.engine.phases.sell import outright_sellable, sellable
from casedepart.engine.state import FINE_DUE, Debt, Frame, Position


def open_debt(game: Position) -> None:
    """Take up the oldest debt: throw its dice, or ask the debtor; it was not covered when it arose."""
    debt = game.debts[0]
    if debt.roller != NOBODY:
        game.push(RentRoll(debt.roller, True))
        game.settling += 1
    else:
        if game.log is not None:
            game.note(events.OWES, debt.debtor, debt.creditor, debt.square, debt.amount(), debt.rule)
        game.push(Settlement(debt.debtor))
        game.settling += 1


class RentRoll(Throw):
    """The visitor rolls for a utility's rent, once it is claimed (P12, C4)."""

    def name(self) -> str:
        return "rent-roll"

    def let_go(self) -> Throw:
        return RentRoll(self.seat, False)

    def thrown(self, game: Position, first: int, second: int) -> None:
        debt = game.debts[0]
        known = Debt(
            debt.debtor,
            debt.creditor,
            debt.cause,
            debt.factor,
            first + second,
            debt.rule,
            debt.why,
            debt.square,
        )
        game.debts = (known, *game.debts[1:])
        game.pop()
        game.settling -= 1
        if game.players[known.debtor].cash >= known.amount():
            game.debts = game.debts[1:]
            pay_debt(game, known)

    def about(self, game: Position) -> tuple[int, int, int]:
        """The square, who is owed, and how many times the dice."""
        debt = game.debts[0]
        return (debt.square, debt.creditor, debt.factor)

    def rule(self) -> str:
        return "P12"


class Settlement(Frame):
    """The debtor raises money and settles, or goes bankrupt (K1, K3)."""

    def name(self) -> str:
        return "settlement"

    def asked(self, game: Position) -> int:
        return 1 << self.seat

    def verbs(self, game: Position, seat: int) -> int:
        if seat != self.seat:
            return 0
        amount = game.debts[0].amount()
        if game.players[seat].cash >= amount:
            return 1 << SETTLE
        return 0 if can_raise(game, seat, amount) else 1 << GO_BANKRUPT

    def fill(self, game: Position, seat: int, options: Options) -> None:
        """Short of cash that can still be raised, the debtor is waited for to settle."""
        if not options.verbs:
            options.awaited = 1 << SETTLE

    def answer(self, game: Position, seat: int, act: Action) -> None:
        if act.verb != SETTLE and act.verb != GO_BANKRUPT:
            raise self.not_asked(game, seat, act)
        debt = game.debts[0]
        if seat != self.seat:
            raise refuse("K1", "not-your-debt")
        if act.verb == SETTLE:
            if game.players[seat].cash < debt.amount():
                raise refuse("K1", "cash-short")
            game.debts = game.debts[1:]
            self.close(game)
            pay_debt(game, debt)
        else:
            if can_raise(game, seat, debt.amount()):
                raise refuse("K3", "can-still-pay")
            self.close(game)
            go_bankrupt(game, debt)

    def sum_of(self, game: Position, seat: int, act: Action) -> int:
        return -game.debts[0].amount() if act.verb == SETTLE else 0

    def close(self, game: Position) -> None:
        game.pop()
        game.settling -= 1

    def not_asked(self, game: Position, seat: int, act: Action) -> Refused:
        if act.verb == USE_CARD and game.debts[0].cause == FINE_DUE:
            return refuse("J5", "card-too-late")
        if act.verb == BUY or act.verb == BID:
            return refuse("R5", "in-debt")
        if act.verb == KEEP and game.in_debt(seat) and received(game, seat, game.players[seat].mortgaged) is not None:
            return refuse("R15", "in-debt")
        return super().not_asked(game, seat, act)

    def rule(self) -> str:
        return "R5"


def can_raise(game: Position, seat: int, amount: int) -> bool:
    """Has the debtor so much, or can still raise it from the bank (K3)?

    Where built streets are traded, one may be left with buildings that the even rule keeps (B8): they bring nothing."""
    if game.players[seat].cash >= amount:
        return True
    if raisable(game, seat) < amount:
        return False
    return (mortgageable(game, seat) | sellable(game, seat) | outright_sellable(game, seat)) != 0
