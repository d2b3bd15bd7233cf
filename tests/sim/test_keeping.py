"""Runs that are kept: stopped, killed or gone on with, the result is that of a run that nothing disturbed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

import casedepart
from casedepart.editions import GameSpec
from casedepart.sim import Cores, Simulation, simulate, sum_up
from casedepart.sim.games import Played
from casedepart.sim.kept.folder import Folder, FolderError, RunPlan
from casedepart.sim.kept.parquet import read_games
from casedepart.sim.kept.rows import GAMES, KINDS, PAYMENTS, TURNS
from casedepart.sim.kept.run import kept_games as kept_run
from casedepart.sim.kept.run import play_into
from casedepart.sim.pieces import pieces_of, play_rows
from tests.server.descent import runs
from tests.waiting import holds, wait_until

SETTING = Simulation(GameSpec("classic", mode="speed"), ("steady",) * 2, "kept")
MANY = 500 if casedepart.COMPILED else 80
"""Games of a run that there is time to stop in the middle."""
PATIENCE = 240.0


def told(done: int) -> None:
    """Progress that nobody looks at."""


def kept_games(folder: Path) -> list[Played]:
    return [game for file in sorted((folder / GAMES).glob("*.parquet")) for game in read_games(file)]


def table(folder: Path, kind: str) -> pl.DataFrame:
    return pl.read_parquet(sorted((folder / kind).glob("*.parquet")))


def command(folder: Path) -> list[str]:
    words = f"simulate --mode speed --players 2 --seed kept --games {MANY} --cores 2 --rows games,turns --json"
    return [sys.executable, "-m", "casedepart", *words.split(), "--out", str(folder)]


@contextmanager
def started(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A run in a process, and a group, of its own."""
    run = subprocess.Popen(
        command(folder), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        yield run
    finally:
        with suppress(ProcessLookupError):
            os.killpg(run.pid, signal.SIGKILL)
        run.communicate(timeout=PATIENCE)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The run that nothing disturbed."""
    folder = tmp_path_factory.mktemp("whole")
    play_into(folder, RunPlan(SETTING, MANY, (GAMES, TURNS)), Cores(2, fresh=True), told)
    return folder


def until_pieces(folder: Path, count: int) -> None:
    """Wait until a run has kept so many pieces."""
    wait_until(lambda: len(list((folder / GAMES).glob("*.parquet"))) >= count, PATIENCE)


def goes(process: int) -> bool:
    """Does a process go away by itself?"""
    return holds(lambda: not runs(process), PATIENCE)


def test_any_size_of_pieces_on_any_number_of_cores_keeps_the_same_rows(tmp_path: Path) -> None:
    plan = RunPlan(SETTING, 24, KINDS)
    play_into(tmp_path / "one", plan, Cores(1), told)
    play_into(tmp_path / "two", plan, Cores(2, fresh=True), told)
    for kind in KINDS:
        assert table(tmp_path / "one", kind).equals(table(tmp_path / "two", kind))
    odd = [play_rows(piece) for piece in pieces_of(SETTING, 24, 7, KINDS)]
    for kind in KINDS:
        assert table(tmp_path / "one", kind).equals(pl.concat([pl.read_parquet(batch.files[kind]) for batch in odd]))


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    plan = RunPlan(SETTING, 45)
    first = play_into(tmp_path, plan, Cores(1), told)
    marks = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*.parquet")}
    (tmp_path / GAMES / "000000020.parquet").unlink()
    counted: list[int] = []
    again = play_into(tmp_path, plan, Cores(1), counted.append)
    assert again.timed == 20
    assert sum(counted) == 45
    untouched = {file for file in marks if file.stat().st_mtime_ns == marks[file]}
    assert len(untouched) == len(marks) - 1
    untimed = {"seconds": 0, "games_per_second": 0}
    assert {**again.as_json(), **untimed} == {**first.as_json(), **untimed}


def test_a_piece_counts_only_once_its_games_are_there(tmp_path: Path) -> None:
    """Its other rows come first: whoever stops between the two plays it again, whole."""
    folder = Folder(tmp_path, RunPlan(SETTING, 20, (GAMES, TURNS)))
    [piece] = folder.missing()
    batch = play_rows(piece)
    games = batch.files.pop(GAMES)
    folder.keep(piece, batch)
    assert folder.missing() == [piece]
    folder.keep(piece, type(batch)(batch.games, {GAMES: games}))
    assert folder.missing() == []


def test_a_run_that_is_killed_goes_on_where_it_was(tmp_path: Path, whole: Path) -> None:
    with started(tmp_path) as run:
        until_pieces(tmp_path, 1)
        children = [int(child) for child in Path(f"/proc/{run.pid}/task/{run.pid}/children").read_text().split()]
        run.kill()
        run.wait(PATIENCE)
        assert run.returncode == -signal.SIGKILL
        assert children
        assert all(goes(child) for child in children)
    before = len(kept_games(tmp_path))
    assert 0 < before < MANY
    again = subprocess.run(command(tmp_path), capture_output=True, text=True, timeout=PATIENCE)
    assert again.returncode == 0, again.stderr
    for kind in (GAMES, TURNS):
        assert table(tmp_path, kind).equals(table(whole, kind))
    found, expected = json.loads(again.stdout), sum_up(SETTING, kept_games(whole)).as_json()
    assert (found.pop("timed_turns"), found.pop("provenance")["seed"]) == (160, "kept")
    assert {**found, "seconds": 0, "games_per_second": None} == {**expected, "seconds": 0}


def test_ctrl_c_leaves_whole_pieces_and_says_how_to_go_on(tmp_path: Path, whole: Path) -> None:
    with started(tmp_path) as run:
        until_pieces(tmp_path, 1)
        os.killpg(run.pid, signal.SIGINT)
        said = run.communicate(timeout=PATIENCE)[1]
    assert run.returncode == 130
    assert "the same command goes on from there" in said
    assert "Traceback" not in said
    undisturbed = {game.number: game for game in kept_games(whole)}
    kept = kept_games(tmp_path)
    assert 0 < len(kept) < MANY
    assert all(undisturbed[game.number] == game for game in kept)


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (RunPlan(SETTING, 40), "games is 50 there, 40 now"),
        (RunPlan(SETTING, 50, (GAMES, PAYMENTS)), "rows is games there, games,payments now"),
        (
            RunPlan(Simulation(GameSpec("pokemon", mode="speed"), ("steady",) * 2, "kept"), 50),
            "edition is classic there, pokemon",
        ),
        (
            RunPlan(Simulation(GameSpec("classic", mode="speed"), ("steady", "random"), "kept"), 50),
            "bots is steady,steady there",
        ),
        (RunPlan(Simulation(GameSpec("classic", mode="speed"), ("steady",) * 2, "2"), 50), "seed is kept there, 2 now"),
    ],
)
def test_another_run_is_refused_with_what_differs(other: RunPlan, said: str, tmp_path: Path) -> None:
    Folder(tmp_path, RunPlan(SETTING, 50))
    with pytest.raises(FolderError, match=said):
        Folder(tmp_path, other)


def test_a_folder_with_other_things_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("mine")
    with pytest.raises(FolderError, match="holds other things"):
        Folder(tmp_path, RunPlan(SETTING, 50))
    assert [file.name for file in tmp_path.iterdir()] == ["letters.txt"]


def test_a_plan_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "run.json").write_text("{")
    with pytest.raises(FolderError, match=r"run\.json cannot be read"):
        Folder(tmp_path, RunPlan(SETTING, 50))


def test_one_file_holds_all_games_and_is_not_played_twice(tmp_path: Path) -> None:
    file, plan = tmp_path / "games.parquet", RunPlan(SETTING, 45)
    play_into(file, plan, Cores(1), told)
    assert [entry.name for entry in tmp_path.iterdir()] == ["games.parquet"]
    assert read_games(file) == simulate(SETTING, 45)
    again = play_into(file, plan, Cores(1), told)
    assert (again.games, again.timed) == (45, 0)
    with pytest.raises(FolderError, match="games is 45 there, 44 now"):
        play_into(file, RunPlan(SETTING, 44), Cores(1), told)


def test_a_run_is_made_longer_and_plays_only_the_rest(tmp_path: Path) -> None:
    for place, again in ((tmp_path / "games.parquet", 25), (tmp_path / "folder", 25)):
        play_into(place, RunPlan(SETTING, 45), Cores(1), told)
        longer = play_into(place, RunPlan(SETTING, 65), Cores(1), told)
        assert (longer.games, longer.timed) == (65, again), "the piece that was not whole is played again"
        assert kept_run(place) == simulate(SETTING, 65)
        assert play_into(place, RunPlan(SETTING, 65), Cores(1), told).timed == 0


def test_a_longer_run_that_is_stopped_goes_on(tmp_path: Path) -> None:
    play_into(tmp_path, RunPlan(SETTING, 45), Cores(1), told)
    folder = Folder(tmp_path, RunPlan(SETTING, 65))
    assert [piece.first for piece in folder.missing()] == [40, 60]
    assert json.loads((tmp_path / "run.json").read_text())["games"] == 65
    assert play_into(tmp_path, RunPlan(SETTING, 65), Cores(1), told).games == 65


def test_every_file_carries_its_provenance(tmp_path: Path) -> None:
    play_into(tmp_path, RunPlan(SETTING, 20, (GAMES, PAYMENTS), "casedepart simulate"), Cores(1), told)
    for file in tmp_path.rglob("*.parquet"):
        note = json.loads(pl.read_parquet_metadata(file)["casedepart"])
        assert (note["edition"], note["seed"], note["command"]) == ("classic", "kept", "casedepart simulate")
        assert note["rules"] == casedepart.rules_fingerprint()


def test_a_file_that_is_no_run_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "mine.parquet"
    pl.DataFrame({"a": [1]}).write_parquet(file)
    with pytest.raises(FolderError, match="is no run of casedepart"):
        play_into(file, RunPlan(SETTING, 50), Cores(1), told)
    assert pl.read_parquet(file).columns == ["a"]


def test_one_file_takes_games_alone(tmp_path: Path) -> None:
    with pytest.raises(FolderError, match="name a folder for other rows"):
        play_into(tmp_path / "turns.parquet", RunPlan(SETTING, 50, (GAMES, TURNS)), Cores(1), told)


def test_games_that_are_compared_are_spread_over_the_whole_run(tmp_path: Path) -> None:
    play_into(tmp_path, RunPlan(SETTING, 60), Cores(1), told)
    folder = Folder(tmp_path, RunPlan(SETTING, 60))
    numbers = [game.number for game in folder.some_games()]
    assert len(numbers) >= 20 and numbers[0] == 0 and numbers[-1] == 59
    assert numbers == sorted(set(numbers))


def test_a_run_is_known_by_what_its_edition_says(tmp_path: Path) -> None:
    for name in ("a.toml", "b.toml"):
        (tmp_path / name).write_text('extends = "classic"\n[choices]\nsalary = 300\n')
        simulation = Simulation(GameSpec(str(tmp_path / name), mode="speed"), ("steady",) * 2, "kept")
        assert play_into(tmp_path / "run", RunPlan(simulation, 20), Cores(1), told).games == 20
    (tmp_path / "b.toml").write_text('extends = "classic"\n[choices]\nsalary = 301\n')
    with pytest.raises(FolderError, match="plays is "):
        play_into(tmp_path / "run", RunPlan(replace(simulation, spec=replace(simulation.spec)), 20), Cores(1), told)
