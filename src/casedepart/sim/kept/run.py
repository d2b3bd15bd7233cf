"""A run that is kept: played into a folder, or into one file, and gone on with where it was stopped."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path

from casedepart.sim.executors import Executor, Progress
from casedepart.sim.games import Played
from casedepart.sim.kept.folder import COMPARED, Folder, FolderError, RunPlan, by_another_build, spread, unfinished
from casedepart.sim.kept.parquet import as_parquet, game_row, join, read_games, read_note
from casedepart.sim.kept.rows import GAMES
from casedepart.sim.pieces import Batch, play_rows
from casedepart.sim.summary import Summary

FILE_ENDING = ".parquet"
"""A place with this ending is one file; any other is a folder."""


def play_into(place: Path, plan: RunPlan, run: Executor, progress: Progress) -> Summary:
    """Play what is yet to be played of a run, and keep it; `progress` is told of what is there already, too."""
    if place.suffix != FILE_ENDING:
        return fill(Folder(place, plan), run, progress)
    if plan.rows != (GAMES,):
        raise FolderError(f"{place} is one file, and takes rows of games alone: name a folder for other rows")
    kept = read_again(place, plan) if place.exists() else []
    if kept and len(kept) >= plan.games:
        summary = Summary(plan.simulation)
        add(summary, kept, progress)
        return summary
    parts = place.with_name(f"{place.name}.parts")
    folder = Folder(parts, plan)
    take_over(folder, kept)
    summary = fill(folder, run, progress)
    join(parts / GAMES, unfinished(place), json.dumps(plan.as_json(), ensure_ascii=False))
    unfinished(place).replace(place)
    shutil.rmtree(parts)
    return summary


def fill(folder: Folder, run: Executor, progress: Progress) -> Summary:
    """Play the pieces that a folder lacks."""
    summary = Summary(folder.plan.simulation)
    for piece in folder.present():
        add(summary, read_games(folder.file(GAMES, piece)), progress)
    missing = folder.missing()
    if not missing:
        return summary
    start = time.perf_counter()
    with closing(run.run(play_rows, missing)) as done:
        for at, batch in done:
            folder.keep(missing[at], batch)
            add(summary, batch.games, progress)
            summary.timed += len(batch.games)
    summary.seconds = time.perf_counter() - start
    return summary


def add(summary: Summary, games: Iterable[Played], progress: Progress) -> None:
    """Count some games, and tell of them."""
    before = summary.games
    summary.add_all(games)
    progress(summary.games - before)


def read_again(file: Path, plan: RunPlan) -> list[Played]:
    """The games of a file that is whole, if it is of this run."""
    found, games = plan_of(file), read_games(file)
    by_another_build(file, found, plan, spread(games, COMPARED))
    return games


def take_over(folder: Folder, games: Sequence[Played]) -> None:
    """Give a folder the pieces that a shorter run has played already."""
    for piece in folder.missing():
        if piece.first + piece.count <= len(games):
            part = list(games[piece.first : piece.first + piece.count])
            rows = as_parquet(GAMES, [game_row(game) for game in part], piece.note)
            folder.keep(piece, Batch(part, {GAMES: rows}))


def kept_games(place: Path) -> list[Played]:
    """The games of a run that is kept, in order."""
    files = [place] if place.suffix == FILE_ENDING else sorted((place / GAMES).glob(f"*{FILE_ENDING}"))
    return [game for file in files for game in read_games(file)]


def plan_of(file: Path) -> dict[str, object]:
    """The run that a file says it is of."""
    try:
        found = json.loads(read_note(file))
    except ValueError as error:
        raise FolderError(f"{file} is there, and is no run of casedepart: take another name") from error
    return dict(found)
