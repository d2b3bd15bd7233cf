"""Small matrices in plain Python: a row for each bot of a tournament."""

from __future__ import annotations

from collections.abc import Sequence

Vector = list[float]
Matrix = list[list[float]]


def diagonal(size: int, value: float) -> Matrix:
    """A square matrix with one value down its diagonal."""
    return [[value if row == column else 0.0 for column in range(size)] for row in range(size)]


def times(matrix: Matrix, vector: Sequence[float]) -> Vector:
    """A matrix times a vector."""
    return [dot(row, vector) for row in matrix]


def dot(first: Sequence[float], second: Sequence[float]) -> float:
    """The sum of the products, term by term."""
    return sum(one * other for one, other in zip(first, second, strict=True))


def product(first: Matrix, second: Matrix) -> Matrix:
    """A matrix times a matrix."""
    columns = list(zip(*second, strict=True))
    return [[dot(row, column) for column in columns] for row in first]


def add_square(matrix: Matrix, vector: Sequence[float], weight: float) -> None:
    """Add a vector's outer square, so many times, to a matrix."""
    for row, left in zip(matrix, vector, strict=True):
        for column, right in enumerate(vector):
            row[column] += weight * left * right


def inverse(matrix: Matrix) -> Matrix:
    """The inverse of a symmetric positive matrix: no row needs to be swapped."""
    size = len(matrix)
    rows = [[*row, *unit] for row, unit in zip(matrix, diagonal(size, 1.0), strict=True)]
    for at in range(size):
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [value - factor * mine for value, mine in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
