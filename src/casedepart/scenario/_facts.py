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
from casedepart.scenario.model import Fact, phrase
from casedepart.texts.faults import Listed, Message
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
        entries = self.tree.fields(node, phrase("it-field", field=where), phrase("cure-expect"))
        return tuple(fact for entry in entries for fact in self.entry(entry, FOUND_FIELDS, where))

    def entry(self, entry: Field, known: tuple[str, ...], where: str) -> Iterator[Fact]:
        """One entry: a player, or a thing of the table."""
        if entry.name in self.players:
            yield from self.player(self.players.index(entry.name), entry)
        elif entry.name in self.kept and entry.name != SORE_LOSERS:
            yield from self.variant(entry, self.kept[entry.name])
        elif entry.name not in known:
            part = phrase("in-part", part=where)
            self.tree.unknown(entry.key, "field-or-player", entry.name, (*self.players, *known), part)
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
            return self.seat(entry.value, phrase("it-field", field="turn"))
        if entry.name == "winners":
            return self.seats(entry.value)
        return int(self.tree.truth(entry.value, phrase("it-field", field=entry.name)))

    def seat(self, node: yaml.Node, what: Message) -> int:
        """A player by name."""
        return self.seat_of(node, self.tree.word(node, what, phrase("cure-seat", known=", ".join(self.players))))

    def seat_of(self, node: yaml.Node, name: str) -> int:
        """The seat of a name that stands at a node."""
        if name not in self.players:
            self.tree.unknown(node, "player", name, self.players)
        return self.players.index(name)

    def seats(self, node: yaml.Node) -> int:
        """A set of players."""
        members = self.tree.items(node, phrase("it-players"), phrase("cure-seats", name=self.players[0]))
        return square_set([self.seat(member, phrase("it-player")) for member in members])

    def bank(self, entry: Field) -> Iterator[Fact]:
        """Houses, hotels and coins in the bank."""
        for part in self.tree.fields(entry.value, phrase("it-field", field="bank"), phrase("cure-bank")):
            if part.name not in BANK_FIELDS:
                self.tree.unknown(part.key, "field", part.name, BANK_FIELDS, phrase("in-bank"))
            number = self.tree.whole(part.value, phrase("it-of-bank", field=part.name), 0)
            yield Fact(f"bank {part.name}", number, line_of(part.key))

    def variant(self, entry: Field, state: State) -> Iterator[Fact]:
        """What a variant keeps: numbers, and sets of players."""
        known = state.facts()
        how = phrase("cure-variant", known=Listed(*known))
        for part in self.tree.fields(entry.value, phrase("it-field", field=entry.name), how):
            if part.name not in known:
                self.tree.unknown(part.key, "field", part.name, list(known), phrase("in-variant", variant=entry.name))
            what = phrase("it-field-of", field=part.name, of=entry.name)
            value = self.seats(part.value) if part.name in state.seats() else self.tree.whole(part.value, what, 0)
            yield Fact(f"{entry.name} {part.name}", value, line_of(part.key))

    def asked(self, entry: Field) -> Iterator[Fact]:
        """What the game waits for, of each player named."""
        how = phrase("cure-asked", name=self.players[0])
        for part in self.tree.fields(entry.value, phrase("it-field", field="asked"), how):
            seat = self.seat_of(part.key, part.name)
            verbs = 0
            for member in self.tree.items(part.value, phrase("it-asked", player=part.name), how):
                verbs |= 1 << self.verb(member, how)
            yield Fact("asked", verbs, line_of(part.key), seat)

    def verb(self, node: yaml.Node, how: Message) -> int:
        word = " ".join(self.tree.word(node, phrase("it-verb"), how).split())
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
        for part in self.tree.fields(entry.value, phrase("it-field", field=name), phrase("cure-player")):
            if part.name not in PLAYER_FIELDS:
                self.tree.unknown(part.key, "field", part.name, PLAYER_FIELDS, phrase("in-player"))
            if part.name == "houses":
                yield from self.buildings(part, "houses", seat)
            else:
                yield Fact(part.name, self.of_player(part), line_of(part.key), seat)

    def of_player(self, part: Field) -> int:
        what = phrase("it-field", field=part.name)
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
        return self.tree.whole(node, phrase("it-field", field="jail"), 0, USUAL_TRIES)

    def properties(self, node: yaml.Node, what: Message) -> list[int]:
        """Squares that have a deed."""
        members = self.tree.items(node, what, phrase("cure-properties"))
        return [self.property(member) for member in members]

    def property(self, node: yaml.Node) -> int:
        square = self.tree.square(node)
        if not self.rules.deeds >> square & 1:
            self.tree.fail(node, "no-property", square=str(square))
        return square

    def decks(self, node: yaml.Node, what: Message) -> int:
        """The decks whose jail card is meant."""
        decks = 0
        for member in self.tree.items(node, what, phrase("cure-decks")):
            name = self.tree.word(member, phrase("it-deck"), phrase("cure-deck"))
            if name not in DECK_NAMES:
                self.tree.unknown(member, "deck", name, DECK_NAMES)
            decks |= 1 << DECK_NAMES.index(name)
        return decks

    def buildings(self, entry: Field, field: str, seat: int) -> Iterator[Fact]:
        """Houses on streets; 5 is a hotel, in the speed game too."""
        how = phrase("cure-buildings")
        for part in self.tree.fields(entry.value, phrase("it-field", field=entry.name), how):
            square = self.tree.square(part.key)
            if not self.rules.streets >> square & 1:
                self.tree.fail(part.key, "no-street", square=str(square))
            number = self.tree.whole(part.value, phrase("it-buildings", square=str(square)), 0, HOTEL)
            yield Fact(field, number, line_of(part.key), seat, square)
