"""Plots as files, for those who have installed matplotlib."""

from __future__ import annotations

from pathlib import Path

from casedepart.cli.asking import fail
from casedepart.cli.figures import games_title, percent
from casedepart.cli.laboratory import needs
from casedepart.sim.contests.tournament import Tournament
from casedepart.texts import text

KINDS = (".svg", ".png", ".pdf")
INK, PAPER_BLUE, GREY = "#1f2933", "#3b6ea5", "#8795a1"


def check_plot(file: Path) -> None:
    """Refuse before anything is played what could not be saved after."""
    if file.suffix.lower() not in KINDS:
        fail(f"--plot {file}: a plot's name ends in {', '.join(KINDS)}")
    if not file.parent.is_dir():
        fail(f"--plot {file}: there is no folder {file.parent}; make it first")
    needs("--plot", "matplotlib", "study")


def save_plot(found: Tournament, file: Path, lang: str) -> None:
    """The win rates as bars with their intervals, the best on top."""
    from matplotlib.figure import Figure

    ranked = sorted(found.standings, key=lambda standing: standing.win_rate.value)
    rates = [standing.win_rate for standing in ranked]
    values = [100 * rate.value for rate in rates]
    below = [100 * (rate.value - rate.low) for rate in rates]
    above = [100 * (rate.high - rate.value) for rate in rates]
    figure = Figure(figsize=(7, 1.4 + 0.5 * len(ranked)), layout="constrained")
    axes = figure.add_subplot()
    axes.barh([standing.bot for standing in ranked], values, color=PAPER_BLUE, height=0.6)
    axes.errorbar(values, range(len(ranked)), xerr=[below, above], fmt="none", ecolor=INK, capsize=4)
    for place, rate in enumerate(rates):
        axes.annotate(
            percent(rate.value, lang), (100 * rate.high, place), (6, 0), textcoords="offset points", va="center"
        )
    axes.axvline(100 * ranked[0].fair, color=GREY, linestyle="--", linewidth=1, label=text(lang, "tournament-line"))
    axes.set_xlim(0, max(100 * rate.high for rate in rates) * 1.15)
    axes.set_xlabel(text(lang, "tournament-axis"))
    axes.legend(frameon=False, loc="lower right")
    axes.spines[["top", "right"]].set_visible(False)
    axes.set_title(games_title(found.simulation, found.games, lang), loc="left")
    try:
        figure.savefig(file, dpi=150)
    except OSError as error:
        fail(f"--plot {file}: it cannot be written: {error.strerror}")
