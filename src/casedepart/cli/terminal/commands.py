"""What may be typed besides a number: words of the player's own language, or as many letters as are needed."""

from __future__ import annotations

from dataclasses import dataclass

from casedepart.cli.draw import plain_letters
from casedepart.cli.terminal import say
from casedepart.texts import RULES, languages

ACTING = ("build", "sell", "mortgage", "redeem", "trade", "claim", "withdraw", "bid")
"""What is allowed at any time (T6), and a bid in one line."""
LOOKING = ("players", "board", "deed", "log", "rule", "help", "hint", "chances", "may")
KEEPING = ("undo", "save", "quit")
AT_THE_BOX = ("correct", "rename", "hand")
"""Where dice and cards are real."""
COMMANDS = (*ACTING, *LOOKING, *KEEPING, *AT_THE_BOX)

LONGEST_NUMBER = 9


@dataclass(frozen=True)
class Command:
    """A command, and what was typed after it."""

    name: str
    rest: str = ""


def command_of(typed: str, language: str) -> Command | None:
    """The command that was typed; the first whose word begins so. None when it is none."""
    if typed.startswith("?"):
        rest = typed[1:].strip()
        return Command("rule", rest) if rest else Command("help")
    if typed.upper() in RULES:
        return Command("rule", typed)
    word, _, rest = typed.partition(" ")
    for name in COMMANDS:
        if means(word, name, language):
            return Command(name, rest.strip())
    # A whole word of another language is understood too.
    for name in COMMANDS:
        if any(plain_letters(word) == plain_letters(command_word(name, other)) for other in languages()):
            return Command(name, rest.strip())
    return None


def means(typed: str, name: str, language: str) -> bool:
    """Are these the first letters of a command's word?"""
    return bool(typed) and plain_letters(command_word(name, language)).startswith(plain_letters(typed))


def command_word(name: str, language: str) -> str:
    """A command's word in a language."""
    return say(language, f"command-{name}")


def whole(typed: str) -> int:
    """The whole number that was typed; -1 when it is none, or longer than any sum or square."""
    return int(typed) if typed.isdecimal() and len(typed) <= LONGEST_NUMBER else -1
