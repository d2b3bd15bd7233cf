"""Sweeps: values on the same dice, metrics of ours and of one's own, files, and what cannot be swept."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import Any

import polars as pl
import pytest
from scipy import stats
from typer.testing import CliRunner, Result

import casedepart as cd
from casedepart.cli import app
from casedepart.lab.metrics import Metric
from casedepart.lab.sweeps import corrected, figure, read_values
from casedepart.sim.comparison.differences import LESS, MORE, SIGNIFICANT

SHORT = ["--mode", "speed", "--players", "2", "--games", "8", "--cores", "1", "--seed", "s"]


def sweep(*words: str) -> Result:
    return CliRunner().invoke(app, ["sweep", *words], env={"COLUMNS": "200"})


@pytest.mark.parametrize(
    ("given", "name", "values"),
    [
        ("salary=0..400:100", "salary", ["0", "100", "200", "300", "400"]),
        ("players=2..4", "players", ["2", "3", "4"]),
        ("salary=50,0..20:10", "salary", ["50", "0", "10", "20"]),
        ("mode=standard,speed", "mode", ["standard", "speed"]),
        ({"salary": range(0, 200, 100)}, "salary", ["0", "100"]),
    ],
)
def test_values_are_spans_and_lists(given: str | dict[str, range], name: str, values: list[str]) -> None:
    assert read_values(given) == (name, values)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["salary"], "name=first..last:step"),
        (["salary=0..x"], "whole numbers"),
        (["salary=400..0"], "the last is at least the first"),
        (["salary=0..1000000"], "larger step"),
        (["salary=100"], "1 values"),
        (["salary=1,1"], "twice"),
        (["salery=1,2"], "salary"),
        (["salary=1,2", "--metric", "lenght"], "length"),
        (["salary=1,2", "--metric", "nowhere:much"], "no module 'nowhere'"),
        (["salary=1,2", "--out", "x.csv"], ".json, .parquet"),
        (["salary=1,2", "--plot", "x.gif"], ".svg, .png, .pdf"),
        (["with=none,jackpots"], "jackpot"),
    ],
)
def test_what_cannot_be_swept_is_told_before_anything_is_played(words: list[str], said: str) -> None:
    run = sweep(*words)
    assert run.exit_code == 2, run.output
    assert said in run.output
    assert "Traceback" not in run.output


def test_a_value_has_the_games_of_its_own_simulation_and_all_the_same_dice() -> None:
    found = cd.lab.sweep("salary=200,400", "length", mode="speed", players=2, games=8, seed="s", cores=1)
    alone = cd.lab.simulate(mode="speed", players=2, games=8, seed="s", cores=1, numbers={"salary": 400})
    frame = found.to_polars()
    assert frame.filter(pl.col("value") == 400)["turns"].to_list() == alone.to_polars()["turns"].to_list()
    first, second = found.summary()
    assert first["difference"] is None
    lengths = [frame.filter(pl.col("value") == value)["turns"] for value in (200, 400)]
    assert second["difference"] == pytest.approx((lengths[1] - lengths[0]).mean())


def test_house_rules_and_players_may_be_swept() -> None:
    found = cd.lab.sweep("with=none,jackpot,jackpot+speed-die", "length", players=2, games=3, cores=1)
    assert [row["value"] for row in found.summary()] == ["none", "jackpot", "jackpot+speed-die"]
    seats = cd.lab.sweep("players=2,3", "first_to_play", mode="speed", games=3, cores=1).to_polars()
    assert {len(worths) for worths in seats["worths"].to_list()} == {2, 3}


def test_a_metric_is_known_by_its_former_name_for_a_release() -> None:
    with pytest.warns(FutureWarning, match="first_seat is called first_to_play now"):
        found = cd.lab.sweep("salary=0,200", "first_seat", mode="speed", players=2, games=2, cores=1)
    assert [metric.name for metric in found.metrics] == ["first_to_play"]
    run = sweep("salary=200,400", "--metric", "length,last_seat", *SHORT, "--json")
    assert run.exit_code == 0, run.output
    assert "last_seat is called last_to_play now" in run.stderr
    assert {row["metric"] for row in json.loads(run.stdout)["figures"]} == {"length", "last_to_play"}


def test_a_metric_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text(
        dedent(
            """
            def richest(game):
                return max(game["worths"])

            def broken(game):
                return game["nothing"]
            """
        ),
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    run = sweep("salary=200,400", "--metric", "length,mine:richest", *SHORT, "--json")
    assert run.exit_code == 0, run.output
    figures = json.loads(run.stdout)["figures"]
    assert [row["metric"] for row in figures] == ["length", "mine:richest"] * 2
    failed = sweep("salary=200,400", "--metric", "mine:broken", *SHORT)
    assert failed.exit_code == 2
    assert "mine:broken: it failed on game 0: KeyError" in failed.output
    by_function = cd.lab.sweep(
        "salary=200,400", [lambda game: len(str(game["winners"]))], mode="speed", games=2, cores=1
    )
    assert len(by_function.summary()) == 2


def test_a_metric_of_ones_own_that_says_yes_or_no_is_a_share() -> None:
    def finished(game: dict[str, object]) -> bool:
        return bool(game["ended"])

    def seldom(game: dict[str, object]) -> bool | None:
        return None if game["game"] else False

    found = cd.lab.sweep(
        "salary=200,400", [finished, seldom, lambda game: 1], mode="speed", players=2, games=8, seed="s", cores=1
    )
    sure, once, number, *_ = found.found
    assert (sure.share, once.share, number.share) == (True, True, False)
    assert (sure.estimate.low, sure.estimate.high) == pytest.approx((0.6756, 1), abs=1e-4), "Wilson's"
    assert (once.estimate.low, once.estimate.high) == pytest.approx((0, 0.7935), abs=1e-4)
    assert found.to_polars()["finished"].to_list()[:2] == [1.0, 1.0]


def part(at: int) -> Callable[[Any], float]:
    """A figure of a game that is a list of them."""
    return lambda game: float(game[at])


def false_findings(runs: int) -> tuple[int, int]:
    """In how many sweeps of nine values and three metrics that change nothing an interval, or a verdict, says more."""
    metrics = [Metric(name, part(at)) for at, name in enumerate("abc")]
    apart, told = 0, 0
    for seed in range(runs):
        luck = random.Random(seed)
        played: Any = [[[luck.gauss() for _ in metrics] for _ in range(40)] for _ in range(9)]
        found = corrected([figure(one, str(at), at, played) for at in range(9) for one in metrics])
        gaps = [one.difference for one in found if one.difference is not None]
        apart += any(not gap.low <= 0 <= gap.high for gap in gaps)
        told += any(one.verdict in (MORE, LESS) for one in found)
    return apart, told


def test_a_sweep_that_changes_nothing_seldom_finds_a_difference() -> None:
    apart, told = false_findings(100)
    assert apart > 40, "each interval is that of its figure alone"
    assert told <= stats.binom.ppf(0.999, 100, SIGNIFICANT)


def test_a_difference_of_a_sweep_has_its_verdict() -> None:
    found = cd.lab.sweep("salary=0,2000", "length", mode="speed", players=2, games=40, seed="s", cores=1)
    first, second = found.summary()
    assert (first["verdict"], second["verdict"]) == (None, "more")
    assert second["p_value"] == second["p_value_holm"]
    assert "One figure differs by more than noise: turns (2000)." in str(found)


@pytest.mark.parametrize(("lang", "said"), [("en", "same dice"), ("fr", "mêmes dés")])
def test_the_table_is_shown_and_files_are_written(lang: str, said: str, tmp_path: Path) -> None:
    plot, rows, figures = tmp_path / "sweep.png", tmp_path / "sweep.parquet", tmp_path / "sweep.json"
    run = sweep("salary=200,400", *SHORT, "--lang", lang, "--plot", str(plot), "--out", str(rows))
    assert run.exit_code == 0, run.output
    assert said in run.output
    assert plot.stat().st_size > 2000
    assert pl.read_parquet(rows).height == 16
    told = json.loads(pl.read_parquet_metadata(rows)["casedepart"])
    assert told["sweep"] == {"salary": ["200", "400"]}
    assert told["command"].startswith("casedepart sweep salary=200,400 --metric length,first_to_play")
    assert sweep("salary=200,400", *SHORT, "--out", str(figures)).exit_code == 0
    assert json.loads(figures.read_text(encoding="utf-8"))["provenance"]["seed"] == "s"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_in_a_pipe_every_metric_has_its_value_beside_it(lang: str) -> None:
    words = ["salary=0,200", "--metric", "length,first_to_play,winner_worth,trades", *SHORT, "--lang", lang]
    run = CliRunner().invoke(app, ["sweep", *words], env={"COLUMNS": "80"})
    assert run.exit_code == 0, run.output
    assert run.output.count("salary ") == run.output.count("│ 200 ") == 4
    assert "…" not in run.output
