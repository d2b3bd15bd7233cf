"""The little that is used of asyncpg, PostgreSQL's driver, directly, with types: a connection of our own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Protocol, cast

import asyncpg  # type: ignore[import-untyped]

CONNECTING: Final = 5.0
ANSWERING: Final = 15.0
"""For how many seconds the server may be silent."""

TROUBLE: Final[tuple[type[Exception], ...]] = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
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


class PostgreSQLConnection(Protocol):
    """A connection of the driver."""

    async def execute(self, query: str, *, timeout: float) -> str: ...

    async def fetchval(self, query: str, *, timeout: float) -> object: ...

    async def fetch(self, query: str, *values: object, timeout: float) -> object: ...

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
