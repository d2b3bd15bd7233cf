"""What the commands of the laboratory share: their options, where results go, and how they stop or fail."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import TaskID

from casedepart.bots.play import TIMED_TURNS
from casedepart.cli import STOPPED
from casedepart.cli.asking import fail, progress_bar, refuse
from casedepart.cli.help import current_language, say
from casedepart.lab.result import PLOTS, Result
from casedepart.lab.setting import LabError
from casedepart.sim.executors import ExecutorError
from casedepart.sim.games import GameError
from casedepart.sim.kept.folder import FolderError
from casedepart.sim.kept.parquet import Unreadable
from casedepart.sim.libraries import MissingLibrary, require

if TYPE_CHECKING:
    from matplotlib.figure import Figure


EditionOption = Annotated[str, typer.Option("--edition")]
RulesetOption = Annotated[str | None, typer.Option("--ruleset")]
ModeOption = Annotated[str, typer.Option("--mode")]
WithOption = Annotated[list[str] | None, typer.Option("--with", "--options")]
SetOption = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE")]
PlayersOption = Annotated[int | None, typer.Option("--players", min=2, max=8)]
BotsOption = Annotated[str, typer.Option("--bots")]
SeedOption = Annotated[str, typer.Option("--seed")]
TimedOption = Annotated[int, typer.Option("--timed-turns", min=1)]
CoresOption = Annotated[int | None, typer.Option("--cores", min=1)]
ClusterOption = Annotated[str, typer.Option("--cluster", metavar="ADDRESS")]
PlotOption = Annotated[Path | None, typer.Option("--plot")]
LangOption = Annotated[str, typer.Option("--lang")]
JsonOption = Annotated[bool, typer.Option("--json")]
TIMED = TIMED_TURNS


def numbers(given: Iterable[str] | None) -> dict[str, object]:
    """What `--set` changes, by name."""
    found: dict[str, object] = {}
    for word in " ".join(given or ()).split():
        name, sign, value = word.partition("=")
        if not sign or not value:
            refuse("set-how", word=word)
        if name in found:
            refuse("set-twice", name=name, first=str(found[name]), second=value)
        found[name] = value
    return found


@contextmanager
def playing(what: str, total: int, shown: bool, kept: str = "") -> Iterator[Callable[[int], None]]:
    """A progress bar, and around it: why a run could not go on, or what is there of one that was stopped."""
    with told_troubles(kept), progress_bar(what, total, shown) as bar:
        yield lambda done: bar.advance(TaskID(0), done)


@contextmanager
def told_troubles(kept: str = "") -> Iterator[None]:
    """Tell in a sentence why a run could not go on, or what is there of one that was stopped."""
    try:
        yield
    except MissingLibrary as error:
        refuse("needs-extra", option=error.what, module=error.library, cure=error.cure)
    except (ExecutorError, FolderError, GameError, LabError, Unreadable) as error:
        fail(str(error))
    except OSError as error:
        if error.filename is None:
            raise  # What is printed cannot be written: `casedepart.cli.exit_code` tells it.
        refuse("unwritable", file=str(error.filename), reason=error.strerror or str(error))
    except KeyboardInterrupt:
        typer.echo(kept or say(current_language(), "stopped"), err=True)
        raise typer.Exit(STOPPED) from None


def check_plot(file: Path | None) -> None:
    """Refuse before anything is played what could not be saved after."""
    if file is None:
        return
    if file.suffix.lower() not in PLOTS:
        refuse("plot-name", file=str(file), endings=", ".join(PLOTS))
    if not file.parent.is_dir():
        refuse("no-folder", option="--plot", file=str(file), folder=str(file.parent))
    with told_troubles():
        require("--plot", "matplotlib")


def save_plot(drawn: Figure, file: Path) -> None:
    """Write a picture, or say why it cannot be."""
    try:
        drawn.savefig(file, dpi=150)
    except OSError as error:
        refuse("unwritable", file=str(file), reason=error.strerror or str(error))


def echo_json(found: Result) -> None:
    """Print a result for a program."""
    typer.echo(json.dumps(found.as_json(), ensure_ascii=False))


def show_result(found: Result, language: str, plot: Path | None, as_json: bool) -> None:
    """Save the picture where one is asked for, and show the figures: to a program, or as a table."""
    # Loaded only here: --help needs none of it.
    from casedepart.cli.figures import show_table

    if plot is not None:
        save_plot(found.plot(language), plot)
    if as_json:
        echo_json(found)
    else:
        show_table(found.table(language))
