"""The position of a scenario, to play on from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from casedepart.engine.game import Game
from casedepart.scenario import ScenarioError
from casedepart.scenario.file import ScenarioFile
from casedepart.scenario.model import Scenario
from casedepart.scenario.position import position
from casedepart.scenario.run import Run


@dataclass(frozen=True)
class InScenario:
    """The position that a scenario gives, or the one after some of its steps."""

    file: str
    number: int = 1
    """Which of the file's scenarios, counted from 1."""
    steps: int = 0

    def game(self) -> Game:
        """The game as it stands there; a `ScenarioError` where it cannot be."""
        return scenario_game(self).clone()

    def time_called(self) -> int:
        """Nobody has looked at the clock."""
        return 0


@lru_cache(maxsize=64)
def scenario_game(spot: InScenario) -> Game:
    """The game of a scenario, read once in each process."""
    scenario = scenario_of(spot)
    game = position(scenario)
    run = Run(scenario, game)
    for number, step in enumerate(scenario.steps[: spot.steps], 1):
        failure = run.take(number, step)
        if failure is not None:
            raise ScenarioError(spot.file, step.line, "not-so-step", number=number, file=spot.file)
    return game


def scenario_of(spot: InScenario) -> Scenario:
    """The scenario as it stands in its file."""
    file = ScenarioFile(Path(spot.file))
    documents = list(file.documents())
    if not 1 <= spot.number <= len(documents):
        which, listed = str(spot.number), ", ".join(map(str, range(1, len(documents) + 1)))
        raise ScenarioError(spot.file, 0, "no-such-scenario", which=which, listed=listed)
    return file.scenario(documents[spot.number - 1], position_only=True)
