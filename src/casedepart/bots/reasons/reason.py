"""Why a bot answers as it does: the key of a sentence, and what the sentence speaks of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from casedepart.engine.events import NOBODY


@mypyc_attr(acyclic=True)
class Reason:
    """Put into words by the texts, in each language: see `reasons.ftl`."""

    def __init__(self, key: str, square: int = -1, group: int = -1, seat: int = NOBODY, n: int = 0, m: int = 0) -> None:
        self.key: Final[str] = key
        self.square: Final[int] = square
        self.group: Final[int] = group
        """A colour group, by its number."""
        self.seat: Final[int] = seat
        """Another player."""
        self.n: Final[int] = n
        self.m: Final[int] = m
        """Sums, chances in per cent, counts: what they are, the sentence says."""
