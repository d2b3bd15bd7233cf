"""The words of the wire are those of the engine and the package's variants, all of them and no others."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from casedepart.table.wire.names import KINDS, QUESTIONS, VERBS, kind_named, question_named, verb_named
from tests.engine.test_questions import declared, kinds

LISTED = """
import json, casedepart.variants
from casedepart.engine.actions import player_verbs
from casedepart.engine.events import KINDS
print(json.dumps([[row.word for row in player_verbs()], list(KINDS)]))
"""


@pytest.fixture(scope="module")
def listed() -> tuple[list[str], list[str]]:
    """Verbs and kinds of events in a process of its own: variants that other tests bring are not among them."""
    told = subprocess.run([sys.executable, "-c", LISTED], capture_output=True, text=True, check=True)
    verbs, events = json.loads(told.stdout)
    return verbs, events


def test_verbs_are_those_of_players(listed: tuple[list[str], list[str]]) -> None:
    assert set(listed[0]) == VERBS


def test_kinds_of_events_are_those_of_the_engine(listed: tuple[list[str], list[str]]) -> None:
    assert set(listed[1]) == KINDS


def test_questions_are_those_that_are_declared() -> None:
    found = {name for node in kinds("Frame") for name in declared(node)}
    assert found | {""} == QUESTIONS


def test_what_nobody_has_heard_of_is_someones_own() -> None:
    assert (verb_named("tosses"), question_named("toss"), kind_named("tossed")) == ("own", "own", "own")
    assert (verb_named("rolls"), question_named("sale"), kind_named("paid")) == ("rolls", "sale", "paid")
