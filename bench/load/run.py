"""One measurement, from the start of the server to the check of its records."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

from bench.load.groups import Progress
from bench.load.load_test import LoadTest
from bench.load.plan import SEATS, LoadPlan
from bench.load.report import LoadReport
from bench.load.server_process import started_server
from bench.load.stored_tables import measure_stored
from casedepart import bots
from casedepart.editions import load
from casedepart.engine import CHANCE_BIT, Game
from casedepart.server.files import allow_many_files

ENGINE_SECONDS: Final = 2.0
"""Seconds of processor time for which the engine is measured by itself."""


def run(plan: LoadPlan, progress: Progress) -> LoadReport:
    """Measure what a plan asks for; `LoadError` says why it cannot be done."""
    engine = engine_moves_per_second() if plan.fast else None
    allow_many_files()
    with started_server(plan) as server, asyncio.Runner(loop_factory=fastest_loop()) as runner:
        # This end must not be what is waited for: it leaves little behind, and does not clear it away meanwhile.
        gc.disable()
        try:
            found = runner.run(measure(LoadTest(plan, server, progress)))
        finally:
            gc.enable()
    if engine is not None:
        found.engine_moves_per_second = round(engine, 1)
        found.ratio = round(found.moves_per_second / engine, 4)
    return found


async def measure(test: LoadTest) -> LoadReport:
    """Let people sit down, play and leave, then look for their moves."""
    if test.plan.stored:
        return await measure_stored(test)
    before = test.resident_kb()
    groups = await test.seat_groups([None] * test.plan.tables)
    found = await test.play(groups, before)
    test.leave(groups)
    await test.check(found, groups)
    return found


def fastest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The loop that uvicorn runs on too, where there is one for this system."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


def engine_moves_per_second(seconds: float = ENGINE_SECONDS) -> float:
    """How fast the engine is by itself: answers of seats in games among four bots, nothing stored, nothing sent."""
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
