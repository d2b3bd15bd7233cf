"""`casedepart simulate`: figures in both languages, tables that are kept, and a game told with its reasons."""

from __future__ import annotations

import json
import re
from pathlib import Path
from textwrap import dedent

import pytest
from typer.testing import CliRunner, Result

from casedepart.cli import app
from casedepart.editions import GameSpec
from casedepart.sim import Simulation, simulate, sum_up
from casedepart.sim.kept.parquet import read_games
from casedepart.sim.libraries import cure

SHORT = "--mode speed --players 2 --games 30 --cores 1 --seed shown"
SETTING = Simulation(GameSpec("classic", mode="speed"), ("steady",) * 2, "shown")


def run(words: str, *more: str) -> Result:
    return CliRunner().invoke(app, ["simulate", *words.split(), *more], env={"COLUMNS": "120"})


def test_the_figures_have_their_intervals() -> None:
    found = json.loads(run(f"{SHORT} --json").output)
    expected = json.loads(json.dumps(sum_up(SETTING, simulate(SETTING, 30)).as_json()))
    for figure in ("games", "turns", "capped", "capped_share", "wins", "seats", "bots", "trades", "bankruptcies"):
        assert found[figure] == expected[figure]
    low, high = found["seats"][0]["interval"]
    assert 0 < low < found["seats"][0]["value"] < high < 1
    assert found["turns"]["mean_interval"][0] < found["turns"]["mean"] < found["turns"]["mean_interval"][1]
    assert set(found["turns"]["quantiles"]) == {"0.05", "0.25", "0.75", "0.95"}


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "95 % interval",
                "turns, median",
                "trades a game",
                "seat 1 (random) won",
                "steady won in each of its 2 seats",
            ],
        ),
        (
            "fr",
            [
                "intervalle à 95\u202f%",
                "tours, médiane",
                "échanges par partie",
                "\u00a0: victoires de chacune de ses 2 places",
            ],
        ),
    ],
)
def test_the_table_speaks_both_languages(lang: str, said: list[str]) -> None:
    shown = run(f"--mode speed --players 3 --bots random,steady,steady --games 10 --cores 1 --lang {lang}")
    assert shown.exit_code == 0, shown.output
    assert [words for words in said if words not in shown.output] == []


def test_one_game_alone_shows_that_its_reach_is_unknown() -> None:
    assert "unknown" in run("--mode speed --players 2 --games 1 --lang en").output


def test_what_is_kept_can_be_gone_on_with(tmp_path: Path) -> None:
    first = run(f"{SHORT} --json --rows payments --out", str(tmp_path))
    assert first.exit_code == 0, first.output
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["games", "payments", "run.json"]
    [half] = (tmp_path / "games").glob("000000020.parquet")
    half.unlink()
    second = run(f"{SHORT} --json --rows games,payments --out", str(tmp_path))
    figures = [{**json.loads(shown.output), "seconds": 0, "games_per_second": 0} for shown in (first, second)]
    assert figures[0] == figures[1]
    kept = [game for file in sorted((tmp_path / "games").iterdir()) for game in read_games(file)]
    assert kept == simulate(SETTING, 30)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--rows coins --out x", "there are rows of games, turns, payments"),
        ("--rows turns", "say where with --out"),
        ("--cores 2 --cluster tcp://127.0.0.1:1", "give one of the two"),
        ("--tell -1", "--tell"),
    ],
)
def test_what_does_not_go_together_is_told(words: str, said: str) -> None:
    refused = run(words)
    assert refused.exit_code == 2
    assert said in re.sub(r"\x1b\[[0-9;]*m", "", refused.output)


def test_another_run_in_the_same_place_is_refused_with_what_differs(tmp_path: Path) -> None:
    run(f"{SHORT} --out", str(tmp_path))
    refused = run(f"{SHORT} --seed other --out", str(tmp_path))
    assert refused.exit_code == 2
    assert "seed is shown there, other now" in refused.output


@pytest.mark.parametrize(
    ("words", "module", "extra"),
    [
        ("--out x", "polars", "lab"),
        ("--cluster tcp://127.0.0.1:1", "distributed", "cluster"),
    ],
)
def test_what_is_not_installed_is_told_with_the_cure(
    words: str, module: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("casedepart.sim.libraries.find_spec", lambda name: None if name == module else object())
    refused = run(words)
    assert refused.exit_code == 2
    assert f"needs {module}" in refused.output
    assert cure(extra) in refused.output


@pytest.mark.parametrize(
    ("lang", "begins", "ends"),
    [("en", "steady 1 starts. [S6]", "has won."), ("fr", "steady 1 commence. [S6]", "gagne la partie.")],
)
def test_a_game_of_the_run_is_told_to_its_end(lang: str, begins: str, ends: str) -> None:
    number = next(game.number for game in simulate(SETTING, 10) if game.starter == 0)
    told = run(f"{SHORT} --lang {lang} --tell {number}")
    assert told.exit_code == 0, told.output
    assert begins in told.output
    turns = re.findall(r"^(?:Turn|Tour) (\d+)", told.output, re.MULTILINE)
    played = simulate(SETTING, number + 1)[number]
    assert [int(turn) for turn in turns] == list(range(1, played.turns + 1))
    assert told.output.count("[K3]") >= 1
    assert ends in told.output.strip().splitlines()[-1]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_answer_is_told_with_its_reason(lang: str) -> None:
    told = run(f"--mode speed --players 2 --bots shrewd --tell 0 --lang {lang}")
    assert told.exit_code == 0, told.output
    answers = re.findall(r"^  shrewd [12]\u00a0?: .*$", told.output, re.MULTILINE)
    assert len(answers) > 50
    assert [answer for answer in answers if not re.search(r"\S — .*\w", answer)] == []


@pytest.mark.parametrize("more", ["--json", "--rows turns --out kept", "--tell 0"])
def test_a_bot_that_fails_is_told_with_its_game(more: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = """
        from casedepart.bots import Bot

        class Lost(Bot):
            def answer(self, game, seat):
                raise RuntimeError("no idea")
    """
    (tmp_path / "lost_bot.py").write_text(dedent(code))
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    failed = run(f"--bots lost_bot:Lost --games 3 --cores 1 --seed x {more}")
    assert failed.exit_code == 2
    assert "game 0 of seed x broke off: RuntimeError: no idea" in failed.output
    assert "--players 4 --bots lost_bot:Lost --seed x --tell 0" in failed.output
    assert "Traceback" not in failed.output


def test_a_piece_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    run(f"{SHORT} --out", str(tmp_path))
    (tmp_path / "games" / "000000020.parquet").write_bytes(b"nothing")
    told = run(f"{SHORT} --out", str(tmp_path))
    assert told.exit_code == 2
    assert "000000020.parquet cannot be read: take it away" in told.output.replace("\n", "")
