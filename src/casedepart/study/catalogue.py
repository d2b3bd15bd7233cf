"""Every edition of the catalogue studied at once: a report each, the comparison, and the page's lengths."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from casedepart.bots import MOST_TURNS
from casedepart.editions import catalogue
from casedepart.sim.executors import Executor
from casedepart.sim.games import Played
from casedepart.sim.pieces import simulate
from casedepart.study.comparison import comparison
from casedepart.study.lengths import Cells, cells, lengths_json, measure
from casedepart.study.never_trades import PATIENT, without_trades
from casedepart.study.pages.report import report
from casedepart.study.plan import StudyPlan, base_simulation
from casedepart.study.study import Study, steps_of, study
from casedepart.texts import languages

CLASSIC = "classic"
STEADY = "steady"
ENGLISH = "en"
LENGTH_PART = 20
"""A length is measured by so many times fewer games than an edition is studied with."""
PAIR, FOUR = 2, 4


@dataclass(frozen=True)
class Whole:
    """All that was found."""

    plan: StudyPlan
    studies: list[Study]
    lengths: Cells
    length_games: int
    pair: list[Played]
    """Two players who never trade."""
    four_untraded: list[Played]
    """Four who never trade: for the order of play."""
    four_steady: list[Played]
    """Four who trade: to compare with those who never do."""


def length_games(plan: StudyPlan) -> int:
    return max(1, plan.games // LENGTH_PART)


def steps_in_all(plan: StudyPlan) -> int:
    """How far the progress bar has to go."""
    studied = sum(steps_of(name, plan) for name in catalogue())
    return studied + len(cells(plan)) * length_games(plan) + 3 * plan.games


def study_all(plan: StudyPlan, run: Executor, progress: Callable[[int], None] | None = None) -> Whole:
    """Study the catalogue, measure the lengths, and let some play who never trade."""
    plan = replace(plan, command=f"make studies GAMES={plan.games}")
    studies = [study(name, plan, run, progress) for name in catalogue()]
    lengths = measure(plan, length_games(plan), run, progress)
    classic = base_simulation(CLASSIC, plan)
    pair, four = replace(classic, bots=(STEADY,) * PAIR), replace(classic, bots=(STEADY,) * FOUR)
    return Whole(
        plan,
        studies,
        lengths,
        length_games(plan),
        without_trades(pair, plan.games, PATIENT, run, progress),
        without_trades(four, plan.games, MOST_TURNS, run, progress),
        simulate(four, plan.games, run, progress),
    )


def pages(whole: Whole) -> dict[str, str]:
    """Every report by the name of its file: English under the edition's name, French beside it."""
    found: dict[str, str] = {}
    for lang in languages():
        ending = ".html" if lang == ENGLISH else f".{lang}.html"
        for one in whole.studies:
            found[f"{one.simulation.spec.edition}{ending}"] = report(one, lang)
        found[f"comparison{ending}"] = comparison(whole.studies, lang, whole.plan.command)
    return found


def write_all(whole: Whole, folder: Path, lengths: Path | None, overview: str) -> list[Path]:
    """Write the reports, the overview, and the lengths where they are asked for."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for name, said in {**pages(whole), "README.md": overview}.items():
        written.append(folder / name)
        written[-1].write_text(said, encoding="utf-8")
    if lengths is not None:
        lengths.write_text(lengths_json(whole.lengths, whole.plan, whole.length_games), encoding="utf-8")
        written.append(lengths)
    return written
