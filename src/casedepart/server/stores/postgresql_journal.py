"""Commits to PostgreSQL with its own driver: one statement for a whole group, over a connection of its own.

Through the asynchronous engine it is a dozen trips, and many times the processor time for a small group.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from casedepart.server.stores.asyncpg_connection import ANSWERING, NOT_NEXT, PostgreSQLConnection
from casedepart.server.stores.journal import key_of
from casedepart.server.stores.notifications import CHANNEL, bulletins
from casedepart.server.stores.stored import Step

Connect = Callable[[], Awaitable[PostgreSQLConnection]]

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


class PostgreSQLJournal:
    """Writes groups of steps, one of a table at most: all of them, or none."""

    def __init__(self, connect: Connect, process: str) -> None:
        self.connect: Final = connect
        self.process: Final = process
        self.connection: PostgreSQLConnection | None = None

    async def add(self, steps: Sequence[Step]) -> bool:
        """Commit a group; False: one of them is not next of its table. An `OSError`: nobody knows."""
        try:
            if self.connection is None or self.connection.is_closed():
                self.connection = await self.connect()
            await self.connection.fetch(ADD, *self.values(steps), timeout=ANSWERING)
        except NOT_NEXT:
            return False
        except BaseException as error:
            # Give the connection up: what it answers next could be the late answer to this statement.
            self.give_up()
            if isinstance(error, Exception):
                raise ConnectionError(str(error) or type(error).__name__) from error
            raise
        return True

    def values(self, steps: Sequence[Step]) -> list[object]:
        """The parameters of the statement: $1, $2 and so on."""
        # In one order everywhere: no deadlock between two processes.
        steps = sorted(steps, key=key_of)
        return [
            [step.table for step in steps],
            [step.version for step in steps],
            [step.body.decode() for step in steps],
            [step.before.decode() for step in steps],
            [step.wake for step in steps],
            [None if step.listing is None else step.listing.decode() for step in steps],
            time.time_ns() // 1_000_000,
            list(bulletins(self.process, [key_of(step) for step in steps])),
        ]

    def give_up(self) -> None:
        """Disconnect at once; the next group connects again."""
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.terminate()

    async def close(self) -> None:
        """Disconnect."""
        self.give_up()
        # The driver's end of a connection is closed by the loop, which must come round to it.
        await asyncio.sleep(0)
