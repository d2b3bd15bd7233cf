"""A study of one edition: everything played and worked out, ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from casedepart.editions import Edition
from casedepart.engine import Rules
from casedepart.sim.executors import Executor, Progress
from casedepart.sim.games import Played, Simulation
from casedepart.sim.intervals import Estimate
from casedepart.sim.pieces import in_pieces, pieces_of, simulate
from casedepart.study.changes import ChoiceEffect, change
from casedepart.study.figures import (
    EstateFigures,
    First,
    Length,
    estates,
    fall_causes,
    fall_matrix,
    firsts,
    length_of,
    seat_rates,
)
from casedepart.study.income import Holding, holdings
from casedepart.study.plan import GAMES_A_WALK, WALKS, StudyPlan, base_simulation, variations
from casedepart.study.walks import Walked, walk
from casedepart.study.watched_games import Watched, watch_piece


@dataclass(frozen=True)
class Study:
    """What was played and walked for one edition."""

    plan: StudyPlan
    simulation: Simulation
    games: Sequence[Watched]
    leaving: Walked
    """Walks of tokens that leave jail at once."""
    staying: Walked
    """Walks of tokens that stay in jail as long as they may."""
    changes: Sequence[ChoiceEffect]

    @cached_property
    def edition(self) -> Edition:
        return self.simulation.spec.load()

    @cached_property
    def rules(self) -> Rules:
        return self.simulation.rules()

    @cached_property
    def played(self) -> list[Played]:
        return [game.played for game in self.games]

    @cached_property
    def holdings(self) -> list[Holding]:
        """What each group earns, with visitors who leave jail at once."""
        return holdings(self.rules, self.leaving.exact)

    @cached_property
    def seats(self) -> list[Estimate]:
        return seat_rates(self.played)

    @cached_property
    def length(self) -> Length:
        return length_of(self.played)

    @cached_property
    def firsts(self) -> dict[str, First]:
        return firsts(self.games)

    @cached_property
    def fall_matrix(self) -> list[list[Estimate]]:
        return fall_matrix(self.games)

    @cached_property
    def fall_causes(self) -> list[tuple[str, Estimate]]:
        return fall_causes(self.games)

    @cached_property
    def estates(self) -> list[EstateFigures]:
        return estates(self.rules, self.games)


def steps_of(name: str, plan: StudyPlan) -> int:
    """How far the progress bar has to go for one edition."""
    varied = len(variations(name, plan)) * varied_games(plan)
    return plan.games + varied + 2 * WALKS * GAMES_A_WALK


def varied_games(plan: StudyPlan) -> int:
    """Games of a variation: none has a pair beyond those of the base."""
    return min(plan.vary_games, plan.games)


def study(name: str, plan: StudyPlan, run: Executor, progress: Progress | None = None) -> Study:
    """Play, walk and work out all that a report tells."""
    simulation = base_simulation(name, plan)
    games = watch_many(simulation, plan.games, run, progress)
    leaving = walk(simulation, True, plan.rolls, run, progress)
    staying = walk(simulation, False, plan.rolls, run, progress)
    played = [game.played for game in games]
    changes = [
        change(other, played, simulate(other, varied_games(plan), run, progress))
        for other in (variations(name, plan) if plan.vary_games else [])
    ]
    return Study(plan, simulation, games, leaving, staying, changes)


def watch_many(simulation: Simulation, games: int, run: Executor, progress: Progress | None) -> list[Watched]:
    """Watch so many games, in order."""
    return in_pieces(watch_piece, pieces_of(simulation, games), run, progress)
