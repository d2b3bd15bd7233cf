"""The tables of a database, as they are today. How older databases become so: `migrations/`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Dialect, ForeignKey, Index, LargeBinary, MetaData, String, Table, Text
from sqlalchemy.types import TypeDecorator

NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
"""Every constraint has a name, so that a later migration can change it on both databases."""


class JsonText(TypeDecorator[bytes]):
    """JSON, kept as text so that a person can read it in the database; bytes for the program."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: bytes | None, dialect: Dialect) -> str | None:
        return None if value is None else value.decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> bytes | None:
        return None if value is None else value.encode()


metadata: Final = MetaData(naming_convention=NAMES)


def the_table() -> Column[str]:
    """The column that says which table a row belongs to; it may be written before the table's own row."""
    return Column(
        "table_id",
        String,
        ForeignKey("tables.id", ondelete="CASCADE", deferrable=True, initially="DEFERRED"),
        primary_key=True,
    )


tables: Final = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("wake", BigInteger),
    Column("listing", JsonText),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
"""A row a table: where its journal ends, and what the last step said of it."""

# Only the few rows that are asked for are in an index: a finished table costs nothing there.
Index(
    "ix_tables_wake", tables.c.wake, sqlite_where=tables.c.wake.isnot(None), postgresql_where=tables.c.wake.isnot(None)
)
Index(
    "ix_tables_listed",
    tables.c.created,
    sqlite_where=tables.c.listing.isnot(None),
    postgresql_where=tables.c.listing.isnot(None),
)

journal: Final = Table(
    "journal",
    metadata,
    the_table(),
    Column("version", BigInteger, primary_key=True, autoincrement=False),
    Column("body", JsonText, nullable=False),
)
"""Every step of every table, written once and never changed."""

snapshots: Final = Table(
    "snapshots",
    metadata,
    the_table(),
    Column("version", BigInteger, nullable=False),
    Column("body", JsonText, nullable=False),
)
"""A place to begin loading a table from, at most one a table; the journal alone would do."""

shown: Final = Table(
    "shown",
    metadata,
    the_table(),
    Column("process", String, primary_key=True),
)
"""The tables that are in the public list: where a process has the connection of someone who plays or hosts."""

codes: Final = Table(
    "codes",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("holder", LargeBinary),
)
"""Short codes, as digests, that move a seat to another device; `holder` is the digest of the seat's key then."""
