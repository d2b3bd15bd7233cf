"""What a seat does when nobody sits there; chance has its seat too."""

from __future__ import annotations

from casedepart.bots.bot import Bot, Reason
from casedepart.bots.chance import Chance
from casedepart.bots.generator import Numbers
from casedepart.bots.master.master import Master
from casedepart.bots.play import MOST_TURNS, Tally, choose, play, step
from casedepart.bots.random_bot import RandomBot
from casedepart.bots.shrewd.shrewd import Shrewd
from casedepart.bots.steady.steady import Steady

LEVELS = ("random", "steady", "shrewd", "master")
"""From the weakest to the strongest."""
CHARACTERS = ("cautious", "builder", "trader", "gambler")
"""The habits that a shrewd bot or a master may have."""
WITH_CHARACTER = ("shrewd", "master")
NAMES = (*LEVELS, *(f"{level}:{character}" for level in WITH_CHARACTER for character in CHARACTERS))
"""All that `make` knows: a level, or a level and a character, as in `shrewd:trader`."""


def make(name: str, seed: str = "", budget: float = 0.0) -> Bot:
    """A bot by its name; the seed is for those that choose at random.

    The budget is the time, in seconds, that a master may think about one answer. Without one it answers at once, and
    the same in the same position: so games of a laboratory can be repeated.
    """
    if name not in NAMES:
        raise ValueError(f"there is no bot '{name}': the bots are {', '.join(NAMES)}")
    level, _, character = name.partition(":")
    if level == "random":
        return RandomBot(seed)
    if level == "steady":
        return Steady()
    return Master(character, budget) if level == "master" else Shrewd(character)


__all__ = [
    "CHARACTERS",
    "LEVELS",
    "MOST_TURNS",
    "NAMES",
    "Bot",
    "Chance",
    "Master",
    "Numbers",
    "RandomBot",
    "Reason",
    "Shrewd",
    "Steady",
    "Tally",
    "choose",
    "make",
    "play",
    "step",
]
