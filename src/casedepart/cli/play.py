"""`casedepart play`: a game in the browser, or in the terminal with people and bots around one table."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from types import FrameType
from typing import Annotated, Any

import typer
from rich.console import Console

from casedepart.cli.asking import chosen_language
from casedepart.cli.draw_position import Situation
from casedepart.cli.draw_words import say
from casedepart.cli.play_page import means_terminal, page_options, play_page
from casedepart.cli.terminal import views
from casedepart.cli.terminal.commands import whole
from casedepart.cli.terminal.desk import Desk, Leave
from casedepart.cli.terminal.game_loop import GameLoop
from casedepart.cli.terminal.opening import Unplayable, Wishes, open_host
from casedepart.cli.terminal.saved_games import own_file, saved_games, saved_line
from casedepart.cli.terminal.screen import DrawnScreen, PlainScreen, Screen, Terminal
from casedepart.editions import EditionError
from casedepart.engine.sets import members
from casedepart.record import RecordError
from casedepart.table import TableError
from casedepart.texts import UnknownText

USUAL_PACE = 0.5
LONGEST_PACE = 60
INTERRUPTED = 130
"""The exit code of a program that was stopped by Ctrl-C."""


def choice(option: str, told: str, usual: str = "") -> Any:
    """An option of a game in the terminal, and what it is where nothing is said."""
    return typer.Option(option, help=told, show_default=usual or True, rich_help_panel="In the terminal")


def play(
    context: typer.Context,
    port: Annotated[
        int | None,
        typer.Option("--port", min=0, max=65535, help="Where the page is.", show_default="8000, or the next free one"),
    ] = None,
    share: Annotated[bool, typer.Option("--share", help="Let others in the house join, by link or code.")] = False,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in your browser.")] = True,
    lang: Annotated[str, typer.Option("--lang", help="The language: fr or en.", show_default="yours")] = "",
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal.")] = False,
    edition: Annotated[str, choice("--edition", "An edition's name, or its file.", "classic")] = "",
    humans: Annotated[int | None, choice("--humans", "People at this keyboard.", "1")] = None,
    bots: Annotated[int | None, choice("--bots", "Bots.", "enough for 4 players")] = None,
    names: Annotated[str, choice("--names", "Names, parted by commas, people first.")] = "",
    mode: Annotated[str, choice("--mode", "standard, speed or timed.", "standard")] = "",
    minutes: Annotated[float | None, choice("--minutes", "A timed game of so many minutes.", "90 when timed")] = None,
    options: Annotated[list[str] | None, choice("--options", "Optional rules: fight, powers.")] = None,
    ruleset: Annotated[str, choice("--ruleset", "Another ruleset than the edition's own.")] = "",
    bot: Annotated[str, choice("--bot", "Who plays for the bots: shrewd, master, steady or random.")] = "shrewd",
    claims: Annotated[
        str, choice("--claims", "hand: you are asked to claim your rents; auto: claimed for you.")
    ] = "hand",
    pace: Annotated[
        float | None, choice("--pace", "Seconds before each answer of a bot; Enter meanwhile pauses.", "0.5")
    ] = None,
    pause: Annotated[bool, choice("--pause", "Stop before each bot's turn.")] = False,
    seed: Annotated[str, choice("--seed", "The same seed, the same dice and cards.")] = "",
    save: Annotated[str, choice("--save", "Keep the record in this file.")] = "",
    load: Annotated[str, choice("--load", "Go on with the game of this record.")] = "",
    saved: Annotated[bool, choice("--saved", "List the games you can go on with, and choose one.")] = False,
    plain: Annotated[bool, choice("--plain", "Plain lines, for a screen reader or a pipe.")] = False,
) -> None:
    """Play in your browser, with bots and friends; with --terminal, or any of its options, in the terminal."""
    language = chosen_language(lang)
    with told_errors(language):
        if not terminal and not means_terminal(context):
            play_page(language, port, share, browser)
            return
        if meant_for_page := page_options(context):
            raise Unplayable(say(language, "page-option", option=meant_for_page[0]))
        if pace is not None and not 0 <= pace <= LONGEST_PACE:
            raise Unplayable(say(language, "pace-how", most=LONGEST_PACE))
        if saved and not (load := chosen_game(plain, language)):
            return
        chosen, named = parted(options or []), parted([names])
        wishes = Wishes(edition, ruleset, mode, chosen, humans, bots, named, bot, seed, minutes, claims, load, save)
        host = open_host(wishes, language)
        desk = Desk(host, chosen_screen(bool(host.people), plain, language), language)
        waits = USUAL_PACE if pace is None and not desk.screen.brief else pace or 0.0
        run(desk, GameLoop(desk, waits, pause))


def parted(given: list[str]) -> tuple[str, ...]:
    """What was given with commas, one by one."""
    return tuple(part.strip() for text in given for part in text.split(",") if part.strip())


@contextmanager
def told_errors(language: str) -> Iterator[None]:
    """Tell an error in a person's words, and leave with code 2."""
    try:
        yield
    except (RecordError, TableError) as error:
        typer.echo(error.told(language), err=True)
        raise typer.Exit(2) from None
    except (EditionError, Unplayable, UnknownText) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None


def chosen_game(plain: bool, language: str) -> str:
    """List the saved games and ask which one to go on with; its file, or nothing."""
    games = saved_games(os.environ)
    if not games:
        typer.echo(say(language, "no-saved-games"))
        return ""
    for number, record in enumerate(games, 1):
        typer.echo(f"{number}. {saved_line(record, language)}\n   {record.path}")
    if not plain and not sys.stdin.isatty():
        return ""
    typer.echo(say(language, "ask-saved"))
    with suppress(EOFError):
        while typed := Terminal().read(say(language, "prompt")).strip():
            if 1 <= whole(typed) <= len(games):
                return games[whole(typed) - 1].path
            typer.echo(say(language, "not-a-choice", typed=typed[:40], n=len(games)))
    return ""


def chosen_screen(asks: bool, plain: bool, language: str) -> Screen:
    """A drawn screen in a terminal, plain lines elsewhere; without a keyboard people cannot be asked."""
    if asks and not plain and not sys.stdin.isatty():
        raise Unplayable(say(language, "no-terminal"))
    console = Console()
    with suppress(AttributeError, ValueError):
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
    if plain or not console.is_terminal or console.is_dumb_terminal:
        return PlainScreen(Terminal())
    return DrawnScreen(Terminal(), console)


def run(desk: Desk, loop: GameLoop) -> None:
    """Play, and whatever happens keep the game."""
    greet(desk)
    try:
        with interruptions(desk, loop):
            loop.run()
    except Leave:
        keep(desk, "go-on-later")
    except EOFError:
        desk.say("no-more-input")
        keep(desk, "go-on-later")
    except KeyboardInterrupt:
        desk.screen.say("")
        keep(desk, "go-on-later")
        raise typer.Exit(INTERRUPTED) from None
    else:
        finish(desk)


def greet(desk: Desk) -> None:
    """What is played, by whom, and how to get help; of a game that is gone on with, the board."""
    host, theme = desk.host, desk.theme
    desk.say("welcome", edition=theme.names.words.edition_name, mode=theme.say(f"mode-{host.standing.settings.mode}"))
    names = [theme.say("draw-bot", who=n) if seat in host.bots else n for seat, n in enumerate(theme.names.players)]
    desk.say("at-the-table", players=", ".join(names))
    if host.people:
        desk.say("welcome-help")
    if host.standing.given:
        views.board(desk, 0, "")
    else:
        desk.tell(host.log)


def finish(desk: Desk) -> None:
    """Who has won, how everyone stands, and where the record is."""
    desk.screen.show(Situation(desk.theme, desk.game, desk.host.bots))
    winners = [desk.name(seat) for seat in members(desk.game.winners)]
    desk.say("winners", winners=", ".join(winners), n=len(winners))
    keep(desk, "look-back")


def keep(desk: Desk, afterwards: str) -> None:
    """Keep the game in its file, or where that cannot be in the folder for such things; say what to do with it."""
    edition = desk.host.standing.settings.edition
    if desk.keep() or desk.keep(str(own_file(edition, os.environ, datetime.now()))):
        desk.say(afterwards, path=str(desk.host.file))


@contextmanager
def interruptions(desk: Desk, loop: GameLoop) -> Iterator[None]:
    """Ctrl-C, or a closed window, ends the game between two answers and never within one."""

    def stop(number: int, frame: FrameType | None) -> None:
        if desk.screen.keyboard.listening:
            raise KeyboardInterrupt
        loop.stopped = True

    wanted = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, stop) for number in wanted}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
