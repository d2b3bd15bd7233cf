"""`casedepart bench`: how much a server carries."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import TaskID
from rich.table import Table

from casedepart.cli.asking import fail, progress_bar

if TYPE_CHECKING:
    from casedepart.load import Plan, Report

app = typer.Typer(help="Measure this program.", no_args_is_help=True)

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
    "kb_per_table": "server's memory a table, kB",
    "server_cpu": "server, cores",
    "server_ms_per_move": "server's processor time a move, ms",
    "client_cpu": "load itself, cores",
    "engine_moves_per_second": "engine alone, moves a second",
    "ratio": "server's moves in the engine's",
    "loaded": "tables in memory",
    "resident_kb": "server's memory, kB",
    "came_back": "idle tables that came back",
}
"""The figures in the order in which they are shown."""


@app.callback()
def bench() -> None:
    """Measure this program."""


@app.command("load")
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
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Put a load on a real server over real sockets: four people a table, and every move durable."""
    # Loaded only here: the other commands start without sockets.
    from casedepart.load import LoadError, Plan

    plan = Plan(active if stored else tables, seconds, fast, stored, server, db)
    check(plan)
    try:
        found = measured(plan, not as_json)
    except LoadError as error:
        fail(str(error))
    if as_json:
        typer.echo(json.dumps(found.as_json()))
    else:
        show(found)
    raise typer.Exit(1 if found.lost or found.doubled else 0)


def check(plan: Plan) -> None:
    """Refuse what cannot be measured."""
    if plan.server and plan.db:
        fail("--db: A server that runs has its database already. Leave --db or --server out.")
    if plan.server and not plan.server.startswith(("http://", "https://")):
        fail(f"--server: {plan.server!r} is no address. Write it as http://127.0.0.1:8080.")
    if plan.stored and plan.stored < plan.tables:
        fail(f"--active: Of {plan.stored} stored tables no more than {plan.stored} can be active.")


def measured(plan: Plan, shown: bool) -> Report:
    """Measure, with a bar that says how far it has come."""
    from casedepart.load import run

    with progress_bar("starting", plan.tables, shown) as bar:

        def progress(what: str, done: int, total: int) -> None:
            bar.update(TaskID(0), description=what, completed=done, total=total)

        return run(plan, progress)


def show(found: Report) -> None:
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
