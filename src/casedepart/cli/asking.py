"""What several commands share: bad input told in a sentence, and options read from words."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn

import typer

from casedepart.cli.help import current_language, say
from casedepart.cli.help.build import interpreted
from casedepart.cli.help.errors import BAD_INPUT
from casedepart.texts import languages, spoken_language, text

if TYPE_CHECKING:
    from rich.progress import Progress


def fail(message: str) -> NoReturn:
    """Say what is wrong with the input, and stop."""
    typer.echo(message, err=True)
    raise typer.Exit(BAD_INPUT)


def refuse(key: str, **arguments: object) -> NoReturn:
    """Say in the language of the command line why it cannot be done so, and stop."""
    fail(say(current_language(), key, **arguments))


@contextmanager
def told_errors(language: str, *kinds: type[Exception]) -> Iterator[None]:
    """Tell errors of these kinds in a person's words, and stop; in the machine's language where none was asked for."""
    try:
        yield
    except kinds as error:
        told = getattr(error, "told", None)
        fail(told(language or spoken_language(os.environ)) if told is not None else str(error))


def chosen_language(asked: str) -> str:
    """The language asked for, or that of the machine."""
    spoken = spoken_language(os.environ)
    if asked and asked not in languages():
        fail(text(spoken, "unknown-language", asked=asked, languages=", ".join(languages())))
    return asked or spoken


@contextmanager
def progress_bar(what: str, total: int, shown: bool) -> Iterator[Progress]:
    """A progress bar on the error stream, where a person watches it; above it, why it takes so long where it does."""
    # Loaded only here: most commands draw nothing while they work.
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console, watched = Console(stderr=True), shown and sys.stderr.isatty()
    if watched and (remark := interpreted(current_language())):
        console.print(remark, highlight=False, markup=False)
    with Progress(*columns, console=console, transient=True, disable=not watched) as bar:
        bar.add_task(what, total=total)
        yield bar
