"""PostgreSQL: many server processes on one database."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Final

from casedepart.server.stores.asyncpg_connection import (
    TROUBLE,
    Connections,
    PostgreSQLConnection,
    answered,
    committed,
    connect,
)
from casedepart.server.stores.errors import StoreError, reason, shown
from casedepart.server.stores.group import Verdict
from casedepart.server.stores.migrations import bring_up_to_date
from casedepart.server.stores.notifications import CHANNEL, Listener, bulletins
from casedepart.server.stores.postgresql_group import add_at_once
from casedepart.server.stores.statements import Make, Result, Statement, Transaction, Work, key_of, once, write_group
from casedepart.server.stores.store import PATIENCE, Store
from casedepart.server.stores.stored import Heard, Step

CONNECTIONS: Final = 5
"""Of a process, beside the one that listens and the one that writes: a server of PostgreSQL has about a hundred."""
MIGRATION_LOCK: Final = 0x_CA5E_DE9A
"""Any number that nothing else in the database uses."""
NAME: Final = "casedepart "
"""What a connection that listens is called, before the name of its process."""
LOCK: Final = "SELECT pg_advisory_xact_lock(:lock)"
TELL: Final = f"SELECT pg_notify('{CHANNEL}', :bulletin)"
WRITING: Final = "SELECT current_setting('transaction_read_only') FROM txid_current()"
LISTENING: Final = (
    "SELECT application_name FROM pg_stat_activity "
    f"WHERE datname = current_database() AND starts_with(application_name, '{NAME}')"
)


class PostgreSQLStore(Store):
    """Tables in a PostgreSQL database; each process hears what the others have written."""

    shared = True

    def __init__(self, address: str, patience: float = PATIENCE) -> None:
        self.address: Final = address
        self.listener: Listener | None = None
        super().__init__(shown(address), patience)
        self.reading: Final = Connections(self.new_connection, CONNECTIONS)
        self.writing: Final = Connections(self.new_connection, 1)

    async def new_connection(self) -> PostgreSQLConnection:
        """A new connection to read or to write with."""
        return await connect(self.address)

    async def new_ear(self) -> PostgreSQLConnection:
        """A connection to listen with; by its name the others see that this process is alive."""
        return await connect(self.address, f"{NAME}{self.process}")

    async def connect(self, heard: Heard) -> None:
        self.listener = Listener(self.new_ear, self.process, heard)
        try:
            await self.listener.start()
        except TROUBLE as error:
            raise self.trouble(error) from error

    async def disconnect(self) -> None:
        listener, self.listener = self.listener, None
        if listener is not None:
            await listener.stop()
        self.reading.forget()
        self.writing.forget()
        # The driver's end of a connection is closed by the loop, which must come round to it.
        await asyncio.sleep(0)

    async def query(self, make: Make[Result]) -> Result:
        return await self.reading.run(lambda connection: answered(connection, make()), "SELECT 1")

    async def commit(self, make: Make[Result]) -> Result:
        return await self.writing.run(lambda connection: committed(connection, make()), "BEGIN")

    def migrate(self) -> Transaction[None]:
        yield once(LOCK, lock=MIGRATION_LOCK)
        yield from bring_up_to_date(self.where, "BYTEA")

    async def ping(self) -> None:
        # A standby, and whoever may only read, cannot begin a transaction that writes.
        writes = await self.change(once(WRITING))
        if writes[0][0] != "off":
            raise StoreError(self.where, "This database can only be read.", "See that it is no standby.")

    async def alive(self) -> set[str]:
        return {self.process, *(str(name).removeprefix(NAME) for (name,) in await self.ask(LISTENING))}

    async def write_works(self, works: Sequence[Work], again: bool) -> list[Verdict]:
        """Write a group by one statement if it can go there; by several each of it gets its own verdict."""
        steps = [work for work in works if isinstance(work, Step)]
        ordinary = not again and len({step.table for step in steps}) == len(works)
        if ordinary and await self.add_at_once(steps):
            return [Verdict.WRITE] * len(works)
        return await self.commit(partial(self.write_and_tell, works, again))

    async def add_at_once(self, steps: Sequence[Step]) -> bool:
        """Commit steps of different tables; False: one of them is not next of its table, and none is written."""
        return await self.writing.run(lambda connection: add_at_once(connection, self.process, steps))

    def write_and_tell(self, works: Sequence[Work], again: bool) -> Transaction[list[Verdict]]:
        """Write a group, and have the others told of it once it is committed."""
        verdicts = yield from write_group(works, again)
        written = [work for work, verdict in zip(works, verdicts, strict=True) if verdict is Verdict.WRITE]
        news = dict(key_of(work) for work in written if isinstance(work, Step))
        yield Statement(TELL, [{"bulletin": one} for one in bulletins(self.process, list(news.items()))])
        return verdicts

    def trouble(self, error: Exception) -> StoreError:
        return StoreError(
            self.where,
            f"PostgreSQL does not answer as it should: {reason(error)}.",
            "See that the server runs, that the address is right, and that its user may make tables in this database.",
        )
