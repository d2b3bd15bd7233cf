"""Figures on a screen: tables whose figures stay whole, and bars in plain letters."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from casedepart.lab.result import FigureTable

FEW = 3
"""Columns whose headings need not be broken."""


def show_table(found: FigureTable) -> None:
    """Print a table, and what one must know to read it."""
    console = Console()
    whole = len(found.headings) <= FEW
    console.print(figures_table(found.title, found.headings, found.rows, found.sections, whole))
    for sentence in found.remarks:
        console.print(sentence, highlight=False, markup=False)


def figures_table(
    title: str,
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    sections: Sequence[int] = (),
    whole: bool = False,
) -> Table:
    """A table whose first column holds words, which break where room is short, and whose others figures, whole."""
    table = Table(title=Text(title, "italic"), title_justify="left")
    for place, heading in enumerate(headings):
        if place == 0:
            table.add_column(heading, overflow="fold")
        else:
            needed = [
                *([heading] if whole else heading.split()),
                *(line for row in rows for line in row[place].splitlines()),
            ]
            table.add_column(heading, justify="right", width=max((len(cell) for cell in needed), default=1))
    for number, row in enumerate(rows, 1):
        table.add_row(*(Text(cell) for cell in row), end_section=number in sections)
    return table


def bar(low: float, high: float, most: float, mark: float, width: int = 40) -> str:
    """A bar in plain letters: full as far as is certain, grey as far as it may reach, with a mark to compare with."""
    sure, may, at = (round(width * value / most) for value in (low, high, mark))
    cells = ["█" if cell < sure else "▒" if cell < may else " " for cell in range(width + 1)]
    cells[at] = "│"
    return "".join(cells).rstrip()
