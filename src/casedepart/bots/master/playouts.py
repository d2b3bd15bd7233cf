"""Monte Carlo playouts within a budget of time: play on from each answer, on common random numbers, and compare."""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from casedepart.bots.bot import Bot
from casedepart.bots.chance import Chance
from casedepart.bots.master.values import LEARNED, Network, chances
from casedepart.bots.play import step
from casedepart.bots.shrewd.prospects import Prospects, prospects_of
from casedepart.bots.steady.steady import Steady
from casedepart.engine.actions import Action
from casedepart.engine.game import Game

ROUNDS: Final = 3
"""Turns of each player that are played before the learned values tell the rest."""
LEAST: Final = 12
"""With fewer playouts than this chance says more than the answers do: the first one stands."""
MOST: Final = 400
SURE: Final = 2.0
"""Standard errors by which another answer must be better than the first."""


class Candidate:
    """A candidate answer, and what is thought to follow it at once: who does what."""

    def __init__(self, steps: list[tuple[int, Action]]) -> None:
        self.steps: Final[list[tuple[int, Action]]] = steps
        self.gain: float = 0.0
        self.squares: float = 0.0
        """What it did better than the first candidate, added up over the playouts; and the squares of that."""

    def lead(self, count: int) -> float:
        """By how much it is better than the first candidate, at least, as far as so many playouts can tell."""
        mean = self.gain / count
        spread = max(0.0, self.squares / count - mean * mean)
        return mean - SURE * sqrt(spread / count)


class Playouts:
    """Truncated playouts that compare the candidates for one player's answer, until a moment."""

    def __init__(self, game: Game, seat: int, until: float, network: Network = LEARNED) -> None:
        self.game: Final[Game] = game.seen_by(seat)
        self.seat: Final[int] = seat
        self.until: Final[float] = until
        self.network: Final[Network] = network
        self.prospects: Final[Prospects] = prospects_of(game.rules)

    def best(self, candidates: list[Candidate]) -> int:
        """The place of the best candidate; the first where there was no time to tell."""
        count = 0
        slowest = 0.0
        while count < MOST:
            began = perf_counter()
            if began + 2 * slowest * len(candidates) >= self.until:
                break
            first = self.follow(candidates[0], count)
            for candidate in candidates[1:]:
                better = self.follow(candidate, count) - first
                candidate.gain += better
                candidate.squares += better * better
            slowest = max(slowest, (perf_counter() - began) / len(candidates))
            count += 1
        return leading(candidates, count) if count >= LEAST else 0

    def follow(self, candidate: Candidate, number: int) -> float:
        """This player's chance after the candidate and a few rounds more."""
        game = self.game.clone()
        for seat, act in candidate.steps:
            game.apply(seat, act)
        bots: list[Bot] = []
        for _ in game.players:
            bots.append(Steady())
        chance = Chance(f"{self.game.turns}/{number}")
        last = game.turns + ROUNDS * len(game.players)
        while not game.over and game.turns < last and perf_counter() < self.until:
            step(game, bots, chance)
        if game.over:
            return 1.0 / game.winners.bit_count() if game.winners >> self.seat & 1 else 0.0
        return chances(game, self.prospects, self.network)[self.seat]


def leading(candidates: list[Candidate], count: int) -> int:
    """The candidate that surely did better than the first, and best; else the first."""
    best = 0
    best_lead = 0.0
    for place in range(1, len(candidates)):
        lead = candidates[place].lead(count)
        if lead > best_lead:
            best = place
            best_lead = lead
    return best
