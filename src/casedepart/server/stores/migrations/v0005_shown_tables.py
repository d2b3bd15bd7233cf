"""Where somebody is: only such tables are in the public list, by the process that has their connection."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0005"
down_revision = "0004"


def upgrade(op: Operations) -> None:
    """Nobody is anywhere yet: every process says so itself."""
    op.create_table(
        "shown",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("process", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "process", name="pk_shown"),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
            name="fk_shown_tables",
            ondelete="CASCADE",
            deferrable=True,
            initially="DEFERRED",
        ),
    )
