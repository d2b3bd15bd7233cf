"""`python -m bench.load`: how much a server carries."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import TaskID
from rich.table import Table

from bench.load import LoadError, LoadPlan, LoadReport, compare, run
from bench.load.groups import Progress
from casedepart.cli.asking import fail, progress_bar

WORDS = {
    "tables": "tables played at",
    "connections": "connections",
    "stored": "live tables stored",
    "seconds": "seconds",
    "store": "database",
    "compiled": "engine compiled",
    "moves": "moves acknowledged",
    "moves_per_second": "moves a second",
    "p50_ms": "half of them within, ms",
    "p99_ms": "99 in 100 within, ms",
    "max_ms": "the slowest, ms",
    "lost": "lost",
    "doubled": "doubled",
    "refused": "refused by the rules",
    "stale": "stale",
    "errors": "errors",
    "stuck": "tables that got stuck",
    "workers": "workers",
    "kb_per_table": "server's memory a table, kB",
    "server_cpu": "server, cores",
    "server_ms_per_move": "server's processor time a move, ms",
    "client_cpu": "load itself, cores",
    "database_cpu": "database, cores",
    "engine_moves_per_second": "engine alone, moves a second",
    "ratio": "server's moves in the engine's",
    "loaded": "tables in memory",
    "resident_kb": "server's memory, kB",
    "came_back": "idle tables that came back",
}
"""The figures in the order in which they are shown."""
COMPARED = {
    "workers": "workers",
    "moves_per_second": "moves/s",
    "times": "times",
    "p50_ms": "p50 ms",
    "p99_ms": "p99 ms",
    "server_cpu": "server, cores",
    "client_cpu": "load, cores",
    "database_cpu": "database, cores",
    "server_ms_per_move": "server, ms a move",
    "moves_per_server_second": "moves a second of the server's",
    "lost": "lost",
    "doubled": "doubled",
    "errors": "errors",
}
"""What is shown for each number of workers."""
MOST_WORKERS = 64


def load(
    tables: Annotated[int, typer.Option("--tables", min=1, max=10_000, help="Tables that are played at.")] = 100,
    seconds: Annotated[float, typer.Option("--seconds", min=1, max=3600, help="For how long.")] = 10,
    fast: Annotated[
        bool, typer.Option("--fast", help="As fast as it can; else a move a second at each table.")
    ] = False,
    stored: Annotated[
        int, typer.Option("--stored", min=0, max=100_000, help="Store so many live tables; play at --active of them.")
    ] = 0,
    active: Annotated[int, typer.Option("--active", min=1, max=10_000, help="With --stored: how many.")] = 100,
    server: Annotated[
        str, typer.Option("--server", metavar="ADDRESS", help="One that runs, with --no-limits; else one is started.")
    ] = "",
    db: Annotated[
        str, typer.Option("--db", help="For a server that is started: a file, or postgresql://user@host/database.")
    ] = "",
    workers: Annotated[
        str,
        typer.Option("--workers", metavar="N,N", help="Processes of a server that is started; 1,2,4 compares."),
    ] = "1",
    rounds: Annotated[
        int, typer.Option("--rounds", min=1, max=20, help="How often each number of workers has its turn.")
    ] = 1,
    devices: Annotated[
        bool, typer.Option("--devices", help="Everyone's device takes part in the draws, as pages do.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Put a load on a real server over real sockets: four people a table, and every move durable."""
    counts = worker_counts(workers)
    plan = LoadPlan(active if stored else tables, seconds, fast, stored, server, counts[0], db, devices)
    check(plan, counts)
    if len(counts) > 1 or rounds > 1:
        show_comparison(plan, counts, rounds, as_json)
    try:
        found = measured(plan, not as_json)
    except LoadError as error:
        fail(str(error))
    if as_json:
        typer.echo(json.dumps(found.as_json()))
    else:
        show(found)
    raise typer.Exit(1 if found.lost or found.doubled else 0)


def worker_counts(text: str) -> list[int]:
    """The numbers of workers that are asked for, each once."""
    try:
        counts = list(dict.fromkeys(int(part) for part in text.split(",")))
    except ValueError:
        counts = []
    if not counts or not all(1 <= count <= MOST_WORKERS for count in counts):
        fail(f"--workers: {text!r} is no list of numbers from 1 to {MOST_WORKERS}. Write it as 1,2,4.")
    return counts


def check(plan: LoadPlan, counts: list[int]) -> None:
    """Refuse what cannot be measured."""
    if counts != [1] and plan.server:
        fail("--workers: A server that runs has its workers already. Leave --workers or --server out.")
    if counts != [1] and "://" not in plan.db:
        fail("--workers: Several workers need PostgreSQL. Add --db postgresql://user@host/database.")
    if plan.server and plan.db:
        fail("--db: A server that runs has its database already. Leave --db or --server out.")
    if plan.server and not plan.server.startswith(("http://", "https://")):
        fail(f"--server: {plan.server!r} is no address. Write it as http://127.0.0.1:8080.")
    if plan.stored and plan.stored < plan.tables:
        fail(f"--active: Of {plan.stored} stored tables no more than {plan.stored} can be active.")


def show_comparison(plan: LoadPlan, counts: list[int], rounds: int, as_json: bool) -> NoReturn:
    """Measure with each number of workers, and show the figures side by side."""
    try:
        with following(plan, not as_json) as progress:
            found = compare(plan, counts, rounds, progress)
    except LoadError as error:
        fail(str(error))
    if as_json:
        typer.echo(json.dumps([one.as_json() for one in found]))
    else:
        shown = Table(title=f"Load: {plan.mode}, {plan.tables} tables, {plan.seconds:g} seconds")
        for words in COMPARED.values():
            shown.add_column(words, justify="right")
        for one in found:
            shown.add_row(*(told(one.as_json()[key]) for key in COMPARED))
        Console().print(shown)
    raise typer.Exit(1 if any(one.lost or one.doubled for one in found) else 0)


@contextmanager
def following(plan: LoadPlan, shown: bool) -> Iterator[Progress]:
    """A bar that says how far it has come."""
    with progress_bar("starting", plan.tables, shown) as bar:

        def progress(what: str, done: int, total: int) -> None:
            bar.update(TaskID(0), description=what, completed=done, total=total)

        yield progress


def measured(plan: LoadPlan, shown: bool) -> LoadReport:
    """Measure, with a bar."""
    with following(plan, shown) as progress:
        return run(plan, progress)


def show(found: LoadReport) -> None:
    """The figures as a table."""
    table = Table(title=f"Load: {found.mode}")
    table.add_column("figure")
    table.add_column("", justify="right")
    figures = found.as_json()
    for key, words in WORDS.items():
        if key in figures:
            table.add_row(words, told(figures[key]))
    Console().print(table)


def told(figure: object) -> str:
    """A figure in words."""
    if isinstance(figure, dict):
        return ", ".join(f"{key} {told(value)}" for key, value in figure.items()) or "none"
    if isinstance(figure, bool):
        return "yes" if figure else "no"
    if isinstance(figure, int | float):
        return f"{figure:,}"
    return "not known" if figure is None else str(figure)


COMMAND = typer.Typer(add_completion=False)
COMMAND.command()(load)

if __name__ == "__main__":
    COMMAND()
