"""`casedepart restore`: the tables of a backup in the place of those that are there."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from casedepart.cli.asking import chosen_language, told_errors
from casedepart.cli.help import say


def restore(file: Annotated[Path, typer.Argument(metavar="FILE")], db: str = "", lang: str = "") -> None:
    """Put a backup in the place of the tables that are there; refused while anybody serves them."""
    # Loaded only here: the other commands start without a database.
    from casedepart.server.stores import StoreError, copies, file_at
    from casedepart.server.stores.claims import claimed

    language = chosen_language(lang)
    with told_errors(language, StoreError):
        place = file_at(db or None)
        with claimed(place):
            restored = copies.restore(file, place)
    typer.echo(say(language, "restore-done", where=str(place), n=restored.tables))
    if restored.kept is not None:
        typer.echo(say(language, "restore-kept", file=str(restored.kept)))
