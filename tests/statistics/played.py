"""Games of bots that are all alike, played once, to draw samples from: what is true of them is counted."""

from __future__ import annotations

import random
from functools import cache

from casedepart.editions import GameSpec
from casedepart.sim.games import Played, Simulation, play_one

GAMES = 1_500
SETTING = Simulation(GameSpec("classic", mode="speed"), ("steady",) * 3, "promises")


@cache
def all_games() -> tuple[Played, ...]:
    """All of them: the truth of which samples are drawn."""
    rules = SETTING.rules()
    return tuple(play_one(SETTING, rules, number) for number in range(GAMES))


def sample(luck: random.Random, count: int) -> list[Played]:
    """So many of them, each as likely, and independent of each other."""
    return luck.choices(all_games(), k=count)
