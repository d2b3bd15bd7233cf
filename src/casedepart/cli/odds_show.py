"""Chances on a screen: a table and bars, for players and for answers."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from casedepart.cli.figures import bar, figures_table
from casedepart.cli.odds_file import Place
from casedepart.engine.game import Game
from casedepart.lab.chances import made_by
from casedepart.lab.numbers import decimal, interval_in_words, percent
from casedepart.record import open_question
from casedepart.sim.chances.decisions import Weighed
from casedepart.sim.chances.odds import Odds
from casedepart.sim.chances.playout import FURTHER_TURNS, time_call
from casedepart.sim.chances.playouts import PlayoutSetting
from casedepart.sim.intervals import Estimate, interval_digits
from casedepart.texts import Names, action_text, text

WIDTH = 30
"""Letters of a bar."""


def show_odds(
    console: Console, place: Place, found: Odds, tried: list[Weighed], seats: list[int], setting: PlayoutSetting
) -> None:
    """Everyone's chances, then those after each answer, then how they were made."""
    names, lang = place.names, place.names.language
    game = place.spot.game()
    for line in open_question(game, names):
        console.print(Text(line))
    console.print(players_table(found, names))
    for seat in seats:
        answers = [answer for answer in tried if answer.seat == seat]
        if answers:
            console.print(answers_table(game, answers, names))
        else:
            console.print(Text(text(lang, "odds-no-choice", player=names.player(seat))))
    call = time_call(game, place.spot.time_called())
    for line in remarks(found, setting, lang, bool(tried), call):
        console.print(Text(line))


def players_table(found: Odds, names: Names) -> Table:
    """A row for each player."""
    lang = names.language
    table = Table(title=text(lang, "odds-title", playouts=found.playouts), title_justify="left")
    table.add_column(text(lang, "odds-player"))
    for key in ("chance", "interval"):
        table.add_column(text(lang, f"odds-{key}"), justify="right")
    table.add_column("", min_width=WIDTH)
    for seat, chance in enumerate(found.chances):
        table.add_row(Text(names.player(seat)), percent(chance.value, lang), reach(chance, lang), drawn(chance))
    return table


def answers_table(game: Game, answers: list[Weighed], names: Names) -> Table:
    """A row for each answer, the best first."""
    lang = names.language
    keys = ("answer", "chance", "interval", "difference", "interval", "played")
    about = game.top.about(game)[0]
    rows = [answer_row(answer, action_text(answer.action, names, about), lang) for answer in answers]
    rows[0][3] = rows[0][4] = ""
    title = text(lang, "odds-answers", player=names.player(answers[0].seat))
    return figures_table(title, [text(lang, f"odds-{key}") for key in keys], rows)


def answer_row(answer: Weighed, said: str, lang: str) -> list[str]:
    """One answer, in cells."""
    chance, gap = answer.chance, answer.difference
    played = decimal(chance.count, lang, 0)
    return [said, percent(chance.value, lang), reach(chance, lang), signed(gap, lang), reach(gap, lang), played]


def reach(found: Estimate, lang: str) -> str:
    """An interval in per cent."""
    low, high = 100 * found.low, 100 * found.high
    return interval_in_words(low, high, lang, interval_digits(low, high))


def signed(found: Estimate, lang: str) -> str:
    """A difference in points of per cent, with its sign."""
    figure = decimal(100 * found.value, lang)
    return f"+{figure}" if found.value > 0 and figure.strip("0,.") else figure


def drawn(found: Estimate) -> Text:
    """A chance as a bar, with a mark where it is."""
    return Text(bar(found.low, found.high, 1.0, found.value, WIDTH - 1))


def remarks(found: Odds, setting: PlayoutSetting, lang: str, tried: bool, call: int = 0) -> list[str]:
    """What one must know to read the figures."""
    said = made_by(setting, lang)
    if found.cut_off:
        said.append(text(lang, "odds-cut-off", cut=found.cut_off, turns=FURTHER_TURNS))
    if call:
        said.append(text(lang, "odds-timed", turn=call))
    if tried:
        said.append(text(lang, "odds-same-dice"))
    return said
