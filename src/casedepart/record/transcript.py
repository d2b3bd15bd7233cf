"""The transcript of a game: its answers as plain data for any process, and the one loop that replays it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from casedepart.editions import GameSpec
from casedepart.engine.actions import CHANCE, TIME_UP, Action, Refused
from casedepart.engine.events import Event
from casedepart.engine.game import Game
from casedepart.engine.notation import Unreadable, parse_chance, parse_words
from casedepart.engine.rules import Rules

SPACING: Final = 32
"""Answers between two checkpoints."""


class ReplayStep(NamedTuple):
    """One answer that was played again, and what came of it."""

    number: int
    """Which answer of the game it is, counted from 1."""
    seat: int
    action: Action
    events: list[Event]
    game: Game
    """The game after it: the same object at every step, so look at it at once."""


class ReplayError(Exception):
    """An answer that cannot be read, or that the rules refuse; `cause` is `Unreadable` or `Refused`."""

    def __init__(self, number: int, cause: Refused | Unreadable) -> None:
        super().__init__(f"answer {number}: {cause}")
        self.number: Final = number
        self.cause: Final[Refused | Unreadable] = cause


Before = Callable[[Game, int, int, Action], None]
"""Told the game before an answer is given, the answer's number, its seat and the action."""


def replay(
    game: Game,
    names: Sequence[str],
    answers: Iterable[str],
    before: Before | None = None,
    first: int = 1,
) -> Iterator[ReplayStep]:
    """Replay: give a game its answers one by one. Where it keeps no log it is faster, and no events are told."""
    for number, answer in enumerate(answers, first):
        who, _, words = answer.partition(" ")
        seat, logged = int(who), len(game.log or ())
        try:
            act = read_answer(seat, words, names, game.rules)
            if before is not None:
                before(game, number, seat, act)
            game.apply(seat, act)
        except (Refused, Unreadable) as error:
            raise ReplayError(number, error) from error
        yield ReplayStep(number, seat, act, game.log[logged:] if game.log is not None else [], game)


def seat_of(answer: str) -> int:
    """Who gave an answer of a transcript."""
    return int(answer.partition(" ")[0])


def read_answer(seat: int, words: str, names: Sequence[str], rules: Rules) -> Action:
    """What a seat answers, in the notation; `Unreadable` says why it is nothing."""
    if seat != CHANCE:
        return parse_words(words, names)
    act = parse_chance(words, names, rules)
    if act is None:
        raise Unreadable("chance", words)
    return act


@dataclass(frozen=True)
class Transcript:
    """A game as its answers: what is played, and who answered what."""

    spec: GameSpec
    answers: tuple[str, ...]
    """Each the number of the seat and its words in the notation, as in `0 rolls`; 8 is chance."""

    def game(self) -> Game:
        """The game after the last answer."""
        game = self.spec.start()
        run(replay(game, self.spec.players, self.answers))
        return game

    def steps(self, before: Before | None = None) -> Iterator[ReplayStep]:
        """The game after each answer, with the events."""
        game = self.spec.start()
        game.log = []
        return replay(game, self.spec.players, self.answers, before)


def run(steps: Iterator[ReplayStep]) -> None:
    """Replay to the last step, where only the position after it matters."""
    for _ in steps:
        pass


class Positions:
    """The positions of a transcript, random access: it was replayed once, with a checkpoint every few answers."""

    def __init__(self, transcript: Transcript) -> None:
        game = transcript.spec.start()
        self.transcript: Final = transcript
        self.kept: Final = [game.clone()]
        self.turns: Final = [game.turns]
        """The turn that it is after so many answers."""
        self.time_called: int = 0
        """The turn in which time was called; 0: it was not."""
        for step in replay(game, transcript.spec.players, transcript.answers):
            if step.action.verb == TIME_UP:
                self.time_called = self.turns[-1]
            self.turns.append(game.turns)
            if step.number % SPACING == 0:
                self.kept.append(game.clone())

    def at(self, answers: int) -> Game:
        """The game after so many answers."""
        game = self.kept[answers // SPACING].clone()
        run(self.given(game, answers - answers % SPACING, answers))
        return game

    def between(self, first: int, last: int) -> Iterator[ReplayStep]:
        """The game after each answer of a stretch, with the events."""
        game = self.at(first)
        game.log = []
        return self.given(game, first, last)

    def given(self, game: Game, first: int, last: int) -> Iterator[ReplayStep]:
        """Give a game that stands after so many answers those up to another."""
        transcript = self.transcript
        return replay(game, transcript.spec.players, transcript.answers[first:last], first=first + 1)


@lru_cache(maxsize=4)
def positions_of(transcript: Transcript) -> Positions:
    """A transcript played again, once in each process."""
    return Positions(transcript)
