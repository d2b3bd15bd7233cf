"""The laboratory: many games on all cores or on a cluster, the same for the same seed however they are split."""

from casedepart.sim.executors import Cores, Executor
from casedepart.sim.games import Played, Simulation, play_one
from casedepart.sim.intervals import Estimate
from casedepart.sim.landings import Landings, landings
from casedepart.sim.pieces import simulate
from casedepart.sim.summary import Summary, sum_up

__all__ = [
    "Cores",
    "Estimate",
    "Executor",
    "Landings",
    "Played",
    "Simulation",
    "Summary",
    "landings",
    "play_one",
    "simulate",
    "sum_up",
]
