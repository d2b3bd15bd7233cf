"""How the schema came to be, and how an older database is brought up to date: the statements of each change.

Once released, they are left as they are: a database that has run them will not do so again. There is no way down: who
goes back keeps a copy. The number of the last one stands in `alembic_version`: a library of that name once did this.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from casedepart.server.stores.errors import StoreError
from casedepart.server.stores.statements import Transaction, once

OF_TABLE: Final = "FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE"
LATER: Final = "DEFERRABLE INITIALLY DEFERRED"
"""A row may be written before the row of its table."""

MIGRATIONS: Final[Mapping[str, Sequence[str]]] = {
    # A journal a table, and little beside it. Only the few rows that are asked for are in an index.
    "0001": (
        """CREATE TABLE tables (id VARCHAR NOT NULL, version BIGINT NOT NULL, wake BIGINT, listing TEXT,
            created BIGINT NOT NULL, changed BIGINT NOT NULL, CONSTRAINT pk_tables PRIMARY KEY (id))""",
        "CREATE INDEX ix_tables_wake ON tables (wake) WHERE wake IS NOT NULL",
        "CREATE INDEX ix_tables_listed ON tables (created) WHERE listing IS NOT NULL",
        f"""CREATE TABLE journal (table_id VARCHAR NOT NULL, version BIGINT NOT NULL, body TEXT NOT NULL,
            CONSTRAINT pk_journal PRIMARY KEY (table_id, version), CONSTRAINT fk_journal_tables {OF_TABLE} {LATER})""",
        f"""CREATE TABLE snapshots (table_id VARCHAR NOT NULL, version BIGINT NOT NULL, body TEXT NOT NULL,
            CONSTRAINT pk_snapshots PRIMARY KEY (table_id), CONSTRAINT fk_snapshots_tables {OF_TABLE} {LATER})""",
        f"""CREATE TABLE codes (digest BLOB NOT NULL, table_id VARCHAR NOT NULL, seat BIGINT NOT NULL,
            expires BIGINT NOT NULL,
            CONSTRAINT pk_codes PRIMARY KEY (digest), CONSTRAINT fk_codes_tables {OF_TABLE})""",
        "CREATE INDEX ix_codes_expires ON codes (expires)",
    ),
    # A short code belongs to the key that made it: it dies when the seat changes hands. Older codes are good for
    # nothing: they live for minutes.
    "0002": ("ALTER TABLE codes ADD COLUMN holder BLOB",),
    # Parcels: what one browser left for another for some minutes.
    "0003": (
        """CREATE TABLE parcels (digest BLOB NOT NULL, sealed BLOB NOT NULL, expires BIGINT NOT NULL,
            CONSTRAINT pk_parcels PRIMARY KEY (digest))""",
        "CREATE INDEX ix_parcels_expires ON parcels (expires)",
    ),
    # They are gone: what goes to another device goes as a file, which no server keeps.
    "0004": ("DROP TABLE parcels",),
    # Where somebody is: only such tables are in the public list, by the process that has their connection.
    "0005": (
        f"""CREATE TABLE shown (table_id VARCHAR NOT NULL, process VARCHAR NOT NULL,
            CONSTRAINT pk_shown PRIMARY KEY (table_id, process), CONSTRAINT fk_shown_tables {OF_TABLE} {LATER})""",
    ),
}
"""By number, in order. `BLOB` is SQLite's name for bytes; another database has its own put there."""

NUMBERED: Final = """
CREATE TABLE IF NOT EXISTS alembic_version
    (version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))
"""


def bring_up_to_date(where: str, bytes_type: str = "BLOB") -> Transaction[None]:
    """Run the migrations that are missing.

    Whoever runs this holds the database's lock, so that of several processes one migrates and the others find it done.
    """
    yield once(NUMBERED)
    numbers = [number for (number,) in (yield once("SELECT version_num FROM alembic_version"))]
    refuse_newer(numbers, where)
    done = max(numbers, default="")
    for number, changes in MIGRATIONS.items():
        if number > done:
            for change in changes:
                yield once(change.replace("BLOB", bytes_type))
            yield once("DELETE FROM alembic_version")
            yield once("INSERT INTO alembic_version (version_num) VALUES (:number)", number=number)


def refuse_newer(numbers: Sequence[str], where: str) -> None:
    """Stop before touching a database that a later version of the program has changed."""
    unknown = sorted(set(numbers) - set(MIGRATIONS))
    if unknown:
        raise StoreError(
            where,
            f"This database was made by a newer version of Case Départ (its schema is {', '.join(unknown)}).",
            "Update Case Départ, or start with another database.",
        )
