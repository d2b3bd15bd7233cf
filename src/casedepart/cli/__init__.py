"""The command line: one command, one file each."""

from __future__ import annotations

import io
import sys
from typing import Annotated

import typer

import casedepart
from casedepart.cli import (
    bench,
    check,
    compare,
    editions,
    landings,
    odds,
    play,
    replay,
    rules,
    serve,
    simulate,
    study,
    tournament,
    verify,
)

app = typer.Typer(
    name="casedepart",
    help="Play, study and make property-trading board games of the Monopoly family.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("check")(check.check)
app.command("compare")(compare.compare)
app.command("landings")(landings.landings)
app.command("odds")(odds.odds)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("study")(study.study)
app.command("tournament")(tournament.tournament)
app.command("replay")(replay.replay)
app.command("rules")(rules.rules)
app.command("serve")(serve.serve)
app.command("verify")(verify.verify)
app.add_typer(bench.app, name="bench")
app.add_typer(editions.app, name="editions")


def show_version(wanted: bool) -> None:
    """Print the version and whether the engine is compiled."""
    if wanted:
        typer.echo(casedepart.version_line())
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit."),
    ] = False,
) -> None:
    """Play, study and make property-trading board games of the Monopoly family."""


def main() -> None:
    """Run the command line; a letter that the terminal cannot show becomes a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app()
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
