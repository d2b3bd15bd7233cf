"""Scaling: what another worker brings, by one load on servers with one worker, two, four."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from statistics import median
from typing import Final

from bench.load.errors import LoadError
from bench.load.groups import Progress
from bench.load.plan import LoadPlan
from bench.load.report import LoadReport
from bench.load.run import run


@dataclass
class Compared:
    """What was measured with so many workers: the middle of its runs."""

    workers: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    server_cpu: float | None
    client_cpu: float
    database_cpu: float | None
    server_ms_per_move: float | None
    times: float
    """How many times as many moves a second as with the fewest workers."""
    moves_per_server_second: float | None
    """Moves for each second of processor time that the server got: what is left of it once the rest has taken its."""
    lost: int
    doubled: int
    errors: dict[str, int]

    def as_json(self) -> dict[str, object]:
        """All of it."""
        return asdict(self)


FIGURES: Final = (
    "moves_per_second",
    "p50_ms",
    "p99_ms",
    "server_cpu",
    "client_cpu",
    "database_cpu",
    "server_ms_per_move",
)


def compare(plan: LoadPlan, workers: Sequence[int], rounds: int, progress: Progress) -> list[Compared]:
    """Measure the same with each number of workers, in turns: what else the machine does then falls on all of them."""
    if "://" not in plan.db:
        raise LoadError("Several workers need PostgreSQL: --db postgresql://user@host/database.")
    runs: dict[int, list[LoadReport]] = {count: [] for count in workers}
    for number in range(rounds):
        for count in workers:

            def told(what: str, done: int, total: int, count: int = count, number: int = number) -> None:
                progress(f"{number + 1}/{rounds}, {count} workers: {what}", done, total)

            runs[count].append(run(replace(plan, workers=count), told))
    least = middle(runs[min(workers)], "moves_per_second")
    return [figures_of(count, found, least) for count, found in runs.items()]


def figures_of(workers: int, runs: Sequence[LoadReport], least: float | None) -> Compared:
    """The middle of some runs."""
    figures = {name: middle(runs, name) for name in FIGURES}
    moves, server = figures["moves_per_second"], figures["server_cpu"]
    errors = {code: sum(run.errors.get(code, 0) for run in runs) for run in runs for code in run.errors}
    return Compared(
        workers=workers,
        **figures,  # type: ignore[arg-type]
        times=round(moves / least, 2) if moves and least else 0.0,
        moves_per_server_second=round(moves / server, 1) if moves and server else None,
        lost=sum(run.lost for run in runs),
        doubled=sum(run.doubled for run in runs),
        errors=errors,
    )


def middle(runs: Sequence[LoadReport], name: str) -> float | None:
    """The middle one of a figure, as far as it is known."""
    known = [getattr(run, name) for run in runs if getattr(run, name) is not None]
    return round(median(known), 2) if known else None
