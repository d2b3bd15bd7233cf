"""`casedepart landings`: how often a token stands on each square."""

from __future__ import annotations

import json
from enum import StrEnum
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import TaskID

from casedepart.cli.asking import chosen_language, fail, progress_bar
from casedepart.cli.figures import decimal, figures_table
from casedepart.cli.laboratory import told_troubles
from casedepart.editions import EditionError, load
from casedepart.sim import Landings
from casedepart.sim import landings as walk_many
from casedepart.texts import text

BAR = 20
"""Letters of the longest bar."""


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
    with told_troubles(), progress_bar(text(language, "figures-walking"), rolls, not as_json) as bar:
        found = walk_many(edition, rolls, leaves, seed, ruleset, cores, lambda done: bar.advance(TaskID(0), done))
    if as_json:
        typer.echo(json.dumps(values(found)))
    else:
        show(edition, language, found)


def values(found: Landings) -> dict[str, object]:
    """The shares as JSON; intervals in the order of the squares, and last that of jail."""
    intervals = [[round(low, 4), round(high, 4)] for low, high in found.reaches]
    squares = [round(share, 4) for share in found.squares]
    return {"rolls": found.rolls, "squares": squares, "jail": round(found.jail, 4), "intervals": intervals}


def show(edition: str, lang: str, found: Landings) -> None:
    """The shares as a table with bars, most visited first."""
    named = load(edition)
    places = [f"{at:>2} {named.square_name(at, lang)}" for at in range(len(found.squares))]
    shares = [*found.squares, found.jail]
    reaches = [f"{decimal(low, lang, 2)}–{decimal(high, lang, 2)}" for low, high in found.reaches]
    unknown = [text(lang, "figures-unknown")] * len(shares)
    rows = zip(shares, [*places, f"   {text(lang, 'figures-jail')}"], reaches or unknown, strict=True)
    most = max(shares)
    ranked = [
        [name, decimal(share, lang, 2), reach, "█" * round(BAR * share / most)]
        for share, name, reach in sorted(rows, reverse=True)
    ]
    headings = [text(lang, "figures-square"), "%", text(lang, "figures-interval"), ""]
    title = text(lang, "figures-rolls", edition=edition, rolls=decimal(found.rolls, lang, 0))
    table = figures_table(title, headings, ranked)
    table.columns[-1].justify = "left"
    Console().print(table)
