"""One document: what is played, by whom, from where, what is done, and what must follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import yaml

from casedepart.editions import Edition, EditionError, catalogue
from casedepart.editions.numbers import NumberError
from casedepart.editions.variants import allowing, ruleset_of, unplayed
from casedepart.engine import Rules
from casedepart.engine.rules import DECK_NAMES, FEWEST_PLAYERS
from casedepart.own_class import is_own
from casedepart.scenario._facts import FOUND_FIELDS, FactReader
from casedepart.scenario._steps import StepReader
from casedepart.scenario._tree import Field, Tree, is_null, line_of, rule_number, short
from casedepart.scenario.model import Expectation, Scenario, Step, phrase
from casedepart.texts.faults import Listed, Message

FIELDS: Final = (
    "rule",
    "name",
    "edition",
    "ruleset",
    "mode",
    "options",
    "numbers",
    "players",
    "dealing",
    "given",
    "steps",
    "then",
)
DOCUMENT_CURE: Final = phrase("cure-document")
RESERVED: Final = (*DECK_NAMES, *FOUND_FIELDS, "dealing", "time")
"""What no player can be called: these words mean something else where a name may stand."""
NAME_CURE: Final = phrase("cure-name")


class DocumentReader:
    """Reads one document."""

    def __init__(
        self, tree: Tree, node: yaml.Node, editions: Callable[[str], Edition], position_only: bool = False
    ) -> None:
        """`position_only`: nothing need be done in it, for only its position is wanted."""
        self.tree: Final = tree
        self.node: Final = node
        self.editions: Final = editions
        self.position_only: Final = position_only
        self.fields: Final = {entry.name: entry for entry in tree.fields(node, phrase("it-scenario"), DOCUMENT_CURE)}

    def read(self) -> Scenario:
        """The scenario; the first thing that is wrong with it is an error."""
        for entry in self.fields.values():
            if entry.name not in FIELDS:
                self.tree.unknown(entry.key, "field", entry.name, FIELDS, phrase("in-scenario"))
        name = self.word("name", "")
        # First, for a variant of one's own brings rules that can be named.
        rules = self.rules()
        rule = rule_number(self.tree, self.fields["rule"].value) if "rule" in self.fields else ""
        players = read_players(self.tree, self.needed("players", "no-players"), rules)
        facts = FactReader(self.tree, players, rules)
        given = self.given()
        decks = self.deck(given, 0, rules), self.deck(given, 1, rules)
        dealing = self.dealing(given)
        position = facts.given(list(given.values()))
        steps = self.steps(StepReader(facts, dealing))
        then = self.then(facts)
        if not steps and then is None and not self.position_only:
            self.tree.fail(self.node, "no-steps")
        line = line_of(self.node)
        return Scenario(self.tree.file, line, name, rule, rules, players, dealing, position, decks, steps, then)

    def word(self, field: str, default: str) -> str:
        """A field that is a text."""
        if field not in self.fields:
            return default
        what, how = phrase("it-field", field=field), phrase("cure-word", field=field)
        return self.tree.word(self.fields[field].value, what, how)

    def needed(self, field: str, fault: str, /, **details: object) -> yaml.Node:
        """A field that no scenario can do without."""
        if field not in self.fields:
            self.tree.fail(self.node, fault, **details)
        return self.fields[field].value

    # What is played

    def rules(self) -> Rules:
        """The rules of the edition, under the ruleset, in the mode and with the options named."""
        edition = self.edition()
        ruleset = self.choice("ruleset", edition.ruleset, edition.rulesets, phrase("in-edition", edition=edition.id))
        where = phrase("in-ruleset", edition=edition.id, ruleset=ruleset)
        mode = self.choice("mode", "standard", edition.modes(ruleset), where)
        options = self.options(edition.choosable(ruleset), where)
        numbers = self.numbers()
        try:
            rules = edition.rules(ruleset, mode, options, numbers)
        except NumberError as error:
            self.tree.fail(self.fields["numbers"].value, "bad-number", why=error)
        except EditionError as error:
            self.tree.fail(self.fields["options"].value, "bad-options", why=error.what())
        for name, variant in unplayed(rules, numbers).items():
            field = "ruleset" if ruleset_of(variant) else "options"
            said = {"name": name, "variant": variant, "field": field}
            self.tree.fail(self.fields["numbers"].value, "number-unplayed", **said)
        return rules

    def edition(self) -> Edition:
        """The edition that is named."""
        node = self.needed("edition", "says-no-edition", known=Listed(*catalogue()))
        name = self.word("edition", "")
        try:
            return self.editions(name)
        except EditionError as error:
            if error.path == name and not name.endswith(".toml"):
                self.tree.fail(node, "bad-edition", why=error.what(), how=error.how())
            self.tree.fail(node, "broken-edition", why=error)

    def choice(self, field: str, default: str, known: tuple[str, ...], where: Message) -> str:
        """A word of those known."""
        word = self.word(field, default)
        if word not in known:
            blamed = self.fields[field].value if field in self.fields else self.node
            self.tree.unknown(blamed, field, word, known, where)
        return word

    def options(self, known: tuple[str, ...], where: Message) -> frozenset[str]:
        """The optional rules that are played."""
        if "options" not in self.fields or is_null(self.fields["options"].value):
            return frozenset()
        chosen: set[str] = set()
        how = phrase("cure-options")
        for member in self.tree.items(self.fields["options"].value, phrase("it-field", field="options"), how):
            word = self.tree.word(member, phrase("it-option"), how)
            if word not in known and is_own(word):
                self.tree.fail(member, "variant-not-allowed", name=word, command=allowing(word))
            if word not in known:
                self.tree.unknown(member, "option", word, known, where)
            chosen.add(word)
        return frozenset(chosen)

    def numbers(self) -> tuple[tuple[str, str], ...]:
        """Numbers and named choices that are played instead of the printed ones."""
        if "numbers" not in self.fields or is_null(self.fields["numbers"].value):
            return ()
        how = phrase("cure-numbers")
        entries = self.tree.fields(self.fields["numbers"].value, phrase("it-field", field="numbers"), how)
        return tuple(
            (entry.name, self.tree.word(entry.value, phrase("it-field", field=entry.name), how)) for entry in entries
        )

    # The position, the steps, the end

    def given(self) -> dict[str, Field]:
        """The entries of the position."""
        if "given" not in self.fields:
            return {}
        entries = self.tree.fields(self.fields["given"].value, phrase("it-field", field="given"), phrase("cure-given"))
        return {entry.name: entry for entry in entries}

    def dealing(self, given: dict[str, Field]) -> bool:
        """Are the deeds yet to be dealt (Q1)?"""
        told = [entry for entry in (given.pop("dealing", None), self.fields.get("dealing")) if entry]
        return any([self.tree.truth(entry.value, phrase("it-field", field="dealing")) for entry in told])

    def deck(self, given: dict[str, Field], deck: int, rules: Rules) -> tuple[int, ...]:
        """The next cards of a deck, as their places in it."""
        entry = given.pop(DECK_NAMES[deck], None)
        if entry is None or is_null(entry.value):
            return ()
        how = phrase("cure-deck-cards")
        names = [card.name for card in rules.decks[deck]]
        places: list[int] = []
        for member in self.tree.items(entry.value, phrase("it-field", field=entry.name), how):
            name = self.tree.word(member, phrase("it-card"), how)
            if name not in names:
                self.tree.unknown(member, "card", name, sorted(set(names)), phrase("in-deck", deck=entry.name))
            places.append(names.index(name))
        return tuple(places)

    def steps(self, reader: StepReader) -> tuple[Step, ...]:
        """What is done, one after another."""
        if "steps" not in self.fields or is_null(self.fields["steps"].value):
            return ()
        listed = self.tree.items(self.fields["steps"].value, phrase("it-field", field="steps"), phrase("cure-steps"))
        return tuple(reader.read(member) for member in listed)

    def then(self, facts: FactReader) -> Expectation | None:
        """What must hold at the end."""
        if "then" not in self.fields:
            return None
        entry = self.fields["then"]
        return Expectation(facts.expected(entry.value, "then"), line_of(entry.key))


def read_players(tree: Tree, node: yaml.Node, rules: Rules) -> tuple[str, ...]:
    """The names, each once, as many as may play (S2)."""
    names: list[str] = []
    for member in tree.items(node, phrase("it-field", field="players"), phrase("cure-players")):
        name = read_name(tree, member)
        if name in names:
            tree.fail(member, "called-twice", name=short(name))
        names.append(name)
    if not FEWEST_PLAYERS <= len(names) <= rules.most_players:
        bounds = {"least": FEWEST_PLAYERS, "most": rules.most_players}
        tree.fail(node, "number-of-players", count=len(names), **bounds)
    return tuple(names)


def read_name(tree: Tree, node: yaml.Node) -> str:
    """One name: a text that no step and no field could take for something else."""
    name = tree.word(node, phrase("it-player-name"), NAME_CURE)
    if node.tag != "tag:yaml.org,2002:str":
        tree.fail(node, "name-no-text", name=short(name))
    if name in RESERVED:
        tree.fail(node, "name-taken", name=name)
    if not name or name != " ".join(name.split()) or ":" in name:
        tree.fail(node, "no-name", name=short(name))
    return name
