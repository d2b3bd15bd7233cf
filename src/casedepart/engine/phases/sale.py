"""A property that nobody owns: bought at its printed price, or auctioned at once (P1)."""

from __future__ import annotations

from casedepart.engine import events
from casedepart.engine.actions import BANK, BUY, DECLINE, Action, refuse
from casedepart.engine.events import NOBODY
from casedepart.engine.phases.auction import open_auction
from casedepart.engine.phases.deeds import acquire
from casedepart.engine.state import Frame, Position


class Sale(Frame):
    """The player who stopped there buys it or declines."""

    def __init__(self, seat: int, square: int) -> None:
        super().__init__(seat)
        self.square: int = square

    def name(self) -> str:
        return "sale"

    def asked(self, game: Position) -> int:
        return 1 << self.seat

    def verbs(self, game: Position, seat: int) -> int:
        if seat != self.seat:
            return 0
        if game.players[seat].cash < game.rules.price[self.square]:
            return 1 << DECLINE
        return 1 << BUY | 1 << DECLINE

    def answer(self, game: Position, seat: int, act: Action) -> None:
        if act.verb != BUY and act.verb != DECLINE:
            raise self.not_asked(game, seat, act)
        if seat != self.seat:
            raise refuse("P1", "not-your-purchase")
        if act.verb == BUY:
            self.buy(game)
        else:
            game.pop()
            game.note(events.DECLINED, seat, square=self.square, rule="P1")
            for variant in game.rules.variants:
                if variant.on_declined(game, seat, self.square):
                    return
            open_auction(game, self.square)

    def buy(self, game: Position) -> None:
        price = game.rules.price[self.square]
        if game.players[self.seat].cash < price:
            raise refuse("P1", "cash-short")
        game.pop()
        game.pay(self.seat, BANK, price)
        acquire(game, self.seat, self.square, price, "P1")

    def sum_of(self, game: Position, seat: int, act: Action) -> int:
        return -game.rules.price[self.square] if act.verb == BUY else 0

    def about(self, game: Position) -> tuple[int, int, int]:
        return (self.square, NOBODY, game.rules.price[self.square])

    def rule(self) -> str:
        return "P1"

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.square)
