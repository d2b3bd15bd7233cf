"""`casedepart study`: a report on an edition, or on several side by side."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from casedepart.cli import laboratory as lab
from casedepart.cli.asking import chosen_language, refuse
from casedepart.editions import catalogue, load
from casedepart.sim.games import DEFAULT_BOT
from casedepart.sim.libraries import require
from casedepart.texts import text

if TYPE_CHECKING:
    from casedepart.sim import Executor
    from casedepart.study.plan import StudyPlan


def study(
    editions: Annotated[list[str] | None, typer.Argument()] = None,
    games: Annotated[int, typer.Option(min=2)] = 2000,
    players: lab.PlayersOption = None,
    bot_names: lab.BotsOption = DEFAULT_BOT,
    seed: lab.SeedOption = "1",
    pace: Annotated[int, typer.Option(min=1)] = 30,
    options: lab.WithOption = None,
    vary: bool = True,
    timed_turns: lab.TimedOption = lab.TIMED,
    out: Path | None = None,
    data: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    every: Annotated[Path | None, typer.Option("--all", metavar="FOLDER")] = None,
    lengths: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    house: Annotated[bool, typer.Option("--house")] = False,
    figures: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    cores: lab.CoresOption = None,
    cluster: lab.ClusterOption = "",
    lang: lab.LangOption = "",
) -> None:
    """Study an edition: where tokens land, which deeds pay, who wins, how long it takes; one HTML file."""
    language = chosen_language(lang)
    if house:
        if every or lengths or data or options or not vary or timed_turns != lab.TIMED:
            refuse("study-house-alone")
        plan = house_plan(editions or [], games, players, bot_names, seed, pace)
        study_house_rules(editions or list(catalogue()), plan, cores, cluster, out, figures, language)
        return
    if figures:
        refuse("study-figures")
    names = read_names(editions or [], every, lengths)
    with lab.told_troubles():
        from casedepart.lab.report import VARIED_PART, study_plan
        from casedepart.lab.setting import executor

        varied = (games if every else max(2, games // VARIED_PART)) if vary and (every or len(names) == 1) else 0
        chosen = " ".join(options or ())
        plan = study_plan(tuple(names), chosen, players, bot_names, games, seed, pace, varied, timed_turns, vary)
        run = executor(cores, cluster)
        if data is not None:
            require("--data", "polars")
    if every:
        check_place(every / "README.md")
        written = study_catalogue(plan, run, every, lengths, data, language)
    else:
        path = out or Path(f"study-{'-'.join(load(name).id for name in names)}.html")
        check_place(path)
        written = study_named(tuple(names), plan, run, path, data, language)
    for file in written:
        typer.echo(text(language, "study-written", path=str(file)))


def read_names(editions: list[str], every: Path | None, lengths: Path | None) -> list[str]:
    """Which editions are meant."""
    if every:
        if editions:
            refuse("study-all")
        return list(catalogue())
    if lengths:
        refuse("study-lengths")
    if len(set(editions)) < len(editions):
        refuse("study-twice")
    return editions or ["classic"]


def check_place(path: Path) -> None:
    """Refuse before anything is played what could not be written at the end."""
    folder = path.parent
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    if path.is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
        refuse("study-place", path=str(path))


def study_named(
    names: tuple[str, ...], plan: StudyPlan, run: Executor, path: Path, data: Path | None, lang: str
) -> list[Path]:
    """Write the report of one edition, or the comparison of several, and their tables."""
    from casedepart.lab.report import html, study_many
    from casedepart.study.study import steps_of

    steps = sum(steps_of(name, plan) for name in names)
    with lab.playing(text(lang, "study-progress"), steps, True) as progress:
        path.parent.mkdir(parents=True, exist_ok=True)
        studies = study_many(names, plan, run, progress)
    with lab.told_troubles():
        path.write_text(html(studies, lang), encoding="utf-8")
        written = [path]
        if data is not None:
            for one in studies:
                written += one.write_data(data if len(studies) == 1 else data / one.found.edition.id)
    return written


def study_catalogue(
    plan: StudyPlan, run: Executor, folder: Path, lengths: Path | None, data: Path | None, lang: str
) -> list[Path]:
    """Write every report, the overview, the lengths for the page, and the tables."""
    from casedepart.lab.report import StudyResult
    from casedepart.study.catalogue import steps_in_all, study_all, write_all
    from casedepart.study.overview import overview

    with lab.playing(text(lang, "study-progress"), steps_in_all(plan), True) as progress:
        whole = study_all(plan, run, progress)
    with lab.told_troubles():
        written = write_all(whole, folder, lengths, overview(whole))
        if data is not None:
            for one in whole.studies:
                written += StudyResult(one).write_data(data / one.edition.id)
    return written


def house_plan(editions: list[str], games: int, players: int | None, bot_names: str, seed: str, pace: int) -> StudyPlan:
    """What the study of house rules plays, checked before anything is."""
    with lab.told_troubles():
        from casedepart.lab.house_rules import house_plan as read_plan

        return read_plan(tuple(editions), players, bot_names, games, seed, pace)


def study_house_rules(
    editions: list[str],
    plan: StudyPlan,
    cores: int | None,
    cluster: str,
    out: Path | None,
    figures: Path | None,
    lang: str,
) -> None:
    """Write the prices of all house rules: a page, its picture beside it, and the figures."""
    with lab.told_troubles():
        from casedepart.lab.house_rules import HouseResult, study_house
        from casedepart.lab.setting import executor
        from casedepart.study.house import steps_of_house

        run = executor(cores, cluster)
    page = out or Path("study-house.md")
    kept = figures or page.with_suffix(".json")
    for path in (page, kept):
        check_place(path)
    with lab.playing(text(lang, "study-progress"), steps_of_house(editions, plan), True) as progress:
        found = HouseResult(study_house(editions, plan, run, progress))
    with lab.told_troubles():
        for file in found.write_all(page, kept):
            typer.echo(text(lang, "study-written", path=str(file)))
