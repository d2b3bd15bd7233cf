"""House rules about buildings and the end: stock, evenness, limits (H22, H23, H25, H26).

No booklet has them, and the words are ours.
"""

from __future__ import annotations

from typing import Final

from casedepart.engine.actions import refuse
from casedepart.engine.rules import Choices, Rules
from casedepart.engine.state import Position
from casedepart.engine.variant import Number, Variant

ENOUGH: Final = 200
"""More houses, and hotels, than all streets of a board could take."""


class UnlimitedHouses(Variant):
    """The bank never runs out of houses and hotels (H22)."""

    def __init__(self) -> None:
        super().__init__("unlimited-houses", ("H22",))

    def set_choices(self, choices: Choices, mode: str) -> None:
        choices.houses = choices.hotels = ENOUGH

    def prepared(self, rules: Rules) -> None:
        if rules.choices.houses != ENOUGH or rules.choices.hotels != ENOUGH:
            raise refuse("H22", "endless-stock")


class UnevenBuilding(Variant):
    """The streets of a group need not be built evenly (H23)."""

    def __init__(self) -> None:
        super().__init__("uneven-building", ("H23",))

    def set_choices(self, choices: Choices, mode: str) -> None:
        if not choices.even:
            raise refuse("H23", "uneven-already")
        choices.even = False


class TurnLimit(Variant):
    """After so many turns of each player the game is over, and counted (H25)."""

    def __init__(self) -> None:
        super().__init__("turn-limit", ("H25",), (Number("turn_limit", 30, 1, 10_000),))

    def ends_game(self, game: Position) -> str:
        return "H25" if self.turns_left(game) == 0 else ""

    def turns_left(self, game: Position) -> int:
        return max(0, self.set["turn_limit"] * len(game.players) - game.turns)


class TimeLimit(Variant):
    """When the time agreed on is up, nobody rolls again and the game is counted (H26)."""

    def __init__(self) -> None:
        super().__init__("time-limit", ("H26",))

    def set_choices(self, choices: Choices, mode: str) -> None:
        if choices.timed:
            raise refuse("H26", "timed-already")
        choices.timed = True
