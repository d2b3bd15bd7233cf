"""Screen and keyboard: what is drawn, or said in plain lines for screen readers and pipes, and what is typed."""

from __future__ import annotations

import os
import re
import select
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from rich.console import Console, Group
from rich.panel import Panel
from rich.text import Text

from casedepart.cli.draw import Picture, Size

with suppress(ImportError):
    import readline  # noqa: F401  (lends `input` its line editing, where there is any)

CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""What would move a cursor or ring a bell."""
SPACES = str.maketrans({"\u00a0": " ", "\u202f": " "})


class Keyboard(ABC):
    """Where answers come from."""

    listening = False
    """Is it waiting for someone to type? Only then may it be interrupted at once."""

    @abstractmethod
    def read(self, prompt: str) -> str:
        """The next line; `EOFError` when there are no more."""

    @abstractmethod
    def typed_within(self, seconds: float) -> bool:
        """Wait so long; true, and at once, when someone has typed a line."""


class Terminal(Keyboard):
    """The keyboard of a terminal, or a pipe."""

    def read(self, prompt: str) -> str:
        self.listening = True
        try:
            typed = input(prompt)
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        finally:
            self.listening = False
        if not sys.stdin.isatty():
            print(typed)  # a pipe shows no typing: what was answered belongs to what is told
        return typed

    def typed_within(self, seconds: float) -> bool:
        if seconds <= 0:
            return False
        self.listening = True
        try:
            if not sys.stdin.isatty() or os.name == "nt":
                time.sleep(seconds)  # whether someone has typed cannot be told there
                return False
            ready, _, _ = select.select([sys.stdin], [], [], seconds)
            return bool(ready) and sys.stdin.readline() != ""
        finally:
            self.listening = False


@dataclass(frozen=True)
class Question:
    """What one person is asked: whom it is for, the question, the answers by number, and what else may be typed."""

    who: str
    asks: str
    answers: Sequence[str]
    besides: Sequence[str] = ()
    enter: str = ""
    """What to add to the answer that Enter alone gives."""
    named: Sequence[str] = ()
    """What may be named by its own number, as squares are."""
    default: int = 0
    """The answer that Enter alone gives, where one is marked."""

    def labels(self) -> list[str]:
        """The answers, one of them marked where Enter gives it."""
        marks = {self.default: f" {self.enter}"} if self.enter else {}
        return [label + marks.get(number, "") for number, label in enumerate(self.answers)]


class Screen(ABC):
    """Shows pictures, says sentences, and reads what is typed."""

    brief = False
    """Is only what is asked for to be said?"""

    def __init__(self, keyboard: Keyboard) -> None:
        self.keyboard = keyboard

    @abstractmethod
    def say(self, sentence: str, style: str = "", unbroken: bool = False) -> None:
        """One sentence; unbroken, so that a file's name in it can be copied."""

    @abstractmethod
    def show(self, picture: Picture) -> None:
        """A picture."""

    @abstractmethod
    def put(self, question: Question) -> None:
        """A question and its answers."""

    def read(self, prompt: str) -> str:
        """The line that is typed in answer."""
        return self.keyboard.read(prompt).strip()


class DrawnScreen(Screen):
    """Panels, colours and the board, for a terminal."""

    def __init__(self, keyboard: Keyboard, console: Console) -> None:
        super().__init__(keyboard)
        self.console = console

    def say(self, sentence: str, style: str = "", unbroken: bool = False) -> None:
        self.console.print(Text(sentence, style=style), soft_wrap=unbroken)

    def show(self, picture: Picture) -> None:
        size = Size(self.console.width, self.console.height)
        self.console.print(picture.drawn(size), highlight=False)

    def put(self, question: Question) -> None:
        parts = [Text(question.asks)]
        for number, label in enumerate(question.labels(), 1):
            parts.append(Text.assemble((f"{number:>2} ", "bold cyan"), label))
        if question.named:
            parts.append(Text(" · ".join(question.named), style="cyan"))
        parts += [Text(besides, style="dim") for besides in question.besides]
        title = Text(f" {question.who} ", style="bold reverse")
        width = min(self.console.width, 100)
        self.console.print(Panel(Group(*parts), title=title, title_align="left", width=width))


class PlainScreen(Screen):
    """One fact a line: no boxes, no colours, no moving of the cursor."""

    brief = True

    def say(self, sentence: str, style: str = "", unbroken: bool = False) -> None:
        for line in sentence.splitlines() or [""]:
            sys.stdout.write(plain(line) + "\n")
        sys.stdout.flush()

    def show(self, picture: Picture) -> None:
        for line in picture.lines():
            self.say(line)

    def put(self, question: Question) -> None:
        self.say(f"{question.who} · {question.asks}")
        for number, label in enumerate(question.labels(), 1):
            self.say(f"{number}. {label}")
        for besides in (*question.named, *question.besides):
            self.say(besides)

    def read(self, prompt: str) -> str:
        return super().read(plain(prompt))


def plain(line: str) -> str:
    """A line with ordinary spaces and nothing but letters, figures and signs."""
    return CONTROL.sub("", line.translate(SPACES))
