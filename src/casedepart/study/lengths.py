"""About how long a game takes, for every choice and every number of players: what the page tells before one begins."""

from __future__ import annotations

import json
from collections.abc import Callable

from casedepart.editions import catalogue
from casedepart.engine.rules import FEWEST_PLAYERS
from casedepart.sim.executors import Executor
from casedepart.sim.games import Simulation
from casedepart.sim.pieces import simulate
from casedepart.study.figures import Length, length_of
from casedepart.study.plan import BOT_SECONDS, StudyPlan, choices, key_of

TIMED = "timed"
"""A timed game takes as long as was agreed: there is nothing to measure."""

Cells = dict[str, dict[str, Length]]


def cells(plan: StudyPlan) -> list[Simulation]:
    """Every edition, ruleset, mode and choice of options, with every number of players."""
    found: list[Simulation] = []
    for name in catalogue():
        for spec in choices(name):
            if spec.mode != TIMED:
                tables = range(FEWEST_PLAYERS, len(spec.load().tokens) + 1)
                found += [Simulation(spec, plan.bots[:1] * players, plan.seed) for players in tables]
    return found


def measure(plan: StudyPlan, games: int, run: Executor, progress: Callable[[int], None] | None = None) -> Cells:
    """Play so many games of each."""
    found: Cells = {}
    for simulation in cells(plan):
        length = length_of(simulate(simulation, games, run, progress))
        found.setdefault(key_of(simulation.spec), {})[str(len(simulation.bots))] = length
    return found


def lengths_json(found: Cells, plan: StudyPlan, games: int) -> str:
    """The figures as the page reads them, a line a choice."""
    head = {
        "what": "Turns of a game (median, and the quartiles), by edition/ruleset/mode/options and players",
        "how": "make studies",
        "pace_seconds": plan.pace,
        "bot_seconds": BOT_SECONDS,
        "games": games,
        "bots": plan.bots[0],
        "seed": plan.seed,
    }
    lines = [f"  {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
    rows = [f"    {json.dumps(key)}: {json.dumps(in_short(players, games))}" for key, players in found.items()]
    return "\n".join(["{", *lines, '  "lengths": {', ",\n".join(rows), "  }", "}", ""])


def in_short(players: dict[str, Length], games: int) -> dict[str, dict[str, int]]:
    """Whole turns are enough for a guess of minutes."""
    return {
        count: {
            "median": round(length.median.value),
            "low": round(length.low.value),
            "high": round(length.high.value),
            "games": games,
        }
        for count, length in players.items()
    }
