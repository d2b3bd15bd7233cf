"""How fast this machine is, now, at plain Python: rounds per CPU second of a small board-game-like loop.

The speeds of other simulators are kept as ratios to this figure, so that they compare on another machine and another
day. The loop must stay as it is, to the letter: the ratios were measured against it.
"""

from __future__ import annotations

import random
import time

PEER_GAMES_A_ROUND = 0.00088
"""What the best known Python simulator of the game plays for each round of this loop; it has no auctions."""


class Seat:
    owns: set[int]

    def __init__(self, n: int) -> None:
        self.n, self.cash, self.at, self.owns = n, 1500, 0, set()


def rounds(count: int, seed: int = 1) -> int:
    rng = random.Random(seed)
    price = [60 + 9 * i for i in range(40)]
    owner: dict[int, Seat] = {}
    seats = [Seat(i) for i in range(4)]
    log: list[tuple[int, int, int, int]] = []
    for r in range(count):
        for s in seats:
            a, b = rng.randint(1, 6), rng.randint(1, 6)
            to = s.at + a + b
            if to >= 40:
                to -= 40
                s.cash += 200
            s.at = to
            o = owner.get(to)
            if o is None:
                if s.cash > price[to] + 200:
                    s.cash -= price[to]
                    owner[to] = s
                    s.owns.add(to)
            elif o is not s:
                due = price[to] // 10 * (1 + sum(1 for q in o.owns if q // 5 == to // 5))
                s.cash -= due
                o.cash += due
                log.append((r, s.n, o.n, due))
        if len(log) > 400:
            log.clear()
        if max(s.cash for s in seats) > 9000:
            owner.clear()
            for s in seats:
                s.cash, s.owns = 1500, set()
    return seats[0].cash


def rounds_a_second(seconds: float) -> float:
    """Rounds per CPU second, over at least so many seconds."""
    done = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        rounds(1000)
        done += 1000
    return done / (time.process_time() - start)
