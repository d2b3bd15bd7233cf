"""`casedepart simulate`: many games among bots, summed up."""

from __future__ import annotations

import json
import time
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import TaskID
from rich.table import Table

from casedepart import bots
from casedepart.cli.asking import chosen_language, fail, progress_bar, words
from casedepart.editions import EditionError, load
from casedepart.sim import Cores, Setting, Summary, sum_up
from casedepart.sim import simulate as play_many
from casedepart.texts import text


def simulate(
    edition: Annotated[str, typer.Option(help="An edition of the catalogue, or a file of your own.")] = "classic",
    ruleset: Annotated[str | None, typer.Option(help="Another ruleset, where the edition allows it.")] = None,
    mode: Annotated[str, typer.Option(help="standard, speed or timed.")] = "standard",
    options: Annotated[list[str] | None, typer.Option(help="Optional rules: fight, powers.")] = None,
    players: Annotated[int, typer.Option(min=2, max=8, help="How many players.")] = 4,
    bot_names: Annotated[
        str, typer.Option("--bots", help="One bot for all seats, or one a seat, parted by commas.")
    ] = "steady",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    cores: Annotated[int | None, typer.Option(min=1, help="How many cores; all by default.")] = None,
    lang: Annotated[str, typer.Option(help="The language: fr or en.", show_default="yours")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Play many games among bots and sum them up."""
    language = chosen_language(lang)
    setting = read_setting(edition, ruleset, mode, words(" ".join(options or [])), players, bot_names, seed)
    with progress_bar(text(language, "figures-playing"), games, not as_json) as bar:
        start = time.perf_counter()
        played = play_many(setting, games, Cores(cores), lambda done: bar.advance(TaskID(0), done))
        summary = sum_up(setting, played, time.perf_counter() - start)
    if as_json:
        typer.echo(json.dumps(summary.as_json()))
    else:
        show(setting, summary, language)


def read_setting(
    edition: str,
    ruleset: str | None,
    mode: str,
    options: tuple[str, ...],
    players: int,
    bot_names: str,
    seed: str,
) -> Setting:
    """Check what is to be played before anything is."""
    seats = words(bot_names)
    if len(seats) == 1:
        seats *= players
    if len(seats) != players:
        fail(f"--bots names {len(seats)} bots for {players} players: name one for all, or one a seat")
    for name in seats:
        if name not in bots.NAMES:
            fail(f"there is no bot '{name}': the bots are {', '.join(bots.NAMES)}")
    try:
        rules = load(edition).rules(ruleset=ruleset, mode=mode, options=options)
    except EditionError as error:
        fail(str(error))
    if players > rules.most_players:
        fail(f"{edition} has {rules.most_players} tokens: no more than {rules.most_players} players (S2)")
    return Setting(edition, ruleset, mode, options, seats, seed)


def show(setting: Setting, summary: Summary, lang: str) -> None:
    """The figures as a table."""
    found = summary.as_json()
    turns = found["turns"]
    assert isinstance(turns, dict)
    title = text(lang, "figures-games", edition=setting.edition, mode=setting.mode, games=f"{summary.games:,}")
    table = Table(title=title)
    table.add_column(text(lang, "figures-figure"))
    table.add_column("", justify="right")
    table.add_row(text(lang, "figures-seconds"), f"{found['seconds']}")
    table.add_row(text(lang, "figures-games-per-second"), f"{found['games_per_second']}")
    table.add_row(text(lang, "figures-mean"), f"{turns['mean']}")
    table.add_row(text(lang, "figures-median"), f"{turns['median']}")
    table.add_row(text(lang, "figures-capped", turns=bots.MOST_TURNS), f"{summary.capped}")
    for seat, name in enumerate(setting.bots):
        share = f"{100 * summary.wins[seat] / summary.games:.1f} %"
        table.add_row(text(lang, "figures-wins", seat=seat + 1, bot=name), share)
    Console().print(table)
