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
from casedepart.scenario.model import Doing, Expectation, Refusal, Step, phrase
from casedepart.texts.faults import Message, unread
from casedepart.variants.sore_losers import COINS

STEP_CURE: Final = phrase("cure-step")
OFFER_CURE: Final = phrase("cure-offer")
TIME_CURE: Final = phrase("cure-time")
CARD_CURE: Final = phrase("cure-card")
CORRECTION_CURE: Final = phrase("cure-correction")
GOODS: Final = ("cash", "squares", "cards")
REFUSED_CURE: Final = phrase("cure-refused")


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
        said = self.tree.word(entry.value, phrase("it-card-does"), CARD_CURE)
        text = f"{' '.join(entry.name.split())}: {' '.join(said.split())}"
        return Doing(text, line_of(entry.key), CHANCE, self.chance(entry.key, text, CARD_CURE))

    def single(self, node: yaml.Node) -> Field:
        """A step is one entry: `expect`, `refused`, or an offer."""
        entries = self.tree.fields(node, phrase("it-step"), STEP_CURE)
        if len(entries) != 1:
            where = entries[1].key if entries else node
            self.tree.fail(where, "one-entry", count=len(entries))
        return entries[0]

    # Refusals

    def refusal(self, entry: Field) -> Refusal:
        """What must be refused, and by which rule."""
        line = line_of(entry.key)
        if not isinstance(entry.value, yaml.MappingNode):
            return Refusal(self.spoken(entry.value, refused=True), "", line)
        fields = self.tree.fields(entry.value, phrase("it-field", field="refused"), REFUSED_CURE)
        parts = {part.name: part for part in fields}
        rule = rule_number(self.tree, parts.pop("rule").value) if "rule" in parts else ""
        if len(parts) != 1:
            self.tree.fail(entry.key, "one-refused", count=len(parts))
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
        for side in self.tree.fields(entry.value, phrase("it-offer"), OFFER_CURE):
            if side.name not in sides:
                self.tree.unknown(side.key, "side", side.name, sides, phrase("in-offer"))
            sides[side.name] = self.goods(side)
        text = " ".join(entry.name.split())
        return Doing(text, line_of(entry.key), seat, Offer(partner, sides["give"], sides["get"]))

    def partners(self, entry: Field) -> tuple[int, int]:
        """Who offers, and to whom."""
        words = " ".join(entry.name.split())
        giver, offers, receiver = words.partition(" offers ")
        if not offers:
            self.tree.fail(entry.key, "no-such-step", words=short(words))
        return self.facts.seat_of(entry.key, giver), self.facts.seat_of(entry.key, receiver)

    def goods(self, side: Field) -> Goods:
        """What one side hands over."""
        cash = squares = cards = 0
        others: list[tuple[str, int]] = []
        known = [name for variant in self.facts.rules.variants for name in variant.goods]
        for entry in self.tree.fields(side.value, phrase("it-field", field=side.name), OFFER_CURE):
            what = phrase("it-of-offer", field=entry.name)
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
                self.tree.unknown(entry.key, "field", entry.name, (*GOODS, *known), phrase("in-offer"))
        return Goods(cash, squares, cards, tuple(others))

    def squares(self, node: yaml.Node, what: Message) -> list[int]:
        """Any squares: that no one can own some of them is for the game to say (D1)."""
        listed = self.tree.items(node, what, phrase("cure-squares"))
        return [self.tree.square(member) for member in listed]

    # Steps of one line

    def spoken(self, node: yaml.Node, refused: bool) -> Doing:
        """A step that is a text."""
        text = " ".join(self.tree.word(node, phrase("it-step"), STEP_CURE).split())
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

    def chance(self, node: yaml.Node, text: str, how: Message) -> Action:
        """The end of the time, a card by what it does, or a correction."""
        try:
            answer = parse_chance(text, self.players, self.facts.rules)
        except Unreadable:
            answer = None
        if answer is None:
            self.tree.fail(node, "unread", words=short(text), how=how)
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
                self.tree.fail(node, "no-verb")
            self.tree.unknown(node, "verb", words, self.facts.verbs())
        try:
            return parse_words(words, self.players)
        except ValueError as error:
            example = f"{self.players[0]} {verb.word}{self.example(verb)}"
            why = unread(error) if isinstance(error, Unreadable) else phrase("unread", words=short(words))
            self.tree.fail(node, "bad-words", why=why, example=example)

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
            self.tree.fail(node, "must-name-dice", words=short(words))
        try:
            return parse_dice(shown, third)
        except Unreadable as error:
            if len(shown) == 3:
                self.tree.fail(node, "no-three-dice", words=short(words), why=unread(error))
            self.tree.fail(node, "no-two-dice", words=short(words))

    def deal(self, node: yaml.Node, text: str, refused: bool) -> Action:
        """`bank deals A 1 39`."""
        try:
            dealt = parse_chance(text, self.players, self.facts.rules)
        except ValueError:
            dealt = None
        if not isinstance(dealt, Deal):
            self.tree.fail(node, "unread", words=short(text), how=phrase("cure-deal"))
        if not self.dealing and not refused:
            self.tree.fail(node, "dealt-before")
        return dealt
