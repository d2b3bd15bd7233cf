"""Scenarios: a position, what is done, and what must follow."""

from casedepart.scenario._compare import Difference
from casedepart.scenario.model import Scenario, ScenarioError
from casedepart.scenario.outcome import Failure, Outcome, broken, report
from casedepart.scenario.run import run, run_document, run_file

__all__ = [
    "Difference",
    "Failure",
    "Outcome",
    "Scenario",
    "ScenarioError",
    "broken",
    "report",
    "run",
    "run_document",
    "run_file",
]
