"""`casedepart odds`: chances from a position, after each answer, and over a whole game."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import TaskID

from casedepart.cli import laboratory as lab
from casedepart.cli.asking import chosen_language, progress_bar, refuse, told_errors
from casedepart.cli.odds_file import FAULTS, Place, is_scenario, recorded_place, scenario_place
from casedepart.cli.odds_json import odds_values, review_values
from casedepart.cli.odds_show import show_odds
from casedepart.cli.review_show import show_review
from casedepart.lab.chances import weigh_position
from casedepart.lab.setting import known_bots
from casedepart.sim.chances.answers import answers as answers_of
from casedepart.sim.chances.answers import deciders
from casedepart.sim.chances.decisions import planned
from casedepart.sim.chances.highlights import highlights
from casedepart.sim.chances.odds import WHILE_TIME_LASTS
from casedepart.sim.chances.playouts import QUICK_ENOUGH, PlayoutSetting
from casedepart.sim.chances.review import review as review_game
from casedepart.sim.chances.review import work_of
from casedepart.sim.executors import Cores, Progress
from casedepart.texts import text

PLAYOUTS = 1000
SECONDS = 10.0
"""How many, and how long, unless one of the two is said."""
REVIEW_PLAYOUTS = 200
REVIEW_SECONDS = 30.0


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
    rounds: Annotated[int, typer.Option(min=0)] = 0,
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
    with told_errors(language, *FAULTS):
        if is_scenario(file):
            place = scenario_place(file, at, scenario, language)
        else:
            if scenario:
                refuse("odds-record", file=file)
            place = recorded_place(file, at, edition, anyway, language)
        check_position(place, file, review)
    lab.check_plot(plot)
    if playouts is None and seconds is None:
        playouts, seconds = (REVIEW_PLAYOUTS, REVIEW_SECONDS) if review else (PLAYOUTS, SECONDS)
    most = playouts or WHILE_TIME_LASTS
    with lab.told_troubles(), told_errors(language, *FAULTS):
        setting = PlayoutSetting(chosen_bots(bot_names, place), seed, Cores(cores), rounds=rounds)
        if review:
            tell_review(place, setting, most, seconds, plot, as_json)
        else:
            seats = chosen_seats(place, player, besides) if answers or besides or player else []
            tell_odds(place, seats, besides, setting, most, seconds, as_json)


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
    seats = known_bots(names) or QUICK_ENOUGH
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
def watched(place: Place, playouts: int, seconds: float | None, shown: bool) -> Iterator[Progress]:
    """A progress bar: of playouts, or of seconds where these are counted."""
    total = playouts if seconds is None else math.ceil(seconds)
    began = time.time()
    with progress_bar(text(place.names.language, "odds-playing"), total, shown) as bar:
        if seconds is None:
            yield lambda done: bar.advance(TaskID(0), done)
        else:
            yield lambda done: bar.update(TaskID(0), completed=min(total, int(time.time() - began)))


def tell_odds(
    place: Place,
    seats: list[int],
    besides: bool,
    setting: PlayoutSetting,
    playouts: int,
    seconds: float | None,
    as_json: bool,
) -> None:
    """Everyone's chances, and those after each answer of some seats."""
    game = place.spot.game()
    work = playouts + sum(planned(len(answers_of(game, seat, besides)), playouts) for seat in seats)
    with watched(place, work, seconds, not as_json) as progress:
        found, tried = weigh_position(
            place.spot, seats, playouts, seconds, replace(setting, progress=progress), besides
        )
    if as_json:
        typer.echo(json.dumps(odds_values(place, found, tried, setting), ensure_ascii=False))
    else:
        show_odds(Console(highlight=False), place, found, tried, seats, setting)


def tell_review(
    place: Place, setting: PlayoutSetting, playouts: int, seconds: float | None, plot: Path | None, as_json: bool
) -> None:
    """The whole game, looked at again."""
    assert place.transcript is not None, "a review is of a record"
    work = work_of(highlights(place.transcript), playouts)
    with watched(place, work, seconds, not as_json) as progress:
        found = review_game(place.transcript, playouts, replace(setting, progress=progress), seconds)
    if plot is not None:
        from casedepart.lab.plots import plot_review

        lab.save_plot(plot_review(found, place.names), plot)
    if as_json:
        typer.echo(json.dumps(review_values(place, found, setting), ensure_ascii=False))
    else:
        show_review(Console(highlight=False), place, found, setting, plot)
