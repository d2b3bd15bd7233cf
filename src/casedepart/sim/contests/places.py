"""Who came before whom in a game that is over: what ratings are made from."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, permutations, product

Order = tuple[int, ...]
"""Entries from the first place to the last; an entry with several seats stands in it several times."""


def places(winners: int, out_at: Sequence[int], worths: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The seats by place: winners first, then who went bankrupt last or never, then by worth; equals share a place."""

    def standing(seat: int) -> tuple[bool, bool, int, int]:
        return winners >> seat & 1 == 1, out_at[seat] < 0, out_at[seat], 0 if winners >> seat & 1 else worths[seat]

    seats = sorted(range(len(worths)), key=standing, reverse=True)
    return tuple(tuple(tied) for _, tied in groupby(seats, key=standing))


def orders(places: Sequence[Sequence[int]], entries: Sequence[int]) -> dict[Order, float]:
    """The orders of entries that a game speaks for, with their weights: who shares a place may come first or second."""
    tied = [sorted(set(permutations([entries[seat] for seat in place]))) for place in places]
    ways = list(product(*tied))
    return {tuple(entry for place in way for entry in place): 1 / len(ways) for way in ways}
