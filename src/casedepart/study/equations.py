"""As many linear equations as unknowns, solved without anything that would have to be installed."""

from __future__ import annotations


def solve(rows: list[list[float]], totals: list[float]) -> list[float]:
    """The unknowns, by elimination; the rows are used up."""
    count = len(rows)
    table = [[*row, total] for row, total in zip(rows, totals, strict=True)]
    for at in range(count):
        pivot = max(range(at, count), key=lambda place: abs(table[place][at]))
        table[at], table[pivot] = table[pivot], table[at]
        clear_below(table, at)
    found = [0.0] * count
    for at in reversed(range(count)):
        row = table[at]
        known = sum(row[place] * found[place] for place in range(at + 1, count))
        found[at] = (row[count] - known) / row[at]
    return found


def clear_below(table: list[list[float]], at: int) -> None:
    """Take an unknown out of all the equations that come after."""
    head = table[at]
    for row in table[at + 1 :]:
        if row[at]:
            factor = row[at] / head[at]
            row[at:] = [value - factor * above for value, above in zip(row[at:], head[at:], strict=True)]
