"""A short code belongs to the key that made it: it dies when the seat changes hands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0002"
down_revision = "0001"


def upgrade(op: Operations) -> None:
    """Codes made before have no holder, and are good for nothing: they live for minutes."""
    op.add_column("codes", sa.Column("holder", sa.LargeBinary))
