"""`casedepart play`: a game in the browser, or in the terminal with people and bots around one table."""

from __future__ import annotations

import os
import secrets
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from types import FrameType
from typing import Annotated

import typer
from rich.console import Console as RichConsole

from casedepart.cli.draw import Theme
from casedepart.cli.draw_position import Situation
from casedepart.cli.draw_words import say
from casedepart.cli.play_page import means_terminal, page_options, play_page
from casedepart.cli.terminal.clock import Clock
from casedepart.cli.terminal.desk import Desk, Leave
from casedepart.cli.terminal.keeping import Keeper, own_file
from casedepart.cli.terminal.keyboard import Console, Keyboard
from casedepart.cli.terminal.opening import Table, Unplayable, Wishes, bot_for, chance_for, open_table
from casedepart.cli.terminal.running import Running
from casedepart.cli.terminal.screen import DrawnScreen, PlainScreen, Screen
from casedepart.cli.terminal.sitting import Sitting
from casedepart.editions import EditionError
from casedepart.record import RecordError, spare_existing
from casedepart.texts import UnknownText, languages, spoken_language

USUAL_MINUTES = 60.0
USUAL_PACE = 0.5
LONGEST_PACE = 60
INTERRUPTED = 130
"""The exit code of a program that was stopped by Ctrl-C."""
TERMINAL = "In the terminal"
"""Where the help lists the options of a game in the terminal."""


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
    edition: Annotated[
        str,
        typer.Option(
            "--edition", help="An edition's name, or its file.", show_default="classic", rich_help_panel=TERMINAL
        ),
    ] = "",
    humans: Annotated[
        int | None,
        typer.Option("--humans", help="People at this keyboard.", show_default="1", rich_help_panel=TERMINAL),
    ] = None,
    bots: Annotated[
        int | None, typer.Option("--bots", help="Bots.", show_default="enough for 4 players", rich_help_panel=TERMINAL)
    ] = None,
    names: Annotated[
        str, typer.Option("--names", help="Names, parted by commas, people first.", rich_help_panel=TERMINAL)
    ] = "",
    mode: Annotated[
        str, typer.Option("--mode", help="standard, speed or timed.", show_default="standard", rich_help_panel=TERMINAL)
    ] = "",
    minutes: Annotated[
        float | None,
        typer.Option(
            "--minutes", help="A timed game of so many minutes.", show_default="60 when timed", rich_help_panel=TERMINAL
        ),
    ] = None,
    options: Annotated[
        list[str] | None, typer.Option("--options", help="Optional rules: fight, powers.", rich_help_panel=TERMINAL)
    ] = None,
    ruleset: Annotated[
        str, typer.Option("--ruleset", help="Another ruleset than the edition's own.", rich_help_panel=TERMINAL)
    ] = "",
    bot: Annotated[
        str,
        typer.Option(
            "--bot", help="Who plays for the bots: shrewd, master, steady or random.", rich_help_panel=TERMINAL
        ),
    ] = "shrewd",
    claims: Annotated[
        str,
        typer.Option(
            "--claims", help="hand: you are asked to claim your rents; auto: claimed for you.", rich_help_panel=TERMINAL
        ),
    ] = "hand",
    pace: Annotated[
        float | None,
        typer.Option(
            "--pace",
            help="Seconds before each answer of a bot; Enter meanwhile pauses.",
            show_default="0.5",
            rich_help_panel=TERMINAL,
        ),
    ] = None,
    pause: Annotated[
        bool, typer.Option("--pause", help="Stop before each bot's turn.", rich_help_panel=TERMINAL)
    ] = False,
    seed: Annotated[
        str, typer.Option("--seed", help="The same seed, the same dice and cards.", rich_help_panel=TERMINAL)
    ] = "",
    save: Annotated[str, typer.Option("--save", help="Keep the record in this file.", rich_help_panel=TERMINAL)] = "",
    load: Annotated[
        str, typer.Option("--load", help="Go on with the game of this record.", rich_help_panel=TERMINAL)
    ] = "",
    plain: Annotated[
        bool, typer.Option("--plain", help="Plain lines, for a screen reader or a pipe.", rich_help_panel=TERMINAL)
    ] = False,
) -> None:
    """Play in your browser, with bots and friends; with --terminal, or any of its options, in the terminal."""
    with told_errors(lang):
        language = chosen_language(lang)
        if not terminal and not means_terminal(context):
            play_page(language, port, share, browser)
            return
        if meant_for_page := page_options(context):
            raise Unplayable(say(language, "page-option", option=meant_for_page[0]))
        wishes = Wishes(
            edition, ruleset, mode, parted(options or []), humans, bots, parted([names]), bot, seed, minutes, load
        )
        check_manner(claims, pace, language)
        table = open_table(wishes, language)
        screen = chosen_screen(table, plain, language)
        desk = set_up(table, wishes, screen, language, save)
        waits = USUAL_PACE if pace is None and not screen.brief else pace or 0.0
        host(desk, Running(desk, waits, pause, claims == "hand"))


def parted(given: list[str]) -> tuple[str, ...]:
    """What was given with commas, one by one."""
    return tuple(part.strip() for text in given for part in text.split(",") if part.strip())


def chosen_language(asked: str) -> str:
    """The language asked for, or that of the machine."""
    spoken = spoken_language(os.environ)
    if asked and asked not in languages():
        raise Unplayable(say(spoken, "no-such-language", language=asked, languages=", ".join(languages())))
    return asked or spoken


def check_manner(claims: str, pace: float | None, language: str) -> None:
    """Claims are made by hand or for you; a bot takes no time, or a little."""
    if claims not in ("hand", "auto"):
        raise Unplayable(say(language, "claims-how", claims=claims))
    if pace is not None and not 0 <= pace <= LONGEST_PACE:
        raise Unplayable(say(language, "pace-how", most=LONGEST_PACE))


@contextmanager
def told_errors(lang: str) -> Iterator[None]:
    """Tell an error in a person's words, and leave with code 2."""
    try:
        yield
    except RecordError as error:
        typer.echo(error.told(lang if lang in languages() else spoken_language(os.environ)), err=True)
        raise typer.Exit(2) from None
    except (EditionError, Unplayable, UnknownText) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None


def chosen_screen(table: Table, plain: bool, language: str, keyboard: Keyboard | None = None) -> Screen:
    """A drawn screen in a terminal, plain lines elsewhere; without a keyboard people cannot be asked."""
    if table.people and not plain and not sys.stdin.isatty():
        raise Unplayable(say(language, "no-terminal"))
    console = RichConsole()
    with suppress(AttributeError, ValueError):
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
    if plain or not console.is_terminal or console.is_dumb_terminal:
        return PlainScreen(keyboard or Console())
    return DrawnScreen(keyboard or Console(), console)


def set_up(table: Table, wishes: Wishes, screen: Screen, language: str, save: str) -> Desk:
    """Seat everyone, and lay out what they need."""
    recorder, seed = table.recorder, wishes.seed or secrets.token_hex(16)
    header = recorder.header
    seats = range(len(header.players))
    others = {seat: bot_for(table, seed, seat) for seat in seats if seat not in table.people}
    sitting = Sitting(recorder, others, chance_for(table, seed), lambda seat: bot_for(table, seed, seat))
    theme = Theme.of(recorder.edition, header.ruleset, recorder.game.rules, header.players, language)
    if save and save != wishes.load:
        spare_existing(Path(save).expanduser())
    named = save or wishes.load
    file = Path(named).expanduser() if named else own_file(header.edition, os.environ, datetime.now())
    timed = recorder.game.rules.choices.timed
    clock = Clock((wishes.minutes or USUAL_MINUTES) if timed else None)
    return Desk(sitting, theme, screen, Keeper(file), clock)


def host(desk: Desk, running: Running) -> None:
    """Play, and whatever happens keep the game."""
    greet(desk)
    try:
        with interruptions(desk, running):
            running.run()
    except Leave:
        leave(desk)
    except EOFError:
        desk.say("no-more-input")
        leave(desk)
    except KeyboardInterrupt:
        desk.screen.say("")
        leave(desk)
        raise typer.Exit(INTERRUPTED) from None
    else:
        finish(desk, running)


def greet(desk: Desk) -> None:
    """What is played, by whom, and how to get help."""
    header, theme = desk.sitting.recorder.header, desk.theme
    desk.say("welcome", edition=theme.names.words.edition_name, mode=theme.say(f"mode-{header.mode}"))
    desk.say("at-the-table", players=", ".join(seat_names(desk)))
    if desk.sitting.people:
        desk.say("welcome-help")
    desk.tell(desk.game.log or [] if not desk.sitting.recorder.steps else [])


def seat_names(desk: Desk) -> list[str]:
    """Everyone at the table; bots are marked."""
    bots, say_it = desk.sitting.bots, desk.theme.say
    return [
        say_it("draw-bot", who=name) if seat in bots else name for seat, name in enumerate(desk.theme.names.players)
    ]


def leave(desk: Desk) -> None:
    """The game is kept, and how to go on with it is said."""
    if not keep_somewhere(desk):
        return
    desk.say("go-on-later", path=str(desk.keeper.path))


def finish(desk: Desk, running: Running) -> None:
    """Who has won, how everyone stands, and where the record is."""
    desk.screen.show(Situation(desk.theme, desk.game, frozenset(desk.sitting.bots)))
    winners = running.winners()
    desk.say("winners", winners=", ".join(winners), n=len(winners))
    if keep_somewhere(desk):
        desk.say("look-back", path=str(desk.keeper.path))


def keep_somewhere(desk: Desk) -> bool:
    """Keep the game in its file; where that cannot be, in the folder for such things."""
    edition = desk.sitting.recorder.edition.id
    return desk.keep() or desk.keep(str(own_file(edition, os.environ, datetime.now())))


@contextmanager
def interruptions(desk: Desk, running: Running) -> Iterator[None]:
    """Ctrl-C, or a closed window, ends the game between two answers and never within one."""

    def stop(number: int, frame: FrameType | None) -> None:
        if desk.screen.keyboard.listening:
            raise KeyboardInterrupt
        running.stopped = True

    wanted = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, stop) for number in wanted}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
