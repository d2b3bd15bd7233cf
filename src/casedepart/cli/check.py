"""`casedepart check`: run scenarios, and show where one does not come out as it says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from casedepart.cli.asking import chosen_language
from casedepart.cli.help import say
from casedepart.scenario import Outcome, ScenarioError, broken, report, run_file

FAILED = 1
BROKEN = 2


def check(
    files: Annotated[list[str], typer.Argument(metavar="FILE...")],
    lang: str = "",
    impossible: Annotated[bool, typer.Option("--impossible")] = False,
) -> None:
    """Run scenarios: what is not as they say is shown with its step, what was expected and what was found."""
    language = chosen_language(lang)
    passed, failed, unread = 0, 0, 0
    for outcome in outcomes(files, impossible):
        passed += outcome.passed
        failed += not outcome.passed
        unread += outcome.error is not None
        if not outcome.passed:
            show(outcome, language)
    style = "bold red" if failed else "bold green"
    Console().print(Text(say(language, "check-summary", passed=str(passed), failed=str(failed)), style=style))
    if failed:
        raise typer.Exit(BROKEN if unread else FAILED)


def outcomes(files: list[str], impossible: bool) -> Iterator[Outcome]:
    """The outcomes of all scenarios in these files and folders."""
    for file in files:
        path = Path(file)
        if not path.is_dir():
            yield from run_file(path, impossible)
            continue
        found = sorted(inner for inner in path.rglob("*.y*ml") if inner.suffix in (".yaml", ".yml"))
        if not found:
            yield broken(ScenarioError(file, 0, "empty-folder"))
        for inner in found:
            yield from run_file(inner, impossible)


def show(outcome: Outcome, language: str) -> None:
    """Tell one outcome: what failed as a result, what is broken as an error; its first line stands out."""
    console = Console(stderr=outcome.error is not None, soft_wrap=True, highlight=False)
    first, *others = report(outcome, language)
    console.print(Text(first, style="bold red"))
    for line in others:
        console.print(Text(line))
