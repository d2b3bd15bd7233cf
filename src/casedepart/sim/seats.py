"""Who sits where in a laboratory: our bots by their names, and anyone's own by its module and class.

Only here, never at a table: to name a module is to run what is in it.
"""

from __future__ import annotations

from casedepart import bots
from casedepart.bots import Bot
from casedepart.bots.own import is_own, load_bot


def seat_bot(name: str, seed: str) -> Bot:
    """The bot of a name, made for one seat of one game."""
    return load_bot(name, seed) if is_someones(name) else bots.make(name, seed)


def is_someones(name: str) -> bool:
    """Is it a module and a class? A level with a character that does not exist is neither."""
    return is_own(name) and name.partition(":")[0] not in bots.LEVELS


def bot_fault(name: str) -> str:
    """What is wrong with the name of a bot, in a sentence; nothing when it can be made."""
    try:
        seat_bot(name, "")
    except ValueError as error:
        return str(error)
    return ""
