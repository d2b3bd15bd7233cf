"""The run of a scenario: step by step, until something is not as it must be."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import yaml

from casedepart.engine import CHANCE, Action, Described, Game, Offer, Refused
from casedepart.engine.actions import CARD, MOST_CARDS, card
from casedepart.engine.notation import action_line
from casedepart.engine.rules import DECK_NAMES
from casedepart.engine.sets import members
from casedepart.scenario._compare import differences
from casedepart.scenario.file import ScenarioFile
from casedepart.scenario.model import Doing, Expectation, Refusal, Scenario, ScenarioError, Step
from casedepart.scenario.outcome import Failure, Outcome, broken
from casedepart.scenario.position import position


def run_file(path: str | Path) -> list[Outcome]:
    """Run every scenario of a file; what is broken is an outcome too."""
    file = ScenarioFile(Path(path))
    outcomes: list[Outcome] = []
    try:
        for node in file.documents():
            outcomes.append(run_document(file, node))
    except ScenarioError as error:
        outcomes.append(broken(error))
    return outcomes


def run_document(file: ScenarioFile, node: yaml.Node) -> Outcome:
    """Read one document, and run it."""
    try:
        return run(file.scenario(node))
    except ScenarioError as error:
        return broken(error)


def run(scenario: Scenario) -> Outcome:
    """Run one scenario."""
    failure: Failure | None = None
    error: ScenarioError | None = None
    try:
        failure = Run(scenario, position(scenario)).failure()
    except ScenarioError as found:
        error = found
    except Exception as found:
        failure = fault(0, scenario.line, "given", found)
    return Outcome(scenario.file, scenario.line, scenario.name, scenario.rule, failure, error)


def fault(number: int, line: int, text: str, found: Exception) -> Failure:
    """The program itself went wrong: it is told, and spoils no other scenario."""
    return Failure(number, line, text, fault=f"{type(found).__name__}: {found}")


class Run:
    """One scenario being carried out."""

    def __init__(self, scenario: Scenario, game: Game) -> None:
        self.scenario: Final = scenario
        self.game: Final = game
        self.decks: Final = (list(scenario.decks[0]), list(scenario.decks[1]))
        """The cards that are named and not yet drawn."""

    def failure(self) -> Failure | None:
        """The first thing that is not as it must be."""
        for number, step in enumerate(self.scenario.steps, start=1):
            found = self.guarded(number, step)
            if found is not None:
                return found
        then = self.scenario.then
        return self.compare(0, then, "then") if then is not None else None

    def guarded(self, number: int, step: Step) -> Failure | None:
        """Take a step; a fault of the program is told with it."""
        try:
            return self.take(number, step)
        except ScenarioError:
            raise
        except Exception as found:
            return fault(number, step.line, self.text(step), found)

    def take(self, number: int, step: Step) -> Failure | None:
        """One step, and what is not right about it."""
        if isinstance(step, Expectation):
            return self.compare(number, step, "expect")
        if isinstance(step, Refusal):
            return self.refuse(number, step)
        try:
            self.game.apply(step.seat, step.action)
        except Refused as refused:
            return Failure(number, step.line, self.text(step), refused=refused)
        if step.dice is not None:
            self.throw(step, step.dice)
        if not self.is_told(number):
            self.draw(step)
        return None

    def is_told(self, number: int) -> bool:
        """Does the step after this one itself say what card was drawn?"""
        after = self.scenario.steps[number] if number < len(self.scenario.steps) else None
        doing = after.doing if isinstance(after, Refusal) else after
        return isinstance(doing, Doing) and isinstance(doing.action, Described)

    def throw(self, step: Doing, dice: Action) -> None:
        """Chance throws the dice that the step names: a third one where it lies on the table, and only there."""
        third = self.game.options(CHANCE).faces != ()
        if third != (dice.n >> 6 > 0):
            faces = ", ".join(dict.fromkeys(self.game.rules.die))
            what = f"'{step.text}' {'names two dice' if third else 'names a third die'}"
            why = "a third lies on the table" if third else "two are thrown here"
            cure = f"Add what it shows: {faces}." if third else "Leave it out."
            raise ScenarioError(self.scenario.file, step.line, f"{what}, and {why}.", cure)
        self.game.apply(CHANCE, dice)

    def text(self, step: Step) -> str:
        """A step as it is written, with the terms of an offer."""
        if isinstance(step, Expectation):
            return "expect"
        doing = step.doing if isinstance(step, Refusal) else step
        if isinstance(doing.action, Offer):
            return action_line(doing.seat, doing.action, self.scenario.players, self.scenario.rules)
        return doing.text

    def compare(self, number: int, step: Expectation, text: str) -> Failure | None:
        """What was expected must be so."""
        found = differences(self.game, step.facts, self.scenario.players)
        return Failure(number, step.line, text, found) if found else None

    def refuse(self, number: int, step: Refusal) -> Failure | None:
        """The step must be refused, by the rule named, and change nothing."""
        before = self.game.digest()
        refused: Refused | None = None
        try:
            self.game.apply(step.doing.seat, step.doing.action)
        except Refused as found:
            refused = found
            assert self.game.digest() == before, "a refused step has changed the game"
            if step.rule in ("", refused.rule):
                return None
        return Failure(number, step.line, self.text(step), (), True, step.rule, refused)

    # Cards

    def draw(self, step: Doing) -> None:
        """Draw the cards that the game asks for: those that the scenario names, top first."""
        while self.game.asked >> CHANCE & 1 and self.game.options(CHANCE).may(CARD):
            deck = members(self.game.options(CHANCE).targets[CARD])[0] // MOST_CARDS
            if not self.decks[deck]:
                name = DECK_NAMES[deck]
                what = f"'{step.text}' draws a card of the deck '{name}' that the scenario does not name."
                raise ScenarioError(self.scenario.file, step.line, what, f"Add its name to '{name}' under 'given'.")
            self.draw_card(step, deck, self.decks[deck].pop(0))

    def draw_card(self, step: Doing, deck: int, place: int) -> None:
        """Draw one card, which must be able to lie on top."""
        try:
            self.game.apply(CHANCE, card(deck, place))
        except Refused:
            name = self.scenario.rules.decks[deck][place].name
            what = f"The card '{name}' cannot come now: it is held, or under its deck '{DECK_NAMES[deck]}'."
            cure = f"Name another card in '{DECK_NAMES[deck]}' under 'given'."
            raise ScenarioError(self.scenario.file, step.line, what, cure) from None
