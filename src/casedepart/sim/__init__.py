"""Many games: on all cores of this machine, the same for the same seed however they are split."""

from casedepart.sim.landings import Landings, landings
from casedepart.sim.simulate import Setting, Summary, simulate

__all__ = ["Landings", "Setting", "Summary", "landings", "simulate"]
