"""Where a game is played on from: a position as plain data, which any process can set up again."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Protocol

from casedepart.editions import Edition, comes_with_the_package, load
from casedepart.engine.actions import CHANCE, TIME_UP, Action
from casedepart.engine.game import Game
from casedepart.engine.notation import action_words, chance_line, parse_chance, parse_words
from casedepart.engine.rules import Rules
from casedepart.record import Record

SEATS: Final = tuple("01234567")
"""Players go by their seats here: in plain data nobody needs a name."""
SPACING: Final = 32
"""Answers between two positions of a game that are kept, to be quickly at any other."""

Step = tuple[int, str]
"""An answer as plain data: a seat, and what it answered."""


class Spot(Protocol):
    """A position to play on from."""

    def game(self) -> Game:
        """The game as it stands there; it is the caller's own."""

    def time_called(self) -> int:
        """The turn in which time is called in a timed game, where that is known; else 0."""


def step_words(seat: int, act: Action, rules: Rules) -> str:
    """An answer as plain data."""
    return chance_line(act, SEATS, rules) if seat == CHANCE else action_words(act, SEATS)


def step_action(seat: int, words: str, rules: Rules) -> Action:
    """The answer again."""
    act = parse_chance(words, SEATS, rules) if seat == CHANCE else parse_words(words, SEATS)
    assert act is not None, f"chance does not answer {words!r}"
    return act


@dataclass(frozen=True)
class Course:
    """A whole game as plain data: what it is played by, and every answer."""

    edition: str
    """Its name in the catalogue; or the whole data of one's own, as JSON."""
    ruleset: str
    mode: str
    options: tuple[str, ...]
    players: int
    answers: tuple[Step, ...]

    @classmethod
    def of(cls, record: Record, edition: Edition | None = None) -> Course:
        """The course of a recorded game, on the edition given or on its own; a `RecordError` where it has none."""
        header, edition = record.header, edition or record.edition()
        rules = record.rules(edition)
        answers = tuple((seat, step_words(seat, act, rules)) for _, seat, act in record.steps(rules))
        written = edition.id if comes_with_the_package(edition) else json.dumps(edition.tree)
        return cls(written, header.ruleset, header.mode, header.options, len(header.players), answers)

    def rules(self) -> Rules:
        """What it is played by."""
        return edition_of(self.edition).rules(self.ruleset, self.mode, self.options)


@lru_cache(maxsize=8)
def edition_of(written: str) -> Edition:
    """The edition of a course."""
    return Edition("own", json.loads(written)) if written.startswith("{") else load(written)


class Replay:
    """A course played again: quickly at any of its positions."""

    def __init__(self, course: Course) -> None:
        rules = course.rules()
        game = Game.start(rules, course.players)
        self.steps: Final = [(seat, step_action(seat, words, rules)) for seat, words in course.answers]
        self.kept: Final = [game.clone()]
        self.turns: Final = [game.turns]
        """The turn that it is after so many answers."""
        self.time_called: int = 0
        for n, (seat, act) in enumerate(self.steps, 1):
            if act.verb == TIME_UP:
                self.time_called = game.turns
            game.apply(seat, act)
            self.turns.append(game.turns)
            if n % SPACING == 0:
                self.kept.append(game.clone())

    def at(self, answers: int) -> Game:
        """The game after so many answers."""
        game = self.kept[answers // SPACING].clone()
        for seat, act in self.steps[answers - answers % SPACING : answers]:
            game.apply(seat, act)
        return game


@lru_cache(maxsize=4)
def replay_of(course: Course) -> Replay:
    """A course played again, once in each process."""
    return Replay(course)


@dataclass(frozen=True)
class AfterAnswers:
    """The position of a course after so many answers."""

    course: Course
    answers: int

    def game(self) -> Game:
        """The game as it stands there."""
        return replay_of(self.course).at(self.answers)

    def time_called(self) -> int:
        """The turn in which time was called: who plays by the clock knows about when."""
        return replay_of(self.course).time_called


class Here:
    """A game as it stands, for playing on in this very process."""

    def __init__(self, game: Game) -> None:
        self.standing: Final = game

    def game(self) -> Game:
        """A copy of it."""
        return self.standing.clone()

    def time_called(self) -> int:
        """Nobody has looked at the clock."""
        return 0
