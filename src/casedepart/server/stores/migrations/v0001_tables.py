"""The first tables: a journal a table, and little beside it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0001"
down_revision = None


def upgrade(op: Operations) -> None:
    """Make the tables in an empty database."""
    make_tables(op)
    make_journal(op, "journal", sa.PrimaryKeyConstraint("table_id", "version", name="pk_journal"))
    make_journal(op, "snapshots", sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"))
    make_codes(op)


def make_tables(op: Operations) -> None:
    """A row a table, and the indexes that find those due and those listed."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("wake", sa.BigInteger),
        sa.Column("listing", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    for name, column, condition in (
        ("ix_tables_wake", "wake", sa.text("wake IS NOT NULL")),
        ("ix_tables_listed", "created", sa.text("listing IS NOT NULL")),
    ):
        op.create_index(name, "tables", [column], sqlite_where=condition, postgresql_where=condition)


def make_journal(op: Operations, name: str, key: sa.PrimaryKeyConstraint) -> None:
    """Bodies by table and version: the journal keeps all of them, the snapshots one a table."""
    op.create_table(
        name,
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        key,
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
            name=f"fk_{name}_tables",
            ondelete="CASCADE",
            deferrable=True,
            initially="DEFERRED",
        ),
    )


def make_codes(op: Operations) -> None:
    """Short codes by their digest."""
    op.create_table(
        "codes",
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_codes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_codes_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_codes_expires", "codes", ["expires"])
