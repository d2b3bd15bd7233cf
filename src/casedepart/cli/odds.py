"""`casedepart odds`: chances from a position, after each answer, and over a whole game."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import TaskID

from casedepart.cli import laboratory as lab
from casedepart.cli.asking import chosen_language, fail, progress_bar, refuse, words
from casedepart.cli.odds_file import Place, is_scenario, recorded_place, scenario_place, told_faults
from casedepart.cli.odds_json import odds_values, review_values
from casedepart.cli.odds_show import show_odds
from casedepart.cli.review_show import show_review
from casedepart.sim.chances.answers import answers as answers_of
from casedepart.sim.chances.answers import deciders
from casedepart.sim.chances.decisions import Weighed, decide, planned
from casedepart.sim.chances.highlights import highlights
from casedepart.sim.chances.odds import WHILE_TIME_LASTS, chances, within
from casedepart.sim.chances.playouts import QUICK_ENOUGH, PlayoutSetting
from casedepart.sim.chances.review import review as review_game
from casedepart.sim.chances.review import work_of
from casedepart.sim.chances.review_result import Review
from casedepart.sim.executors import Cores, Progress
from casedepart.sim.games import bot_fault
from casedepart.texts import text

PLAYOUTS = 1000
SECONDS = 10.0
"""How many, and how long, unless one of the two is said."""
REVIEW_PLAYOUTS = 200
REVIEW_SECONDS = 30.0
FOR_ALL = 0.4
"""What part of the time is for everyone's chances, where answers are tried too."""


@dataclass(frozen=True)
class Effort:
    """How many playouts, and for how long at most."""

    playouts: int
    seconds: float | None

    @staticmethod
    def of(playouts: int | None, seconds: float | None, review: bool) -> Effort:
        """What was asked for: of the two that are not said the other has no bounds."""
        if playouts is None and seconds is None:
            return Effort(REVIEW_PLAYOUTS, REVIEW_SECONDS) if review else Effort(PLAYOUTS, SECONDS)
        return Effort(playouts or WHILE_TIME_LASTS, seconds)

    def part(self, part: float) -> float | None:
        """A part of the time."""
        return None if self.seconds is None else part * self.seconds


def odds(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    at: Annotated[int | None, typer.Option("--at", metavar="N")] = None,
    scenario: str = "",
    answers: Annotated[bool, typer.Option("--answers")] = False,
    besides: Annotated[bool, typer.Option("--besides")] = False,
    player: str = "",
    review: Annotated[bool, typer.Option("--review")] = False,
    plot: lab.PlotOption = None,
    playouts: Annotated[int | None, typer.Option(min=1)] = None,
    seconds: Annotated[float | None, typer.Option(min=0.1)] = None,
    bot_names: lab.BotsOption = "",
    seed: lab.SeedOption = "1",
    cores: lab.CoresOption = None,
    edition: lab.EditionOption = "",
    anyway: Annotated[bool, typer.Option("--anyway")] = False,
    lang: lab.LangOption = "",
    as_json: lab.JsonOption = False,
) -> None:
    """Each player's chance to win from a position: it is played on by bots, many times."""
    language = chosen_language(lang)
    check_flags(
        review, {"--plot": plot is not None}, {"--at": at is not None, "--answers": answers, "--player": player != ""}
    )
    with told_faults(language):
        if is_scenario(file):
            place = scenario_place(file, at, scenario, language)
        else:
            if scenario:
                refuse("odds-record", file=file)
            place = recorded_place(file, at, edition, anyway, language)
        check_position(place, file, review)
    lab.check_plot(plot)
    setting = PlayoutSetting(chosen_bots(bot_names, place), seed, Cores(cores))
    effort = Effort.of(playouts, seconds, review)
    with lab.told_troubles(), told_faults(language):
        if review:
            tell_review(place, setting, effort, plot, as_json)
        else:
            seats = chosen_seats(place, player, besides) if answers or besides or player else []
            tell_odds(place, seats, besides, setting, effort, as_json)


def check_flags(review: bool, with_it: dict[str, bool], without: dict[str, bool]) -> None:
    """Refuse what would be passed over in silence."""
    for option, given in (without if review else with_it).items():
        if given:
            refuse("odds-not-review" if review else "odds-review-alone", option=option)


def check_position(place: Place, file: str, review: bool) -> None:
    """Refuse what there is nothing to play in, before anything is played."""
    if review and place.transcript is None:
        refuse("odds-review-scenario", file=file)
    if not review and place.spot.game().over:
        refuse("odds-over", file=file)


def chosen_bots(names: str, place: Place) -> tuple[str, ...]:
    """Who plays on."""
    seats = words(names) or QUICK_ENOUGH
    for name in seats:
        fault = bot_fault(name)
        if fault:
            fail(fault)
    players = len(place.names.players)
    if len(seats) not in (1, players):
        refuse("bots-count", count=len(seats), players=players)
    return seats


def chosen_seats(place: Place, player: str, besides: bool) -> list[int]:
    """Whose answers are tried: one player's, or those of all who have a choice."""
    game, players = place.spot.game(), place.names.players
    if player and player not in players:
        refuse("odds-player", player=player, players=", ".join(players))
    if player:
        return [players.index(player)]
    if besides:
        return [seat for seat in range(len(players)) if len(answers_of(game, seat, True)) > 1]
    return deciders(game)


@contextmanager
def watched(what: str, playouts: int, seconds: float | None, shown: bool) -> Iterator[Progress]:
    """A progress bar: of playouts, or of seconds where these are counted."""
    total = playouts if seconds is None else math.ceil(seconds)
    began = time.time()
    with progress_bar(what, total, shown) as bar:
        if seconds is None:
            yield lambda done: bar.advance(TaskID(0), done)
        else:
            yield lambda done: bar.update(TaskID(0), completed=min(total, int(time.time() - began)))


def tell_odds(
    place: Place, seats: list[int], besides: bool, setting: PlayoutSetting, effort: Effort, as_json: bool
) -> None:
    """Everyone's chances, and those after each answer of some seats."""
    game, lang = place.spot.game(), place.names.language
    work = effort.playouts + sum(planned(len(answers_of(game, seat, besides)), effort.playouts) for seat in seats)
    with watched(text(lang, "odds-playing"), work, effort.seconds, not as_json) as progress:
        setting = PlayoutSetting(setting.bots, setting.seed, setting.run, None, progress)
        found = chances(place.spot, effort.playouts, within(setting, effort.part(FOR_ALL if seats else 1.0)))
        tried: list[Weighed] = []
        for seat in seats:
            limited = within(setting, effort.part((1 - FOR_ALL) / len(seats)))
            tried += decide(place.spot, seat, effort.playouts, limited, besides)
    if as_json:
        typer.echo(json.dumps(odds_values(place, found, tried, setting), ensure_ascii=False))
    else:
        show_odds(Console(highlight=False), place, found, tried, seats, setting)


def tell_review(place: Place, setting: PlayoutSetting, effort: Effort, plot: Path | None, as_json: bool) -> None:
    """The whole game, looked at again."""
    assert place.transcript is not None, "a review is of a record"
    lang = place.names.language
    work = work_of(highlights(place.transcript), effort.playouts)
    with watched(text(lang, "odds-playing"), work, effort.seconds, not as_json) as progress:
        setting = PlayoutSetting(setting.bots, setting.seed, setting.run, None, progress)
        found: Review = review_game(place.transcript, effort.playouts, setting, effort.seconds)
    if plot is not None:
        from casedepart.lab.plots import plot_review

        lab.save_plot(plot_review(found, place.names), plot)
    if as_json:
        typer.echo(json.dumps(review_values(place, found, setting), ensure_ascii=False))
    else:
        show_review(Console(highlight=False), place, found, setting, plot)
