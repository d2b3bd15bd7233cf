"""How fast the engine is by itself, on this machine and now: what a server's speed is compared with."""

from __future__ import annotations

import time
from typing import Final

from casedepart import bots
from casedepart.editions import load
from casedepart.engine import Game
from casedepart.engine.phases.roll import CHANCE_BIT
from casedepart.load.plan import SEATS

MEASURED: Final = 2.0
"""Seconds of processor time."""


def engine_moves_per_second(seconds: float = MEASURED) -> float:
    """Answers of seats, dice and cards apart, in games among four bots: nothing stored, nothing sent."""
    rules = load("classic").rules()
    moves, number = 0, 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        moves += moves_of_a_game(Game.start(rules, SEATS), f"load:{number}")
        number += 1
    return moves / (time.process_time() - began)


def moves_of_a_game(game: Game, seed: str) -> int:
    """Play a game to its end, and count what seats answered."""
    players = [bots.make("steady", f"{seed}:{seat}") for seat in range(SEATS)]
    chance = bots.Chance(seed)
    moves = 0
    while not game.over and game.turns <= bots.MOST_TURNS:
        moves += game.asked != CHANCE_BIT
        bots.step(game, players, chance)
    return moves
