"""Steps: `WHO VERB …`, offers, `refused` and `expect`."""

from __future__ import annotations

from typing import Final

import yaml

from casedepart.engine import CHANCE, Action, Deal
from casedepart.engine.actions import DICE, ROLL, TIME_UP, WORDS, action
from casedepart.engine.notation import (
    Unreadable,
    longest_verb,
    parse_action,
    parse_chance,
    parse_dice,
    take_name,
)
from casedepart.scenario.facts import FactReader
from casedepart.scenario.model import Doing, Expectation, Refusal, Step
from casedepart.scenario.offers import OfferReader, sentence
from casedepart.scenario.tree import Field, line_of, rule_number

STEP_CURE: Final = "Write WHO VERB, as in 'A rolls 3 4' or 'B claims'."
REFUSED_CURE: Final = "Write 'refused: B claims' or 'refused: {step: B builds 37, rule: B3}'."


class StepReader:
    """Reads the steps of one scenario."""

    def __init__(self, facts: FactReader, dealing: bool) -> None:
        self.facts: Final = facts
        self.tree: Final = facts.tree
        self.players: Final = facts.players
        self.dealing: Final = dealing
        self.offers: Final = OfferReader(facts)

    def read(self, node: yaml.Node) -> Step:
        """One member of the list of steps."""
        if not isinstance(node, yaml.MappingNode):
            return self.spoken(node, refused=False)
        entry = self.single(node)
        if entry.name == "expect":
            return Expectation(self.facts.expected(entry.value, "expect"), line_of(node))
        if entry.name == "refused":
            return self.refusal(entry)
        return self.offers.read(entry)

    def single(self, node: yaml.Node) -> Field:
        """A step is one entry: `expect`, `refused`, or an offer."""
        entries = self.tree.fields(node, "a step", STEP_CURE)
        if len(entries) != 1:
            where = entries[1].key if entries else node
            self.tree.fail(where, f"A step has one entry, not {len(entries)}.", "Begin each step with a dash.")
        return entries[0]

    # Refusals

    def refusal(self, entry: Field) -> Refusal:
        """What must be refused, and by which rule."""
        line = line_of(entry.key)
        if not isinstance(entry.value, yaml.MappingNode):
            return Refusal(self.spoken(entry.value, refused=True), "", line)
        parts = {part.name: part for part in self.tree.fields(entry.value, "'refused'", REFUSED_CURE)}
        rule = rule_number(self.tree, parts.pop("rule").value) if "rule" in parts else ""
        if len(parts) != 1:
            self.tree.fail(entry.key, f"'refused' holds one step, not {len(parts)}.", REFUSED_CURE)
        (part,) = parts.values()
        if part.name != "step":
            return Refusal(self.offers.read(part), rule, line)
        if isinstance(part.value, yaml.MappingNode):
            return Refusal(self.offers.read(self.single(part.value)), rule, line)
        return Refusal(self.spoken(part.value, refused=True), rule, line)

    # Steps of one line

    def spoken(self, node: yaml.Node, refused: bool) -> Doing:
        """A step that is a text."""
        text = " ".join(self.tree.word(node, "A step", STEP_CURE).split())
        try:
            return self.parse(node, text, refused)
        except Unreadable as error:
            self.tree.fail(node, sentence(error), STEP_CURE)

    def parse(self, node: yaml.Node, text: str, refused: bool) -> Doing:
        line = line_of(node)
        if text == WORDS[TIME_UP]:
            return Doing(text, line, CHANCE, action(TIME_UP))
        if text.split()[:1] == ["bank"]:
            return Doing(text, line, CHANCE, self.deal(node, text, refused))
        seat, rest = take_name(text, self.players)
        if rest.split()[:1] == [WORDS[ROLL]]:
            return Doing(text, line, seat, action(ROLL), self.dice(node, text, rest.split()[1:], refused))
        self.known_verb(node, rest)
        return Doing(text, line, *parse_action(text, self.players, self.facts.rules))

    def known_verb(self, node: yaml.Node, words: str) -> None:
        """Name the verb that may be meant, where there is none of this name."""
        try:
            longest_verb(words)
        except Unreadable:
            self.tree.unknown(node, "verb", words, WORDS[:DICE])

    def dice(self, node: yaml.Node, text: str, words: list[str], refused: bool) -> Action | None:
        """The dice that a roll names; one that must be refused needs none."""
        if refused and not words:
            return None
        if len(words) != 2:
            self.tree.fail(node, f"'{text}' must name two dice.", "Write both, as in 'A rolls 3 4'.")
        return parse_dice(words[0], words[1])

    def deal(self, node: yaml.Node, text: str, refused: bool) -> Action:
        """`bank deals A 1 39`."""
        dealt = parse_chance(text, self.players, self.facts.rules)
        if not isinstance(dealt, Deal):
            self.tree.fail(node, f"The bank does not do '{text[5:]}'.", "Write 'bank deals A 1 39'.")
        if not self.dealing and not refused:
            self.tree.fail(
                node, "Deeds are dealt only before a game.", "Add 'dealing: true' to this scenario."
            )
        return dealt
