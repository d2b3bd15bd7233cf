"""What comes of a scenario: it passed, it failed at a step, or it is broken."""

from __future__ import annotations

from dataclasses import dataclass

from casedepart.engine import Refused
from casedepart.scenario._compare import Difference
from casedepart.scenario.errors import ScenarioError


@dataclass(frozen=True)
class Failure:
    """Where a scenario does not come out as it says."""

    step: int
    """Counted from 1; 0 for `given` and `then`."""
    line: int
    text: str
    """The step as it is written; `expect`, `then` or `given` where it is none."""
    differences: tuple[Difference, ...] = ()
    """For an expectation: what does not hold."""
    must_be_refused: bool = False
    wanted_rule: str = ""
    """The rule that should have forbidden it, where one is named."""
    refused: Refused | None = None
    """How the game refused the step, where it did."""
    fault: str = ""
    """What the program itself did wrong, if it did."""


@dataclass(frozen=True)
class Outcome:
    """What came of one document."""

    file: str
    line: int
    name: str = ""
    rule: str = ""
    failure: Failure | None = None
    error: ScenarioError | None = None

    @property
    def passed(self) -> bool:
        """Did everything come out as the scenario says?"""
        return self.failure is None and self.error is None


def broken(error: ScenarioError) -> Outcome:
    """The outcome of what could not be read."""
    return Outcome(error.file, error.line, error=error)
