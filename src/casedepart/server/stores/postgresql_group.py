"""A whole group as one statement of PostgreSQL: one trip to the server instead of six, a fifth of a move's cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from casedepart.server.stores.asyncpg_connection import ANSWERING, NOT_NEXT, PostgreSQLConnection
from casedepart.server.stores.notifications import CHANNEL, bulletins
from casedepart.server.stores.statements import key_of, milliseconds, text
from casedepart.server.stores.stored import Step

ADD: Final = f"""
WITH given AS MATERIALIZED (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::text[])
        AS given (table_id, version, body, before, wake, listing)
), next AS MATERIALIZED (
    SELECT given.* FROM given
        LEFT JOIN tables ON tables.id = given.table_id
        LEFT JOIN journal ON journal.table_id = tables.id AND journal.version = tables.version
    WHERE given.version = coalesce(tables.version, 0) + 1 AND given.before IN ('', journal.body)
    ORDER BY given.table_id
), added AS (
    INSERT INTO journal (table_id, version, body) SELECT table_id, version, body FROM next
    ON CONFLICT DO NOTHING RETURNING table_id, version
), put AS (
    INSERT INTO tables (id, version, wake, listing, created, changed)
    SELECT table_id, version, wake, listing, $7, $7 FROM next JOIN added USING (table_id, version) ORDER BY table_id
    ON CONFLICT (id) DO UPDATE SET version = excluded.version, wake = excluded.wake,
        listing = excluded.listing, changed = greatest(tables.changed, excluded.changed)
)
SELECT 1 / (count(*) = cardinality($1))::int, '' FROM added
UNION ALL SELECT 1, pg_notify('{CHANNEL}', bulletin)::text FROM unnest($8::text[]) AS bulletin
"""
"""Adds steps and tells the others of them. Where one is not next of its table, to divide by zero undoes all of it."""


async def add_at_once(connection: PostgreSQLConnection, process: str, steps: Sequence[Step]) -> bool:
    """Commit steps, one of a table at most: all of them, or none, since one is not next of its table."""
    # In one order everywhere: no deadlock between two processes.
    steps = sorted(steps, key=key_of)
    columns: list[list[str | int | None]] = [
        [step.table for step in steps],
        [step.version for step in steps],
        [text(step.body) for step in steps],
        [text(step.before) for step in steps],
        [step.wake for step in steps],
        [text(step.listing) for step in steps],
    ]
    news = list(bulletins(process, [key_of(step) for step in steps]))
    try:
        await connection.fetch(ADD, *columns, milliseconds(), news, timeout=ANSWERING)
    except NOT_NEXT:
        return False
    return True
