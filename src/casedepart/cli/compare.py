"""`casedepart compare`: two variations on the same dice, and whether what changes is more than noise."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import TaskID

from casedepart import bots
from casedepart.cli.asking import chosen_language, fail, progress_bar, words
from casedepart.cli.figures import LISTED, decimal, figures_table, percent, reach
from casedepart.cli.laboratory import chosen_executor, told_troubles
from casedepart.cli.simulate import read_simulation
from casedepart.editions import EditionError
from casedepart.sim import Simulation
from casedepart.sim.comparing.compare import Comparison
from casedepart.sim.comparing.compare import compare as play_pairs
from casedepart.sim.comparing.differences import LESS, MORE, ORDER_WINS, PERHAPS, Figure
from casedepart.sim.comparing.variation import VariationError, vary
from casedepart.texts import text

KEYS = ("difference", "interval", "verdict")
DIGITS = {"winner-worth": 0, "turns": 1}
"""How many digits after the point a figure has that is not a share; two, unless it is large."""
FEWEST = 30
"""Pairs below which the intervals would not hold."""


def compare(
    b: Annotated[
        str,
        typer.Option("--b", help="What B changes, as in 'mode=speed', 'salary=400 houses=20' or 'bots=shrewd,steady'."),
    ],
    a: Annotated[str, typer.Option("--a", help="What A changes, in the same way; nothing by default.")] = "",
    edition: Annotated[str, typer.Option(help="An edition of the catalogue, or a file of your own.")] = "classic",
    ruleset: Annotated[str | None, typer.Option(help="Another ruleset, where the edition allows it.")] = None,
    mode: Annotated[str, typer.Option(help="standard, speed or timed.")] = "standard",
    options: Annotated[list[str] | None, typer.Option(help="Optional rules: fight, powers.")] = None,
    players: Annotated[int, typer.Option(min=2, max=8, help="How many players.")] = 4,
    bot_names: Annotated[
        str, typer.Option("--bots", help="One bot for all seats, or one a seat, parted by commas.")
    ] = "shrewd",
    games: Annotated[int, typer.Option(min=FEWEST, help="How many games of each.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    cores: Annotated[int | None, typer.Option(min=1, help="How many cores; all by default.")] = None,
    cluster: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on the Dask cluster at this address.")] = "",
    lang: Annotated[str, typer.Option(help="The language: fr or en.", show_default="yours")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Play two variations on the same dice: what changes, and whether it is more than noise.

    What may change: edition, ruleset, mode, options, bots, players, and every number or choice that an edition's file
    may set, as cash, salary, houses, hotels, fine, jail_tries, interest, station_rents=25/50/100/200 or even=false.
    """
    language = chosen_language(lang)
    base = read_simulation(edition, ruleset, mode, words(" ".join(options or [])), players, bot_names, seed)
    first, second = read_variation("--a", base, a), read_variation("--b", base, b)
    if first == second:
        fail("A and B are the same: say with --a or --b what one of them changes, as in --b mode=speed")
    run = chosen_executor(cores, cluster, fresh=False)
    with told_troubles(), progress_bar(text(language, "figures-playing"), games, not as_json) as bar:
        try:
            found = play_pairs(first, second, games, run, lambda done: bar.advance(TaskID(0), done))
        except VariationError as error:
            fail(str(error))
    if as_json:
        typer.echo(json.dumps(found.as_json()))
    else:
        show(found, language)


def read_variation(option: str, base: Simulation, changes: str) -> Simulation:
    """What one side plays, checked before anything is played."""
    try:
        return vary(base, changes)
    except (VariationError, EditionError) as error:
        fail(f"{option}: {error}")


def show(found: Comparison, lang: str) -> None:
    """The figures side by side, and what they say in words."""
    console = Console()
    title = text(lang, "compare-title", games=decimal(found.games, lang, 0), seed=found.first.seed)
    headings = [text(lang, "compare-figure"), "A", "B", *(text(lang, f"compare-{key}") for key in KEYS)]
    console.print(figures_table(title, headings, [row(found, figure, lang) for figure in found.figures]))
    for sentence in remarks(found, lang):
        console.print(sentence, highlight=False, markup=False)


def row(found: Comparison, figure: Figure, lang: str) -> list[str]:
    """One figure of both, in cells."""
    change, digits = figure.difference, 1 if figure.share else DIGITS.get(figure.name, 2)
    scale = 100 if figure.share else 1
    sign = "+" if change.value > 0 else ""
    return [
        named(found, figure, lang),
        written(figure, figure.first.value, lang, digits),
        written(figure, figure.second.value, lang, digits),
        sign + decimal(scale * change.value, lang, digits),
        reach(scale * change.low, scale * change.high, lang, digits),
        text(lang, f"compare-{figure.verdict}"),
    ]


def written(figure: Figure, value: float, lang: str, digits: int) -> str:
    """A share in per cent, or a mean."""
    return percent(value, lang, digits) if figure.share else decimal(value, lang, digits)


def named(found: Comparison, figure: Figure, lang: str) -> str:
    """What a figure is called."""
    tables = [found.first.bots, found.second.bots]
    who = " → ".join(dict.fromkeys(table[max(figure.place, 0)] for table in tables))
    return text(lang, f"compare-{figure.name}", place=figure.place + 1, bots=who, turns=bots.MOST_TURNS)


def remarks(found: Comparison, lang: str) -> list[str]:
    """What is compared, what comes of it in words, and what one must know to trust it."""
    sure = [figure for figure in found.figures if figure.verdict in (MORE, LESS)]
    unsure = [figure for figure in found.figures if figure.verdict == PERHAPS]
    count = len(found.figures)
    said = [
        text(lang, "compare-a", what=told(found.first)),
        text(lang, "compare-b", what=told(found.second)),
        "",
        text(lang, "compare-found", count=len(sure), figures=listed(found, sure, lang)),
    ]
    if unsure:
        said.append(text(lang, "compare-unsure", count=len(unsure), figures=listed(found, unsure, lang), all=count))
    if any(figure.name == ORDER_WINS for figure in found.figures):
        said.append(text(lang, "compare-order"))
    return [*said, text(lang, "compare-corrected", all=count), text(lang, "compare-dice", alike=found.alike)]


def listed(found: Comparison, figures: list[Figure], lang: str) -> str:
    """Figures by name, with their differences."""
    return LISTED[lang].join(f"{named(found, figure, lang)} {row(found, figure, lang)[3]}" for figure in figures)


def told(variation: Simulation) -> str:
    """What is played, as one would write it."""
    spec, seats = variation.spec, variation.bots
    alike = len(set(seats)) == 1
    said = {
        "edition": spec.edition,
        "ruleset": spec.ruleset,
        "mode": spec.mode,
        "options": ",".join(spec.options),
        "players": str(len(seats)) if alike else "",
        "bots": seats[0] if alike else ",".join(seats),
        **dict(spec.numbers),
    }
    return " ".join(f"{name}={value}" for name, value in said.items() if value)
