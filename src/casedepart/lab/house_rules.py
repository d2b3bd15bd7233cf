"""`lab.house`: what every house rule costs, measured in pairs of games on the same dice."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from casedepart.bots.play import TIMED_TURNS
from casedepart.editions import catalogue
from casedepart.lab.report import study_plan
from casedepart.lab.result import FigureTable, Result, Row
from casedepart.lab.setting import FEWEST_PAIRS, LabError, Words, executor, words
from casedepart.sim.executors import Progress
from casedepart.sim.games import DEFAULT_BOT
from casedepart.study.house import house_json, study_house
from casedepart.study.house_figures import FIGURE_NAMES, HouseFigures, SheetFigures
from casedepart.study.house_report import (
    by_number,
    cells,
    estimate,
    headings,
    house_report,
    number_of,
    speech_of,
    title,
)
from casedepart.study.house_words import MINUTE
from casedepart.study.plan import StudyPlan
from casedepart.texts import text

if TYPE_CHECKING:
    from casedepart.lab.plots import Picture

__all__ = ["HouseResult", "house", "house_plan", "study_house"]


@dataclass(frozen=True, repr=False)
class HouseResult(Result):
    """The prices of house rules, of every sheet that was asked for."""

    found: HouseFigures

    @property
    def first(self) -> SheetFigures:
        """The sheet that is shown first: that of the first edition."""
        return next(iter(self.found.sheets.values()))

    def rows(self) -> list[Row]:
        """A row for each house rule on each sheet: every figure, and the ends of its interval."""
        return [
            {
                "plays": ", ".join(sheet.of),
                "rule": number_of(name),
                "name": name,
                **{
                    f"{figure}{end}": getattr(rule, figure)[at]
                    for figure in FIGURE_NAMES
                    for at, end in enumerate(("", "_low", "_high"))
                },
            }
            for sheet in self.found.sheets.values()
            for name, rule in by_number(sheet)
        ]

    def provenance(self) -> Row:
        """Where it comes from; the command makes it again."""
        fields = ("casedepart", "rules", "bots_by", "bots", "players", "seed", "games", "command")
        return {name: getattr(self.found, name) for name in fields}

    def figures(self) -> Row:
        """All figures by sheet and house rule."""
        return {"prices": self.rows()}

    def plot(self, lang: str = "en") -> Picture:
        """How much longer the median game is with each house rule, the longest first."""
        from casedepart.lab.plots import plot_house

        ranked = sorted(self.first.rules.items(), key=lambda rule: -rule[1].turns[0])
        names = [f"{number_of(name)} {text(lang, f'option-{name}')}" for name, _ in ranked]
        minutes = [estimate(rule.turns).times(self.found.pace_seconds / MINUTE) for _, rule in ranked]
        return plot_house(names, minutes, title(self.first.of[0], lang), lang)

    def table(self, lang: str = "en") -> FigureTable:
        """The prices on the first sheet."""
        speech = speech_of(self.first, lang)
        named = by_number(self.first)
        rows = [cells(name, self.found.price(self.first, name), self.found, speech) for name, _ in named]
        return FigureTable(title(self.first.of[0], lang), headings(speech), rows, [])

    def write_all(self, page: Path, figures: Path) -> list[Path]:
        """Write the report, the picture beside it, and the figures."""
        picture = page.with_suffix(".svg")
        for path in (page, figures):
            path.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(house_report(self.found, picture.name), encoding="utf-8")
        from matplotlib import rc_context

        # Without a date and with names that do not change, the same figures make the same file.
        with rc_context({"svg.hashsalt": "casedepart", "svg.fonttype": "none"}):
            self.plot().savefig(picture, metadata={"Date": None})
        figures.write_text(house_json(self.found), encoding="utf-8")
        return [page, picture, figures]


def house_plan(
    editions: tuple[str, ...], players: int | None, bots: Words, games: int, seed: str | int, pace: int
) -> StudyPlan:
    """What the study of house rules plays, checked before anything is."""
    if games < FEWEST_PAIRS:
        raise LabError(f"{games} games of each: {FEWEST_PAIRS} are needed for intervals that hold")
    plan = study_plan(editions or catalogue(), (), players, bots, games, seed, pace, 0, TIMED_TURNS)
    given = {
        "--games": games,
        "--players": plan.players,
        "--bots": ",".join(words(bots)),
        "--seed": seed,
        "--pace": pace,
    }
    command = ["casedepart", "study", "--house", *editions, *(str(word) for pair in given.items() for word in pair)]
    return StudyPlan(games, 0, plan.bots, plan.seed, pace, command=shlex.join(command))


def house(
    *editions: str | Path,
    players: int | None = None,
    bots: Words = DEFAULT_BOT,
    games: int = 2000,
    seed: str | int = "1",
    pace: int = 30,
    cores: int | None = None,
    cluster: str = "",
    progress: Progress | None = None,
) -> HouseResult:
    """Measure what every house rule costs on these editions, or on the whole catalogue."""
    names = tuple(map(str, editions))
    plan = house_plan(names, players, bots, games, seed, pace)
    return HouseResult(study_house(names or catalogue(), plan, executor(cores, cluster), progress))
