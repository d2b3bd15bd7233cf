"""Work on all cores: every piece once, and none begun after the one who waits has left."""

from __future__ import annotations

import multiprocessing
import time
from contextlib import closing
from pathlib import Path

import pytest

from casedepart.sim.executors import on_all_cores


def leave_a_mark(file: str) -> str:
    """A piece of work that can be seen to have been done."""
    Path(file).touch()
    time.sleep(0.005)
    return file


@pytest.mark.parametrize("cores", [1, 2])
def test_every_piece_is_done_once_and_knows_its_place(cores: int, tmp_path: Path) -> None:
    files = [str(tmp_path / f"{number}") for number in range(30)]
    found = dict(on_all_cores(leave_a_mark, files, cores))
    assert [found[place] for place in range(30)] == files


@pytest.mark.parametrize("cores", [1, 2])
def test_who_leaves_early_does_not_wait_for_the_rest(cores: int, tmp_path: Path) -> None:
    files = [str(tmp_path / f"{number}") for number in range(2000)]
    with closing(on_all_cores(leave_a_mark, files, cores)) as results:
        next(results)
    assert len(list(tmp_path.iterdir())) < 1000


def wait_long(file: str) -> str:
    """A piece of work that takes longer than anyone waits, but for the first."""
    Path(file).touch()
    time.sleep(0 if file.endswith("first") else 120)
    return file


@pytest.mark.parametrize("fresh", [False, True])
def test_who_leaves_early_does_not_wait_for_a_piece_that_takes_long(fresh: bool, tmp_path: Path) -> None:
    files = [str(tmp_path / name) for name in ("first", "second", "third")]
    with closing(on_all_cores(wait_long, files, 2, fresh)) as results:
        assert next(results) == (0, files[0])
        began = time.monotonic()
    assert time.monotonic() - began < 100
    assert multiprocessing.active_children() == []
