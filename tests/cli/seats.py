"""People made of script, for tests that play through the terminal's own code: what they type and what they see."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from casedepart.cli.terminal.commands import COMMANDS, command_word
from casedepart.cli.terminal.desk import Desk
from casedepart.cli.terminal.host import wall_clock
from casedepart.cli.terminal.opening import Wishes, open_host
from casedepart.cli.terminal.screen import Keyboard, PlainScreen, Question, Screen


class Script(Keyboard):
    """Types these lines, then there are no more."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)

    def read(self, prompt: str) -> str:
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        return line

    def typed_within(self, seconds: float) -> bool:
        return False


class Typist(Keyboard):
    """Answers every question at random, and now and then looks, builds, mortgages, trades or mistypes."""

    MISTYPED = ("B3", "?T6", "? Z9", "nonsense", "99", "-1", "0", "½", "deed 5", "deed 77")

    def __init__(self, seed: int, language: str = "en") -> None:
        words = [command_word(name, language) for name in COMMANDS if name not in ("quit", "save")]
        self.asides = [*words, *self.MISTYPED]
        self.back = command_word("back", language)
        self.raising = [command_word(name, language) for name in ("mortgage", "sell")]
        self.chosen = random.Random(seed)
        self.question: Question | None = None
        self.typed = 0

    def read(self, prompt: str) -> str:
        self.typed += 1
        assert self.question is not None, "nothing is read that was not asked"
        if self.chosen.random() < 0.15:
            return self.chosen.choice(self.asides)
        if self.question.answers:
            return str(self.chosen.randint(1, len(self.question.answers)))
        if self.question.named:
            number = self.chosen.choice(self.question.named).split("(")[1].split(")")[0]
            return self.chosen.choice([number, number, "", self.back, "100", "5 x"])
        return self.chosen.choice([*self.raising, self.back, "", "5", "39", "100"])

    def typed_within(self, seconds: float) -> bool:
        return self.chosen.random() < 0.01


class Watched(PlainScreen):
    """A plain screen that remembers the questions put on it, and shows its typist the last one."""

    def __init__(self, keyboard: Keyboard) -> None:
        super().__init__(keyboard)
        self.questions: list[Question] = []

    def put(self, question: Question) -> None:
        super().put(question)
        self.questions.append(question)
        if isinstance(self.keyboard, Typist):
            self.keyboard.question = question


def seat_everyone(
    wishes: Wishes, screen: Screen, file: Path, language: str = "en", now: Callable[[], int] = wall_clock
) -> Desk:
    """A desk for a new game, or one to go on with."""
    desk = Desk(open_host(replace(wishes, save=str(file)), language, now), screen, language)
    desk.weighing = 0.05
    return desk
