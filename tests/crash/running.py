"""One run of the crash test, from the database to the line at its end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal

from tests.crash.ledger import Findings
from tests.crash.trial import Trial
from tests.server.postgresql import Server

Database = Literal["sqlite", "postgresql"]
PROCESSES: Final[dict[Database, int]] = {"sqlite": 1, "postgresql": 3}
"""How many servers there are, of which one is killed at a time."""


@contextmanager
def database(kind: Database, folder: Path) -> Iterator[str]:
    """Where the tables of a run are kept."""
    if kind == "sqlite":
        yield str(folder / "tables.db")
        return
    server = Server()
    try:
        yield asyncio.run(server.new_database())
    finally:
        server.stop()


def run(
    kind: Database, kills: int, tables: int, seed: str, progress: Callable[[Findings], None] = lambda _: None
) -> tuple[Findings, str, list[str]]:
    """Play at so many tables and kill so many times: what was found, in one line too, and what the servers said."""
    with TemporaryDirectory(prefix="crash-") as folder, database(kind, Path(folder)) as db:
        trial = Trial(db, Path(folder), PROCESSES[kind], tables, seed)
        asyncio.run(trial.run(kills, progress))
        return trial.findings, line(kind, kills, trial), trial.log_troubles()


def line(kind: Database, kills: int, trial: Trial) -> str:
    """What a run amounts to."""
    found = trial.findings
    return (
        f"{kind}: {kills} kills, {found.acknowledged} moves acknowledged, lost {len(found.lost)}, "
        f"doubled {len(found.doubled)}; "
        f"{found.returns} returns to the same question, {len(found.elsewhere)} to another; "
        f"{found.answers} answers played again, {len(found.flaws)} flaws; {trial.games} games to their end"
    )
