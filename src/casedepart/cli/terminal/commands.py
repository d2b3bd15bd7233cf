"""What may be typed besides a number: words of the player's own language, or as many letters as are needed."""

from __future__ import annotations

from dataclasses import dataclass

from casedepart.cli.draw import plain_letters
from casedepart.cli.draw_words import say
from casedepart.texts import RULES

ACTING = ("build", "sell", "mortgage", "redeem", "trade", "claim", "withdraw")
"""What is allowed at any time (T6)."""
LOOKING = ("players", "board", "deed", "log", "rule", "help")
KEEPING = ("undo", "save", "quit")
COMMANDS = (*ACTING, *LOOKING, *KEEPING, "bid")


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
    begun = plain_letters(word)
    for name in COMMANDS:
        if begun and plain_letters(command_word(name, language)).startswith(begun):
            return Command(name, rest.strip())
    return None


def command_word(name: str, language: str) -> str:
    """A command's word in a language."""
    return say(language, f"command-{name}")
