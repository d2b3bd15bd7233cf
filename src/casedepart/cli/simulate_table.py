"""What came of many games, as a table: every figure with its 95 % interval."""

from __future__ import annotations

import math
from collections.abc import Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from casedepart import bots
from casedepart.cli.figures import THIN, decimal, games_title, percent
from casedepart.sim import Estimate, Summary
from casedepart.sim.summary import QUANTILES
from casedepart.texts import text

Row = tuple[str, str, str]
"""A figure's name, its value, and its interval."""


def show(summary: Summary, lang: str) -> None:
    """Print the figures."""
    table = Table(title=Text(games_title(summary.simulation, summary.games, lang), "italic"), title_justify="left")
    table.add_column(text(lang, "figures-figure"))
    table.add_column("", justify="right")
    table.add_column(text(lang, "figures-interval"), justify="right")
    for rows in (speed_rows(summary, lang), game_rows(summary, lang), win_rows(summary, lang)):
        for row in rows:
            table.add_row(*row)
        table.add_section()
    Console().print(table)


def speed_rows(summary: Summary, lang: str) -> Iterator[Row]:
    """How fast they were played; nothing where all were there already."""
    if summary.timed:
        yield text(lang, "figures-seconds"), decimal(summary.seconds, lang), ""
        rate = summary.timed / summary.seconds
        yield text(lang, "figures-games-per-second"), decimal(rate, lang, 0 if rate >= 100 else 1), ""


def game_rows(summary: Summary, lang: str) -> Iterator[Row]:
    """How long the games were, and what happened in them."""
    yield figure(text(lang, "figures-mean"), summary.turns.mean(), lang)
    yield figure(text(lang, "figures-median"), summary.quantile(0.5), lang, 0)
    for part in QUANTILES:
        name = text(lang, "figures-quantile", part=round(100 * part))
        yield figure(name, summary.quantile(part), lang, 0)
    yield share(text(lang, "figures-capped", turns=bots.MOST_TURNS), summary.capped_share(), lang)
    yield figure(text(lang, "figures-trades"), summary.trades.mean(), lang, 2)
    yield figure(text(lang, "figures-bankruptcies"), summary.bankruptcies.mean(), lang, 2)


def win_rows(summary: Summary, lang: str) -> Iterator[Row]:
    """Who won: by seat, and by bot where that is something else."""
    names = summary.simulation.bots
    for seat, name in enumerate(names):
        yield share(text(lang, "figures-wins", seat=seat + 1, bot=name), summary.win_share(seat), lang)
    kinds = list(dict.fromkeys(names))
    if 1 < len(kinds) < len(names):
        for name in kinds:
            yield share(text(lang, "figures-bot", bot=name, seats=names.count(name)), summary.bot_share(name), lang)


def figure(name: str, found: Estimate, lang: str, digits: int = 1) -> Row:
    """A row of a figure."""
    return name, decimal(found.value, lang, digits), reach(found.low, found.high, lang, digits)


def share(name: str, found: Estimate, lang: str) -> Row:
    """A row of a share, in per cent."""
    return name, percent(found.value, lang), reach(100 * found.low, 100 * found.high, lang)


def reach(low: float, high: float, lang: str, digits: int = 1) -> str:
    """From where to where the truth may be: so few games may leave one end open, and a single one both."""
    if math.isinf(low) and math.isinf(high):
        return text(lang, "figures-unknown")
    if math.isinf(low) or math.isinf(high):
        return f"≤{THIN}{decimal(high, lang, digits)}" if math.isinf(low) else f"≥{THIN}{decimal(low, lang, digits)}"
    return f"{decimal(low, lang, digits)}–{decimal(high, lang, digits)}"
