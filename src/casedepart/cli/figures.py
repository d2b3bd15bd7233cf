"""Figures as a person writes them: the comma or the point, and what may be left of a share."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from casedepart.sim import Simulation
from casedepart.texts import text

THIN = "\u202f"
SIGNS = {"fr": f"{THIN},", "en": ",."}
"""What parts the thousands, and what stands before the tenths."""
LISTED = {"fr": f"{THIN}; ", "en": "; "}
"""What stands between the parts of a list."""


def decimal(value: float, lang: str, digits: int = 1) -> str:
    """A number with so many digits after the point, or the comma."""
    written = f"{value:,.{digits}f}".translate(str.maketrans(",.", SIGNS[lang]))
    return written.replace("-", "−") if float(f"{value:.{digits}f}") else written.removeprefix("-")


def percent(value: float, lang: str, digits: int = 1) -> str:
    """A share in per cent."""
    return f"{decimal(100 * value, lang, digits)}{THIN}%"


def reach(low: float, high: float, lang: str, digits: int = 1) -> str:
    """An interval: from what to what."""
    return text(lang, "compare-reach", low=decimal(low, lang, digits), high=decimal(high, lang, digits))


def games_title(simulation: Simulation, games: int, lang: str) -> str:
    """Which games were played, and how many."""
    mode = text(lang, f"study-mode-{simulation.spec.mode}")
    mode = ", ".join([mode, *simulation.spec.options])
    return text(lang, "figures-games", edition=simulation.spec.edition, mode=mode, games=games, seed=simulation.seed)


def figures_table(title: str, headings: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> Table:
    """A table whose first columns hold words, which break where room is short, and whose others figures, whole."""
    table = Table(title=Text(title, "italic"), title_justify="left")
    for place, heading in enumerate(headings):
        if place < words:
            table.add_column(heading, overflow="fold")
        else:
            needed = [*heading.split(), *(line for row in rows for line in row[place].splitlines())]
            table.add_column(heading, justify="right", width=max(len(cell) for cell in needed))
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    return table


def bar(low: float, high: float, most: float, mark: float, width: int = 40) -> str:
    """A bar in plain letters: full as far as is certain, grey as far as it may reach, with a mark to compare with."""
    sure, may, at = (round(width * value / most) for value in (low, high, mark))
    cells = ["█" if cell < sure else "▒" if cell < may else " " for cell in range(width + 1)]
    cells[at] = "│"
    return "".join(cells).rstrip()
