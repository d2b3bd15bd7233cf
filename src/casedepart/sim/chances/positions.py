"""Where a game is played on from: a position as plain data, which any process can set up again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from casedepart.engine.actions import CHANCE, Action
from casedepart.engine.game import Game
from casedepart.engine.notation import action_words, chance_line
from casedepart.engine.rules import Rules
from casedepart.record.transcript import Transcript, positions_of, read_answer

SEATS: Final = tuple("01234567")
"""Players go by their seats in answers that are tried: a position need not know their names."""

Try = tuple[int, str]
"""An answer that is tried, as plain data: a seat, and what it would answer."""


class StartPosition(Protocol):
    """A position to play on from."""

    def game(self) -> Game:
        """The game as it stands there; it is the caller's own."""

    def time_called(self) -> int:
        """The turn in which time is called in a timed game, where that is known; else 0."""


def try_words(seat: int, act: Action, rules: Rules) -> str:
    """An answer as plain data."""
    return chance_line(act, SEATS, rules) if seat == CHANCE else action_words(act, SEATS)


def try_action(seat: int, words: str, rules: Rules) -> Action:
    """The answer again."""
    return read_answer(seat, words, SEATS, rules)


@dataclass(frozen=True)
class AfterAnswers:
    """The position of a game after so many of its answers."""

    transcript: Transcript
    answers: int

    def game(self) -> Game:
        """The game as it stands there."""
        return positions_of(self.transcript).at(self.answers)

    def time_called(self) -> int:
        """The turn in which time was called: who plays by the clock knows about when."""
        return positions_of(self.transcript).time_called


class LiveGame:
    """A game as it stands, for playing on in this very process."""

    def __init__(self, game: Game) -> None:
        self.standing: Final = game

    def game(self) -> Game:
        """A copy of it."""
        return self.standing.clone()

    def time_called(self) -> int:
        """Nobody has looked at the clock."""
        return 0
