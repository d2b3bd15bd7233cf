"""House rules about the first lap: what is allowed only once a token has reached GO (H15, H24).

No booklet has them, and the words are ours.
"""

from __future__ import annotations

from typing import Final

from casedepart.engine.actions import BUY, Action
from casedepart.engine.events import new_event
from casedepart.engine.phases.site import wants_hotel
from casedepart.engine.rules import Rules
from casedepart.engine.sets import contains
from casedepart.engine.state import Position
from casedepart.engine.variant import Fact, State, Variant

NOT_FOR_SALE: Final = new_event("not-for-sale")
"""seat stopped on an unowned property, and may not buy it yet."""


class Laps(State):
    """The players whose token has reached GO since the game began."""

    def __init__(self, name: str, passed: int) -> None:
        super().__init__(name)
        self.passed: Final[int] = passed

    def facts(self) -> dict[str, Fact]:
        return {"passed": self.passed}

    def seats(self) -> tuple[str, ...]:
        return ("passed",)


class AfterALap(Variant):
    """A rule that asks whether a token has once reached GO, and keeps who has."""

    def first_state(self, rules: Rules, players: int) -> State | None:
        return Laps(self.name, 0)

    def state_of(self, rules: Rules, facts: dict[str, Fact]) -> State:
        passed = facts["passed"]
        assert isinstance(passed, int)
        return Laps(self.name, passed)

    def reached_go(self, game: Position, seat: int) -> None:
        game.keep(Laps(self.name, self.passed(game) | 1 << seat))

    def passed(self, game: Position) -> int:
        """Who has reached GO."""
        for state in game.states:
            if state.name == self.name and isinstance(state, Laps):
                return state.passed
        return 0


class FirstLap(AfterALap):
    """Nobody buys before their token has once reached GO (H15)."""

    def __init__(self) -> None:
        super().__init__("first-lap", ("H15",))

    def on_unowned(self, game: Position, seat: int, square: int) -> bool:
        """The property stays with the bank: it is neither sold nor auctioned."""
        if contains(self.passed(game), seat):
            return False
        game.note(NOT_FOR_SALE, seat, square=square, rule="H15")
        return True

    def refusal(self, game: Position, seat: int, act: Action) -> str:
        return "H15" if act.verb == BUY and not contains(self.passed(game), seat) else ""


class HotelsAfterLap(AfterALap):
    """Nobody puts up a hotel before their token has once reached GO (H24)."""

    def __init__(self) -> None:
        super().__init__("hotels-after-lap", ("H24",))

    def site_bar(self, game: Position, seat: int, square: int) -> str:
        return "H24" if wants_hotel(game, square) and not contains(self.passed(game), seat) else ""
