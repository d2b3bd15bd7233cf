"""Figures in tables: whole, however narrow the terminal, and titles that count rightly."""

from __future__ import annotations

import pytest
from rich.console import Console

from casedepart.cli.figures import figures_table, show_table
from casedepart.editions import GameSpec
from casedepart.lab.numbers import games_title
from casedepart.lab.result import FigureTable
from casedepart.sim import Simulation

INTERVAL = "−10.42 to 123.62"


def test_words_break_and_figures_do_not() -> None:
    console = Console(width=60, record=True, file=None, force_terminal=False)
    rows = [["a_module_with_a_long_name:AndALongClass", "1,234.5", INTERVAL, "100"], ["steady", "0.0", "", "7"]]
    with console.capture() as shown:
        console.print(figures_table("title", ["bot", "won by a seat", "95 % interval", "n"], rows))
    lines = shown.get().splitlines()
    assert max(len(line) for line in lines) <= 60
    assert "…" not in shown.get()
    assert all(any(cell in line for line in lines) for cell in (INTERVAL, "1,234.5", "100"))


def swept(metrics: int) -> FigureTable:
    headings = ["salary", *(head for at in range(metrics) for head in (f"metric {at}", "95 % interval", "difference"))]
    figures = [cell for at in range(metrics) for cell in (f"{at}56.1", f"{at}21.0–{at}91.2", f"+{at}36.4 ({INTERVAL})")]
    return FigureTable("title", headings, [["0", *figures], ["200", *figures]], ["remark"], together=3)


@pytest.mark.parametrize("width", ["40", "80", "400"])
@pytest.mark.parametrize("metrics", [1, 2, 4])
def test_figures_and_what_they_belong_to_stay_whole_on_any_screen(
    width: str, metrics: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    table = swept(metrics)
    show_table(table)
    shown = capsys.readouterr().out
    assert "…" not in shown
    assert all(cell in shown for row in table.rows for cell in row)
    blocks = 1 if width == "400" else metrics
    assert shown.count("salary") == shown.count("│ 200 ") == blocks
    assert (shown.count("title"), shown.count("remark")) == (1, 1)


@pytest.mark.parametrize(
    ("lang", "games", "said"),
    [
        ("en", 1, "classic, speed: one game, seed 4"),
        ("en", 2000, "classic, speed: 2,000 games, seed 4"),
        ("fr", 1, "classic, rapide\u00a0: une partie, graine 4"),
        ("fr", 2000, "classic, rapide\u00a0: 2\u202f000 parties, graine 4"),
    ],
)
def test_a_title_counts_games_as_one_says_it(lang: str, games: int, said: str) -> None:
    simulation = Simulation(GameSpec("classic", mode="speed"), ("steady", "steady"), "4")
    assert games_title(simulation, games, lang) == said
