"""How much a server carries: many tables of scripted people, over real sockets, from another process."""

from casedepart.load.comparison import Compared, compare
from casedepart.load.errors import LoadError
from casedepart.load.plan import LoadPlan
from casedepart.load.report import LoadReport
from casedepart.load.run import run

__all__ = ["Compared", "LoadError", "LoadPlan", "LoadReport", "compare", "run"]
