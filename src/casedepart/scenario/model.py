"""A scenario as it was read: who plays what, the position, the steps, what must follow; or what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from casedepart.engine import Action, Rules
from casedepart.engine.events import NOBODY
from casedepart.texts.faults import FileError, Message

PART: Final = "scenario"
"""The part of the package whose texts these are."""


class ScenarioError(FileError):
    """A scenario cannot be read or carried out: where, what is wrong, and what to do."""

    PART: ClassVar = PART


def phrase(key: str, /, **details: object) -> Message:
    """Words within a message about a scenario: what a thing is called, where it stands, how it is written."""
    return Message(PART, key, **details)


@dataclass(frozen=True)
class Fact:
    """One thing that a position has, or must have: `B: {cash: 500}`."""

    field: str
    """As it is written; `bank` and `asked` are one fact for each thing named in them."""
    value: int
    """A number, 0 or 1, or a set of squares, seats, decks or verbs, as the engine has them."""
    line: int
    seat: int = NOBODY
    """Whose it is; NOBODY for what is the table's."""
    square: int = -1
    """Where, for buildings."""


@dataclass(frozen=True)
class Doing:
    """A step that somebody takes, in the engine's terms."""

    text: str
    line: int
    seat: int
    action: Action
    dice: Action | None = None
    """What chance then throws, for a roll."""


@dataclass(frozen=True)
class Refusal:
    """A step that must be refused, by a certain rule where one is named."""

    doing: Doing
    rule: str
    line: int


@dataclass(frozen=True)
class Expectation:
    """What must hold at this point."""

    facts: tuple[Fact, ...]
    line: int


Step = Doing | Refusal | Expectation


Decks = tuple[tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True)
class Scenario:
    """One document of a scenario file."""

    file: str
    line: int
    name: str
    rule: str
    rules: Rules
    players: tuple[str, ...]
    dealing: bool
    """It begins before the deeds are dealt (Q1)."""
    given: tuple[Fact, ...]
    decks: Decks
    """The next cards of each deck, by their places in it, top first."""
    steps: tuple[Step, ...]
    then: Expectation | None
