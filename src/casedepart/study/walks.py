"""Simulated walks beside the exact chain: the same squares, counted and worked out."""

from __future__ import annotations

from dataclasses import dataclass

from casedepart.bots.walker import JAIL_PLACE
from casedepart.sim.executors import Executor, Progress, in_order
from casedepart.sim.games import Simulation
from casedepart.sim.intervals import Estimate, mean, standard_errors
from casedepart.sim.landings import Walk, take
from casedepart.study.chain import Visits, visits
from casedepart.study.plan import GAMES_A_WALK, WALKS


@dataclass(frozen=True)
class Landing:
    """One square, or jail: its share of all rolls, worked out and counted."""

    exact: float
    counted: Estimate

    @property
    def errors(self) -> float:
        """How many standard errors the counted share lies above the exact one."""
        error = (self.counted.high - self.counted.low) / (2 * standard_errors(self.counted.count))
        return (self.counted.value - self.exact) / error if error else 0.0


@dataclass(frozen=True)
class Walked:
    """All squares, for tokens with one habit in jail."""

    exact: Visits
    landings: tuple[Landing, ...]
    """The 40 squares, then those in jail."""
    rolls: int

    @property
    def farthest(self) -> Landing:
        """Where the two differ most, for what chance allows."""
        return max(self.landings, key=lambda landing: abs(landing.errors))


def walk(
    simulation: Simulation, leaves_jail: bool, rolls: int, run: Executor, progress: Progress | None = None
) -> Walked:
    """Walk on the board of a simulation, and work the same out."""
    habit = "leave" if leaves_jail else "stay"
    pieces = [
        Walk(simulation.spec, rolls, leaves_jail, f"{simulation.seed}:{habit}:{number}") for number in range(WALKS)
    ]
    counts = in_order(run, take, pieces, lambda _: GAMES_A_WALK, progress)
    return compared(visits(simulation.rules(), leaves_jail), counts, rolls)


def compared(exact: Visits, counts: list[list[int]], rolls: int) -> Walked:
    """Each square's shares side by side; the walks differ among themselves by what chance and the decks' order do."""
    known = (*exact.squares, exact.jail)
    landings = [
        Landing(known[place], mean([found[place] / rolls for found in counts])) for place in range(JAIL_PLACE + 1)
    ]
    return Walked(exact, tuple(landings), rolls * len(counts))
