"""Parcels: what one browser leaves for another for some minutes, sealed by a code that is not stored."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0003"
down_revision = "0002"


def upgrade(op: Operations) -> None:
    """Make their table."""
    op.create_table(
        "parcels",
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("sealed", sa.LargeBinary, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_parcels"),
    )
    op.create_index("ix_parcels_expires", "parcels", ["expires"])
