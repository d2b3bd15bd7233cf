"""HTTP to the server under load: a few connections that are kept open, each in a thread of its own."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Final
from urllib.parse import urlsplit

from bench.load.errors import LoadError
from bench.load.plan import PEOPLE, SETTINGS
from bench.load.wire import Opened, encode, read_opened

THREADS: Final = 8
PATIENCE: Final = 60.0
NEW_TABLE: Final = encode({"settings": SETTINGS, "people": [{"name": name} for name in PEOPLE], "start": True})


class HttpClient:
    """Asks a server over HTTP."""

    def __init__(self, address: str) -> None:
        self.address: Final = address
        self.pool: Final = ThreadPoolExecutor(THREADS, "client")
        self.kept: Final = threading.local()

    async def open_table(self) -> Opened:
        """Open a table for four people, and begin its game."""
        return read_opened(await self.call("POST", "/api/tables", NEW_TABLE))

    async def record(self, table: str, key: str) -> bytes:
        """The record of a table."""
        return await self.call("GET", f"/api/tables/{table}/record", key=key)

    async def tables_in_memory(self) -> int | None:
        """How many tables the server holds in memory; None: it does not say."""
        try:
            figures = (await self.call("GET", "/metrics")).decode()
        except LoadError:
            return None
        found = [line.split()[1] for line in figures.splitlines() if line.startswith("casedepart_tables ")]
        return int(float(found[0])) if found else None

    async def call(self, method: str, path: str, body: bytes = b"", key: str = "") -> bytes:
        """What the server answers; an error says what it had to say instead."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, self.ask, method, path, body, key)

    def ask(self, method: str, path: str, body: bytes, key: str) -> bytes:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
        try:
            status, answer = self.answer(method, path, body, headers)
        except (OSError, HTTPException) as error:
            raise LoadError(f"{self.address} does not answer: {error}") from None
        if status >= 400:
            raise LoadError(f"{self.address}{path} answers {status}: {answer.decode(errors='replace')[:300]}")
        return answer

    def answer(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> tuple[int, bytes]:
        """The status and the body; a connection that the server has closed meanwhile is made again, once."""
        for last in (False, True):
            connection = self.connection()
            try:
                connection.request(method, path, body, headers)
                response = connection.getresponse()
                return response.status, response.read()
            except (OSError, HTTPException):
                connection.close()
                if last:
                    raise
        raise AssertionError("the second try returns or raises")

    def connection(self) -> HTTPConnection:
        """This thread's connection, made when it is first asked for."""
        found: HTTPConnection | None = getattr(self.kept, "connection", None)
        if found is None:
            parts = urlsplit(self.address)
            kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
            found = self.kept.connection = kind(parts.netloc, timeout=PATIENCE)
        return found

    def close(self) -> None:
        """End the threads, and with them their connections."""
        self.pool.shutdown()
