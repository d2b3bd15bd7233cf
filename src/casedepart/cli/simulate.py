"""`casedepart simulate`: many games among bots, summed up, kept as tables, or told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import TaskID

from casedepart.cli.asking import chosen_language, fail, progress_bar, words
from casedepart.cli.laboratory import chosen_executor, needs, told_troubles
from casedepart.cli.simulate_table import show
from casedepart.cli.simulate_telling import tell_game
from casedepart.editions import EditionError, GameSpec
from casedepart.sim import Executor, Simulation, Summary
from casedepart.sim.executors import Progress
from casedepart.sim.games import bot_fault
from casedepart.sim.kept.folder import RunPlan
from casedepart.sim.kept.keeping import play_into
from casedepart.sim.kept.rows import GAMES, KINDS
from casedepart.sim.simulate import simulate_figures
from casedepart.texts import text


def simulate(
    edition: Annotated[str, typer.Option(help="An edition of the catalogue, or a file of your own.")] = "classic",
    ruleset: Annotated[str | None, typer.Option(help="Another ruleset, where the edition allows it.")] = None,
    mode: Annotated[str, typer.Option(help="standard, speed or timed.")] = "standard",
    options: Annotated[list[str] | None, typer.Option(help="Optional rules: fight, powers.")] = None,
    players: Annotated[int, typer.Option(min=2, max=8, help="How many players.")] = 4,
    bot_names: Annotated[
        str, typer.Option("--bots", help="One bot for all seats, or one a seat, parted by commas.")
    ] = "steady",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    cores: Annotated[int | None, typer.Option(min=1, help="How many cores; all by default.")] = None,
    cluster: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on the Dask cluster at this address.")] = "",
    out: Annotated[
        Path | None,
        typer.Option(help="Keep the games as Parquet: a folder, or a file in .parquet. Run again, it goes on."),
    ] = None,
    rows: Annotated[
        str, typer.Option(help="With --out: a row for each of games, turns, payments, parted by commas.")
    ] = GAMES,
    tell: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Tell game N of the run, with each bot's reasons.")
    ] = None,
    lang: Annotated[str, typer.Option(help="The language: fr or en.", show_default="yours")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Play many games among bots and sum them up."""
    language = chosen_language(lang)
    simulation = read_simulation(edition, ruleset, mode, words(" ".join(options or [])), players, bot_names, seed)
    if tell is not None:
        with told_troubles():
            tell_game(simulation, tell, language)
        return
    plan = RunPlan(simulation, games, read_rows(rows, out))
    run = chosen_executor(cores, cluster, fresh=out is not None)
    kept = f"Stopped. What is played is in {out}: the same command goes on from there." if out else ""
    with told_troubles(kept), progress_bar(text(language, "figures-playing"), games, not as_json) as bar:
        summary = play(plan, out, run, lambda done: bar.advance(TaskID(0), done))
    if as_json:
        typer.echo(json.dumps(summary.as_json()))
    else:
        show(summary, language)


def read_rows(rows: str, out: Path | None) -> tuple[str, ...]:
    """The kinds of rows to keep; those of the games are always kept, for they say what is there."""
    asked = words(rows)
    for kind in asked:
        if kind not in KINDS:
            fail(f"--rows {kind}: there are rows of {', '.join(KINDS)}")
    kinds = tuple(kind for kind in KINDS if kind == GAMES or kind in asked)
    if out is None:
        if kinds != (GAMES,):
            fail("--rows says what to keep: say where with --out")
        return kinds
    needs("--out", "polars", "study")
    return kinds


def play(plan: RunPlan, out: Path | None, run: Executor, progress: Progress) -> Summary:
    """Play a run, and keep it where that is asked for."""
    if out is not None:
        return play_into(out, plan, run, progress)
    return simulate_figures(plan.simulation, plan.games, run, progress)


def read_simulation(
    edition: str,
    ruleset: str | None,
    mode: str,
    options: tuple[str, ...],
    players: int,
    bot_names: str,
    seed: str,
) -> Simulation:
    """Check what is to be played before anything is."""
    seats = words(bot_names)
    if len(seats) == 1:
        seats *= players
    if len(seats) != players:
        fail(f"--bots names {len(seats)} bots for {players} players: name one for all, or one a seat")
    for name in seats:
        fault = bot_fault(name)
        if fault:
            fail(fault)
    spec = GameSpec(edition, ruleset or "", mode, options)
    try:
        rules = spec.rules()
    except EditionError as error:
        fail(str(error))
    if players > rules.most_players:
        fail(f"{edition} has {rules.most_players} tokens: no more than {rules.most_players} players (S2)")
    return Simulation(spec, seats, seed)
