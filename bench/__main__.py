"""`python -m bench`: the figures of the installed package and of the bare source, with what is asked of each."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from casedepart.cli.help.build import interpreted

ROOT = Path(__file__).resolve().parent.parent

WANTED = {
    "times_the_peer": ("games, times the best known Python simulator", {True: (20.0, 1), False: (1.5, 1)}),
    "games_a_second": ("games a second, four steady bots, one core", {}),
    "decisions_a_second": ("decisions a second", {}),
    "decisions_a_game": ("decisions a game", {}),
    "clone_in_decisions": ("a clone, in decisions", {True: (5.0, -1)}),
    "events_slowdown": ("with events on, times slower", {True: (2.0, -1), False: (2.0, -1)}),
    "live_bytes": ("bytes of a live game", {True: (3000.0, -1)}),
    "random_games_a_second": ("games a second, four random bots", {}),
    "shrewd_games_a_second": ("games a second, four shrewd bots", {}),
    "master_games_a_second": ("games a second, four masters that answer at once", {}),
    "shrewd_in_steady_games": ("a game of shrewd bots, in games of steady ones", {}),
    "master_in_steady_games": ("a game of masters, in games of steady bots", {}),
    "shrewd_microseconds": ("a decision of a shrewd bot, in microseconds", {True: (200.0, -1)}),
    "master_microseconds": ("a decision of a master that answers at once, in microseconds", {}),
}
"""For each figure its words, and what it must reach (1) or not exceed (-1), compiled or not."""


def figures(compiled: bool) -> dict[str, float]:
    """Measure in a process of its own."""
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    if not compiled:
        environment["PYTHONPATH"] = str(ROOT / "src")
    run = subprocess.run(
        [sys.executable, "-m", "bench.speed"], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    found: dict[str, float] = json.loads(run.stdout)
    return found


def verdict(figure: float, bounds: dict[bool, tuple[float, int]], compiled: bool) -> tuple[str, bool]:
    """What is asked of a figure, and whether it is met."""
    if compiled not in bounds:
        return "", True
    bound, direction = bounds[compiled]
    met = figure >= bound if direction > 0 else figure <= bound
    return f"{'≥' if direction > 0 else '≤'} {bound:g}{'' if met else '  MISSED'}", met


def main() -> int:
    """Print the table; fail if something asked for is missed."""
    columns = [figures(True), figures(False)]
    table = Table(title="Speed, as ratios within one run")
    for heading in ("figure", "installed", "asked", "interpreted", "asked"):
        table.add_column(heading, justify="left" if heading == "figure" else "right")
    all_met = True
    for key, (words, bounds) in WANTED.items():
        row = [words]
        for found in columns:
            asked, met = verdict(found[key], bounds, bool(found["compiled"]))
            all_met = all_met and met
            row += [f"{found[key]:,.2f}", asked]
        table.add_row(*row)
    console = Console()
    console.print(table)
    if not columns[0]["compiled"]:
        console.print(interpreted("en"))
    return 0 if all_met else 1


if __name__ == "__main__":
    sys.exit(main())
