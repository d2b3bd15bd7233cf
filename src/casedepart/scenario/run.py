"""Carrying scenarios out: step by step, until something is not as it must be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import yaml

from casedepart.engine import CHANCE, Game, Refused
from casedepart.engine.actions import CARD, MOST_CARDS, card
from casedepart.engine.phases.roll import CHANCE_BIT
from casedepart.engine.rules import DECK_NAMES
from casedepart.engine.sets import members
from casedepart.scenario.compare import Difference, differences
from casedepart.scenario.errors import ScenarioError
from casedepart.scenario.file import ScenarioFile
from casedepart.scenario.model import Doing, Expectation, Refusal, Scenario, Step
from casedepart.scenario.position import position


@dataclass(frozen=True)
class Failure:
    """Where a scenario does not come out as it says."""

    step: int
    """Counted from 1; 0 for `then`."""
    line: int
    text: str
    """The step as it is written; `expect` or `then` for an expectation."""
    differences: tuple[Difference, ...] = ()
    """For an expectation: what does not hold."""
    must_be_refused: bool = False
    wanted_rule: str = ""
    """The rule that should have forbidden it, where one is named."""
    refused: Refused | None = None
    """How the game refused the step."""
    fault: str = ""
    """A fault of the program itself."""


@dataclass(frozen=True)
class Outcome:
    """What came of one document."""

    file: str
    line: int
    name: str
    rule: str
    failure: Failure | None = None
    error: ScenarioError | None = None

    @property
    def passed(self) -> bool:
        return self.failure is None and self.error is None


def run_file(path: str | Path) -> list[Outcome]:
    """Run every scenario of a file; what is broken is an outcome too."""
    return list(outcomes(Path(path)))


def outcomes(path: Path) -> Iterator[Outcome]:
    """The outcome of each document, one after another."""
    file = ScenarioFile(path)
    try:
        for node in file.documents():
            yield run_document(file, node)
    except ScenarioError as error:
        yield Outcome(error.file, error.line, "", "", error=error)


def run_document(file: ScenarioFile, node: yaml.Node) -> Outcome:
    """Read one document, and run it."""
    try:
        scenario = file.scenario(node)
    except ScenarioError as error:
        return Outcome(error.file, error.line, "", "", error=error)
    return run(scenario)


def run(scenario: Scenario) -> Outcome:
    """Run one scenario."""
    failure: Failure | None = None
    error: ScenarioError | None = None
    try:
        failure = Run(scenario).failure()
    except ScenarioError as found:
        error = found
    return Outcome(scenario.file, scenario.line, scenario.name, scenario.rule, failure, error)


class Run:
    """One scenario being carried out."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario: Final = scenario
        self.decks: Final = [list(scenario.decks[0]), list(scenario.decks[1])]
        self.game: Final = position(scenario)

    def failure(self) -> Failure | None:
        """The first thing that is not as it must be."""
        for number, step in enumerate(self.scenario.steps, start=1):
            found = self.guarded(number, step)
            if found is not None:
                return found
        then = self.scenario.then
        return self.expectation(0, then, "then") if then is not None else None

    def guarded(self, number: int, step: Step) -> Failure | None:
        """Take a step; a fault of the program is told, and spoils no other scenario."""
        try:
            return self.take(number, step)
        except (ScenarioError, KeyboardInterrupt):
            raise
        except Exception as fault:
            text = step.text if isinstance(step, Doing) else ""
            return Failure(number, step.line, text, fault=f"{type(fault).__name__}: {fault}")

    def take(self, number: int, step: Step) -> Failure | None:
        if isinstance(step, Expectation):
            return self.expectation(number, step, "expect")
        if isinstance(step, Refusal):
            return self.refusal(number, step)
        try:
            self.do(step)
        except Refused as refused:
            return Failure(number, step.line, step.text, refused=refused)
        return None

    def expectation(self, number: int, step: Expectation, text: str) -> Failure | None:
        found = differences(self.game, step.facts, self.scenario.players)
        return Failure(number, step.line, text, found) if found else None

    def refusal(self, number: int, step: Refusal) -> Failure | None:
        """The step must be refused, and change nothing."""
        before = self.game.digest()
        try:
            self.game.apply(step.doing.seat, step.doing.action)
        except Refused as refused:
            if self.game.digest() != before:
                return Failure(number, step.line, step.doing.text, fault="a refused step changed the game")
            if step.rule in ("", refused.rule):
                return None
            return Failure(number, step.line, step.doing.text, (), True, step.rule, refused)
        return Failure(number, step.line, step.doing.text, (), True, step.rule)

    def do(self, step: Doing) -> None:
        """Take a step; chance then throws the dice it names and draws the cards given."""
        self.game.apply(step.seat, step.action)
        if step.dice is not None:
            self.game.apply(CHANCE, step.dice)
        self.draw(step.line, step.text)

    def draw(self, line: int, text: str) -> None:
        """The game draws cards: those that the scenario names, one after another."""
        while self.game.asked & CHANCE_BIT and self.game.options(CHANCE).may(CARD):
            on_top = members(self.game.options(CHANCE).targets[CARD])
            deck = on_top[0] // MOST_CARDS
            if not self.decks[deck]:
                name = DECK_NAMES[deck]
                what = f"'{text}' draws a card of the deck {name!r} that the scenario does not name."
                raise ScenarioError(self.scenario.file, line, what, f"Add it: 'given: {{{name}: [a-card]}}'.")
            place = self.decks[deck].pop(0)
            self.draw_card(line, deck, place)

    def draw_card(self, line: int, deck: int, place: int) -> None:
        try:
            self.game.apply(CHANCE, card(deck, place))
        except Refused:
            name = self.scenario.rules.decks[deck][place].name
            what = f"The card {name!r} cannot be on top of the deck {DECK_NAMES[deck]!r} here: it is elsewhere."
            raise ScenarioError(self.scenario.file, line, what, "Name another card.") from None

