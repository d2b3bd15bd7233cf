"""The loader of tables: from a snapshot and the journal after it, from the whole journal, or a new one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager, suppress
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

import casedepart
from casedepart.server.decoder import in_words
from casedepart.server.errors import ServerError
from casedepart.server.logs import log
from casedepart.server.stores import Store, Stored, StoreError
from casedepart.table.entry import Entry
from casedepart.table.errors import TableError
from casedepart.table.journal import decode
from casedepart.table.messages.opening import Created
from casedepart.table.replay import rules_of
from casedepart.table.snapshot import OtherBuild
from casedepart.table.table import Table

LONG: Final = 8
"""A journal of more entries than this is read off the event loop."""
LARGE: Final = 20_000
"""So is one of more bytes: a game that was imported stands in its first entry as a whole."""


class Loaded(NamedTuple):
    """A table as it is stored, ready to run."""

    table: Table
    kept: int
    """The version of the newest snapshot; 0: there is none, or it is of no use."""
    newest: bytes
    """The body of the newest entry."""


async def load_table(table: str, store: Store, pool: Executor) -> Loaded | None:
    """A stored table, ready to run; None: there is no such table."""
    stored = await store.load(table)
    if stored is None:
        return None
    if stored.snapshot is None:
        return await load_whole(table, stored, pool)
    try:
        found = await read(stored, pool)
    except Exception as error:
        log(
            "snapshot of no use",
            20 if isinstance(error, OtherBuild) else 30,
            table=table,
            why=f"{type(error).__name__}: {error}",
        )
        everything = await store.load(table, snapshot=False)
        return None if everything is None else await load_whole(table, everything, pool)
    return Loaded(found, stored.snapshot[0], stored.last)


async def load_whole(table: str, stored: Stored, pool: Executor) -> Loaded:
    """A stored table by its whole journal: it tells all, also where a snapshot cannot be restored."""
    with readable(table, stored.entries):
        return Loaded(await read(stored, pool), 0, stored.last)


@contextmanager
def readable(table: str, entries: Sequence[tuple[int, bytes]]) -> Iterator[None]:
    """Say of a table whose journal this version cannot read that it is so, and no more than that: nothing is lost."""
    try:
        yield
    except (StoreError, ServerError, TableError):
        raise
    except Exception:
        log("journal cannot be read", 40, trace=True, table=table)
        writer = last_writer(entries)
        raise ServerError(
            "unreadable",
            here=casedepart.__version__,
            rules_here=casedepart.rules_fingerprint(),
            engine=writer.engine or "unknown",
            rules=writer.rules or "unknown",
        ) from None


class Writer(Struct):
    """As much of an entry as says which build wrote it; empty where that is the one before."""

    engine: str = ""
    rules: str = ""


def last_writer(entries: Sequence[tuple[int, bytes]]) -> Writer:
    """The build that wrote the newest entry of a journal, as far as its entries can be read."""
    found = Writer()
    for _, body in entries:
        with suppress(msgspec.DecodeError):
            named = msgspec.json.decode(body, type=Writer)
            found = named if named.engine or named.rules else found
    return found


async def read(stored: Stored, pool: Executor) -> Table:
    """The table that a snapshot and a journal tell of."""
    short = len(stored.entries) <= LONG and sum(len(body) for _, body in stored.entries) <= LARGE
    if stored.snapshot is None and short:
        return Table.load(None, stored.entries)
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(pool, Table.load, stored.snapshot, stored.entries)


async def new_table(entry: Created, body: bytes, pool: Executor) -> Table:
    """A new table, made of what will be stored of it; a record that goes on is played again for it."""
    check_readable(entry, body)
    if len(entry.given) <= LONG and not entry.edition:
        return playable(body)
    return await asyncio.get_running_loop().run_in_executor(pool, playable, body)


def playable(body: bytes) -> Table:
    """The table that begins so, if a game can be played there; an error says what is missing."""
    table = Table.load(None, [(1, body)])
    if table.needs:
        raise table.needs
    rules_of(table.standing)
    return table


def check_readable(entry: Entry, body: bytes) -> None:
    """Refuse to store what could not be read again: one such entry, and the table would be lost for good."""
    try:
        same = decode(body) == entry
    except msgspec.DecodeError as error:
        raise ServerError("unstorable", detail=in_words(error)) from None
    if not same:
        raise ServerError("unstorable", detail="it would be read as something else")
