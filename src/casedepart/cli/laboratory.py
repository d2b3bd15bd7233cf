"""What the commands of the laboratory share: where they play, what must be installed for it, and how they stop."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

import typer

from casedepart.cli.asking import fail
from casedepart.sim.cluster import Cluster
from casedepart.sim.executors import Cores, Executor, ExecutorError
from casedepart.sim.games import GameError
from casedepart.sim.kept.folder import FolderError
from casedepart.sim.kept.parquet import Unreadable

STOPPED = 130
"""The exit code after Ctrl-C."""


def needs(option: str, module: str, extra: str) -> None:
    """Refuse before anything is played what cannot be done without a library."""
    if find_spec(module) is None:
        fail(f"{option} needs {module}, which is not installed: pip install casedepart[{extra}]")


def chosen_executor(cores: int | None, cluster: str, fresh: bool) -> Executor:
    """Where the games are to be played."""
    if not cluster:
        return Cores(cores, fresh)
    if cores is not None:
        fail("--cores is for this machine, and --cluster for others: give one of the two")
    needs("--cluster", "distributed", "cluster")
    return Cluster(cluster)


@contextmanager
def told_troubles(kept: str = "") -> Iterator[None]:
    """Tell in a sentence why a run could not go on, or what is there of one that was stopped."""
    try:
        yield
    except (ExecutorError, FolderError, GameError, Unreadable) as error:
        fail(str(error))
    except BrokenPipeError:
        raise
    except OSError as error:
        fail(f"{error.filename or 'the run'} cannot be written: {error.strerror or error}")
    except KeyboardInterrupt:
        typer.echo(kept or "Stopped.", err=True)
        raise typer.Exit(STOPPED) from None
