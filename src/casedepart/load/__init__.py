"""How much a server carries: many tables of scripted people, over real sockets, from another process."""

from casedepart.load.comparing import Compared, compare
from casedepart.load.errors import LoadError
from casedepart.load.plan import Plan
from casedepart.load.report import Report
from casedepart.load.run import run

__all__ = ["Compared", "LoadError", "Plan", "Report", "compare", "run"]
