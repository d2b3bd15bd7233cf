"""The program as Typer runs it: commands imported when they are needed, help and errors in our own words."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Annotated, Any, Final, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

import casedepart
from casedepart.cli.help import set_language
from casedepart.cli.help.errors import BAD_INPUT, unknown_command, usage_error
from casedepart.cli.help.page import help_page, help_text

COMMANDS: Final = (
    "play",
    "serve",
    "backup",
    "restore",
    "rules",
    "editions",
    "check",
    "replay",
    "verify",
    "simulate",
    "tournament",
    "compare",
    "odds",
    "sweep",
    "study",
    "landings",
)
"""Each is a function in the file of its name; where it has commands of its own, the `app` there."""


Function = TypeVar("Function", bound=Callable[..., Any])


class Command(TyperCommand):
    """A command whose help is ours."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(help_text(help_page(self, ctx)))


class Group(TyperGroup):
    """A command with commands of its own, whose help and errors are ours."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(help_text(help_page(self, ctx)))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        found = self.get_command(ctx, args[0])
        if found is None and not ctx.resilient_parsing:
            unknown_command(ctx, args[0], self.list_commands(ctx))
        return args[0], found, args[1:]

    def main(self, args: Any = None, *others: Any, **extra: Any) -> Any:
        """Run a command line and end with its exit code; where `standalone_mode` is false, return it."""
        standalone = extra.pop("standalone_mode", True)
        words = list(sys.argv[1:] if args is None else args)
        set_language(words)
        try:
            code = super().main(words, *others, **{**extra, "standalone_mode": False})
        except typer.TyperException as error:
            typer.echo(usage_error(error), err=True)
            code = BAD_INPUT
        except typer.Abort:
            code = 1
        return sys.exit(code or 0) if standalone else code or 0


class Program(Group):
    """The whole program: it knows its commands by name, and imports one when it is asked for."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return loaded(cmd_name) if cmd_name in COMMANDS else None


class App(typer.Typer):
    """Commands by functions, as Typer makes them, with our help."""

    def __init__(self, name: str, kind: type[Group] = Group, **settings: Any) -> None:
        names = {"help_option_names": ["-h", "--help"]}
        super().__init__(name=name, cls=kind, context_settings=names, pretty_exceptions_enable=False, **settings)

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Function], Function]:
        return super().command(name, cls=Command, **settings)


app = App("casedepart", Program, no_args_is_help=True)


@cache
def loaded(name: str) -> Any:
    """A command, imported."""
    module = import_module(f"casedepart.cli.{name}")
    if hasattr(module, "app"):
        return typer.main.get_command(module.app)
    alone = App(name, add_completion=False)
    alone.command(name)(getattr(module, name))
    return typer.main.get_command(alone)


def run(words: list[str]) -> int:
    """Run a command line; its exit code."""
    return int(app(words, prog_name="casedepart", standalone_mode=False))


def show_version(wanted: bool) -> None:
    """Print the version and whether the engine is compiled."""
    if wanted:
        typer.echo(casedepart.version_line())
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)] = False,
    variant: Annotated[list[str] | None, typer.Option("--variant", metavar="MODULE:CLASS")] = None,
) -> None:
    """What stands before any command."""
    if variant:
        # Loaded only here: most commands are given none.
        from casedepart.cli.variants import allow_variants

        allow_variants(variant)
