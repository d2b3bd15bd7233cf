"""The handover of connections between workers, so that one of them has all sockets of a table.

The system gives a new connection to any worker. The address of a socket names its table, and every table belongs to one
of the workers: one that gets a connection of another's sends it there, the open file itself and what was read of it.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
import time
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

import uvicorn

from casedepart.server.logs import log
from casedepart.server.processes import weight
from casedepart.server.uvicorn_parts import new_connection, running_server

if TYPE_CHECKING:
    from casedepart.server.guard import ConnectionGuard

SOCKET: Final = "/api/ws"
BEGINNING: Final = f"GET {SOCKET}?".encode()
QUERY: Final = re.compile(rb"(?:[^ \r\n]*&)?table=([A-Za-z0-9_-]{1,64})(?:&[^ \r\n]*)?")
NAMED: Final = re.compile(re.escape(BEGINNING) + QUERY.pattern + b" ")
"""A request line for a socket, as far as the table that it names."""
LONGEST_LINE: Final = 1_024
"""In a longer request line nobody looks for a table."""
LONGEST: Final = 32_768
"""With more bytes read of it already, a connection stays where it is."""
AGAIN: Final = 0.01
"""Seconds until a worker that has no room for another connection is tried again: some systems let only ten wait."""
SETTLED: Final = 5.0
"""For how many seconds a worker must have been there before sockets of its tables are sent to it from others."""
ONCE_IN: Final = 60.0
"""No table's sockets are sent to another worker more often than once in so many seconds."""


def table_named(data: bytes) -> str | None:
    """The table that the first bytes of a request name; empty: none; None: it cannot be told yet."""
    if not data.startswith(BEGINNING):
        return None if BEGINNING.startswith(data) else ""
    if b"\n" not in data[:LONGEST_LINE]:
        return None if len(data) < LONGEST_LINE else ""
    found = NAMED.match(data, 0, LONGEST_LINE)
    return found.group(1).decode() if found else ""


def table_in(query: bytes) -> str:
    """The table that a query names; empty: none."""
    found = QUERY.fullmatch(query) if len(query) <= LONGEST_LINE else None
    return found.group(1).decode() if found else ""


class Handover:
    """This process among the workers of one server, each of which is known by a socket in their common folder."""

    def __init__(self, folder: Path, process: str, server: uvicorn.Server, patience: float) -> None:
        self.folder: Final = folder
        self.patience: Final = patience
        self.mine: Final = process
        self.server: Final = server
        self.ear: Final = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.accepting: Final[set[asyncio.Task[None]]] = set()
        self.seen: dict[str, float] = {}
        """The workers, and since when each is known here."""
        self.sent: dict[str, float] = {}
        """Tables whose sockets were sent to another worker, and when."""

    def open(self) -> None:
        """Register as a worker, and take connections from others from now on."""
        self.ear.setblocking(False)
        self.ear.bind(str(self.folder / self.mine))
        asyncio.get_running_loop().add_reader(self.ear, self.take)

    def close(self) -> None:
        """Unregister: no connections are taken any more."""
        if self.ear.fileno() >= 0:
            self.forget(self.mine)
            asyncio.get_running_loop().remove_reader(self.ear)
            self.ear.close()

    def forget(self, worker: str) -> None:
        """Forget a worker that is gone."""
        (self.folder / worker).unlink(missing_ok=True)

    # Whose a table is

    def workers(self) -> list[str]:
        """The workers that take connections now, by their sockets in the folder."""
        return os.listdir(self.folder)

    def owner(self, table: str, workers: list[str]) -> str:
        """Whose a table is, by rendezvous hashing: when a worker comes or goes, only its share changes hands."""
        return max(workers, key=lambda worker: weight(table, worker), default=self.mine)

    def strays(self, tables: list[str], alive: set[str], most: int) -> list[str]:
        """Some of these tables that belong to another worker, one that has been there for a while."""
        at, workers = time.monotonic(), self.workers()
        self.seen = {worker: self.seen.get(worker, at) for worker in workers}
        self.sent = {table: since for table, since in self.sent.items() if at - since < ONCE_IN}
        settled = {worker for worker, since in self.seen.items() if worker in alive and at - since >= SETTLED}
        if not settled - {self.mine}:
            return []
        strays = [
            table for table in tables if table not in self.sent and self.owner(table, workers) in settled - {self.mine}
        ][:most]
        self.sent.update(dict.fromkeys(strays, at))
        return strays

    # Giving

    def hand_over(self, transport: asyncio.Transport, data: bytes, table: str, keep: Callable[[bytes], None]) -> bool:
        """Send a connection to whose table it names; False: it stays here. `keep` is told if it stays after all."""
        if transport.get_write_buffer_size() or len(data) > LONGEST:
            return False
        try:
            return self.send(transport, data, table)
        except BlockingIOError:
            transport.pause_reading()
            until = time.monotonic() + self.patience
            asyncio.get_running_loop().call_later(AGAIN, self.try_again, transport, data, table, keep, until)
            return True

    def send(self, transport: asyncio.Transport, data: bytes, table: str) -> bool:
        """Send a connection, and forget it here; False: it is ours. `BlockingIOError`: not now."""
        file = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [transport.get_extra_info("socket").fileno()]))]
        while (owner := self.owner(table, self.workers())) != self.mine:
            try:
                self.ear.sendmsg([data], file, 0, str(self.folder / owner))
            except (ConnectionRefusedError, FileNotFoundError):
                # It was killed, or has just left: the table belongs to the next.
                self.forget(owner)
            else:
                # This closes our own descriptor alone.
                transport.close()
                return True
        return False

    def try_again(
        self, transport: asyncio.Transport, data: bytes, table: str, keep: Callable[[bytes], None], until: float
    ) -> None:
        """Send a connection that had to wait, or keep it in the end."""
        if transport.is_closing():
            return
        try:
            sent = self.send(transport, data, table)
        except OSError as error:
            if isinstance(error, BlockingIOError) and time.monotonic() < until:
                asyncio.get_running_loop().call_later(AGAIN, self.try_again, transport, data, table, keep, until)
                return
            sent = False
        if not sent:
            transport.resume_reading()
            keep(data)

    # Taking

    def take(self) -> None:
        """Take the connections that other workers have sent."""
        while self.ear.fileno() >= 0:
            try:
                data, sent, _, _ = self.ear.recvmsg(LONGEST, socket.CMSG_SPACE(array("i").itemsize))
            except BlockingIOError:
                return
            for _, _, files in sent:
                for file in array("i", files):
                    self.accept(data, socket.socket(fileno=file))
            if self.server.should_exit:
                self.close()

    def accept(self, data: bytes, connection: socket.socket) -> None:
        """A connection of another worker's; one that comes when this one is about to end is closed, and comes again."""
        if self.server.should_exit:
            connection.close()
            return
        task = asyncio.get_running_loop().create_task(self.serve(data, connection))
        self.accepting.add(task)
        task.add_done_callback(self.accepting.discard)

    async def serve(self, data: bytes, connection: socket.socket) -> None:
        """Serve a connection, as if it had come here at first."""
        connection.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: self.guard(data), connection)
        except OSError as error:
            connection.close()
            log("connection lost on its way", 30, why=str(error))

    def guard(self, data: bytes) -> ConnectionGuard:
        """The object that uvicorn would have made for a connection; what was read of it comes first."""
        guard = cast("ConnectionGuard", new_connection(self.server))
        guard.take_over(data)
        return guard


def handover_in(folder: Path | None, process: str, patience: float) -> Handover | None:
    """What hands connections over here; None: nothing does, since there is one worker, or no way to."""
    server = running_server()
    if folder is None or server is None or not hasattr(socket, "AF_UNIX") or not hasattr(socket, "SCM_RIGHTS"):
        return None
    return Handover(folder, process, server, patience)
