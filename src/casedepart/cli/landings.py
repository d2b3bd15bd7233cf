"""`casedepart landings`: how often a token stands on each square."""

from __future__ import annotations

import json
from enum import StrEnum
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import TaskID
from rich.table import Table

from casedepart.cli.asking import chosen_language, fail, progress_bar
from casedepart.editions import EditionError, load
from casedepart.sim import Landings
from casedepart.sim import landings as walk_many
from casedepart.texts import text


class Habit(StrEnum):
    """What a token does in jail."""

    STAY = "stay"
    LEAVE = "leave"


def landings(
    edition: Annotated[str, typer.Option(help="An edition of the catalogue, or a file of your own.")] = "classic",
    ruleset: Annotated[str | None, typer.Option(help="Another ruleset, where the edition allows it.")] = None,
    rolls: Annotated[int, typer.Option(min=1, help="How many rolls.")] = 2_000_000,
    jail: Annotated[Habit, typer.Option(help="Stay in jail as long as it may, or leave at once.")] = Habit.LEAVE,
    seed: Annotated[str, typer.Option(help="The same seed gives the same rolls.")] = "1",
    cores: Annotated[int | None, typer.Option(min=1, help="How many cores; all by default.")] = None,
    lang: Annotated[str, typer.Option(help="The language: fr or en.", show_default="yours")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print the shares as JSON.")] = False,
) -> None:
    """Let tokens only move, and count where they stand after each roll, in per cent."""
    try:
        load(edition).rules(ruleset=ruleset)
    except EditionError as error:
        fail(str(error))
    language = chosen_language(lang)
    leaves = jail is Habit.LEAVE
    with progress_bar(text(language, "figures-walking"), rolls, not as_json) as bar:
        found = walk_many(edition, rolls, leaves, seed, ruleset, cores, lambda done: bar.advance(TaskID(0), done))
    if as_json:
        shares = {"rolls": found.rolls, "squares": [round(share, 4) for share in found.squares]}
        typer.echo(json.dumps({**shares, "jail": round(found.jail, 4)}))
    else:
        show(edition, language, found)


def show(edition: str, lang: str, found: Landings) -> None:
    """The shares as a table with bars, most visited first."""
    squares = enumerate(found.squares)
    named = [(share, f"{at:>2} {load(edition).square_name(at, lang)}") for at, share in squares]
    named.append((found.jail, f"   {text(lang, 'figures-jail')}"))
    most = max(share for share, _ in named)
    table = Table(title=text(lang, "figures-rolls", edition=edition, rolls=f"{found.rolls:,}"))
    table.add_column(text(lang, "figures-square"))
    table.add_column("%", justify="right")
    table.add_column("")
    for share, name in sorted(named, reverse=True):
        table.add_row(name, f"{share:.3f}", "█" * round(30 * share / most))
    Console().print(table)
