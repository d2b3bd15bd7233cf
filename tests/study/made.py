"""Small studies for the tests, each made once."""

from __future__ import annotations

from functools import cache

from casedepart.sim import Cores
from casedepart.study.plan import StudyPlan
from casedepart.study.study import Study, study

PLAN = StudyPlan(games=24, vary_games=8, bots=("steady",) * 4, seed="t", rolls=100, command="casedepart study")


@cache
def made(edition: str) -> Study:
    """A study of few games."""
    return study(edition, PLAN, Cores(1))
