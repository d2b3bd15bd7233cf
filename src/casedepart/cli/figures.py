"""Figures on a screen: tables whose figures stay whole, and bars in plain letters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.console import Console
from rich.table import Table
from rich.text import Text

from casedepart.lab.result import FigureTable

FEW = 3
"""Columns whose headings need not be broken."""
WORD = 6
"""Letters that the first column has at the least, where its words are as long."""


def show_table(found: FigureTable) -> None:
    """Print a table, in parts where the screen is too narrow for all of it, and what one must know to read it."""
    console = Console()
    for part in parts(found, console.width):
        whole = len(part.headings) <= FEW
        print_whole(console, figures_table(part.title, part.headings, part.rows, part.sections, whole))
    for sentence in found.remarks:
        console.print(sentence, highlight=False, markup=False)


def parts(found: FigureTable, width: int) -> list[FigureTable]:
    """The table itself where so many letters are enough, else one for each set of columns that belong together."""
    if least_width(figures_table(found.title, found.headings, found.rows)) <= width or not found.together:
        return [found]
    starts = range(1, len(found.headings), found.together)
    return [columns(found, start, found.title if start == 1 else "") for start in starts]


def columns(found: FigureTable, start: int, title: str) -> FigureTable:
    """The first column, and those that belong together from a place on."""
    taken = (0, *range(start, start + found.together))
    rows = [[row[place] for place in taken] for row in found.rows]
    return replace(found, title=title, headings=[found.headings[place] for place in taken], rows=rows)


def print_whole(console: Console, table: Table) -> None:
    """Print a table no narrower than its figures are, even where the screen is."""
    needed = least_width(table)
    if needed > console.width:
        table.width = needed
    console.print(table, crop=False)


def least_width(table: Table) -> int:
    """How wide a table of figures is at the least, with its lines and the spaces beside them."""
    return sum(column.width or column.min_width or 1 for column in table.columns) + 3 * len(table.columns) + 1


def figures_table(
    title: str,
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    sections: Sequence[int] = (),
    whole: bool = False,
) -> Table:
    """A table whose first column holds words, which break where room is short, and whose others figures, whole."""
    table = Table(title=Text(title, "italic") if title else None, title_justify="left")
    for place, heading in enumerate(headings):
        cells = [line for row in rows for line in row[place].splitlines()]
        if place == 0:
            longest = max(len(cell) for cell in (heading, *cells))
            table.add_column(heading, overflow="fold", min_width=min(longest, WORD))
        else:
            needed = [*([heading] if whole else heading.split()), *cells]
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
