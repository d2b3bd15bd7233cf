"""The little that is used of asyncpg, PostgreSQL's driver, with types: connections of our own."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache
from typing import Final, Protocol, cast

import asyncpg  # type: ignore[import-untyped]

from casedepart.server.stores.errors import DatabaseFailed, NoSuchTable
from casedepart.server.stores.statements import Result, Rows, Statement, Transaction

CONNECTING: Final = 5.0
ANSWERING: Final = 15.0
"""For how many seconds the server may be silent."""

TROUBLE: Final[tuple[type[Exception], ...]] = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
)
"""All that a connection may raise; a timeout is an OSError."""

NOT_NEXT: Final[type[Exception]] = asyncpg.DivisionByZeroError
"""What a statement raises that divides by zero to say that it must not take place."""

Receive = Callable[[object, int, str, str], None]
"""Told the connection, the number of the server's process, the channel and the message."""

DURABLE: Final = ("on", "remote_apply")
"""A commit is on the disk before it is acknowledged; whatever the server, the role, the database or the address say."""
ASK_DURABLE: Final = (
    "SELECT set_config('synchronous_commit', "
    "CASE current_setting('synchronous_commit') WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, false)"
)
NAME: Final = re.compile(r"(?<!:):([a-z]+)")
"""A value in a statement; what follows two colons is a type."""


class PostgreSQLConnection(Protocol):
    """A connection of the driver."""

    async def execute(self, query: str, *, timeout: float) -> str: ...

    async def fetchval(self, query: str, *, timeout: float) -> object: ...

    async def fetch(self, query: str, *values: object, timeout: float) -> Rows: ...

    async def fetchmany(self, query: str, args: Sequence[Sequence[object]], *, timeout: float) -> Rows: ...

    def is_closed(self) -> bool: ...

    async def add_listener(self, channel: str, callback: Receive) -> None: ...

    def add_termination_listener(self, callback: Callable[[object], None]) -> None: ...

    def terminate(self) -> None: ...


async def connect(address: str, name: str = "") -> PostgreSQLConnection:
    """A new connection that commits durably; ConnectionError with the server's words if there is none.

    By its name others see it in the list of all connections.
    """
    named = {"application_name": name} if name else None
    try:
        connecting = cast(
            "Awaitable[PostgreSQLConnection]",
            asyncpg.connect(address, timeout=CONNECTING, command_timeout=ANSWERING, server_settings=named),
        )
        connection = await connecting
        try:
            await make_durable(connection)
        except BaseException:
            # Also when nobody waits for it any more: by its name others would take its process for alive.
            connection.terminate()
            raise
    except (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise ConnectionError(str(error)) from error
    return connection


async def make_durable(connection: PostgreSQLConnection) -> None:
    """Have a connection commit durably, or refuse it."""
    durable = await connection.fetchval(ASK_DURABLE, timeout=ANSWERING)
    if durable not in DURABLE:
        raise ConnectionError(f"synchronous_commit is {durable}, and must be on: else a crash could lose moves")


class Connections:
    """Connections, each for one user at a time; one over which anything failed is used no more."""

    def __init__(self, connect: Callable[[], Awaitable[PostgreSQLConnection]], most: int) -> None:
        self.connect: Final = connect
        self.places: Final = asyncio.Semaphore(most)
        self.idle: Final[list[PostgreSQLConnection]] = []

    async def run(self, work: Callable[[PostgreSQLConnection], Awaitable[Result]], first: str = "") -> Result:
        """Do some work over a connection; what goes over it first shows whether an idle one is still one."""
        try:
            async with self.places:
                connection = await self.answering(first)
                try:
                    result = await work(connection)
                except BaseException:
                    # What it answers next could be the late answer to what has failed.
                    connection.terminate()
                    raise
                self.idle.append(connection)
                return result
        except asyncpg.IntegrityConstraintViolationError as error:
            raise NoSuchTable(str(error)) from error
        except TROUBLE as error:
            raise DatabaseFailed(str(error) or type(error).__name__) from error

    async def answering(self, first: str) -> PostgreSQLConnection:
        """A connection that has answered; when an idle one does not, all of them may be lost."""
        while self.idle:
            connection = self.idle.pop()
            try:
                if not connection.is_closed():
                    return await begun(connection, first)
            except TROUBLE:
                self.forget()
        return await begun(await self.connect(), first)

    def forget(self) -> None:
        """Disconnect at once what nobody uses."""
        while self.idle:
            self.idle.pop().terminate()


async def begun(connection: PostgreSQLConnection, first: str) -> PostgreSQLConnection:
    """A connection over which this has gone first; if it cannot, it is closed."""
    try:
        if first:
            await connection.execute(first, timeout=ANSWERING)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def committed(connection: PostgreSQLConnection, transaction: Transaction[Result]) -> Result:
    """Run a transaction that has been begun, and commit it at its end; what comes of it."""
    result = await answered(connection, transaction)
    await connection.execute("COMMIT", timeout=ANSWERING)
    return result


async def answered(connection: PostgreSQLConnection, transaction: Transaction[Result]) -> Result:
    """Run a transaction, answering each of its statements; what comes of it."""
    rows: Rows | None = None
    try:
        while True:
            # The first thing that is sent to a generator is nothing.
            rows = await rows_of(connection, transaction.send(rows))  # type: ignore[arg-type]
    except StopIteration as end:
        result: Result = end.value
        return result


async def rows_of(connection: PostgreSQLConnection, statement: Statement) -> Rows:
    """The rows of a statement, in one trip to the server."""
    query, names = numbered(statement.sql)
    values = [[one[name] for name in names] for one in statement.values]
    if len(values) == 1:
        return await connection.fetch(query, *values[0], timeout=ANSWERING)
    return await connection.fetchmany(query, values, timeout=ANSWERING) if values else ()


@lru_cache
def numbered(sql: str) -> tuple[str, tuple[str, ...]]:
    """A statement as PostgreSQL takes it, its values by their numbers; and their names in this order."""
    names = tuple(dict.fromkeys(NAME.findall(sql)))
    return NAME.sub(lambda found: f"${names.index(found[1]) + 1}", sql), names
