"""What is measured in one process: games, decisions, clones and events, beside the calibration loop."""

from __future__ import annotations

import gc
import json
import statistics
import sys
import time
import tracemalloc

import casedepart
from bench.calibration import PEER_GAMES_A_ROUND, rounds_a_second
from bench.levels import level_figures
from casedepart import bots
from casedepart.editions import load
from casedepart.engine import Game, Rules

PLAYERS = 4


def play_games(rules: Rules, first: int, count: int, events: bool) -> float:
    """CPU seconds of so many games of four steady bots."""
    start = time.process_time()
    for number in range(first, first + count):
        game = Game.start(rules, PLAYERS)
        if events:
            game.log = []
        bots.play(game, [bots.make("steady") for _ in range(PLAYERS)], bots.Chance(f"bench {number}"))
    return time.process_time() - start


def decisions_of(rules: Rules, number: int) -> list[Game]:
    """One game as the positions before each of its answers."""
    game = Game.start(rules, PLAYERS)
    seats = [bots.make("steady") for _ in range(PLAYERS)]
    chance = bots.Chance(f"bench {number}")
    positions = []
    while not game.over:
        positions.append(game.clone())
        bots.step(game, seats, chance)
    return positions


def repeated(rules: Rules, number: int, times: int) -> float:
    """CPU seconds of one game, over so many repeats."""
    return sum(play_games(rules, number, 1, False) for _ in range(times)) / times


def clone_seconds(positions: list[Game]) -> float:
    """CPU seconds to clone one position."""
    start = time.process_time()
    for position in positions:
        for _ in range(20):
            position.clone()
    return (time.process_time() - start) / (20 * len(positions))


def live_bytes(positions: list[Game]) -> int:
    """What one more live game takes in memory: a clone, and nothing shared with others."""
    position = max(positions, key=lambda game: len(game.claims) + game.turns)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    clones = [position.clone() for _ in range(200)]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    own = sum(map(sys.getsizeof, (position.owners, position.buildings, position.piles[0], position.piles[1])))
    return taken // len(clones) + own


def measure(seconds: float) -> dict[str, float]:
    """All figures of this process, the game loop and the calibration loop by turns."""
    gc.disable()  # as the simulation does
    rules = load("classic").rules()
    batch = 800 if casedepart.COMPILED else 60
    ratios: list[float] = []
    speeds: list[float] = []
    slowdowns: list[float] = []
    deadline = time.process_time() + seconds
    while time.process_time() < deadline or len(ratios) < 5:
        # The same games each time: what varies is the machine alone, and it varies alike for both loops.
        calibration = rounds_a_second(0.3)
        plain = play_games(rules, 0, batch, False)
        logged = play_games(rules, 0, batch, True)
        speeds.append(batch / plain)
        ratios.append(batch / plain / (calibration * PEER_GAMES_A_ROUND))
        slowdowns.append(logged / plain)
    positions = decisions_of(rules, 1)
    decision = repeated(rules, 1, batch // 4) / len(positions)
    return {
        "compiled": float(casedepart.COMPILED),
        "times_the_peer": statistics.median(ratios),
        "games_a_second": statistics.median(speeds),
        "decisions_a_second": 1 / decision,
        "decisions_a_game": float(len(positions)),
        "clone_in_decisions": clone_seconds(positions) / decision,
        "events_slowdown": statistics.median(slowdowns),
        "live_bytes": float(live_bytes(positions)),
        **level_figures(rules, seconds),
    }


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]) if len(sys.argv) > 1 else 15.0)))
