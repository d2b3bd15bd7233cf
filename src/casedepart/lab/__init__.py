"""The laboratory: experiments with many games, by the words of the command line.

    >>> import casedepart as cd
    >>> found = cd.lab.simulate(edition="classic", bots="steady", players=4, games=200, seed=1)
    >>> found.to_polars()     # a row a game
    >>> found.plot()          # a matplotlib figure

Every result shows its table, has `to_polars`, `to_pandas`, `plot`, `as_json` and `write`, and carries its provenance.
What is wrong with a setting is a `LabError`; what is not installed, a `MissingLibrary` with the command for it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from casedepart.lab.chances import OddsResult, odds
    from casedepart.lab.contest import TournamentResult, tournament
    from casedepart.lab.games import SimulationResult, simulate
    from casedepart.lab.house_rules import HouseResult, house
    from casedepart.lab.metrics import METRICS, Metric
    from casedepart.lab.pairs import ComparisonResult, compare
    from casedepart.lab.report import StudyResult, study
    from casedepart.lab.result import Result
    from casedepart.lab.setting import LabError
    from casedepart.lab.sweeps import SweepResult, sweep
    from casedepart.lab.walks import LandingsResult, landings
    from casedepart.sim.libraries import MissingLibrary

_HOMES = {
    "chances": ("OddsResult", "odds"),
    "contest": ("TournamentResult", "tournament"),
    "games": ("SimulationResult", "simulate"),
    "house_rules": ("HouseResult", "house"),
    "metrics": ("METRICS", "Metric"),
    "pairs": ("ComparisonResult", "compare"),
    "report": ("StudyResult", "study"),
    "result": ("Result",),
    "setting": ("LabError", "MissingLibrary"),
    "sweeps": ("SweepResult", "sweep"),
    "walks": ("LandingsResult", "landings"),
}
"""Where the names of `__all__` come from."""

__all__ = [
    "METRICS",
    "ComparisonResult",
    "HouseResult",
    "LabError",
    "LandingsResult",
    "Metric",
    "MissingLibrary",
    "OddsResult",
    "Result",
    "SimulationResult",
    "StudyResult",
    "SweepResult",
    "TournamentResult",
    "compare",
    "house",
    "landings",
    "odds",
    "simulate",
    "study",
    "sweep",
    "tournament",
]


def __getattr__(name: str) -> object:
    """Each experiment is loaded when it is first asked for: some need libraries that others do not."""
    home = next((module for module, names in _HOMES.items() if name in names), None)
    if home is None:
        raise AttributeError(f"there is no {name!r} in {__name__}")
    found: object = getattr(import_module(f"{__name__}.{home}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted(__all__)
