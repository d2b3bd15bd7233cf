"""Many games: the same for the same seed, however they are split."""

from __future__ import annotations

import json
import re

import pytest
from typer.testing import CliRunner

import casedepart
from casedepart.cli import app
from casedepart.editions import GameSpec
from casedepart.sim import Cores, Simulation, simulate
from tests.properties.settings import ALL

STEADY = ("steady",) * 4
GAMES = 400 if casedepart.COMPILED else 40
"""Games for the share that is cut off, in each simulation: fifteen thousand in all."""


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores() -> None:
    simulation = Simulation(GameSpec("pokemon", options=("powers",)), STEADY, "7")
    one, two = simulate(simulation, 30, Cores(1)), simulate(simulation, 30, Cores(2), size=7)
    assert one == two
    assert [game.number for game in one] == list(range(30))
    other = simulate(Simulation(GameSpec("pokemon", options=("powers",)), STEADY, "8"), 30, Cores(2))
    assert [game.turns for game in other] != [game.turns for game in one]


def test_progress_is_told_of_every_game() -> None:
    done: list[int] = []
    simulate(Simulation(GameSpec("classic", mode="speed"), STEADY, "1"), 60, Cores(2), done.append)
    assert sum(done) == 60


@pytest.mark.parametrize("table", ALL, ids=str)
def test_fewer_than_five_games_in_a_thousand_are_cut_off(table: GameSpec) -> None:
    """Four steady bots, in every edition, ruleset, mode and option."""
    simulation = Simulation(table, STEADY, "cap")
    capped = sum(not game.ended for game in simulate(simulation, GAMES))
    assert capped < 5 * GAMES / 1000


def test_the_command_prints_the_figures() -> None:
    words = "simulate --edition duel-masters --mode speed --options fight --players 3 --games 20 --seed 5 --json"
    run = CliRunner().invoke(app, words.split())
    assert run.exit_code == 0, run.output
    found = json.loads(run.output)
    assert {"games", "seconds", "games_per_second", "turns", "capped", "wins"} <= set(found)
    assert found["games"] == 20
    assert len(found["wins"]) == 3
    assert {"mean", "median"} <= set(found["turns"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--bots clever", "there is no bot 'clever'"),
        ("--players 3 --bots steady,random", "2 bots for 3 players"),
        ("--edition pokemon --players 7", "6 tokens"),
        ("--edition saint-seiya --mode timed", "timed"),
        ("--options fight", "fight"),
        ("--games 0", "--games"),
    ],
)
def test_bad_input_is_told_in_a_sentence(words: str, said: str) -> None:
    run = CliRunner().invoke(app, ["simulate", *words.split()])
    assert run.exit_code == 2
    assert said in re.sub(r"\x1b\[[0-9;]*m", "", run.output)
    assert "Traceback" not in run.output
