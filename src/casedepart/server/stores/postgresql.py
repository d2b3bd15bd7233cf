"""PostgreSQL: many server processes on one database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from casedepart.server.stores.asyncpg_connection import TROUBLE, PostgreSQLConnection, connect
from casedepart.server.stores.errors import StoreError, reason, shown
from casedepart.server.stores.group import StoredSnapshot, Verdict
from casedepart.server.stores.journal import keep_snapshots, key_of, write_steps
from casedepart.server.stores.notifications import CHANNEL, Listener, bulletins
from casedepart.server.stores.postgresql_journal import PostgreSQLJournal
from casedepart.server.stores.store import PATIENCE, Store, in_place
from casedepart.server.stores.stored import Heard, Step
from casedepart.server.stores.writer import Work

CONNECTIONS: Final = 5
"""Of a process, beside the one that listens and the one that writes: a server of PostgreSQL has about a hundred."""
MIGRATION_LOCK: Final = 0x_CA5E_DE9A
"""Any number that nothing else in the database uses."""
NAME: Final = "casedepart "
"""What a connection that listens is called, before the name of its process."""
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
        self.short_way: Final = PostgreSQLJournal(self.new_connection, self.process)

    def engines(self) -> tuple[AsyncEngine, AsyncEngine]:
        # The driver reads the address itself: it knows all that such an address may say.
        engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self.new_connection,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_pre_ping=True,
        )
        return engine.execution_options(isolation_level="AUTOCOMMIT"), engine

    async def new_connection(self) -> PostgreSQLConnection:
        """A new connection of asyncpg, beside SQLAlchemy's."""
        return await connect(self.address)

    async def new_ear(self) -> PostgreSQLConnection:
        """A connection to listen with; by its name the others see that this process is alive."""
        return await connect(self.address, f"{NAME}{self.process}")

    async def ping(self) -> None:
        async with self.transaction() as connection:
            # A standby, and whoever may only read, cannot begin a transaction that writes.
            writes = (await connection.exec_driver_sql(WRITING)).scalar()
        if writes != "off":
            raise StoreError(self.where, "This database can only be read.", "See that it is no standby.")

    async def alive(self) -> set[str]:
        async with self.read() as connection:
            named = (await connection.exec_driver_sql(LISTENING)).scalars()
            return {self.process, *(str(name).removeprefix(NAME) for name in named)}

    async def connect(self, heard: Heard) -> None:
        self.listener = Listener(self.new_ear, self.process, heard)
        try:
            await self.listener.start()
        except TROUBLE as error:
            raise self.trouble(error) from error

    async def write_works(self, works: Sequence[Work], again: bool) -> list[Verdict]:
        """Write a group by the short way if it can go there; by the long way each of it gets its own verdict."""
        steps = [work for work in works if isinstance(work, Step)]
        ordinary = not again and len({step.table for step in steps}) == len(works)
        if ordinary and await self.short_way.add(steps):
            return [Verdict.WRITE] * len(works)
        async with self.writing.begin() as connection:
            return await connection.run_sync(self.write_group, works, again)

    def write_group(self, connection: Connection, works: Sequence[Work], again: bool) -> list[Verdict]:
        """Write a group's steps, then its snapshots, and have the others told once it is committed."""
        steps = [work for work in works if isinstance(work, Step)]
        verdicts = write_steps(connection, steps, again) if steps else []
        keep_snapshots(connection, [work for work in works if isinstance(work, StoredSnapshot)])
        news = dict(key_of(step) for step, verdict in zip(steps, verdicts, strict=True) if verdict is Verdict.WRITE)
        for bulletin in bulletins(self.process, list(news.items())):
            connection.execute(select(func.pg_notify(CHANNEL, bulletin)))
        return in_place(works, verdicts)

    async def disconnect(self) -> None:
        listener, self.listener = self.listener, None
        if listener is not None:
            await listener.stop()
        await self.short_way.close()

    def lock(self, connection: Connection) -> None:
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))

    def trouble(self, error: Exception) -> StoreError:
        return StoreError(
            self.where,
            f"PostgreSQL does not answer as it should: {reason(error)}.",
            "See that the server runs, that the address is right, and that its user may make tables in this database.",
        )
