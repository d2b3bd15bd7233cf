"""A Dask cluster plays the same games as this machine, and counts each once even if a worker is killed."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

import casedepart
from casedepart.cli import app
from casedepart.editions import GameSpec
from casedepart.sim import Cores, Simulation, simulate
from casedepart.sim.cluster import Cluster
from casedepart.sim.executors import ExecutorError
from casedepart.sim.games import Played
from casedepart.sim.kept.parquet import read_games
from casedepart.sim.pieces import pieces_of, play_piece
from tests.sim.dask_cluster import Marked, Processes, cluster, play_marked, unfinished_by

SETTING = Simulation(GameSpec("classic", mode="speed"), ("steady",) * 3, "dask")
GAMES = 1200 if casedepart.COMPILED else 96
PIECE = GAMES // 24


@pytest.fixture(scope="module")
def started() -> Iterator[Processes]:
    with cluster(workers=2) as running:
        yield running


@pytest.fixture
def processes(started: Processes) -> Processes:
    """A cluster of two workers, whatever a test before has done to it."""
    started.start_workers(2)
    return started


@pytest.fixture(scope="module")
def here() -> list[Played]:
    """The games as this machine plays them."""
    return simulate(SETTING, GAMES, Cores(1))


def test_a_cluster_plays_the_same_games(processes: Processes, here: list[Played]) -> None:
    told: list[int] = []
    there = simulate(SETTING, GAMES, Cluster(processes.address), told.append, size=PIECE + 1)
    assert there == here
    assert sum(told) == GAMES


def test_the_command_keeps_what_a_cluster_plays(processes: Processes, here: list[Played], tmp_path: Path) -> None:
    words = f"simulate --mode speed --players 3 --seed dask --games {GAMES} --cluster {processes.address}"
    run = CliRunner().invoke(app, [*words.split(), "--out", str(tmp_path / "games.parquet"), "--json"])
    assert run.exit_code == 0, run.output
    assert json.loads(run.output)["games"] == GAMES
    assert read_games(tmp_path / "games.parquet") == here


@pytest.mark.parametrize(
    "words",
    [
        "tournament --mode speed --bots random,steady,steady --games 50",
        "compare --mode speed --players 3 --bots steady --games 30 --b cash=6000",
    ],
)
def test_other_commands_find_the_same_on_a_cluster(processes: Processes, words: str) -> None:
    here, there = (
        CliRunner().invoke(app, [*words.split(), *where, "--seed", "dask", "--json"])
        for where in (["--cores", "1"], ["--cluster", processes.address])
    )
    assert there.exit_code == 0, there.output
    assert json.loads(there.output) == json.loads(here.output)


def test_a_bot_that_fails_at_a_worker_is_told_in_a_sentence(processes: Processes) -> None:
    words = f"tournament --bots tests.testing.broken:Quitter,steady --games 2 --cluster {processes.address}"
    failed = CliRunner().invoke(app, words.split())
    assert failed.exit_code == 2, failed.output
    assert "game 0 of seed 1 broke off: " in failed.output


def test_a_worker_killed_at_work_costs_no_game_and_counts_none_twice(
    processes: Processes, here: list[Played], tmp_path: Path
) -> None:
    pieces = [Marked(piece, str(tmp_path)) for piece in pieces_of(SETTING, GAMES, PIECE)]
    came: list[int] = []
    found: list[Played] = []
    lost: list[str] = []
    killed, survivor = (worker.pid for worker in processes.workers)
    with closing(Cluster(processes.address).run(play_marked, pieces)) as results:
        for place, games in results:
            if not came:
                lost = processes.kill_at_work(0, tmp_path)
            came.append(place)
            found += games
    assert sorted(came) == list(range(len(pieces)))
    assert sorted(found, key=lambda game: game.number) == here
    assert lost
    assert unfinished_by(tmp_path, killed) == lost
    assert all((tmp_path / f"{first}.{survivor}.done").exists() for first in lost)


def test_who_leaves_early_leaves_no_work_behind(processes: Processes, tmp_path: Path) -> None:
    pieces = [Marked(piece, str(tmp_path)) for piece in pieces_of(SETTING, 50 * GAMES, PIECE)]
    with closing(Cluster(processes.address).run(play_marked, pieces)) as results:
        next(results)
    assert len(list(tmp_path.glob("*.done"))) < len(pieces) / 2
    assert len(simulate(SETTING, 2, Cluster(processes.address))) == 2


def test_a_scheduler_that_is_not_there_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("casedepart.sim.cluster.PATIENCE", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with pytest.raises(ExecutorError, match=f"no Dask scheduler answers at tcp://127.0.0.1:{port}"):
        simulate(SETTING, 2, Cluster(f"tcp://127.0.0.1:{port}"))


def test_a_cluster_without_workers_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("casedepart.sim.cluster.PATIENCE", 2)
    with cluster(workers=0) as empty, pytest.raises(ExecutorError, match="has no worker"):
        simulate(SETTING, 2, Cluster(empty.address))


def test_a_worker_of_another_build_is_told_in_a_sentence(processes: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(casedepart, "rules_fingerprint", lambda: "fedcba9876543210")
    with pytest.raises(
        ExecutorError, match=r"here it is .* \(rules fedcba9876543210, bots .*: install the same build"
    ) as said:
        next(Cluster(processes.address).run(play_piece, pieces_of(SETTING, 10)))
    assert f"has casedepart {casedepart.__version__} (rules " in str(said.value)
