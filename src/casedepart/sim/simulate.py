"""Simulate: play many games among bots and sum them up."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field

from casedepart import bots
from casedepart.editions import load
from casedepart.engine import Game, Rules
from casedepart.engine.sets import members
from casedepart.sim.cores import on_all_cores

PIECE = 50
"""Games in one piece of work."""


@dataclass(frozen=True)
class Setting:
    """What is played: everything that a game needs but its number."""

    edition: str
    ruleset: str | None
    mode: str
    options: tuple[str, ...]
    bots: tuple[str, ...]
    """One a seat."""
    seed: str


@dataclass
class Summary:
    """What came of it."""

    games: int = 0
    seconds: float = 0.0
    turns: list[int] = field(default_factory=list)
    capped: int = 0
    """Games cut off at the most turns."""
    wins: list[int] = field(default_factory=list)
    """By seat; who shares a win has it too."""

    def as_json(self) -> dict[str, object]:
        """The figures, by the names they are known by."""
        return {
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 1) if self.seconds else None,
            "turns": {"mean": round(statistics.fmean(self.turns), 2), "median": statistics.median(self.turns)},
            "capped": self.capped,
            "wins": self.wins,
        }


@dataclass(frozen=True)
class Piece:
    """Some games of a setting, by their numbers."""

    setting: Setting
    first: int
    count: int


def play_piece(piece: Piece) -> list[tuple[int, bool, int]]:
    """Turns, whether it ended, and the set of winners, of each game."""
    # Games leave nothing behind that only the collector could find, and it costs a twentieth of the time.
    gc.disable()
    setting = piece.setting
    rules = load(setting.edition).rules(ruleset=setting.ruleset, mode=setting.mode, options=setting.options)
    return [play_game(setting, rules, number) for number in range(piece.first, piece.first + piece.count)]


def play_game(setting: Setting, rules: Rules, number: int) -> tuple[int, bool, int]:
    """One game: its dice and its bots follow from the seed and its number alone."""
    seed = f"{setting.seed}:{number}"
    game = Game.start(rules, len(setting.bots))
    players = [bots.make(name, f"{seed}:{seat}") for seat, name in enumerate(setting.bots)]
    ended = bots.play(game, players, bots.Chance(seed))
    return game.turns, ended, game.winners


def simulate(
    setting: Setting, games: int, cores: int | None = None, progress: Callable[[int], None] | None = None
) -> Summary:
    """Play so many games; `progress` is told of each piece done."""
    pieces = [Piece(setting, first, min(PIECE, games - first)) for first in range(0, games, PIECE)]
    summary = Summary(games, wins=[0] * len(setting.bots))
    played: list[list[tuple[int, bool, int]]] = [[] for _ in pieces]
    start = time.perf_counter()
    with closing(on_all_cores(play_piece, pieces, cores)) as done:
        for place, results in done:
            played[place] = results
            if progress is not None:
                progress(len(results))
    summary.seconds = time.perf_counter() - start
    for turns, ended, winners in (game for results in played for game in results):
        summary.turns.append(turns)
        summary.capped += not ended
        for seat in members(winners):
            summary.wins[seat] += 1
    return summary
