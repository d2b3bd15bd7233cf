"""Where a server of the command line keeps its tables: claimed for it alone, and what is damaged there told first."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from casedepart.server.serve import Place


@contextmanager
def kept_place(language: str, db: str | None) -> Iterator[Place]:
    """Where tables are kept, claimed as long as it lasts and known to work; a `StoreError` says why it does not."""
    # Loaded only here: the other commands start without a web server and a database.
    from casedepart.server.serve import claimed_place

    with claimed_place(db) as place:
        if place.damage is not None:
            typer.echo(place.damage.told(language), err=True)
        yield place
