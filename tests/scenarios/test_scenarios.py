"""The rules are proved by scenarios: all of them pass, and every rule has its own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml

from casedepart.engine.actions import ROWS
from casedepart.engine.phases.sell import SELL_WHY
from casedepart.engine.phases.site import BUILD_WHY
from casedepart.scenario import Scenario, ScenarioError, report, run_document
from casedepart.scenario._tree import line_of
from casedepart.scenario.file import ScenarioFile
from casedepart.scenario.model import Refusal
from casedepart.texts import RULES

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src" / "casedepart"
REFUSED_TO_CHANCE = {"C1", "S3"}
"""Refused to chance alone, which a scenario cannot make answer wrongly."""
REFUSED_AT_THE_EDGE = {"S2", "S5", "H14", "H19", "H22", "H23", "H26"}
"""Players and squares that do not exist, house rules without a place: an error of the scenario before a game begins."""


def documents() -> Iterator[tuple[ScenarioFile, yaml.Node]]:
    """Every document of every file below this folder."""
    for path in sorted(HERE.rglob("*.yaml")):
        file = ScenarioFile(path)
        for node in file.documents():
            yield file, node


def place(value: object) -> str | None:
    """A document's name in the list of tests: its file and line."""
    if isinstance(value, ScenarioFile):
        return value.path.relative_to(HERE).stem
    return str(line_of(value)) if isinstance(value, yaml.Node) else None


@pytest.mark.parametrize(("file", "node"), list(documents()), ids=place)
def test_scenario(file: ScenarioFile, node: yaml.Node) -> None:
    outcome = run_document(file, node)
    assert outcome.passed, "\n".join(report(outcome))
    assert outcome.name
    assert outcome.rule


@cache
def scenarios() -> tuple[Scenario, ...]:
    """Every scenario that can be read."""
    found: list[Scenario] = []
    for file, node in documents():
        try:
            found.append(file.scenario(node))
        except ScenarioError:
            continue
    return tuple(found)


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_scenario(rule: str) -> None:
    assert [scenario.name for scenario in scenarios() if scenario.rule == rule]


def rules_that_refuse() -> list[str]:
    """The rules that the source cites in a refusal, and a scenario can be refused by."""
    cited = {*(row.rule for row in ROWS), *BUILD_WHY, *SELL_WHY}
    for package in ("engine", "variants"):
        for path in sorted((SOURCE / package).rglob("*.py")):
            cited |= set(cited_in_refusals(ast.parse(path.read_text(encoding="utf-8"))))
    return [rule for rule in RULES if rule in cited - REFUSED_TO_CHANCE - REFUSED_AT_THE_EDGE]


def cited_in_refusals(tree: ast.Module) -> Iterator[str]:
    """The rules in calls of `refuse`, and those by which a turn's rolling is over, cited when one rolls on."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
            yield from words_in(node.args[0])
        elif isinstance(node, ast.Assign) and any("no_roll" in ast.unparse(target) for target in node.targets):
            yield from words_in(node.value)


def words_in(node: ast.expr) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            yield inner.value


@cache
def rules_shown_refusing() -> frozenset[str]:
    """The rules that some scenario names as refusing a step."""
    steps = [step for scenario in scenarios() for step in scenario.steps]
    return frozenset(step.rule for step in steps if isinstance(step, Refusal))


@pytest.mark.parametrize("rule", rules_that_refuse())
def test_every_rule_that_refuses_has_a_scenario_of_a_refusal(rule: str) -> None:
    assert rule in rules_shown_refusing()


def test_what_refuses_is_found_in_the_source() -> None:
    assert {"B2", "B10", "D2", "K3", "L12", "P4", "R5", "J4", "E6"} <= set(rules_that_refuse())
