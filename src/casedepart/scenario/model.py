"""A scenario as it was read: who plays what, the position, the steps, what must follow; or what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass

from casedepart.engine import Action, Rules
from casedepart.engine.events import NOBODY


class ScenarioError(ValueError):
    """A scenario cannot be read or carried out: where, what is wrong, and what to do."""

    def __init__(self, file: str, line: int, what: str, cure: str) -> None:
        super().__init__(file, line, what, cure)
        self.file = file
        self.line = line
        """Counted from 1; 0 where no line is to blame."""
        self.what = what
        self.cure = cure

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.what} {self.cure}".rstrip()


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
