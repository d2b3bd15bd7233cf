"""Positions and expectations as facts: one field of one player, or one thing of the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import yaml

from casedepart.engine import Game, Rules, State
from casedepart.engine.actions import player_verbs, square_set
from casedepart.engine.events import NOBODY
from casedepart.engine.rules import DECK_NAMES, HOTEL
from casedepart.engine.state import FREE
from casedepart.scenario._tree import Field, Tree, line_of
from casedepart.scenario.model import Fact
from casedepart.variants.sore_losers import NAME as SORE_LOSERS

PLAYER_FIELDS: Final = (
    "cash",
    "at",
    "owns",
    "mortgaged",
    "houses",
    "jail",
    "cards",
    "coins",
    "figure",
    "trapped",
    "out",
    "home",
)
YES_OR_NO: Final = ("figure", "trapped", "out", "home")
SETS_OF_SQUARES: Final = ("owns", "mortgaged")
BANK_FIELDS: Final = ("houses", "hotels", "coins")
GIVEN_FIELDS: Final = ("turn", "bank", "streets", "last-lap", *DECK_NAMES)
FOUND_FIELDS: Final = ("turn", "bank", "streets", "last-lap", "winners", "over", "asked")
USUAL_TRIES: Final = 3
"""Failed tries in jail, the last of which is paid for before the move (J5)."""
FREE_WORDS: Final = ("free", "false", "no", "null", "~", "")


class FactReader:
    """Reads `given`, `expect` and `then`."""

    def __init__(self, tree: Tree, players: tuple[str, ...], rules: Rules) -> None:
        self.tree: Final = tree
        self.players: Final = players
        self.rules: Final = rules
        self.kept: Final = {state.name: state for state in Game.bare(rules, len(players)).states}
        """What the variants of the game keep at its start, by their names."""

    def given(self, entries: list[Field]) -> tuple[Fact, ...]:
        """The facts of a position; its decks are read elsewhere."""
        return tuple(fact for entry in entries for fact in self.entry(entry, GIVEN_FIELDS, "given"))

    def expected(self, node: yaml.Node, where: str) -> tuple[Fact, ...]:
        """The facts of an expectation."""
        entries = self.tree.fields(node, f"'{where}'", "Write what must hold, as in {A: {cash: 1430}}.")
        return tuple(fact for entry in entries for fact in self.entry(entry, FOUND_FIELDS, where))

    def entry(self, entry: Field, known: tuple[str, ...], where: str) -> Iterator[Fact]:
        """One entry: a player, or a thing of the table."""
        if entry.name in self.players:
            yield from self.player(self.players.index(entry.name), entry)
        elif entry.name in self.kept and entry.name != SORE_LOSERS:
            yield from self.variant(entry, self.kept[entry.name])
        elif entry.name not in known:
            self.tree.unknown(entry.key, "field or player", entry.name, (*self.players, *known), f"in '{where}'")
        elif entry.name == "bank":
            yield from self.bank(entry)
        elif entry.name == "streets":
            yield from self.buildings(entry, "streets", NOBODY)
        elif entry.name == "asked":
            yield from self.asked(entry)
        else:
            yield Fact(entry.name, self.of_table(entry), line_of(entry.key))

    # The table

    def of_table(self, entry: Field) -> int:
        if entry.name == "turn":
            return self.seat(entry.value, "'turn'")
        if entry.name == "winners":
            return self.seats(entry.value)
        return int(self.tree.truth(entry.value, f"'{entry.name}'"))

    def seat(self, node: yaml.Node, what: str) -> int:
        """A player by name."""
        return self.seat_of(node, self.tree.word(node, what, f"Name one of {', '.join(self.players)}."))

    def seat_of(self, node: yaml.Node, name: str) -> int:
        """The seat of a name that stands at a node."""
        if name not in self.players:
            self.tree.unknown(node, "player", name, self.players)
        return self.players.index(name)

    def seats(self, node: yaml.Node) -> int:
        """A set of players."""
        members = self.tree.items(node, "A set of players", f"Write a list, as in [{self.players[0]}].")
        return square_set([self.seat(member, "A player") for member in members])

    def bank(self, entry: Field) -> Iterator[Fact]:
        """Houses, hotels and coins in the bank."""
        for part in self.tree.fields(entry.value, "'bank'", "Write what it has left, as in {houses: 3}."):
            if part.name not in BANK_FIELDS:
                self.tree.unknown(part.key, "field", part.name, BANK_FIELDS, "of the bank")
            number = self.tree.whole(part.value, f"'{part.name}' of the bank", 0)
            yield Fact(f"bank {part.name}", number, line_of(part.key))

    def variant(self, entry: Field, state: State) -> Iterator[Fact]:
        """What a variant keeps: numbers, and sets of players."""
        known = state.facts()
        for part in self.tree.fields(entry.value, f"'{entry.name}'", f"It keeps {', '.join(known)}."):
            if part.name not in known:
                self.tree.unknown(part.key, "field", part.name, list(known), f"of '{entry.name}'")
            what = f"'{part.name}' of '{entry.name}'"
            value = self.seats(part.value) if part.name in state.seats() else self.tree.whole(part.value, what, 0)
            yield Fact(f"{entry.name} {part.name}", value, line_of(part.key))

    def asked(self, entry: Field) -> Iterator[Fact]:
        """What the game waits for, of each player named."""
        cure = f"Write verbs for players, as in {{{self.players[0]}: [buys, declines]}}."
        for part in self.tree.fields(entry.value, "'asked'", cure):
            seat = self.seat_of(part.key, part.name)
            verbs = 0
            for member in self.tree.items(part.value, f"What {part.name} is asked", cure):
                verbs |= 1 << self.verb(member, cure)
            yield Fact("asked", verbs, line_of(part.key), seat)

    def verb(self, node: yaml.Node, cure: str) -> int:
        word = " ".join(self.tree.word(node, "A verb", cure).split())
        numbers = {verb.word: verb.number for verb in player_verbs()}
        if word not in numbers:
            self.tree.unknown(node, "verb", word, self.verbs())
        return numbers[word]

    def verbs(self) -> list[str]:
        """The verbs of the game that is played."""
        variants = ["", *(variant.name for variant in self.rules.variants)]
        return [verb.word for verb in player_verbs() if verb.variant in variants]

    # Players

    def player(self, seat: int, entry: Field) -> Iterator[Fact]:
        """The fields of a player."""
        name = self.players[seat]
        for part in self.tree.fields(entry.value, f"{name!r}", "Write fields, as in {cash: 500, at: 10}."):
            if part.name not in PLAYER_FIELDS:
                self.tree.unknown(part.key, "field", part.name, PLAYER_FIELDS, "of a player")
            if part.name == "houses":
                yield from self.buildings(part, "houses", seat)
            else:
                yield Fact(part.name, self.of_player(part), line_of(part.key), seat)

    def of_player(self, part: Field) -> int:
        what = f"'{part.name}'"
        if part.name in YES_OR_NO:
            return int(self.tree.truth(part.value, what))
        if part.name in SETS_OF_SQUARES:
            return square_set(self.properties(part.value, what))
        if part.name == "cards":
            return self.decks(part.value, what)
        if part.name == "jail":
            return self.tries(part.value)
        if part.name == "at":
            return self.tree.square(part.value)
        return self.tree.whole(part.value, what, 0)

    def tries(self, node: yaml.Node) -> int:
        """Failed tries in jail, or free."""
        if isinstance(node, yaml.ScalarNode) and node.value.lower() in FREE_WORDS:
            return FREE
        return self.tree.whole(node, "'jail'", 0, USUAL_TRIES)

    def properties(self, node: yaml.Node, what: str) -> list[int]:
        """Squares that have a deed."""
        members = self.tree.items(node, what, "Write a list of squares, as in [37, 39].")
        return [self.property(member) for member in members]

    def property(self, node: yaml.Node) -> int:
        square = self.tree.square(node)
        if not self.rules.deeds >> square & 1:
            self.tree.fail(node, f"Square {square} is no property: no one can own it.", "Name a property.")
        return square

    def decks(self, node: yaml.Node, what: str) -> int:
        """The decks whose jail card is meant."""
        decks = 0
        for member in self.tree.items(node, what, "Write a list of decks: [chance], [chest] or both."):
            name = self.tree.word(member, "A deck", "Write chance or chest.")
            if name not in DECK_NAMES:
                self.tree.unknown(member, "deck", name, DECK_NAMES)
            decks |= 1 << DECK_NAMES.index(name)
        return decks

    def buildings(self, entry: Field, field: str, seat: int) -> Iterator[Fact]:
        """Houses on streets; 5 is a hotel, in the speed game too."""
        cure = "Write street and number, as in {37: 4}; 5 is a hotel."
        for part in self.tree.fields(entry.value, f"'{entry.name}'", cure):
            square = self.tree.square(part.key)
            if not self.rules.streets >> square & 1:
                self.tree.fail(part.key, f"Square {square} is no street: nothing is built there.", cure)
            number = self.tree.whole(part.value, f"The buildings of square {square}", 0, HOTEL)
            yield Fact(field, number, line_of(part.key), seat, square)
