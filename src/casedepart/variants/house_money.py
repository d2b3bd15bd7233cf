"""House rules about money: what one starts with, what GO, jail and the dice pay or cost (H9 to H13).

No booklet has them, and the words are ours.
"""

from __future__ import annotations

from typing import Final

from casedepart.engine import events
from casedepart.engine.actions import BANK
from casedepart.engine.rules import GO, Choices
from casedepart.engine.state import Position
from casedepart.engine.variant import Number, Variant

ONES: Final = 8 + 1
"""A throw of two ones, packed as in `Action.n`."""


class StartCash(Variant):
    """Everyone starts with another sum than the printed one (H9)."""

    def __init__(self) -> None:
        super().__init__("start-cash", ("H9",), (Number("start_cash", 2000, 1),))

    def set_choices(self, choices: Choices, mode: str) -> None:
        choices.cash = self.set["start_cash"]


class Salary(Variant):
    """GO pays another salary than the printed one (H10)."""

    def __init__(self) -> None:
        super().__init__("salary", ("H10",), (Number("go_salary", 400),))

    def set_choices(self, choices: Choices, mode: str) -> None:
        choices.salary = self.set["go_salary"]


class DoubleGo(Variant):
    """Stopping on GO pays twice what passing it does (H11)."""

    def __init__(self) -> None:
        super().__init__("double-go", ("H11",), (Number("go_times", 2, 1, 10),))

    def salary(self, game: Position, seat: int, stops: bool, amount: int) -> int:
        return amount * self.set["go_times"] if stops else amount

    def windfall(self, game: Position, seat: int, square: int, throw: int) -> int:
        return game.rules.salary * (self.set["go_times"] - 1) if game.rules.kind[square] == GO else 0


class Fine(Variant):
    """Leaving jail costs another fine than the printed one (H12)."""

    def __init__(self) -> None:
        super().__init__("fine", ("H12",), (Number("jail_fine", 100),))

    def set_choices(self, choices: Choices, mode: str) -> None:
        choices.fine = self.set["jail_fine"]


class SnakeEyes(Variant):
    """Two ones, rolled to move, bring a bonus of the bank (H13)."""

    def __init__(self) -> None:
        super().__init__("snake-eyes", ("H13",), (Number("snake_eyes", 100),))

    def windfall(self, game: Position, seat: int, square: int, throw: int) -> int:
        return self.set["snake_eyes"] if throw == ONES else 0

    def rolled(self, game: Position, seat: int) -> None:
        if game.first == game.second == 1:
            game.pay(BANK, seat, self.set["snake_eyes"])
            game.note(events.RECEIVED, seat, n=self.set["snake_eyes"], rule="H13", why="snake-eyes")
