"""What a seat does when nobody sits there; chance has its seat too."""

from __future__ import annotations

from casedepart.bots.bot import Bot
from casedepart.bots.chance import Chance
from casedepart.bots.generator import Numbers
from casedepart.bots.play import MOST_TURNS, first_asked, play, step
from casedepart.bots.random_bot import RandomBot
from casedepart.bots.steady import Steady

NAMES = ("random", "steady")


def make(name: str, seed: str = "") -> Bot:
    """A bot by its name; the seed is for those that choose at random."""
    if name == "random":
        return RandomBot(seed)
    if name == "steady":
        return Steady()
    raise ValueError(f"there is no bot '{name}': the bots are {', '.join(NAMES)}")


__all__ = [
    "MOST_TURNS",
    "NAMES",
    "Bot",
    "Chance",
    "Numbers",
    "RandomBot",
    "Steady",
    "first_asked",
    "make",
    "play",
    "step",
]
