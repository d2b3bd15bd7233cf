"""Several workers of one server: all sockets of a table are at one of them, and stay together whatever happens."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from websockets.exceptions import InvalidMessage

from bench.load.usage import family
from casedepart.server.processes import weight
from tests.protocol.calling import call, opened
from tests.protocol.wire import Wire
from tests.server.postgresql import Server
from tests.serving import Serving
from tests.waiting import PATIENCE, wait_until

pytestmark = pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="looks into /proc for who has a connection")

RESTART = 1012
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Workers(Serving):
    """A server with two workers, all of which serve."""

    def __init__(self, database: Server, log: Path) -> None:
        # It takes long to look who has a hundred connections, and a busy machine may take long to hand one over.
        deadlines = {"head": PATIENCE, "hello": PATIENCE, "handover": PATIENCE}
        options = ("--no-limits", "--workers", "2")
        super().__init__(asyncio.run(database.new_database()), log, *options, deadlines=deadlines)
        self.wait_for_all()

    def wait_for_all(self) -> set[str]:
        """Wait until both serve; their names."""
        wait_until(lambda: self.figure("workers") == 2)
        # One that was killed is still known to the database for a moment.
        wait_until(lambda: len(self.names()) == 2)
        return self.names()

    def figure(self, name: str) -> float:
        """One of the figures that it shows."""
        found = re.search(rf"^casedepart_{name} (\S+)$", call(self.address, "GET", "/metrics").body.decode(), re.M)
        return float(found.group(1)) if found else -1

    def names(self) -> set[str]:
        """What the workers call themselves, as their database knows them."""
        return asyncio.run(names_at(self.db))

    def holder(self, wire: Wire | socket.socket) -> int:
        """The process that has the other end of a connection."""
        own = wire.socket.socket if isinstance(wire, Wire) else wire
        inode = inode_of(self.port, own.getsockname()[1])
        found: list[int] = []

        def is_one() -> bool:
            # For a moment two have it: who gives it away, and who takes it.
            found[:] = [pid for pid in family(self.process.pid) if inode in inodes_of(pid)]
            return len(found) == 1

        wait_until(is_one)
        return found[0]


async def names_at(db: str) -> set[str]:
    connection = await asyncpg.connect(db)
    try:
        rows = await connection.fetch(
            "SELECT application_name FROM pg_stat_activity"
            " WHERE datname = current_database() AND application_name LIKE 'casedepart %'"
        )
        return {row[0].removeprefix("casedepart ") for row in rows}
    finally:
        await connection.close()


def inode_of(server: int, client: int) -> str:
    """The number of the server's end of a connection, by both ports."""
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        ports = [int(fields[place].partition(":")[2], 16) for place in (1, 2)]
        if ports == [server, client]:
            return fields[9]
    raise AssertionError("there is no such connection")


def inodes_of(pid: int) -> set[str]:
    """The sockets that a process has open."""
    found = set()
    with suppress(OSError):
        for file in Path(f"/proc/{pid}/fd").iterdir():
            with suppress(OSError):
                found.add(os.readlink(file).removeprefix("socket:[").removesuffix("]"))
    return found


@pytest.fixture(scope="module")
def workers(postgresql_server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workers]:
    serving = Workers(postgresql_server, tmp_path_factory.mktemp("workers") / "log")
    yield serving
    assert serving.stop() == 0
    assert serving.troubles() == []


class Played:
    """A table with a connection for each of two people, and one for the host."""

    def __init__(self, serving: Workers) -> None:
        self.serving = serving
        self.made = opened(serving.address, ["Anna", "Bruno"], seats=2, auction=0)
        self.id = self.made["table"]
        self.wires: list[Wire] = []
        self.count = 0
        self.sit()

    def sit(self) -> None:
        """All connect, one after the other."""
        keys = [seat["key"] for seat in self.made["seats"]] + [self.made["host"]]
        self.wires = [seated(self.serving.address, self.id, key, named=True) for key in keys]

    def settle(self) -> int:
        """All connect, and once more where another worker took the table meanwhile; who holds them all."""
        self.sit()
        while len(holders := self.holders()) > 1:
            self.close()
            self.sit()
        return holders.pop()

    def holders(self) -> set[int]:
        return {self.serving.holder(wire) for wire in self.wires}

    def say(self) -> int:
        """A line by the first of them, which the second hears; its version."""
        self.count += 1
        self.wires[0].send({"type": "say", "id": f"{self.id} {self.count}", "text": f"line {self.count}"})
        done = self.wires[0].hear_until("done", "error")
        assert done["type"] == "done", done
        while self.wires[1].hear_until("said")["text"] != f"line {self.count}":
            pass
        return int(done["version"])

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


def seated(address: str, table: str, key: str, named: bool) -> Wire:
    """A connection that has been shown the table; one that a worker took with it when it was killed is made again."""
    try:
        wire = Wire(address, table if named else "")
    except (InvalidMessage, ConnectionError):
        wire = Wire(address, table if named else "")
    wire.hello(table, key)
    wire.hear_until("state")
    return wire


def test_all_sockets_of_a_table_are_at_one_worker(workers: Workers) -> None:
    tables = [Played(workers) for _ in range(16)]
    holders = [table.holders() for table in tables]
    assert [len(one) for one in holders] == [1] * len(tables)
    assert len(set.union(*holders)) == 2, "each worker has some of the tables"
    for table in tables:
        table.say()
        table.close()


def test_a_game_goes_on_without_its_worker_and_goes_back_to_another(workers: Workers) -> None:
    tables = [Played(workers) for _ in range(16)]
    before = workers.names()
    at = {table.id: table.holders().pop() for table in tables}
    killed = at[tables[0].id]
    (staying,) = set(at.values()) - {killed}
    theirs = [table for table in tables if at[table.id] == killed]
    versions = {table.id: table.say() for table in theirs}
    os.kill(killed, signal.SIGKILL)
    for table in theirs:
        assert [wire.ended()[0] for wire in table.wires] == [1006] * 3
        # On a busy machine another worker may be there before all have come back.
        at[table.id] = table.settle()
        assert at[table.id] != killed
        assert table.say() > versions[table.id]
    (newcomer,) = workers.wait_for_all() - before
    survivor = (before & workers.names()).pop()
    belonging = [table for table in tables if weight(table.id, newcomer) > weight(table.id, survivor)]
    moving = [table for table in belonging if at[table.id] == staying]
    assert belonging, "of sixteen tables some belong to the worker that came"
    for table in moving:
        assert {wire.ended()[0] for wire in table.wires} == {RESTART}
        table.sit()
        (at[table.id],) = table.holders()
        table.say()
    assert {at[table.id] for table in belonging}.isdisjoint({staying, killed})
    for table in tables:
        if table not in moving:
            assert table.holders() == {at[table.id]}
            assert (at[table.id] == staying) == (table not in belonging)
            table.say()
        table.close()


def test_who_names_no_table_plays_all_the_same(workers: Workers) -> None:
    made = opened(workers.address, ["Anna", "Bruno"], seats=2)
    wires = [seated(workers.address, made["table"], seat["key"], named=False) for seat in made["seats"]]
    wires.append(seated(workers.address, made["table"], made["host"], named=True))
    for number, wire in enumerate(wires[:2]):
        wire.send({"type": "say", "id": f"s{number}", "text": f"line {number}"})
        assert wire.hear_until("done", "error")["type"] == "done"
        for other in [one for one in wires if one is not wire]:
            while other.hear_until("said")["text"] != f"line {number}":
                pass
    for wire in wires:
        wire.close()


@pytest.mark.parametrize(
    "named",
    [
        "../../workers",
        "%00",
        "A" * 65,
        "A" * 900,
        "A" * 5_000,
        "a&table=b",
        "&table",
        "A" * 22,
        "%41%42",
        "Ü".encode().hex(),
    ],
)
def test_hello_decides_whatever_the_address_names(workers: Workers, named: str) -> None:
    made = opened(workers.address, ["Anna", "Bruno"], seats=2)
    for _ in range(4):
        with Wire(workers.address, named) as wire:
            wire.hello(made["table"], made["host"])
            assert wire.hear_until("state", "error")["type"] == "state"


def raw(serving: Workers) -> socket.socket:
    return socket.create_connection(("127.0.0.1", serving.port), timeout=PATIENCE)


def upgrade(table: str) -> bytes:
    return (
        f"GET /api/ws?table={table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def answer_to(line: socket.socket) -> bytes:
    """All up to the end of a head."""
    heard = b""
    while b"\r\n\r\n" not in heard:
        more = line.recv(1)
        assert more, heard
        heard += more
    return heard


def both_ways(serving: Workers) -> list[Any]:
    """Tables of each worker: one of them is not where a connection happens to come first."""
    return [opened(serving.address, ["Anna", "Bruno"], seats=2) for _ in range(8)]


def test_a_request_that_comes_byte_by_byte_finds_its_worker(workers: Workers) -> None:
    for made in both_ways(workers):
        played = seated(workers.address, made["table"], made["watch"], named=True)
        with raw(workers) as line:
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for byte in upgrade(made["table"]):
                line.sendall(bytes([byte]))
            assert answer_to(line).startswith(b"HTTP/1.1 101 ")
            assert workers.holder(line) == workers.holder(played)
        played.close()


def test_a_connection_that_asked_for_something_else_before_finds_its_worker(workers: Workers) -> None:
    for made in both_ways(workers):
        played = seated(workers.address, made["table"], made["watch"], named=True)
        with raw(workers) as line:
            line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            head = answer_to(line)
            length = re.search(rb"content-length: (\d+)", head)
            assert length and line.recv(int(length.group(1)), socket.MSG_WAITALL)
            line.sendall(upgrade(made["table"]))
            assert answer_to(line).startswith(b"HTTP/1.1 101 ")
            assert workers.holder(line) == workers.holder(played)
        played.close()


def test_a_request_behind_an_upgrade_does_no_harm(workers: Workers) -> None:
    made = opened(workers.address, ["Anna", "Bruno"], seats=2)
    for _ in range(4):
        with raw(workers) as line:
            line.sendall(upgrade(made["table"]) + b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert answer_to(line).startswith(b"HTTP/1.1 101 ")
        with raw(workers) as line:
            line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + upgrade(made["table"]))
            assert answer_to(line).startswith(b"HTTP/1.1 200 ")
    assert call(workers.address, "GET", "/health").status == 200


def test_a_line_that_never_ends_keeps_nobody_else_out(workers: Workers) -> None:
    made = opened(workers.address, ["Anna", "Bruno"], seats=2)
    halves = [raw(workers) for _ in range(20)]
    for number, line in enumerate(halves):
        line.sendall(upgrade(made["table"])[: 5 + number])
    seated(workers.address, made["table"], made["host"], named=True).close()
    for line in halves:
        line.close()


def test_many_at_once_all_come_to_their_worker(workers: Workers) -> None:
    made = opened(workers.address, ["Anna", "Bruno"], seats=2)
    lines = [raw(workers) for _ in range(100)]
    for line in lines:
        line.sendall(upgrade(made["table"]))
    for line in lines:
        assert answer_to(line).startswith(b"HTTP/1.1 101 ")
    assert len({workers.holder(line) for line in lines}) == 1
    for line in lines:
        line.close()


def test_at_the_end_all_are_told_to_connect_again(postgresql_server: Server, tmp_path: Path) -> None:
    workers = Workers(postgresql_server, tmp_path / "log")
    tables = [Played(workers) for _ in range(8)]
    assert workers.stop() == 0
    assert {wire.ended()[0] for table in tables for wire in table.wires} == {RESTART}
    assert workers.troubles() == []
