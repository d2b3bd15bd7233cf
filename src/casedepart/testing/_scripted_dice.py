"""Scripted dice for a game that is checked: as before up to a point, and others from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from casedepart.bots import Chance
from casedepart.bots.generator import Generator
from casedepart.engine import Action, Game


class ScriptedDice:
    """Chance with a script: what it answered before comes first, then whatever its seed gives."""

    def __init__(self, seed: str, script: Sequence[Action] = ()) -> None:
        self.generator: Final = Generator(seed)
        self.chance: Final = Chance(self.generator)
        self.script: Final = script
        self.given: Final[list[Action]] = []
        """All that it has answered."""

    def answer(self, game: Game) -> Action:
        """What chance is asked for now."""
        known = len(self.given) < len(self.script)
        act = self.script[len(self.given)] if known else self.chance.answer(game)
        self.given.append(act)
        return act

    def state(self) -> tuple[int, int]:
        """Where its numbers stand: only chance itself may draw one."""
        return (self.generator.first, self.generator.second)
