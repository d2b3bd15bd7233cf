"""`casedepart play`: a game in the browser, or in the terminal with people and bots around one table."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from types import FrameType
from typing import Annotated, Any

import typer
from rich.console import Console

from casedepart.cli import STOPPED
from casedepart.cli.asking import chosen_language, told_errors
from casedepart.cli.draw_grid import Situation
from casedepart.cli.help.build import interpreted
from casedepart.cli.play_page import box_address, means_terminal, page_options, play_page
from casedepart.cli.terminal import say, views
from casedepart.cli.terminal.commands import whole
from casedepart.cli.terminal.desk import Desk, Leave
from casedepart.cli.terminal.game_loop import GameLoop
from casedepart.cli.terminal.opening import Unplayable, Wishes, open_host
from casedepart.cli.terminal.saved_games import own_file, saved_games, saved_line
from casedepart.cli.terminal.screen import DrawnScreen, PlainScreen, Screen, Terminal
from casedepart.cli.variants import chosen_variants
from casedepart.editions import EditionError
from casedepart.editions.variants import option_name
from casedepart.engine.sets import members
from casedepart.own_class import is_own
from casedepart.record import RecordError
from casedepart.table import TableError
from casedepart.texts import UnknownText

USUAL_PACE = 0.5
LONGEST_PACE = 60
AFTERWARDS = {"go-on-later": ["play", "--load"], "look-back": ["replay"]}
"""What may be done with a game that was kept, by the text that says so."""


def choice(*names: str) -> Any:
    """An option of a game in the terminal."""
    return typer.Option(*names, rich_help_panel="terminal")


def play(
    context: typer.Context,
    port: Annotated[int | None, typer.Option("--port", min=0, max=65535)] = None,
    share: Annotated[bool, typer.Option("--share")] = False,
    browser: Annotated[bool, typer.Option("--open/--no-open")] = True,
    lang: str = "",
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
    edition: Annotated[str, choice("--edition")] = "",
    humans: Annotated[int | None, choice("--humans")] = None,
    bots: Annotated[int | None, choice("--bots")] = None,
    names: Annotated[str, choice("--names")] = "",
    mode: Annotated[str, choice("--mode")] = "",
    minutes: Annotated[float | None, choice("--minutes")] = None,
    options: Annotated[list[str] | None, choice("--with", "--options")] = None,
    ruleset: Annotated[str, choice("--ruleset")] = "",
    bot: Annotated[str, choice("--bot")] = "shrewd",
    pace: Annotated[float | None, choice("--pace")] = None,
    pause: Annotated[bool, choice("--pause")] = False,
    seed: Annotated[str, choice("--seed")] = "",
    save: Annotated[str, choice("--save")] = "",
    load: Annotated[str, choice("--load")] = "",
    saved: Annotated[bool, choice("--saved")] = False,
    plain: Annotated[bool, choice("--plain")] = False,
    dice: Annotated[str, choice("--dice")] = "program",
    box: Annotated[str, typer.Option("--box", metavar="EDITION|FILE")] = "",
) -> None:
    """Play in your browser, with bots and friends; with --terminal, or any of its options, in the terminal."""
    language = chosen_language(lang)
    if remark := interpreted(language):
        typer.echo(remark)
    with told_errors(language, RecordError, TableError, EditionError, Unplayable, UnknownText):
        if not terminal and not means_terminal(context):
            play_page(language, port, share, browser, place=box_address(box) if box else "")
            return
        if meant_for_page := page_options(context):
            raise Unplayable(say(language, "page-option", option=meant_for_page[0]))
        if pace is not None and not 0 <= pace <= LONGEST_PACE:
            raise Unplayable(say(language, "pace-how", most=LONGEST_PACE))
        if saved and not (load := chosen_game(plain, language)):
            return
        chosen, named = chosen_variants(options), tuple(filter(None, map(str.strip, names.split(","))))
        wishes = Wishes(edition, ruleset, mode, chosen, humans, bots, named, bot, seed, minutes, load, save, dice)
        host = open_host(wishes, language)
        desk = Desk(host, chosen_screen(bool(host.people), plain, language), language)
        waits = USUAL_PACE if pace is None and not desk.screen.brief else pace or 0.0
        run(desk, GameLoop(desk, waits, pause))


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
        raise typer.Exit(STOPPED) from None
    else:
        finish(desk)


def greet(desk: Desk) -> None:
    """What is played, by whom, and how to get help; of a game that is gone on with, the board."""
    host, theme = desk.host, desk.theme
    settings = host.standing.settings
    chosen = [theme.say(f"mode-{settings.mode}"), *[option_name(theme.language, name) for name in settings.options]]
    desk.say("welcome", edition=theme.names.words.edition_name, mode=", ".join(chosen))
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
    settings = desk.host.standing.settings
    if desk.keep() or desk.keep(str(own_file(settings.edition, os.environ, datetime.now()))):
        desk.say(afterwards, command=command_line(AFTERWARDS[afterwards], str(desk.host.file), settings.options))


def command_line(command: list[str], file: str, options: list[str]) -> str:
    """A command on a file as one may paste it: quoted, and with the variants of one's own that the game needs."""
    variants = [word for option in options if is_own(option) for word in ("--variant", option)]
    words = ["casedepart", *variants, *command, file]
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)


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
