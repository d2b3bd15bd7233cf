"""A jackpot on Free Parking: what goes to the bank as a fine, a tax or by a card lies there until someone stops (H1).

A house rule: no booklet has it, and the words are ours.
"""

from __future__ import annotations

from typing import Final

from casedepart.engine import events
from casedepart.engine.actions import BANK
from casedepart.engine.events import SUM, new_event
from casedepart.engine.rules import FREE_PARKING, Rules
from casedepart.engine.state import CARD_DUE, FINE_DUE, TAX, Debt, Position
from casedepart.engine.variant import Fact, Number, State, Variant

NAME: Final = "jackpot"
POT: Final = new_event("pot", SUM)
"""seat's payment went into the jackpot, which now is n."""


class Pot(State):
    """The money that lies on Free Parking."""

    def __init__(self, pot: int) -> None:
        super().__init__(NAME)
        self.pot: Final[int] = pot

    def facts(self) -> dict[str, Fact]:
        return {"pot": self.pot}

    def money(self) -> int:
        return self.pot


def pot_of(game: Position) -> int:
    """What lies on Free Parking; 0 where no jackpot is played."""
    for state in game.states:
        if isinstance(state, Pot):
            return state.pot
    return 0


class Jackpot(Variant):
    """Fines, taxes and what cards cost are put aside, and go to who stops on Free Parking (H1)."""

    def __init__(self) -> None:
        super().__init__(NAME, ("H1",), (Number("pot_begins", 0), Number("pot_refill", 0)))

    def first_state(self, rules: Rules, players: int) -> State | None:
        return Pot(0)

    def state_of(self, rules: Rules, facts: dict[str, Fact]) -> State:
        pot = facts["pot"]
        assert isinstance(pot, int)
        return Pot(pot)

    def flaw(self, game: Position) -> str:
        return "less than nothing lies on Free Parking" if pot_of(game) < 0 else ""

    def begins(self, game: Position) -> None:
        put(game, self.set["pot_begins"])

    def debt_paid(self, game: Position, debt: Debt) -> None:
        """What the bank was paid goes on, where it was no purchase, no interest and no rent."""
        if debt.creditor == BANK and debt.cause in (TAX, FINE_DUE, CARD_DUE):
            put(game, debt.amount())
            game.note(POT, debt.debtor, n=pot_of(game), rule="H1")

    def windfall(self, game: Position, seat: int, square: int, throw: int) -> int:
        return pot_of(game) if game.rules.kind[square] == FREE_PARKING else 0

    def on_free_parking(self, game: Position, seat: int) -> None:
        """All of it; the bank lays a new sum there, where that was agreed on."""
        pot = pot_of(game)
        if pot:
            put(game, -pot)
            game.pay(BANK, seat, pot)
            game.note(events.RECEIVED, seat, square=game.players[seat].at, n=pot, rule="H1", why="jackpot")
        put(game, self.set["pot_refill"])


def put(game: Position, amount: int) -> None:
    """The bank lays money on Free Parking, or takes it back."""
    game.bank_paid += amount
    game.keep(Pot(pot_of(game) + amount))
