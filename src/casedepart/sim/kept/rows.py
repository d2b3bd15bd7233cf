"""What is read of a game while it is played, where someone asks for more than its end: turns and payments."""

from __future__ import annotations

from typing import NamedTuple

from casedepart.bots import Tally
from casedepart.engine import BANK, Action, Event, Game, events, worth
from casedepart.engine.rules import HOTEL
from casedepart.engine.sets import members
from casedepart.engine.state import FREE

GAMES, TURNS, PAYMENTS = "games", "turns", "payments"
KINDS = (GAMES, TURNS, PAYMENTS)
"""What there can be a row of."""

TO_THE_BANK = (events.BOUGHT, events.REDEEMED, events.BUILT)
FROM_THE_BANK = (events.RECEIVED, events.MORTGAGED, events.SOLD)


class TurnRow(NamedTuple):
    """The player in turn as the turn ends."""

    game: int
    turn: int
    seat: int
    square: int
    jailed: bool
    cash: int
    worth: int
    """As in the count of a game that ends early (Q5)."""
    deeds: int
    houses: int
    hotels: int


class PaymentRow(NamedTuple):
    """One sum that changed hands; the bank is -1."""

    game: int
    turn: int
    payer: int
    payee: int
    sum: int
    rule: str
    why: str
    square: int | None


class Rows(Tally):
    """Reads the rows of one game: it is told of every answer."""

    def __init__(self, players: int, number: int) -> None:
        super().__init__(players)
        self.number = number
        self.turn = 0
        self.seat = 0
        self.turns: list[TurnRow] = []
        self.payments: list[PaymentRow] = []

    def note(self, game: Game, seat: int, act: Action) -> None:
        super().note(game, seat, act)
        self.read(game)

    def read(self, game: Game) -> None:
        """Take in what happened since it was last read."""
        if not game.log:
            return
        for event in game.log:
            if event.kind == events.TURN:
                self.end_turn(game)
                self.turn += 1
                self.seat = event.seat
            else:
                self.read_payment(event)
        game.log.clear()

    def end_turn(self, game: Game) -> None:
        """Write down how a turn left the player who had it."""
        if self.turn:
            self.turns.append(turn_row(game, self.number, self.turn, self.seat))

    def read_payment(self, event: Event) -> None:
        """Write down a sum that changed hands, if this is one."""
        amount = sum_of(event)
        if not amount:
            return
        payer, payee = event.seat, event.other if event.kind == events.PAID else BANK
        if event.kind in FROM_THE_BANK:
            payer, payee = BANK, event.seat
        why = event.why or event.kind
        square = event.square if event.square >= 0 else None
        self.payments.append(PaymentRow(self.number, self.turn, payer, payee, amount, event.rule, why, square))

    def finish(self, game: Game) -> None:
        """The last turn has no next one to end it."""
        self.read(game)
        self.end_turn(game)


def sum_of(event: Event) -> int:
    """The sum that an event moved; 0 for one that moved none."""
    if event.kind in (events.BUILT, events.SOLD):
        return int(event.working or 0)
    return event.n if event.kind == events.PAID or event.kind in TO_THE_BANK + FROM_THE_BANK else 0


def turn_row(game: Game, number: int, turn: int, seat: int) -> TurnRow:
    """A player as a turn has left them."""
    player = game.players[seat]
    levels = [game.buildings[square] for square in members(player.owned)]
    return TurnRow(
        number,
        turn,
        seat,
        player.at,
        player.jail != FREE,
        player.cash,
        worth(game, seat),
        player.owned.bit_count(),
        sum(level for level in levels if level != HOTEL),
        levels.count(HOTEL),
    )
