"""The command line: one command, one file each; only the file of the command that is asked for is read."""

from __future__ import annotations

import io
import sys
from functools import cache
from importlib import import_module
from typing import Annotated

import typer

import casedepart

COMMANDS = (
    "check",
    "compare",
    "landings",
    "odds",
    "play",
    "simulate",
    "study",
    "tournament",
    "replay",
    "rules",
    "serve",
    "verify",
)
"""Each is a function in the file of its name."""
GROUPS = ("bench", "editions")
"""Each file has commands of its own."""
STOPPED = 130
"""The exit code after Ctrl-C."""


@cache
def app_with(names: tuple[str, ...]) -> typer.Typer:
    """The program with some of its commands."""
    made = typer.Typer(
        name="casedepart",
        help="Play, study and make property-trading board games of the Monopoly family.",
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    made.callback()(common)
    for name in names:
        module = import_module(f"casedepart.cli.{name}")
        if name in GROUPS:
            made.add_typer(module.app, name=name)
        else:
            made.command(name)(getattr(module, name))
    return made


def app_for(words: list[str]) -> typer.Typer:
    """What these words need: the command that they begin with; all of them where they begin with none."""
    every = (*COMMANDS, *GROUPS)
    if words[:1] == ["--version"]:
        return app_with(())
    return app_with((words[0],) if words and words[0] in every else every)


def __getattr__(name: str) -> typer.Typer:
    """`app`, the program with all of its commands, is made when someone asks for it."""
    if name != "app":
        raise AttributeError(f"there is no {name!r} in {__name__}")
    return app_for([])


def show_version(wanted: bool) -> None:
    """Print the version and whether the engine is compiled."""
    if wanted:
        typer.echo(casedepart.version_line())
        raise typer.Exit


def common(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit."),
    ] = False,
    variant: Annotated[
        list[str] | None,
        typer.Option("--variant", metavar="MODULE:CLASS", help="A variant of your own that may be played; repeatable."),
    ] = None,
) -> None:
    """Play, study and make property-trading board games of the Monopoly family."""
    if variant:
        # Loaded only here: most commands are given none.
        from casedepart.cli.variants import allow_variants

        allow_variants(variant)


def main() -> None:
    """Run the command line; a letter that the terminal cannot show becomes a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app_for(sys.argv[1:])()
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except KeyboardInterrupt:
        # While the command's own file was still being read: nothing was begun.
        sys.exit(STOPPED)
