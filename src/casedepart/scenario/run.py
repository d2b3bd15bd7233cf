"""The run of a scenario: step by step, until something is not as it must be."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import yaml

from casedepart.engine import CHANCE, Action, Described, Game, Offer, PositionFault, Refused, position_faults
from casedepart.engine.actions import CARD, MOST_CARDS, card
from casedepart.engine.events import NOBODY
from casedepart.engine.notation import action_line
from casedepart.engine.rules import DECK_NAMES
from casedepart.engine.sets import members
from casedepart.scenario._compare import differences, label
from casedepart.scenario.file import ScenarioFile
from casedepart.scenario.model import Doing, Expectation, Fact, Refusal, Scenario, ScenarioError, Step
from casedepart.scenario.outcome import Failure, Misplaced, Outcome, broken
from casedepart.scenario.position import begun, set_up
from casedepart.texts import faults


def run_file(path: str | Path, impossible: bool = False) -> list[Outcome]:
    """Run every scenario of a file, those with an impossible position on request; what is broken is an outcome too."""
    file = ScenarioFile(Path(path))
    outcomes: list[Outcome] = []
    try:
        for node in file.documents():
            outcomes.append(run_document(file, node, impossible))
    except ScenarioError as error:
        outcomes.append(broken(error))
    return outcomes


def run_document(file: ScenarioFile, node: yaml.Node, impossible: bool = False) -> Outcome:
    """Read one document, and run it."""
    try:
        return run(file.scenario(node), impossible)
    except ScenarioError as error:
        return broken(error)


def run(scenario: Scenario, impossible: bool = False) -> Outcome:
    """Run one scenario; one whose position no game comes to fails by that alone, unless `impossible` asks for it."""
    failure: Failure | None = None
    error: ScenarioError | None = None
    try:
        game = set_up(scenario)
        found = () if impossible else tuple(misplaced(scenario, fault) for fault in position_faults(game))
        if found:
            failure = Failure(0, scenario.line, "given", impossible=found)
        else:
            failure = Run(scenario, begun(scenario, game)).failure()
    except ScenarioError as found:
        error = found
    except Exception as found:
        failure = fault(0, scenario.line, "given", found)
    return Outcome(scenario.file, scenario.line, scenario.name, scenario.rule, failure, error)


def misplaced(scenario: Scenario, fault: PositionFault) -> Misplaced:
    """A fault of a position on the line that says it: of the field itself, of the square, or of the player."""
    told = Fact(fault.field, 0, scenario.line, fault.seat, fault.square)
    near = [fact for fact in scenario.given if fault.seat in (NOBODY, fact.seat)]
    same = [fact for fact in near if fact.field == fault.field and fault.square in (-1, fact.square)]
    line = next((fact.line for fact in (*same, *near)), scenario.line)
    return Misplaced(line, label(told, scenario.players), faults.Refusal(fault.rule, fault.why))


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
            fault = "third-die-missing" if third else "third-die-unasked"
            raise ScenarioError(self.scenario.file, step.line, fault, words=step.text, faces=faces)
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
                said = {"words": step.text, "deck": DECK_NAMES[deck]}
                raise ScenarioError(self.scenario.file, step.line, "card-not-named", **said)
            self.draw_card(step, deck, self.decks[deck].pop(0))

    def draw_card(self, step: Doing, deck: int, place: int) -> None:
        """Draw one card, which must be able to lie on top."""
        try:
            self.game.apply(CHANCE, card(deck, place))
        except Refused:
            said = {"card": self.scenario.rules.decks[deck][place].name, "deck": DECK_NAMES[deck]}
            raise ScenarioError(self.scenario.file, step.line, "card-cannot-come", **said) from None
