"""`python -m bench.load` with few tables: what it counts, not how fast it is."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from typer.testing import CliRunner

from bench.load.__main__ import COMMAND
from tests.serving import Serving

FIGURES = {
    "mode",
    "tables",
    "connections",
    "seconds",
    "store",
    "compiled",
    "moves",
    "moves_per_second",
    "p50_ms",
    "p99_ms",
    "max_ms",
    "lost",
    "doubled",
    "refused",
    "stale",
    "errors",
    "stuck",
    "workers",
    "kb_per_table",
    "server_cpu",
    "server_ms_per_move",
    "client_cpu",
}


def bench(*options: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    command = [sys.executable, "-m", "bench.load", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=600)


def figures(*options: str) -> Any:
    """The figures that it prints, once it has gone well."""
    run = bench(*options, "--json")
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that runs: one that the command starts itself has everything to load."""
    folder = tmp_path_factory.mktemp("load")
    serving = Serving(str(folder / "tables.sqlite"), folder / "log", "--no-limits")
    yield serving.address
    assert serving.stop() == 0
    assert serving.troubles() == []


def assert_nothing_went_wrong(found: dict[str, Any]) -> None:
    assert (found["lost"], found["doubled"], found["refused"], found["stuck"]) == (0, 0, 0, 0)
    assert found["errors"] == {}


def test_devices_take_part_and_no_acknowledged_move_is_lost(running: str) -> None:
    found = figures("--server", running, "--tables", "2", "--seconds", "3", "--fast", "--devices")
    assert found["moves"] > 10, "past the first roll call"
    assert_nothing_went_wrong(found)


def test_ten_tables_play_and_no_acknowledged_move_is_lost() -> None:
    found = figures("--tables", "10", "--seconds", "2")
    assert set(found) == FIGURES
    assert_nothing_went_wrong(found)
    assert (found["mode"], found["tables"], found["connections"], found["store"]) == ("paced", 10, 40, "sqlite")
    assert 0 < found["moves"] <= 20
    assert 0 < found["p50_ms"] <= found["p99_ms"] <= found["max_ms"]


@pytest.mark.long
def test_as_fast_as_it_can_is_told_beside_the_engine() -> None:
    found = figures("--tables", "2", "--seconds", "1", "--fast")
    assert set(found) == FIGURES | {"engine_moves_per_second", "ratio"}
    assert_nothing_went_wrong(found)
    assert found["moves"] > 0
    assert found["ratio"] == pytest.approx(found["moves_per_second"] / found["engine_moves_per_second"], abs=0.001)


@pytest.mark.long
def test_workers_are_compared_side_by_side(postgresql: str) -> None:
    one, two = figures("--db", postgresql, "--tables", "4", "--seconds", "1", "--workers", "1,2")
    assert (one["workers"], two["workers"], one["times"]) == (1, 2, 1.0)
    for found in (one, two):
        assert (found["lost"], found["doubled"], found["errors"]) == (0, 0, {})
        assert found["moves_per_second"] > 0 and found["moves_per_server_second"] > 0


@pytest.mark.long
def test_only_tables_that_are_played_at_are_in_memory() -> None:
    found = figures("--stored", "30", "--active", "3", "--seconds", "1")
    assert_nothing_went_wrong(found)
    assert (found["stored"], found["tables"], found["came_back"]) == (30, 3, 20)
    assert (found["loaded"]["stored"], found["loaded"]["active"], found["loaded"]["idle"]) == (0, 3, 0)


def test_a_person_sees_a_table_of_figures(running: str) -> None:
    run = bench("--server", running, "--tables", "1", "--seconds", "1")
    assert run.returncode == 0, run.stderr
    assert "moves acknowledged" in run.stdout
    assert "lost" in run.stdout


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--server", "127.0.0.1:8080"], "is no address"),
        (["--server", "http://127.0.0.1:9", "--db", "x.db"], "Leave --db or --server out"),
        (["--stored", "5", "--active", "6"], "no more than 5"),
        (["--workers", "2"], "need PostgreSQL"),
        (["--workers", "1,many"], "is no list of numbers"),
        (["--workers", "0"], "is no list of numbers"),
        (["--workers", "1,2", "--server", "http://127.0.0.1:9"], "Leave --workers or --server out"),
    ],
)
def test_what_cannot_be_measured_is_told_in_a_sentence(options: list[str], words: str) -> None:
    assert_told(options, words)


def test_a_server_that_does_not_start_is_told_in_a_sentence() -> None:
    assert_told(["--db", "/nowhere/at/all.db"], "did not start")


def assert_told(options: list[str], words: str) -> None:
    """The command says so and ends, in this process, which has loaded all that it needs."""
    run = CliRunner().invoke(COMMAND, [*options, "--seconds", "1"])
    assert run.exit_code == 2 and isinstance(run.exception, SystemExit)
    assert words in run.stderr


def test_a_server_that_cannot_be_talked_to_is_told_in_a_sentence() -> None:
    run = bench("--server", "http://127.0.0.1:9", "--seconds", "1")
    assert run.returncode == 2
    assert "does not answer" in run.stderr
    assert "Traceback" not in run.stderr
