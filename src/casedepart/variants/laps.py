"""Who has once reached GO: what several house rules keep of a game."""

from __future__ import annotations

from typing import Final

from casedepart.engine.state import Position
from casedepart.engine.variant import Fact, State


class Laps(State):
    """The players whose token has reached GO since the game began."""

    def __init__(self, name: str, passed: int) -> None:
        super().__init__(name)
        self.passed: Final[int] = passed

    @staticmethod
    def of(name: str, facts: dict[str, Fact]) -> Laps:
        """The state that says these facts."""
        passed = facts["passed"]
        assert isinstance(passed, int)
        return Laps(name, passed)

    def facts(self) -> dict[str, Fact]:
        return {"passed": self.passed}

    def seats(self) -> tuple[str, ...]:
        return ("passed",)


def laps_of(game: Position, name: str) -> int:
    """Who has reached GO, as this variant keeps it."""
    for state in game.states:
        if state.name == name and isinstance(state, Laps):
            return state.passed
    return 0


def with_lap(game: Position, name: str, seat: int) -> None:
    """Note that this player has reached GO."""
    game.keep(Laps(name, laps_of(game, name) | 1 << seat))
