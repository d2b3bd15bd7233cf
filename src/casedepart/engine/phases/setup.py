"""Before the first turn: who begins, and the deeds that a short game deals (S6, Q1)."""

from __future__ import annotations

from casedepart.engine import events
from casedepart.engine.actions import BANK, CHANCE, CHANCE_BIT, DEAL, DICE, Action, Deal, refuse
from casedepart.engine.decision import Options
from casedepart.engine.phases.deeds import acquire
from casedepart.engine.phases.payment import owe
from casedepart.engine.phases.roll import note_roll, read_dice
from casedepart.engine.phases.turn import begin_turn
from casedepart.engine.sets import members
from casedepart.engine.state import PRICE, Debt, Frame, Position


class RollOff(Frame):
    """Each rolls both dice for the first turn; who tie for it roll again (S6)."""

    def __init__(self, waiting: int, best: int, tied: int) -> None:
        super().__init__()
        self.waiting: int = waiting
        """Who has still to roll in this round."""
        self.best: int = best
        """The best total so far; 0 before the first."""
        self.tied: int = tied
        """Who rolled it."""

    def name(self) -> str:
        return "roll-off"

    def asked(self, game: Position) -> int:
        return CHANCE_BIT if self.rollers(game) else 0

    def rollers(self, game: Position) -> int:
        """Those who have still to roll and could pay for what they were dealt."""
        return self.waiting & game.seats_in()

    def verbs(self, game: Position, seat: int) -> int:
        return 1 << DICE if seat == CHANCE else 0

    def answer(self, game: Position, seat: int, act: Action) -> None:
        if act.verb != DICE or seat != CHANCE:
            raise self.not_asked(game, seat, act)
        first, second = read_dice(act)
        rollers = self.rollers(game)
        low = rollers & -rollers
        note_roll(game, low.bit_length() - 1, act, "S6")
        game.replace(self.after_roll(game, low, first + second))

    def after_roll(self, game: Position, roller: int, total: int) -> RollOff:
        """The roll-off with one more total."""
        waiting = self.waiting ^ roller
        better = total < self.best if game.rules.choices.lowest_starts else total > self.best
        if self.best == 0 or better:
            return RollOff(waiting, total, roller)
        if total == self.best:
            return RollOff(waiting, self.best, self.tied | roller)
        return RollOff(waiting, self.best, self.tied)

    def step(self, game: Position) -> None:
        """All have rolled: one begins, or those who tie roll again."""
        if self.tied & (self.tied - 1):
            game.replace(RollOff(self.tied, 0, 0))
            return
        game.pop()
        starter = self.tied.bit_length() - 1
        game.note(events.BEGINS, starter, rule="S6")
        begin_turn(game, starter)

    def rule(self) -> str:
        return "S6"

    def key(self) -> tuple[object, ...]:
        return (self.waiting, self.best, self.tied)


class Dealing(Frame):
    """Deeds are dealt to each player in turn order, and paid for where that is asked (Q1)."""

    def __init__(self, waiting: int) -> None:
        super().__init__()
        self.waiting: int = waiting

    def name(self) -> str:
        return "dealing"

    def asked(self, game: Position) -> int:
        return CHANCE_BIT if self.waiting else 0

    def verbs(self, game: Position, seat: int) -> int:
        return 1 << DEAL if seat == CHANCE else 0

    def fill(self, game: Position, seat: int, options: Options) -> None:
        options.verbs = 0
        options.put(DEAL, game.bank_deeds)
        options.deal_count = self.count(game)
        options.deal_seat = self.receiver()

    def receiver(self) -> int:
        return (self.waiting & -self.waiting).bit_length() - 1

    def count(self, game: Position) -> int:
        """How many deeds each receives: fewer where a small board has not enough for all."""
        waiting = self.waiting.bit_count()
        return min(game.rules.choices.dealt, game.bank_deeds.bit_count() // waiting)

    def answer(self, game: Position, seat: int, act: Action) -> None:
        if seat != CHANCE or not isinstance(act, Deal):
            raise self.not_asked(game, seat, act)
        if act.n != self.receiver():
            raise refuse("Q1", "not-their-deal")
        if act.squares & ~game.bank_deeds or act.squares.bit_count() != self.count(game):
            raise refuse("Q1", "not-these-deeds")
        game.replace(Dealing(self.waiting & (self.waiting - 1)))
        for square in members(act.squares):
            self.deal(game, act.n, square)

    def deal(self, game: Position, seat: int, square: int) -> None:
        """One deed, free or at its printed price."""
        price = game.rules.price[square] if game.rules.choices.dealt_are_paid else 0
        if price:
            owe(game, Debt(seat, BANK, PRICE, 1, price, "Q1", "dealt", square))
        acquire(game, seat, square, 0, "Q1", events.DEALT)

    def rule(self) -> str:
        return "Q1"

    def key(self) -> tuple[object, ...]:
        return (self.waiting,)
