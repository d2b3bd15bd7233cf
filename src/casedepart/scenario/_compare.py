"""Facts against a game: what was expected, and what is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from casedepart.engine import Game
from casedepart.engine.actions import BANK, word_of
from casedepart.engine.rules import DECK_NAMES
from casedepart.engine.sets import members
from casedepart.engine.state import FREE
from casedepart.scenario.model import Fact
from casedepart.variants.sore_losers import purse


@dataclass(frozen=True)
class Difference:
    """An expectation that does not hold."""

    line: int
    what: str
    """Whose and which field: `A cash`."""
    expected: str
    found: str


def differences(game: Game, facts: tuple[Fact, ...], names: tuple[str, ...]) -> tuple[Difference, ...]:
    """Every expectation that does not hold."""
    differing = [(fact, FOUND.get(fact.field, of_variant)(game, fact)) for fact in facts]
    return tuple(difference(fact, found, names) for fact, found in differing if found != fact.value)


def difference(fact: Fact, found: int, names: tuple[str, ...]) -> Difference:
    show = SHOWN.get(fact.field, plain)
    return Difference(fact.line, label(fact, names), show(fact.value, names), show(found, names))


def label(fact: Fact, names: tuple[str, ...]) -> str:
    """Whose field it is, as a scenario names it."""
    owner = [names[fact.seat]] if fact.seat >= 0 else []
    where = [str(fact.square)] if fact.square >= 0 else []
    return " ".join([*owner, fact.field, *where])


# What is found


def houses(game: Game, fact: Fact) -> int:
    """The buildings of a player's own street."""
    return game.buildings[fact.square] if game.owners[fact.square] == fact.seat else 0


def streets(game: Game, fact: Fact) -> int:
    """The buildings of a street that no one owns."""
    return game.buildings[fact.square] if game.owners[fact.square] == BANK else 0


def of_variant(game: Game, fact: Fact) -> int:
    """What a variant keeps: the field is its name and that of the fact."""
    variant, _, name = fact.field.partition(" ")
    state = game.kept(variant)
    found = state.facts()[name] if state is not None else 0
    assert isinstance(found, int), f"{name} is no number"
    return found


FOUND: Final[dict[str, Callable[[Game, Fact], int]]] = {
    "cash": lambda game, fact: game.players[fact.seat].cash,
    "at": lambda game, fact: game.players[fact.seat].at,
    "owns": lambda game, fact: game.players[fact.seat].owned,
    "mortgaged": lambda game, fact: game.players[fact.seat].mortgaged,
    "houses": houses,
    "jail": lambda game, fact: game.players[fact.seat].jail,
    "cards": lambda game, fact: game.players[fact.seat].cards,
    "coins": lambda game, fact: purse(game).coins[fact.seat],
    "figure": lambda game, fact: int(purse(game).figure == fact.seat),
    "trapped": lambda game, fact: purse(game).trapped >> fact.seat & 1,
    "out": lambda game, fact: int(game.players[fact.seat].out),
    "home": lambda game, fact: int(game.players[fact.seat].home),
    "turn": lambda game, fact: game.turn,
    "bank houses": lambda game, fact: game.houses_left,
    "bank hotels": lambda game, fact: game.hotels_left,
    "bank coins": lambda game, fact: purse(game).left,
    "streets": streets,
    "last-lap": lambda game, fact: int(game.last_lap),
    "winners": lambda game, fact: game.winners,
    "over": lambda game, fact: int(game.over),
    "asked": lambda game, fact: game.options(fact.seat).waited_for(),
}


# How it is shown

Shown = Callable[[int, tuple[str, ...]], str]


def plain(value: int, names: tuple[str, ...]) -> str:
    return str(value)


def truth(value: int, names: tuple[str, ...]) -> str:
    return "true" if value else "false"


def seat(value: int, names: tuple[str, ...]) -> str:
    return names[value]


def tries(value: int, names: tuple[str, ...]) -> str:
    return "free" if value == FREE else str(value)


def named(words: tuple[str, ...]) -> Shown:
    """A set, by the words for its members."""
    return lambda value, names: "[" + ", ".join([words[member] for member in members(value)]) + "]"


def squares(value: int, names: tuple[str, ...]) -> str:
    return str(list(members(value)))


def verbs(value: int, names: tuple[str, ...]) -> str:
    return "[" + ", ".join([word_of(verb) for verb in members(value)]) + "]"


def seats(value: int, names: tuple[str, ...]) -> str:
    return named(names)(value, names)


SHOWN: Final[dict[str, Shown]] = {
    "owns": squares,
    "mortgaged": squares,
    "jail": tries,
    "cards": named(DECK_NAMES),
    "asked": verbs,
    "turn": seat,
    "winners": seats,
    **dict.fromkeys(("figure", "trapped", "out", "home", "last-lap", "over"), truth),
}
