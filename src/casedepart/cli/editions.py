"""`casedepart editions`: list the editions, show one, check one's own, or print the schema of their files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table as DrawnTable
from rich.text import Text

from casedepart.cli.asking import chosen_language, told_errors
from casedepart.cli.program import App
from casedepart.editions import EditionError, load
from casedepart.editions.edition import Edition
from casedepart.editions.load import examine, strangeness
from casedepart.editions.schema import schema as edition_schema
from casedepart.editions.sources import locate
from casedepart.editions.summary import Listing, colon, in_short, list_table, say, tables
from casedepart.texts import text

app = App("editions", add_completion=False)

Plain = Annotated[bool, typer.Option("--plain")]


@app.callback(invoke_without_command=True)
def editions(context: typer.Context, lang: str = "", plain: Plain = False) -> None:
    """List the editions that come with the game."""
    if context.invoked_subcommand is None:
        with told_errors(lang, EditionError):
            spoken = chosen_language(lang)
            show_tables([list_table(spoken)], spoken, plain)


@app.command()
def show(
    name: Annotated[str, typer.Argument(metavar="EDITION")],
    lang: str = "",
    ruleset: str = "",
    plain: Plain = False,
) -> None:
    """Show an edition: its board, its deeds and its cards."""
    with told_errors(lang, EditionError):
        spoken, edition = chosen_language(lang), load(name)
        edition.modes(ruleset or None)  # refuses a ruleset that the edition does not have
        show_tables(tables(edition, spoken, ruleset or edition.ruleset), spoken, plain)


@app.command()
def schema() -> None:
    """Print the JSON Schema of edition files, for editors."""
    typer.echo(json.dumps(edition_schema(), ensure_ascii=False, indent=2))


@app.command()
def check(files: Annotated[list[str], typer.Argument(metavar="FILE")], lang: str = "") -> None:
    """Check edition files: each is fine, or all that is wrong is told with its line and its cure."""
    with told_errors(lang, EditionError):
        spoken = chosen_language(lang)
        if not all([check_one(file, spoken) for file in files]):
            raise typer.Exit(2)


def check_one(file: str, lang: str) -> bool:
    """Tell what is wrong with a file; true when nothing is."""
    try:
        path = locate(file)
    except EditionError as error:
        typer.echo(error.told(lang), err=True)
        return False
    errors, tree = examine(path)
    for found in errors:
        typer.echo(found.told(lang), err=True)
    if errors:
        return False
    for remark in strangeness(path):
        typer.echo(remark.told(lang))
    typer.echo(f"{file}: {say(lang, 'fine', found=in_short(Edition(str(path), tree), lang))}")
    return True


def show_tables(shown: list[Listing], lang: str, plain: bool) -> None:
    """Draw tables on a screen, or write them as plain lines."""
    console = Console()
    for table in shown:
        if plain or not console.is_terminal:
            typer.echo("\n".join(plain_lines(table, lang)) + "\n")
        elif table.rows:
            console.print(drawn(table))


def plain_lines(table: Listing, lang: str) -> Iterator[str]:
    """A table as lines that read well aloud."""
    yield table.title
    for row in table.rows:
        if table.headings:
            named = zip(table.headings[1:], row[1:], strict=True)
            said = [row[0], *(f"{heading}{colon(lang)}{value}" for heading, value in named if value)]
            yield text(lang, "list-separator").join(said)
        else:
            yield colon(lang).join(row)


def drawn(table: Listing) -> DrawnTable:
    """A table for a screen."""
    drawing = DrawnTable(
        title=table.title,
        title_style="bold",
        title_justify="left",
        box=box.SIMPLE_HEAD,
        show_header=bool(table.headings),
    )
    for heading in table.headings or ("",) * len(table.rows[0]):
        drawing.add_column(heading)
    tints = table.tints or ("",) * len(table.rows)
    for row, tint in zip(table.rows, tints, strict=True):
        mark = Text("■ " if tint else "  " if table.tints else "", style=tint)
        drawing.add_row(mark + Text(row[0]), *map(Text, row[1:]))
    return drawing
