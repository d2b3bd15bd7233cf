"""`casedepart landings`: how often a token stands on each square."""

from __future__ import annotations

from typing import Annotated, Literal

import typer
from rich.console import Console

from casedepart.cli import laboratory as lab
from casedepart.cli.asking import chosen_language
from casedepart.texts import text

BAR = 20
"""Letters of the longest bar."""


def landings(
    edition: lab.EditionOption = "classic",
    ruleset: lab.RulesetOption = None,
    rolls: Annotated[int, typer.Option(min=1)] = 2_000_000,
    jail: Literal["stay", "leave"] = "leave",
    seed: lab.SeedOption = "1",
    cores: lab.CoresOption = None,
    plot: lab.PlotOption = None,
    lang: lab.LangOption = "",
    as_json: lab.JsonOption = False,
) -> None:
    """Let tokens only move, and count where they stand after each roll, in per cent."""
    from casedepart.cli.figures import figures_table
    from casedepart.lab import landings as walked

    language = chosen_language(lang)
    lab.check_plot(plot)
    with lab.playing(text(language, "figures-walking"), rolls, not as_json) as progress:
        found = walked(edition, ruleset=ruleset, rolls=rolls, jail=jail, seed=seed, cores=cores, progress=progress)
    if plot is not None:
        lab.save_plot(found.plot(language), plot)
    if as_json:
        lab.echo_json(found)
        return
    table = found.table(language)
    shares = sorted([*found.found.squares, found.found.jail], reverse=True)
    rows = [[*row, "█" * round(BAR * share / shares[0])] for row, share in zip(table.rows, shares, strict=True)]
    shown = figures_table(table.title, [*table.headings, ""], rows)
    shown.columns[-1].justify = "left"
    Console().print(shown)
