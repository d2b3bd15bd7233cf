"""Steps: `WHO VERB …`, offers, `refused` and `expect`."""

from __future__ import annotations

from typing import Final

import yaml

from casedepart.engine import CHANCE, Action, Deal, Goods, Offer
from casedepart.engine.actions import (
    CARD,
    CORRECT,
    MAYBE_SEAT,
    MAYBE_SQUARE,
    ROLL,
    SEAT,
    SQUARE,
    SUM,
    TIME_UP,
    TRADE,
    Verb,
    action,
    square_set,
    word_of,
)
from casedepart.engine.notation import (
    Unreadable,
    longest_verb,
    parse_chance,
    parse_dice,
    parse_words,
    take_name,
)
from casedepart.scenario._facts import FactReader
from casedepart.scenario._tree import Field, line_of, rule_number, short
from casedepart.scenario.model import Doing, Expectation, Refusal, Step
from casedepart.variants.sore_losers import COINS

STEP_CURE: Final = "Write WHO VERB, as in 'A rolls 3 4' or 'B claims'."
OFFER_CURE: Final = "Write 'A offers B: {give: {cash: 100}, get: {squares: [12]}}'."
TIME_CURE: Final = "Write 'time is up by agreement', or who gives up."
CARD_CURE: Final = "Write a deck, and what its card does: 'card chance: collect 50'."
CORRECTION_CURE: Final = "Write what is so, each thing in brackets: 'correction [A cash 500] [A owns 1 3] [turn B]'."
GOODS: Final = ("cash", "squares", "cards")
REFUSED_CURE: Final = "Write 'refused: B claims' or 'refused: {step: B builds 37, rule: B3}'."


class StepReader:
    """Reads the steps of one scenario."""

    def __init__(self, facts: FactReader, dealing: bool) -> None:
        self.facts: Final = facts
        self.tree: Final = facts.tree
        self.players: Final = facts.players
        self.dealing: Final = dealing

    def read(self, node: yaml.Node) -> Step:
        """One member of the list of steps."""
        if not isinstance(node, yaml.MappingNode):
            return self.spoken(node, refused=False)
        entry = self.single(node)
        if entry.name == "expect":
            return Expectation(self.facts.expected(entry.value, "expect"), line_of(node))
        if entry.name == "refused":
            return self.refusal(entry)
        return self.entered(entry)

    def entered(self, entry: Field) -> Doing:
        """A step that is an entry: a card that is in no list, or an offer."""
        if entry.name.split()[:1] == [word_of(CARD)]:
            return self.described(entry)
        return self.offer(entry)

    def described(self, entry: Field) -> Doing:
        """`card chance: collect 50`: chance draws a card by what it does."""
        said = self.tree.word(entry.value, "What a card does", CARD_CURE)
        text = f"{' '.join(entry.name.split())}: {' '.join(said.split())}"
        return Doing(text, line_of(entry.key), CHANCE, self.chance(entry.key, text, CARD_CURE))

    def single(self, node: yaml.Node) -> Field:
        """A step is one entry: `expect`, `refused`, or an offer."""
        entries = self.tree.fields(node, "a step", STEP_CURE)
        if len(entries) != 1:
            where = entries[1].key if entries else node
            cure = "Begin each step with a dash; the rule of a refusal stands within it."
            self.tree.fail(where, f"A step has one entry, not {len(entries)}.", cure)
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
            return Refusal(self.entered(part), rule, line)
        if isinstance(part.value, yaml.MappingNode):
            return Refusal(self.entered(self.single(part.value)), rule, line)
        return Refusal(self.spoken(part.value, refused=True), rule, line)

    # Offers

    def offer(self, entry: Field) -> Doing:
        """An offer: who makes it to whom, and both sides of it."""
        seat, partner = self.partners(entry)
        sides = {"give": Goods(), "get": Goods()}
        for side in self.tree.fields(entry.value, "an offer", OFFER_CURE):
            if side.name not in sides:
                self.tree.unknown(side.key, "side", side.name, sides, "of an offer")
            sides[side.name] = self.goods(side)
        text = " ".join(entry.name.split())
        return Doing(text, line_of(entry.key), seat, Offer(partner, sides["give"], sides["get"]))

    def partners(self, entry: Field) -> tuple[int, int]:
        """Who offers, and to whom."""
        words = " ".join(entry.name.split())
        giver, offers, receiver = words.partition(" offers ")
        if not offers:
            cure = "Before a colon stand 'expect', 'refused' or an offer, as in 'A offers B'."
            self.tree.fail(entry.key, f"There is no step '{short(words)}: …'.", cure)
        return self.facts.seat_of(entry.key, giver), self.facts.seat_of(entry.key, receiver)

    def goods(self, side: Field) -> Goods:
        """What one side hands over."""
        cash = squares = cards = 0
        others: list[tuple[str, int]] = []
        known = [name for variant in self.facts.rules.variants for name in variant.goods]
        for entry in self.tree.fields(side.value, f"'{side.name}'", OFFER_CURE):
            what = f"'{entry.name}' of an offer"
            if entry.name == "cash":
                cash = self.tree.whole(entry.value, what, 0)
            elif entry.name in known or entry.name == COINS:
                count = self.tree.whole(entry.value, what, 0)
                others += [(entry.name, count)] if count else []
            elif entry.name == "squares":
                squares = square_set(self.squares(entry.value, what))
            elif entry.name == "cards":
                cards = self.facts.decks(entry.value, what)
            else:
                self.tree.unknown(entry.key, "field", entry.name, (*GOODS, *known), "of an offer")
        return Goods(cash, squares, cards, tuple(others))

    def squares(self, node: yaml.Node, what: str) -> list[int]:
        """Any squares: that no one can own some of them is for the game to say (D1)."""
        listed = self.tree.items(node, what, "Write a list of squares, as in [5, 12].")
        return [self.tree.square(member) for member in listed]

    # Steps of one line

    def spoken(self, node: yaml.Node, refused: bool) -> Doing:
        """A step that is a text."""
        text = " ".join(self.tree.word(node, "A step", STEP_CURE).split())
        line = line_of(node)
        if text.startswith(word_of(TIME_UP)):
            return Doing(text, line, CHANCE, self.chance(node, text, TIME_CURE))
        if text.split()[:1] == [word_of(CORRECT)]:
            return Doing(text, line, CHANCE, self.chance(node, text, CORRECTION_CURE))
        if text.split()[:1] == ["bank"]:
            return Doing(text, line, CHANCE, self.deal(node, text, refused))
        seat, words = self.who(node, text)
        if words.split()[:1] == [word_of(ROLL)]:
            return Doing(text, line, seat, action(ROLL), self.dice(node, words, refused))
        return Doing(text, line, seat, self.what(node, words))

    def chance(self, node: yaml.Node, text: str, cure: str) -> Action:
        """The end of the time, a card by what it does, or a correction."""
        try:
            answer = parse_chance(text, self.players, self.facts.rules)
        except Unreadable:
            answer = None
        if answer is None:
            self.tree.fail(node, f"'{short(text)}' cannot be read.", cure)
        return answer

    def who(self, node: yaml.Node, text: str) -> tuple[int, str]:
        """Whose step it is, and the rest of it."""
        try:
            return take_name(text, self.players)
        except Unreadable:
            self.tree.unknown(node, "player", text.split()[0] if text else "", self.players)

    def what(self, node: yaml.Node, words: str) -> Action:
        """What a player does."""
        try:
            verb = longest_verb(words)
        except Unreadable:
            if not words:
                self.tree.fail(node, "This step does not say what is done.", STEP_CURE)
            self.tree.unknown(node, "verb", words, self.facts.verbs())
        try:
            return parse_words(words, self.players)
        except ValueError as error:
            what = sentence(str(error)) if isinstance(error, Unreadable) else f"'{short(words)}' cannot be read."
            example = f"{self.players[0]} {verb.word}{self.example(verb)}"
            self.tree.fail(node, what, f"Write it as in '{example}'.")

    def example(self, verb: Verb) -> str:
        """What may follow a verb."""
        if verb.aim == SUM:
            return " 50"
        if verb.aim in (SQUARE, MAYBE_SQUARE):
            return " 37"
        if verb.aim in (SEAT, MAYBE_SEAT):
            return f" {self.players[1]}"
        return f" {self.players[1]}: {{give: {{}}, get: {{}}}}" if verb.aim == TRADE else ""

    def dice(self, node: yaml.Node, words: str, refused: bool) -> Action | None:
        """The dice that a roll names; one that must be refused needs none."""
        shown = words.split()[1:]
        if refused and not shown:
            return None
        third = self.facts.rules.die
        if len(shown) != 2 and not (third and len(shown) == 3):
            self.tree.fail(node, f"'{short(words)}' must name two dice.", "Write both, as in 'A rolls 3 4'.")
        try:
            return parse_dice(shown, third)
        except ValueError as error:
            if len(shown) == 3:
                self.tree.fail(node, f"'{short(words)}' does not name three dice.", sentence(str(error)))
            self.tree.fail(node, f"'{short(words)}' does not name two dice.", "A die shows 1 to 6.")

    def deal(self, node: yaml.Node, text: str, refused: bool) -> Action:
        """`bank deals A 1 39`."""
        try:
            dealt = parse_chance(text, self.players, self.facts.rules)
        except ValueError:
            dealt = None
        if not isinstance(dealt, Deal):
            self.tree.fail(node, f"'{short(text)}' cannot be read.", "Write a player and squares: 'bank deals A 1 39'.")
        if not self.dealing and not refused:
            self.tree.fail(node, "Deeds are dealt only before a game.", "Add 'dealing: true' to this scenario.")
        return dealt


def sentence(words: str) -> str:
    """Words with a capital and a full stop."""
    return f"{words[:1].upper()}{words[1:]}."
