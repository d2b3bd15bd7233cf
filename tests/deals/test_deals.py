"""No bad deals: the better bots answer every offer as a sensible person would."""

from __future__ import annotations

import pytest

from casedepart import bots
from casedepart.editions.sources import catalogue
from casedepart.scenario import report, run
from tests.deals import playouts
from tests.deals.positions import HERE, Deal, deals

DEALS = list(deals())
JUDGED = playouts.read()
NOTES = playouts.notes()
BETTER = ("shrewd", "master")
CHARACTERS = [name for name in bots.NAMES if ":" in name]
LEADER = "one who leads buys the last deed of a second group at twice its price"
OTHERWISE = {
    "shrewd": {LEADER},
    "master": {LEADER, "a mortgaged loose street is sold for two thirds of its price"},
}
"""What each still answers otherwise."""


def test_there_are_enough_of_both() -> None:
    assert sum(deal.accepts for deal in DEALS) >= 60
    assert sum(not deal.accepts for deal in DEALS) >= 75
    names = {deal.scenario.name for deal in DEALS}
    assert len(names) == len(DEALS)
    assert all(listed <= names for listed in OTHERWISE.values())
    lines = [line for path in HERE.rglob("*.yaml") for line in path.read_text(encoding="utf-8").splitlines()]
    assert all(lines.count(f"edition: {name}") >= 6 for name in catalogue())


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_the_sensible_answer_is_allowed(deal: Deal) -> None:
    outcome = run(deal.scenario)
    assert outcome.passed, "\n".join(report(outcome))


def test_playouts_have_judged_every_position_as_it_stands() -> None:
    assert {name: judged.position for name, judged in JUDGED.items()} == {
        deal.scenario.name: deal.game().digest() for deal in DEALS
    }, "python -m tests.deals.playouts judges what is new"


def test_person_and_playouts_agree_or_it_is_told_why_the_person_is_right() -> None:
    against = {deal.scenario.name for deal in DEALS if JUDGED[deal.scenario.name].sure() == (-1 if deal.accepts else 1)}
    assert against == set(NOTES)


@pytest.mark.parametrize("name", BETTER)
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_it_answers_as_a_sensible_person_would(deal: Deal, name: str) -> None:
    assert deal.answered_by(bots.make(name)) != (deal.scenario.name in OTHERWISE[name]), deal.scenario.name


@pytest.mark.parametrize("name", CHARACTERS)
@pytest.mark.parametrize("deal", [deal for deal in DEALS if deal.clear], ids=str)
def test_no_habit_excuses_a_bad_deal(deal: Deal, name: str) -> None:
    assert deal.answered_by(bots.make(name)), deal.scenario.name
