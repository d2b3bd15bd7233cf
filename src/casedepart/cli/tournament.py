"""`casedepart tournament`: bots against each other in all seats, with win rates, ratings and a plot."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import TaskID
from rich.table import Table

from casedepart import bots
from casedepart.cli.asking import chosen_language, fail, progress_bar, words
from casedepart.cli.figures import bar, decimal, figures_table, games_title, percent
from casedepart.cli.laboratory import chosen_executor, told_troubles
from casedepart.cli.plotting import check_plot, save_plot
from casedepart.cli.simulate import read_simulation
from casedepart.sim.contests.arrangements import distinct
from casedepart.sim.contests.standings import ANCHOR, Standing
from casedepart.sim.contests.tournament import Tournament
from casedepart.sim.contests.tournament import tournament as play_all
from casedepart.texts import text

PLAYERS = range(2, 9)
COLUMNS = ("bot", "seats", "won", "interval", "rating", "interval", "place")


def tournament(
    bot_names: Annotated[
        str, typer.Option("--bots", help="Who plays: a bot for each seat, parted by commas; one may have several.")
    ] = "shrewd,steady,steady,steady",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    edition: Annotated[str, typer.Option(help="An edition of the catalogue, or a file of your own.")] = "classic",
    ruleset: Annotated[str | None, typer.Option(help="Another ruleset, where the edition allows it.")] = None,
    mode: Annotated[str, typer.Option(help="standard, speed or timed.")] = "standard",
    options: Annotated[list[str] | None, typer.Option(help="Optional rules: fight, powers.")] = None,
    cores: Annotated[int | None, typer.Option(min=1, help="How many cores; all by default.")] = None,
    cluster: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on the Dask cluster at this address.")] = "",
    plot: Annotated[
        Path | None, typer.Option(help="Save the win rates as a picture: a name in .svg, .png or .pdf.")
    ] = None,
    lang: Annotated[str, typer.Option(help="The language: fr or en.", show_default="yours")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Let bots play each other in all seats: win rates and ratings with their 95 % intervals."""
    language = chosen_language(lang)
    seats = words(bot_names)
    if len(seats) not in PLAYERS:
        fail(f"--bots names {len(seats)} bots: name one for each seat, from 2 to 8, as in shrewd,steady,steady,steady")
    simulation = read_simulation(edition, ruleset, mode, words(" ".join(options or [])), len(seats), bot_names, seed)
    if plot is not None:
        check_plot(plot)
    run = chosen_executor(cores, cluster, fresh=False)
    with told_troubles(), progress_bar(text(language, "figures-playing"), games, not as_json) as bar:
        found = play_all(simulation, games, run, lambda done: bar.advance(TaskID(0), done))
    if plot is not None:
        save_plot(found, plot, language)
    if as_json:
        typer.echo(json.dumps(found.as_json()))
    else:
        show(found, language, plot)


def show(found: Tournament, lang: str, plot: Path | None) -> None:
    """The standings as a table, the win rates as bars, and how they were made."""
    console = Console()
    console.print(standings_table(found, lang))
    ranked = by_win_rate(found)
    most = max(ranked[0].win_rate.high, ranked[0].fair)
    width = max(len(standing.bot) for standing in ranked)
    for standing in ranked:
        drawn = bar(standing.win_rate.low, standing.win_rate.high, most, standing.fair)
        console.print(f"  {standing.bot:<{width}} {drawn}", highlight=False)
    console.print()
    for sentence in remarks(found, lang):
        console.print(sentence, highlight=False)
    if plot is not None:
        console.print(text(lang, "tournament-saved", file=str(plot)), highlight=False)


def by_win_rate(found: Tournament) -> list[Standing]:
    """The best first."""
    return sorted(found.standings, key=lambda standing: standing.win_rate.value, reverse=True)


def standings_table(found: Tournament, lang: str) -> Table:
    """A row for each bot."""
    headings = [text(lang, f"tournament-{key}") for key in COLUMNS]
    rows = [row(standing, lang) for standing in by_win_rate(found)]
    return figures_table(games_title(found.simulation, found.games, lang), headings, rows)


def row(standing: Standing, lang: str) -> list[str]:
    """One bot, in cells."""
    rate, rating = standing.win_rate, standing.rating
    return [
        standing.bot,
        str(standing.seats),
        percent(rate.value, lang),
        f"{decimal(100 * rate.low, lang)}–{decimal(100 * rate.high, lang)}",
        f"{rating.value:.0f}",
        f"{rating.low:.0f}–{rating.high:.0f}" if rating.low < rating.high else "",
        decimal(standing.place, lang, 2),
    ]


def remarks(found: Tournament, lang: str) -> list[str]:
    """What one must know to read the figures."""
    size, names = found.round_size, found.simulation.bots
    arranged = "tournament-arranged" if size == distinct(names) else "tournament-rotated"
    said = [
        text(lang, "tournament-fair", share=percent(found.standings[0].fair, lang)),
        text(lang, "tournament-scale", anchor=ANCHOR if ANCHOR in names else "mean"),
        text(lang, arranged, round=size),
    ]
    if found.games % size:
        said.append(text(lang, "tournament-uneven", round=size))
    return [*said, text(lang, "tournament-capped", capped=found.capped, turns=bots.MOST_TURNS)]
