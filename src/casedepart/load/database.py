"""Finding the processes of a PostgreSQL server, if it runs on this machine."""

from __future__ import annotations

import asyncio

from casedepart.load import memory
from casedepart.server.stores.driver import ANSWERING, TROUBLE, connected


def database_process(db: str) -> int | None:
    """The process that has started all others of a database's server; None: it is not here, or there is none."""
    if "://" not in db:
        return None
    try:
        return asyncio.run(parent_of_backend(db))
    except TROUBLE:
        return None


async def parent_of_backend(db: str) -> int | None:
    """Who has started the process that serves a connection of ours."""
    connection = await connected(db)
    try:
        backend = int(str(await connection.fetchval("SELECT pg_backend_pid()", timeout=ANSWERING)))
        # On another machine the same number would be something else.
        return memory.parent_of(backend) if memory.name_of(backend) == "postgres" else None
    finally:
        connection.terminate()
