"""A reviewed game on a screen: the curve of chances, where it turned, what each trade did."""

from __future__ import annotations

import math
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from casedepart.cli.figures import figures_table
from casedepart.cli.odds_file import Place
from casedepart.engine import events
from casedepart.engine.events import Event
from casedepart.lab.chances import cut_short
from casedepart.lab.numbers import decimal, interval_in_words, percent
from casedepart.record.narrative import sentence
from casedepart.record.transcript import Transcript, positions_of
from casedepart.sim.chances.playouts import PlayoutSetting
from casedepart.sim.chances.review_result import Moment, Review, Trade, Turning
from casedepart.sim.intervals import Estimate
from casedepart.texts import Names, offer_text, text
from casedepart.variants.fight import FOUGHT
from casedepart.variants.sore_losers import FIGURE

DECISIVE = frozenset(
    {
        events.TRADED,
        events.TOOK,
        events.BANKRUPT,
        FOUGHT,
        FIGURE,
        events.LAST_LAP,
        events.TIME_UP,
        events.WON,
    }
)
"""What turns a game whatever the sum."""
PAYMENTS = frozenset({events.PAID, events.BOUGHT})
"""What may turn it, the more so the larger the sum."""
MOST_SENTENCES = 8
LETTERS = " ▁▂▃▄▅▆▇█"


def show_review(console: Console, place: Place, found: Review, setting: PlayoutSetting, plot: Path | None) -> None:
    """The curve, the turning point, the trades, and how they were made."""
    names, lang = place.names, place.names.language
    assert place.transcript is not None, "a review is of a record"
    console.print(curve_table(found, names))
    for seat, name in enumerate(names.players):
        console.print(Text(f"  {name}  {sparkline(found.moments, seat)}"))
    if found.turning is not None:
        for line in turning_lines(found.turning, place.transcript, names):
            console.print(Text(line))
    if found.trades:
        console.print(trades_table(found.trades, names))
    if found.left_out:
        console.print(Text(text(lang, "review-left-out", count=found.left_out)))
    made = text(lang, "review-made", playouts=decimal(found.playouts, lang, 0), bots=", ".join(setting.bots))
    console.print(Text(made))
    for line in cut_short(setting, lang):
        console.print(Text(line))
    if plot is not None:
        console.print(Text(text(lang, "tournament-saved", file=str(plot))))


def curve_table(found: Review, names: Names) -> Table:
    """A row for each moment."""
    lang = names.language
    table = Table(title=text(lang, "review-title"), title_justify="left")
    for key in ("answer", "turn"):
        table.add_column(text(lang, f"review-{key}"), justify="right")
    for name in names.players:
        table.add_column(Text(name), justify="right")
    for moment in found.moments:
        cells = [f"{percent(chance.value, lang, 0)} ({short(chance)})" for chance in moment.chances]
        table.add_row(str(moment.n), str(moment.turn), *cells)
    return table


def short(found: Estimate) -> str:
    """An interval in whole per cent."""
    return f"{100 * found.low:.0f}–{100 * found.high:.0f}"


def sparkline(moments: tuple[Moment, ...], seat: int) -> str:
    """The curve of one player in a line of letters."""
    return "".join(LETTERS[round(moment.chances[seat].value * (len(LETTERS) - 1))] for moment in moments)


def turning_lines(turning: Turning, transcript: Transcript, names: Names) -> list[str]:
    """Where it turned, and what happened there."""
    lang = names.language
    turns = positions_of(transcript).turns
    said = text(
        lang,
        f"review-{certainty(turning)}",
        turn=turns[turning.first],
        count=turns[turning.last] - turns[turning.first],
        later=turns[turning.last],
        answer=turning.first,
        player=names.player(turning.seat),
        before=percent(turning.before.value, lang, 0),
        after=percent(turning.after.value, lang, 0),
        interval=interval_in_words(100 * turning.swing.low, 100 * turning.swing.high, lang),
    )
    return ["", said, *(f"  {line}" for line in what_happened(transcript, turning.first, turning.last, names)), ""]


def certainty(turning: Turning) -> str:
    """Whether the game turned there: surely, maybe, or not to be seen once it is played again."""
    if turning.swing.low > 0:
        return "turned"
    return "maybe" if turning.swing.value > 0 else "unseen"


def what_happened(transcript: Transcript, first: int, last: int, names: Names) -> list[str]:
    """What weighed most in a stretch of a game, in words and in order."""
    found: list[tuple[float, int, str]] = []
    for step in positions_of(transcript).between(first, last):
        for event in step.events:
            found.append((weight(event), len(found), sentence(event, step.action, names)))
    heaviest = sorted(found, reverse=True)[:MOST_SENTENCES]
    return [said for heavy, _, said in sorted(heaviest, key=lambda one: one[1]) if heavy]


def weight(event: Event) -> float:
    """How much an event weighs; 0: nothing."""
    if event.kind in DECISIVE:
        return math.inf
    return event.n if event.kind in PAYMENTS else 0


def trades_table(trades: tuple[Trade, ...], names: Names) -> Table:
    """A row for each trade, with what it did to everyone's chances."""
    lang = names.language
    headings = [text(lang, "review-trade"), text(lang, "review-answer"), *names.players]
    return figures_table(text(lang, "review-trades"), headings, [trade_row(trade, names) for trade in trades])


def trade_row(trade: Trade, names: Names) -> list[str]:
    """One trade, in cells; its figures over their intervals, so that all players have room."""
    lang = names.language
    said = text(lang, "review-accepted" if trade.accepted else "review-refused")
    offered = text(lang, "review-offered", said=said, offer=offer_text(trade.by, trade.offer, names))
    return [offered, str(trade.n), *(points(found, lang) for found in trade.swing)]


def points(found: Estimate, lang: str) -> str:
    """A difference in whole points of per cent, over its interval."""
    figure = decimal(100 * found.value, lang, 0)
    sign = "+" if found.value > 0 and figure != "0" else ""
    return f"{sign}{figure}\n{interval_in_words(100 * found.low, 100 * found.high, lang, 0)}"
