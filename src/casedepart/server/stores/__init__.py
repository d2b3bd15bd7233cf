"""Where tables are kept: a file of SQLite by default, PostgreSQL by address."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from casedepart.server.stores.errors import Damaged, Parted, PlaceError, StoreError, shown, write_down
from casedepart.server.stores.sqlite import SQLiteStore
from casedepart.server.stores.store import PATIENCE, Store
from casedepart.server.stores.stored import Code, Heard, Step, Stored

__all__ = [
    "Code",
    "Damaged",
    "Heard",
    "Parted",
    "PlaceError",
    "Step",
    "Store",
    "StoreError",
    "Stored",
    "default_place",
    "file_at",
    "store_at",
    "write_down",
]

SERVERS: Final = ("postgresql", "postgres")
"""How addresses of PostgreSQL begin."""


def store_at(address: str | None = None, patience: float = PATIENCE) -> Store:
    """The store at an address, not yet opened: a path, `sqlite:///…`, `postgresql://…`; with none, the default place.

    `patience` is for how many seconds a database that is away or busy is tried again before a write fails.
    """
    if address is None:
        return SQLiteStore(default_place(), patience)
    scheme, separator, rest = address.partition("://")
    if not separator:
        return SQLiteStore(path_of(address, address), patience)
    if scheme == "sqlite":
        return SQLiteStore(path_of(address, rest.removeprefix("/")), patience)
    if scheme in SERVERS:
        return at_server(address, patience)
    raise unknown_address(shown(address))


def at_server(address: str, patience: float) -> Store:
    """The store at an address of PostgreSQL, whose driver is an extra."""
    try:
        from casedepart.server.stores.postgresql import PostgreSQLStore
    except ModuleNotFoundError as error:
        from casedepart.sim.libraries import cure

        where, library = shown(address), error.name or "asyncpg"
        raise PlaceError(where, "place-library", library=library, command=cure("postgres")) from None
    return PostgreSQLStore(address, patience)


def file_at(address: str | None) -> Path:
    """The file of an address; PostgreSQL has tools of its own."""
    if address is not None and address.partition("://")[0] in SERVERS:
        raise PlaceError(shown(address), "copy-not-a-file", address=shown(address))
    store = store_at(address)
    assert isinstance(store, SQLiteStore), "all others are files"
    return store.path


def default_place() -> Path:
    """The file in the user's data folder, which is made if it is missing."""
    folder = user_data_path("casedepart", appauthor=False)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(
            str(folder), f"This folder cannot be made: {error.strerror}.", "Name a file instead."
        ) from error
    return folder / "tables.sqlite"


def path_of(address: str, path: str) -> Path:
    """The file of an address."""
    if not path or path == ":memory:":
        raise unknown_address(address or "an empty address")
    return Path(path).expanduser()


def unknown_address(address: str) -> StoreError:
    """The error that says what an address of a store may be."""
    return StoreError(
        address,
        "This is no place to keep tables.",
        "Give a file such as tables.sqlite or sqlite:///tables.sqlite, or postgresql://user@host/database.",
    )
