"""`casedepart backup`: a copy of all tables, while they are served or not."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from casedepart.cli.asking import chosen_language, told_errors
from casedepart.cli.help import say


def backup(file: Annotated[Path, typer.Argument(metavar="FILE")], db: str = "", lang: str = "") -> None:
    """Copy all tables into a file, as they are at this moment; whoever serves them goes on."""
    # Loaded only here: the other commands start without a database.
    from casedepart.server.stores import StoreError, file_at
    from casedepart.server.stores.copies import back_up

    language = chosen_language(lang)
    with told_errors(language, StoreError):
        tables = back_up(file_at(db or None), file)
    typer.echo(say(language, "backup-done", file=str(file), n=tables))
