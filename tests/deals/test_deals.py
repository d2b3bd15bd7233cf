"""No bad deals: the better bots answer every offer as a sensible person would."""

from __future__ import annotations

import pytest

from casedepart import bots
from casedepart.scenario import report, run
from tests.deals.positions import Deal, deals

DEALS = list(deals())
BETTER = ("shrewd", "master")
CHARACTERS = [name for name in bots.NAMES if ":" in name]


def test_there_are_enough_of_both() -> None:
    assert sum(deal.accepts for deal in DEALS) >= 20
    assert sum(not deal.accepts for deal in DEALS) >= 24
    assert len({deal.scenario.name for deal in DEALS}) == len(DEALS)


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_the_sensible_answer_is_allowed(deal: Deal) -> None:
    outcome = run(deal.scenario)
    assert outcome.passed, "\n".join(report(outcome))


@pytest.mark.parametrize("name", BETTER)
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_it_answers_as_a_sensible_person_would(deal: Deal, name: str) -> None:
    assert deal.answered_by(bots.make(name)), deal.scenario.name


@pytest.mark.parametrize("name", CHARACTERS)
@pytest.mark.parametrize("deal", [deal for deal in DEALS if deal.clear], ids=str)
def test_no_habit_excuses_a_bad_deal(deal: Deal, name: str) -> None:
    assert deal.answered_by(bots.make(name)), deal.scenario.name
