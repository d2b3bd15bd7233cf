"""How much a server carries: many tables of scripted people, over real sockets, from another process."""

from bench.load.comparison import Compared, compare
from bench.load.errors import LoadError
from bench.load.plan import LoadPlan
from bench.load.report import LoadReport
from bench.load.run import run

__all__ = ["Compared", "LoadError", "LoadPlan", "LoadReport", "compare", "run"]
