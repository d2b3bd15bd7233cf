"""Where tokens stand after a roll, against the exact chain."""

from __future__ import annotations

import json
import sys

import pytest
from typer.testing import CliRunner

import casedepart
from casedepart.cli import app
from casedepart.editions import GameSpec
from casedepart.sim import landings
from casedepart.sim.landings import walk_sizes
from tests.sim.chain import stationary

FULL = 2_000_000
WITHIN = 0.12
"""Percentage points, for two million rolls."""
GO_TO_JAIL = 30
"""Nobody stands there after a roll."""
ROLLS = FULL if casedepart.COMPILED else 200_000
TOLERANCE = WITHIN * (FULL / ROLLS) ** 0.5


@pytest.mark.parametrize("leaves_jail", [False, True], ids=["stay", "leave"])
def test_landing_frequencies_are_those_of_the_exact_chain(leaves_jail: bool) -> None:
    squares, jail = stationary(leaves_jail)
    found = landings(GameSpec("classic"), ROLLS, leaves_jail, "chain")
    worst = max(abs(a - b) for a, b in zip(found.squares, squares, strict=True))
    assert worst < TOLERANCE
    assert abs(found.jail - jail) < TOLERANCE


def test_the_chain_itself_is_a_distribution_with_known_peaks() -> None:
    """Published figures for a player who leaves jail at once: jail 3.95 %, then square 24, then GO."""
    squares, jail = stationary(leaves_jail=True)
    assert sum(squares) + jail == pytest.approx(100)
    assert jail == pytest.approx(3.95, abs=0.05)
    assert max(range(40), key=squares.__getitem__) == 24
    assert squares[30] == 0


def test_the_split_over_cores_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["casedepart.sim.landings"], "PIECE", 10_000)
    assert landings(GameSpec("classic"), 23_000, True, "s", cores=1) == landings(
        GameSpec("classic"), 23_000, True, "s", cores=2
    )


def test_intervals_hold_the_exact_shares_but_for_a_few() -> None:
    squares, jail = stationary(leaves_jail=True)
    found = landings(GameSpec("classic"), 1_000_000 if casedepart.COMPILED else 230_000, True, "reach")
    held = [low <= share <= high for (low, high), share in zip(found.reaches, [*squares, jail], strict=True)]
    assert sum(held) >= 34
    assert max(high - low for low, high in found.reaches) < 1


@pytest.mark.parametrize("rolls", [1001, 1400, 2050])
def test_intervals_hold_where_the_rolls_are_no_multiple_of_a_walk(rolls: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["casedepart.sim.landings"], "PIECE", 1000)
    squares, jail = stationary(leaves_jail=True)
    held: list[bool] = []
    for seed in range(12):
        found = landings(GameSpec("classic"), rolls, True, f"odd {seed}", cores=1)
        shares = zip(found.reaches, [*squares, jail], strict=True)
        held += [low <= share <= high for at, ((low, high), share) in enumerate(shares) if at != GO_TO_JAIL]
    assert sum(held) / len(held) > 0.9


def test_walks_are_even_and_those_of_round_numbers_as_long_as_ever() -> None:
    assert walk_sizes(2_000_000) == [100_000] * 20
    assert walk_sizes(100_001) == [50_000, 50_001]
    assert walk_sizes(7) == [7]


def test_one_walk_alone_tells_no_interval() -> None:
    assert landings(GameSpec("classic"), 1000, True, "s").reaches == ()


def test_the_command_prints_the_shares() -> None:
    run = CliRunner().invoke(
        app, ["landings", "--rolls", "2000", "--jail", "stay", "--seed", "3", "--edition", "pokemon", "--json"]
    )
    assert run.exit_code == 0, run.output
    found = json.loads(run.output)
    assert len(found["squares"]) == 40
    assert sum(found["squares"]) + found["jail"] == pytest.approx(100, abs=0.1)


def test_an_unknown_edition_is_told_in_a_sentence() -> None:
    run = CliRunner().invoke(app, ["landings", "--edition", "atlantis"])
    assert run.exit_code == 2
    assert "atlantis" in run.output
    assert "Traceback" not in run.output
