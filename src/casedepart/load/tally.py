"""What came of all that was sent."""

from __future__ import annotations

from array import array
from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Tally:
    """Counted while a load is on."""

    times: array[float] = field(default_factory=lambda: array("d"))
    """Seconds from sending a move until it was acknowledged, one for each."""
    replies: Counter[str] = field(default_factory=Counter)
    """`done`, `refused`, `stale`, and the codes of errors."""
    dropped: int = 0
    """Connections that the server closed, or that broke."""
    stuck: int = 0
    """Tables where nobody found anything to answer."""

    @property
    def moves(self) -> int:
        """Moves acknowledged."""
        return len(self.times)

    def quantile(self, share: float) -> float:
        """So large a share of moves was acknowledged within this time, in milliseconds."""
        ordered = sorted(self.times)
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2) if ordered else 0.0

    @property
    def errors(self) -> dict[str, int]:
        """Replies that were neither yes, nor the rules' no, nor too late, by their codes."""
        return {reply: count for reply, count in self.replies.items() if reply not in ("done", "refused", "stale")}
