"""Parcels are gone: what goes to another device goes as a file, which no server keeps."""

from __future__ import annotations

from alembic.operations import Operations

revision = "0004"
down_revision = "0003"


def upgrade(op: Operations) -> None:
    """Drop their table, with what nobody can fetch any more: it lived for ten minutes."""
    op.drop_table("parcels")
