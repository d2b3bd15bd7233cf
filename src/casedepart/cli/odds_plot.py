"""The curve of chances as a picture, for those who have installed matplotlib."""

from __future__ import annotations

from pathlib import Path

from casedepart.cli.asking import fail
from casedepart.sim.chances.reviewed import Review
from casedepart.texts import Names, text

STYLES = ("-", "--", "-.", ":", (0, (5, 1)), (0, (3, 1, 1, 1)), (0, (1, 1)), (0, (8, 2, 1, 2)))
"""Lines that are told apart without colours."""


GREY = "#8795a1"


def save_curve(found: Review, names: Names, file: Path) -> None:
    """One line a player with its interval as a band; the turning point is marked where it is certain."""
    from matplotlib.figure import Figure

    lang = names.language
    figure = Figure(figsize=(9, 4.5), layout="constrained")
    axes = figure.add_subplot()
    turns = [moment.turn for moment in found.moments]
    for seat, name in enumerate(names.players):
        chances = [moment.chances[seat] for moment in found.moments]
        (line,) = axes.plot(turns, [100 * chance.value for chance in chances], linestyle=STYLES[seat], label=name)
        low, high = (
            [100 * bound for bound in bounds] for bounds in zip(*((c.low, c.high) for c in chances), strict=True)
        )
        axes.fill_between(turns, low, high, color=line.get_color(), alpha=0.15, linewidth=0)
    last = found.turning.last if found.turning is not None and found.turning.swing.low > 0 else None
    turned = [moment.turn for moment in found.moments if last is not None and moment.n >= last]
    if turned:
        axes.axvline(turned[0], color=GREY, linewidth=1, label=text(lang, "review-turning"))
    axes.set_ylim(-1, 101)
    axes.set_xlabel(text(lang, "review-turn"))
    axes.set_ylabel(text(lang, "review-axis"))
    figure.legend(frameon=False, loc="outside upper left", ncols=5)
    axes.spines[["top", "right"]].set_visible(False)
    try:
        figure.savefig(file, dpi=150)
    except OSError as error:
        fail(f"--plot {file}: it cannot be written: {error.strerror}")
