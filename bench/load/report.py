"""What is counted while a load is on, and the figures that come of it, by the names they are known by."""

from __future__ import annotations

from array import array
from collections import Counter
from dataclasses import asdict, dataclass, field
from typing import Final

import casedepart
from bench.load.plan import SEATS, LoadPlan


@dataclass
class LoadTally:
    """What came of all that was sent, counted while a load is on."""

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


@dataclass
class LoadReport:
    """What was measured; None where the system or the server does not say."""

    mode: str
    tables: int
    connections: int
    seconds: float
    store: str
    compiled: bool
    """Whether the engine runs as machine code, at this end at least."""
    moves: int
    moves_per_second: float
    """Acknowledged."""
    p50_ms: float
    p99_ms: float
    max_ms: float
    lost: int
    """Acknowledged, and not in the record afterwards."""
    doubled: int
    """In the record, and never sent."""
    refused: int
    stale: int
    errors: dict[str, int]
    """By code; `closed` and `no reply` are ours."""
    stuck: int
    kb_per_table: float | None
    """What the server's memory grew by for each table that is played at, its four connections included."""
    workers: int | None
    """Processes of the server; None: it is not ours."""
    server_cpu: float | None
    """How much of one core the server used, with all its workers."""
    server_ms_per_move: float | None
    """Its processor time for one move, which other programs on the machine hardly change."""
    client_cpu: float
    """How much of one core the load itself used."""
    database_cpu: float | None = None
    """How much of one core PostgreSQL used, where it runs on this machine."""
    engine_moves_per_second: float | None = None
    """What the engine does by itself, on one core, in the same run."""
    ratio: float | None = None
    """The server's moves per second in the engine's."""
    stored: int | None = None
    """Live tables in the database."""
    loaded: dict[str, int | None] | None = None
    """Tables in the server's memory, by moment."""
    resident_kb: dict[str, int | None] | None = None
    """The server's memory, by the same moments."""
    came_back: int | None = None
    """Idle tables that were asked for at the end, and went on."""

    def as_json(self) -> dict[str, object]:
        """All that this kind of measurement has."""
        return {key: value for key, value in asdict(self).items() if value is not None or key in ALWAYS}


ALWAYS: Final = ("kb_per_table", "server_cpu", "server_ms_per_move")
"""Figures that are named even where they are not known."""


@dataclass
class Usage:
    """What both ends used while the load was on."""

    seconds: float
    server_cpu: float | None
    database_cpu: float | None
    client_cpu: float
    kb_before: int | None
    kb_during: int | None


def report(plan: LoadPlan, tally: LoadTally, usage: Usage) -> LoadReport:
    """The figures so far; what is checked afterwards is still 0."""
    return LoadReport(
        mode=plan.mode,
        tables=plan.tables,
        connections=plan.tables * SEATS,
        seconds=round(usage.seconds, 2),
        store="unknown" if plan.server else "postgresql" if "://" in plan.db else "sqlite",
        compiled=casedepart.COMPILED,
        moves=tally.moves,
        moves_per_second=round(tally.moves / usage.seconds, 1),
        p50_ms=tally.quantile(0.5),
        p99_ms=tally.quantile(0.99),
        max_ms=tally.quantile(1.0),
        lost=0,
        doubled=0,
        refused=tally.replies["refused"],
        stale=tally.replies["stale"],
        errors=tally.errors,
        stuck=tally.stuck,
        kb_per_table=per_table(usage, plan.tables),
        workers=None if plan.server else plan.workers,
        server_cpu=usage.server_cpu,
        server_ms_per_move=per_move(usage, tally.moves),
        client_cpu=usage.client_cpu,
        database_cpu=usage.database_cpu,
    )


def per_table(usage: Usage, tables: int) -> float | None:
    """How much memory one table takes."""
    if usage.kb_before is None or usage.kb_during is None:
        return None
    return round((usage.kb_during - usage.kb_before) / tables, 1)


def per_move(usage: Usage, moves: int) -> float | None:
    """How much processor time one move takes, in milliseconds."""
    return None if usage.server_cpu is None or not moves else round(1000 * usage.server_cpu * usage.seconds / moves, 2)
