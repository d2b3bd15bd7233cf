"""Who sits where in a tournament: every bot in every seat equally often."""

from __future__ import annotations

import math
import random
from collections import Counter
from itertools import permutations

Seats = tuple[str, ...]
"""The bots by seat."""

MOST_IN_A_ROUND = 24
"""All arrangements of four different bots make one round; of more bots a round takes some, others each time."""


def distinct(bots: Seats) -> int:
    """In how many ways the bots can sit, those of one name being alike."""
    return math.factorial(len(bots)) // math.prod(math.factorial(count) for count in Counter(bots).values())


def round_size(bots: Seats) -> int:
    """Games in a round."""
    ways = distinct(bots)
    return ways if ways <= MOST_IN_A_ROUND else len(bots)


def arrangements(bots: Seats, seed: str, number: int) -> list[Seats]:
    """How the bots sit in each game of a round; any of its games in a row turn the table by one seat at a time."""
    if distinct(bots) <= MOST_IN_A_ROUND:
        return list(dict.fromkeys(turned for rest in permutations(bots[1:]) for turned in turns((bots[0], *rest))))
    rest = list(bots[1:])
    random.Random(f"{seed}:{number}:seats").shuffle(rest)
    return turns((bots[0], *rest))


def turns(bots: Seats) -> list[Seats]:
    """Every rotation of the players round the table."""
    return [bots[shift:] + bots[:shift] for shift in range(len(bots))]
