"""Whole games by a watch that is set by hand: a person who is as quick as people are loses no rent (P6)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

import pytest

from bench.evening import TEMPOS, Tempo, evening
from casedepart.editions import catalogue, load

TABLES: list[tuple[str, str]] = [(edition, ruleset) for edition in catalogue() for ruleset in load(edition).rulesets]
ENOUGH = 100
"""Rents that fall due before it is said that none is lost."""


def lost_at(tables: Sequence[tuple[str, str]], tempo: Tempo, pace: str, enough: int) -> int:
    """How many rents lapse while so many fall due, in whole games at each of these tables."""
    due = lost = 0
    for seed in count(1):
        for edition, ruleset in tables:
            game = evening(tempo, seed=seed, edition=edition, ruleset=ruleset, pace=pace, bots="steady")
            due, lost = due + game.due, lost + game.lost
        if due >= enough:
            break
    return lost


@pytest.mark.parametrize("tempo", TEMPOS)
@pytest.mark.parametrize("pace", ["people", "fast"])
def test_who_claims_within_five_seconds_loses_no_rent_in_any_edition(pace: str, tempo: Tempo) -> None:
    assert lost_at(TABLES, tempo, pace, ENOUGH) == 0


@pytest.mark.long
@pytest.mark.parametrize("tempo", TEMPOS)
@pytest.mark.parametrize("pace", ["people", "fast"])
@pytest.mark.parametrize("table", TABLES, ids=" ".join)
def test_nor_in_a_hundred_rents_of_each_edition(table: tuple[str, str], pace: str, tempo: Tempo) -> None:
    assert lost_at([table], tempo, pace, ENOUGH) == 0


def test_a_higher_tempo_takes_less_of_the_evening() -> None:
    lengths = [evening(tempo, turns=15).milliseconds for tempo in TEMPOS]
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[-1] < lengths[0] / 4


def test_who_has_gone_bankrupt_sees_the_end_with_one_tap() -> None:
    found = next(game for game in (evening("skip", seed=seed) for seed in count(1)) if game.out_at)
    assert found.over
    assert found.milliseconds - found.out_at < 2_000
