"""A game being set up from the facts of `given`."""

from __future__ import annotations

from typing import Final, NoReturn

from casedepart.engine import Game
from casedepart.scenario.errors import ScenarioError
from casedepart.scenario.model import Fact, Scenario


class Setup:
    """The game as far as it stands, and the facts that are yet to be put into it."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario: Final = scenario
        self.game: Final = Game.bare(scenario.rules, len(scenario.players))

    def facts(self, *fields: str) -> list[Fact]:
        """The facts of these fields, in the order of the file."""
        return [fact for fact in self.scenario.given if fact.field in fields]

    def name(self, seat: int) -> str:
        """What a player is called."""
        return self.scenario.players[seat]

    def fail(self, fact: Fact, what: str, cure: str) -> NoReturn:
        """Blame the line of a fact."""
        raise ScenarioError(self.scenario.file, fact.line, what, cure)
