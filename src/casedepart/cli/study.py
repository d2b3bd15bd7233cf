"""`casedepart study`: a report on an edition, or on several side by side."""

from __future__ import annotations

import os
import shlex
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import TaskID

from casedepart.cli.asking import chosen_language, fail, progress_bar
from casedepart.cli.laboratory import chosen_executor, told_troubles
from casedepart.cli.simulate import read_simulation
from casedepart.editions import catalogue, load
from casedepart.sim import Executor
from casedepart.study.catalogue import steps_in_all, study_all, write_all
from casedepart.study.comparison import comparison
from casedepart.study.overview import overview
from casedepart.study.pages.report import report
from casedepart.study.plan import ROLLS, STANDARD, StudyPlan
from casedepart.study.study import steps_of
from casedepart.study.study import study as study_one
from casedepart.texts import text

VARIED_PART = 4
"""Each variation is played by so many times fewer games, unless the whole catalogue is studied."""
ROLLS_A_GAME = 25
"""A walk has so many rolls for each game, up to the most."""


def study(
    editions: Annotated[
        list[str] | None, typer.Argument(help="Editions of the catalogue, or files of your own; several are compared.")
    ] = None,
    games: Annotated[int, typer.Option(min=2, help="How many games of each edition.")] = 2000,
    players: Annotated[int, typer.Option(min=2, max=8, help="How many players.")] = 4,
    bot_names: Annotated[
        str, typer.Option("--bots", help="One bot for all seats, or one a seat, parted by commas.")
    ] = "shrewd",
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    pace: Annotated[int, typer.Option(min=1, help="Seconds that people take for a turn: an assumption.")] = 30,
    vary: Annotated[bool, typer.Option(help="Play every other ruleset, mode and option too.")] = True,
    out: Annotated[Path | None, typer.Option(help="The file to write.", show_default="study-EDITION.html")] = None,
    every: Annotated[
        Path | None, typer.Option("--all", metavar="FOLDER", help="Study the whole catalogue, into a folder.")
    ] = None,
    lengths: Annotated[
        Path | None, typer.Option(metavar="FILE", help="With --all: write how long games take, as JSON for the page.")
    ] = None,
    cores: Annotated[int | None, typer.Option(min=1, help="How many cores; all by default.")] = None,
    cluster: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on the Dask cluster at this address.")] = "",
    lang: Annotated[str, typer.Option(help="The language: fr or en.", show_default="yours")] = "",
) -> None:
    """Study an edition: where tokens land, which deeds pay, who wins, how long it takes; one HTML file."""
    language = chosen_language(lang)
    names = read_names(editions or [], every, lengths)
    simulations = [read_simulation(name, None, STANDARD, (), players, bot_names, seed) for name in names]
    varied = (games if every else max(2, games // VARIED_PART)) if vary else 0
    rolls = min(ROLLS, ROLLS_A_GAME * games)
    command = command_of(names, games, players, bot_names, seed, pace, vary)
    plan = StudyPlan(games, varied, simulations[0].bots, seed, pace, rolls, command)
    run = chosen_executor(cores, cluster, fresh=False)
    if every:
        check_place(every / "README.md")
        study_catalogue(plan, run, every, lengths, language)
    else:
        path = out or Path(f"study-{'-'.join(load(name).id for name in names)}.html")
        check_place(path)
        study_named(names, plan, run, path, language)


def command_of(names: list[str], games: int, players: int, bots: str, seed: str, pace: int, vary: bool) -> str:
    """What makes the same report again; where it is played and written changes nothing in it."""
    numbers = {"--games": games, "--players": players, "--bots": bots, "--seed": seed, "--pace": pace}
    given = [word for option, value in numbers.items() for word in (option, str(value))]
    return shlex.join(["casedepart", "study", *names, *given, *([] if vary else ["--no-vary"])])


def read_names(editions: list[str], every: Path | None, lengths: Path | None) -> list[str]:
    """Which editions are meant."""
    if every:
        if editions:
            fail("--all studies the whole catalogue: name no editions with it")
        return list(catalogue())
    if lengths:
        fail("--lengths goes with --all: the lengths are those of the whole catalogue")
    if len(set(editions)) < len(editions):
        fail("an edition is named twice: name each once")
    return editions or ["classic"]


def check_place(path: Path) -> None:
    """Refuse before anything is played what could not be written at the end."""
    folder = path.parent
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    if path.is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
        fail(f"{path} cannot be written: give a file in a folder that is there")


def study_named(names: list[str], plan: StudyPlan, run: Executor, path: Path, lang: str) -> None:
    """The report of one edition, or the comparison of several."""
    if len(names) > 1:
        plan = replace(plan, vary_games=0)
    steps = sum(steps_of(name, plan) for name in names)
    with told_troubles(), progress_bar(text(lang, "study-progress"), steps, True) as bar:
        path.parent.mkdir(parents=True, exist_ok=True)
        studies = [study_one(name, plan, run, lambda done: bar.advance(TaskID(0), done)) for name in names]
    said = report(studies[0], lang) if len(studies) == 1 else comparison(studies, lang, plan.command)
    with told_troubles():
        path.write_text(said, encoding="utf-8")
    typer.echo(text(lang, "study-written", path=str(path)))


def study_catalogue(plan: StudyPlan, run: Executor, folder: Path, lengths: Path | None, lang: str) -> None:
    """Every report, the overview, and the lengths for the page."""
    with told_troubles(), progress_bar(text(lang, "study-progress"), steps_in_all(plan), True) as bar:
        whole = study_all(plan, run, lambda done: bar.advance(TaskID(0), done))
    with told_troubles():
        for path in write_all(whole, folder, lengths, overview(whole)):
            typer.echo(text(lang, "study-written", path=str(path)))
