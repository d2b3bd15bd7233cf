"""The command: it writes what it is asked for, says what is wrong, and stops when told to."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from casedepart.cli import app
from casedepart.editions import catalogue
from casedepart.sim import Cores
from casedepart.study.catalogue import study_all, write_all
from casedepart.study.lengths import cells
from casedepart.study.overview import overview
from casedepart.study.plan import StudyPlan
from tests.study.reading import Report
from tests.waiting import PATIENCE, wait_until

SMALL = ["--games", "6", "--bots", "steady", "--cores", "1"]


def run(*words: str) -> tuple[int, str]:
    found = CliRunner().invoke(app, ["study", *words])
    return found.exit_code, found.output


def test_a_report_is_written(tmp_path: Path) -> None:
    out = tmp_path / "new" / "report.html"
    code, said = run("saint-seiya", *SMALL, "--no-vary", "--pace", "45", "--lang", "fr", "--out", str(out))
    assert code == 0, said
    assert str(out) in said
    report = out.read_text(encoding="utf-8")
    assert "45 secondes par tour" in report
    assert Report(report).faults == []


def test_several_editions_are_compared(tmp_path: Path) -> None:
    out = tmp_path / "both.html"
    code, said = run("classic", "pokemon", *SMALL, "--players", "3", "--lang", "en", "--out", str(out))
    assert code == 0, said
    assert "Editions compared" in out.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["atlantis"], "atlantis"),
        (["classic", "classic"], "named twice"),
        (["classic", "--bots", "genius"], "genius"),
        (["pokemon", "--players", "8"], "no more than 6 players"),
        (["classic", "--all", "somewhere"], "name no editions"),
        (["--lengths", "lengths.json"], "goes with --all"),
        (["--out", "/dev/null/report.html"], "cannot be written"),
        (["--cores", "1", "--cluster", "tcp://127.0.0.1:1"], "--cores"),
    ],
)
def test_what_is_wrong_is_told_before_anything_is_played(words: list[str], told: str) -> None:
    code, said = run(*words)
    assert code == 2
    assert told in said
    assert "Traceback" not in said


def test_the_same_seed_gives_the_same_report_on_any_number_of_cores(tmp_path: Path) -> None:
    reports = []
    for cores in ("1", "2"):
        out = tmp_path / f"{cores}.html"
        words = ["classic", "--games", "20", "--bots", "steady", "--no-vary", "--cores", cores, "--out", str(out)]
        assert run(*words)[0] == 0
        reports.append(out.read_text(encoding="utf-8"))
    assert reports[0] == reports[1]
    assert "casedepart study classic --games 20 --players 4 --bots steady --seed 1 --pace 30 --no-vary" in reports[0]


def test_ctrl_c_ends_it_without_a_word_too_many(tmp_path: Path) -> None:
    out = tmp_path / "never.html"
    words = [sys.executable, "-m", "casedepart", "study", "--games", "100000", "--bots", "steady", "--out", str(out)]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stderr=pipe, stdout=pipe, text=True, start_new_session=True) as started:
        wait_for_workers(started.pid)
        os.killpg(started.pid, signal.SIGINT)
        _, told = started.communicate(timeout=PATIENCE)
    assert started.returncode == 130
    assert told.strip().endswith("Stopped.")
    assert "Traceback" not in told
    assert not out.exists()


def wait_for_workers(pid: int) -> None:
    """Until there are processes that play the games."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    wait_until(lambda: bool(children.read_text()))


@pytest.mark.long
def test_the_whole_catalogue_is_studied_by_one_command(tmp_path: Path) -> None:
    plan = StudyPlan(games=4, vary_games=4, bots=("steady",) * 4, rolls=200)
    whole = study_all(plan, Cores(2))
    lengths = tmp_path / "lengths.json"
    written = write_all(whole, tmp_path / "studies", lengths, overview(whole))
    assert all(path.exists() for path in written)
    names = {path.name for path in written}
    assert {f"{name}{end}" for name in (*catalogue(), "comparison") for end in (".html", ".fr.html")} < names
    told = json.loads(lengths.read_text(encoding="utf-8"))
    assert sum(len(counts) for counts in told["lengths"].values()) == len(cells(plan))
    assert told["pace_seconds"] == 30
    said = (tmp_path / "studies" / "README.md").read_text(encoding="utf-8")
    assert said.count("\n5. ") == 2 * (len(catalogue()) + 1)
