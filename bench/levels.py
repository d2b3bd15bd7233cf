"""What each level of bot costs: games a second of four of a kind, and the time of one decision."""

from __future__ import annotations

import time

from casedepart import bots
from casedepart.bots import Bot
from casedepart.engine import Action, Game, Rules

PLAYERS = 4
LEAST_GAMES = 3
TIMED = ("shrewd", "master")
"""Levels whose decisions are timed one by one."""


class Timed(Bot):
    """A bot with a watch on it: the processor time that it thinks, and the answers that it gives."""

    def __init__(self, thinking: Bot) -> None:
        self.thinking = thinking
        self.nanoseconds = 0
        self.answers = 0

    def answer(self, game: Game, seat: int) -> Action:
        """Its answer, timed."""
        start = time.process_time_ns()
        act = self.thinking.answer(game, seat)
        self.nanoseconds += time.process_time_ns() - start
        self.answers += 1
        return act

    def react(self, game: Game, seat: int) -> Action | None:
        """Its claim or answer to an offer, timed; time spent on letting things be counts too, as no answer."""
        start = time.process_time_ns()
        act = self.thinking.react(game, seat)
        self.nanoseconds += time.process_time_ns() - start
        self.answers += act is not None
        return act


def games_a_second(rules: Rules, name: str, seconds: float) -> float:
    """Games per CPU second of four bots of a kind, over about so many seconds."""
    games = 0
    start = time.process_time()
    while time.process_time() - start < seconds or games < LEAST_GAMES:
        seats = [bots.make(name, f"bench {games} {seat}") for seat in range(PLAYERS)]
        bots.play(Game.start(rules, PLAYERS), seats, bots.Chance(f"bench {games}"))
        games += 1
    return games / (time.process_time() - start)


def decision_microseconds(rules: Rules, name: str, seconds: float) -> float:
    """The mean time of a decision in games of four of a kind; a master answers at once, without a budget."""
    watched: list[Timed] = []
    start = time.process_time()
    while time.process_time() - start < seconds or not watched:
        number = len(watched) // PLAYERS
        seats = [Timed(bots.make(name, f"bench {number} {seat}")) for seat in range(PLAYERS)]
        bots.play(Game.start(rules, PLAYERS), list(seats), bots.Chance(f"bench {number}"))
        watched += seats
    return sum(seat.nanoseconds for seat in watched) / sum(seat.answers for seat in watched) / 1000


def level_figures(rules: Rules, seconds: float) -> dict[str, float]:
    """The figures of all levels; the share of the time is the same for each."""
    share = seconds / (len(bots.LEVELS) + len(TIMED))
    speeds = {name: games_a_second(rules, name, share) for name in bots.LEVELS}
    figures = {f"{name}_games_a_second": speed for name, speed in speeds.items()}
    for name in TIMED:
        figures[f"{name}_in_steady_games"] = speeds["steady"] / speeds[name]
        figures[f"{name}_microseconds"] = decision_microseconds(rules, name, share)
    return figures
