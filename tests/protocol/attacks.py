"""What strangers have tried to stop a server with, to be tried again: `python -m tests.protocol.attacks --help`.

Each attack runs in a process of its own and comes back whenever it is thrown out. A player asks for something that is
stored every 50 ms meanwhile, and a newcomer looks in twice a second.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import socket
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import partial
from http.client import HTTPConnection, HTTPException
from itertools import count
from multiprocessing.synchronize import Event
from pathlib import Path
from threading import Thread
from typing import Final

from tests.protocol.calling import opened
from tests.protocol.wire import Wire
from tests.serving import Serving
from tests.waiting import PATIENCE

PIPELINED: Final = 14_000_000
FRAMED: Final = 6_000_000
"""Bits a second."""
HELD: Final = 1_100
"""Connections with a body that never ends."""
FILES: Final = 1_024
"""How many files a server may open that is started from a usual shell."""
EVERY: Final = 0.05
ASKERS: Final = 60
"""Connections of one address that ask for what is dearest, no faster than that address may."""
CALLS: Final = 20
FILES_ASKED: Final = 190
MESSAGES: Final = 200
"""So many a second are within all limits of an address."""
STREETS: Final = frozenset({1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29, 31, 32, 34, 37, 39})
"""Squares that can be owned."""
DEAR: Final = (
    "/api/editions",
    "/api/price?edition=pokemon&seats={seats}&options=jackpot,salary&numbers=go_salary:{number}",
    "/api/editions",
    "/api/tables/{table}/price",
    "/api/rules?edition=pokemon&options=jackpot,salary&numbers=go_salary:{number}",
    "/api/tables/{table}/rules",
)
"""The dearest addresses that no key, or a key of one's own, opens; where the answer can be another each time, it is."""
MASK: Final = bytes(4)
PING, PONG, PIECE = b"\x89\x80" + MASK, b"\x8a\x80" + MASK, b"\x00\x80" + MASK
FIRST_PIECE: Final = b"\x01\x80" + MASK
UPGRADE: Final = (
    b"GET /api/ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
ASKED: Final = b"GET /api/bots HTTP/1.1\r\nHost: localhost\r\n\r\n"
SLOW: Final = b"GET /api/bots HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n"
HEAVY: Final = (
    "a = [\n" + "[\n" * 60_000 + "]\n" * 60_000,
    "".join(f"k{number}." + ".".join("a" * 45) + " = 1\n" for number in range(2_500)),
    "".join(f"[t{number}]\n" for number in range(25_000)),
    "[[square]]\n" * 22_000,
    'extends = "classic"\ntokens = [\n' + "1,\n" * 80_000 + "]",
)
"""Editions that take as long to read as any."""


class LimitedServing(Serving):
    """A server that may open only so many files."""

    files = FILES

    @property
    def program(self) -> tuple[str, ...]:  # type: ignore[override]
        limit = f"import resource, runpy; resource.setrlimit(resource.RLIMIT_NOFILE, ({self.files}, {self.files}))"
        return "-c", f"{limit}; runpy.run_module('casedepart', run_name='__main__', alter_sys=True)"


def connection(port: int, source: str) -> socket.socket:
    """A connection from an address of this machine."""
    return socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0))


def anonymous(port: int, source: str) -> socket.socket:
    """A WebSocket that has not said hello."""
    line = connection(port, source)
    line.sendall(UPGRADE)
    line.recv(1 << 12)
    return line


def piecemeal(port: int, source: str) -> socket.socket:
    """A WebSocket on which a message has begun."""
    line = anonymous(port, source)
    line.sendall(FIRST_PIECE)
    return line


def watching(table: str, port: int, source: str) -> socket.socket:
    """A WebSocket that looks on at a table that everybody may watch."""
    line = anonymous(port, source)
    hello = json.dumps({"type": "hello", "table": table, "keys": []}).encode()
    line.sendall(bytes([0x81, 0x80 | len(hello)]) + MASK + hello)
    line.recv(1 << 16)
    return line


# The attacks


def upload(port: int, stop: Event) -> None:
    """Send editions that take long to read, from ever new addresses."""
    for number in range(1_000_000):
        if stop.is_set():
            return
        line = HTTPConnection("127.0.0.1", port, 30, source_address=(f"127.0.5.{number // 9 % 250 + 1}", 0))
        body = json.dumps({"edition_file": HEAVY[number % len(HEAVY)]})
        with suppress(OSError, HTTPException):
            line.request("POST", "/api/editions/check", body)
            line.getresponse().read()
        line.close()


def pipeline(port: int, stop: Event) -> None:
    """Ask again and again without waiting for an answer."""
    flood(connection, port, "127.0.6.1", ASKED, PIPELINED, stop)


def pings(port: int, stop: Event) -> None:
    """Send pings on a socket that says no hello."""
    flood(anonymous, port, "127.0.6.2", PING, FRAMED, stop)


def pongs(port: int, stop: Event) -> None:
    """Send pongs that nobody asked for."""
    flood(anonymous, port, "127.0.6.3", PONG, FRAMED, stop)


def pieces(port: int, stop: Event) -> None:
    """Send a message in ever more empty pieces."""
    flood(piecemeal, port, "127.0.6.4", PIECE, FRAMED, stop)


def watched_pings(port: int, stop: Event) -> None:
    """Send pings on a socket that looks on at a table of its own."""
    made = opened(f"http://127.0.0.1:{port}", ["Eve"], public=True)
    flood(partial(watching, str(made["table"])), port, "127.0.6.6", PING, FRAMED, stop)


def ask_dear(port: int, stop: Event) -> None:
    """Ask for what costs the server most, on many connections of one address, within all its limits."""
    made = opened(f"http://127.0.0.1:{port}", ["Eve"], start=False, edition="pokemon", options=["jackpot"])
    ask_on(port, stop, DEAR, CALLS, str(made["table"]), str(made["host"]))


def ask_files(port: int, stop: Event) -> None:
    """Ask for the page and its files, likewise."""
    ask_on(port, stop, ("/", "/favicon.svg", "/rules/pokemon", "/api/openapi.json"), FILES_ASKED)


def ask_on(port: int, stop: Event, paths: Sequence[str], rate: float, table: str = "", key: str = "") -> None:
    """Ask in turn, so many times a second on all connections together; who is told to wait does so."""
    counting = count()

    def ask(place: int) -> None:
        time.sleep(place / rate)
        line = HTTPConnection("127.0.0.1", port, 30, source_address=("127.0.6.7", 0))
        while not stop.is_set():
            began, number = time.monotonic(), next(counting)
            path = paths[number % len(paths)].format(table=table, number=number, seats=2 + number % 4)
            try:
                line.request("GET", path, headers={"Authorization": f"Bearer {key}"} if key else {})
                reply = line.getresponse()
                reply.read()
                wait = float(reply.getheader("retry-after", "0"))
            except (OSError, HTTPException):
                line.close()
                wait = 1.0
            stop.wait(max(wait, began + ASKERS / rate - time.monotonic()))
        line.close()

    side_by_side(ask)


def send_dear(port: int, stop: Event) -> None:
    """Ask what every seat may do, on many sockets of one address, within all its limits."""
    address = f"http://127.0.0.1:{port}"
    tables = [opened(address, ["Eve", "Mallory"], seats=2) for _ in range(ASKERS // 10)]

    def ask(place: int) -> None:
        made = tables[place % len(tables)]
        with Wire(address, source_address=("127.0.6.8", 0), ping_interval=None) as wire:
            wire.hello(made["table"], made["seats"][place % 2]["key"])
            wire.hear_until("state")
            number = 0
            while not stop.is_set():
                number += 1
                wire.send({"type": "may", "id": f"m{number}", "seat": 0})
                wait = wire.hear_until("allowed", "error").get("retry_after", 0)
                stop.wait(wait or ASKERS / MESSAGES)

    side_by_side(ask)


def fill(port: int, stop: Event) -> None:
    """Have as much stored as can be: positions of boxes that are set right again and again, within all limits."""
    address = f"http://127.0.0.1:{port}"
    tables = [opened(address, ["Eve", "Mallory"], seats=2, edition="pokemon", box=True) for _ in range(ASKERS // 5)]
    for made in tables:
        with Wire(address, ping_interval=None) as wire:
            wire.hello(made["table"], made["host"])
            version = wire.hear_until("state")["version"]
            for dice in ([6, 5], [1, 2]):
                wire.send({"type": "throw", "id": str(dice), "version": version, "dice": dice})
                version = wire.hear_until("done")["version"]

    def ask(place: int) -> None:
        made = tables[place % len(tables)]
        with Wire(address, source_address=("127.0.6.9", 0), ping_interval=None) as wire:
            wire.hello(made["table"], made["host"], made["seats"][0]["key"])
            wire.hear_until("state")
            number = 0
            while not stop.is_set():
                number += 1
                players = [
                    {"seat": seat, "cash": number, "owns": sorted(STREETS & set(range((number + seat) % 2, 40, 2)))}
                    for seat in (0, 1)
                ]
                wire.send({"type": "correct", "id": f"{place} {number}", "given": {"players": players}})
                wait = wire.hear_until("done", "refused", "error").get("retry_after", 0)
                stop.wait(wait or ASKERS / MESSAGES)

    side_by_side(ask)


def side_by_side(ask: Callable[[int], None]) -> None:
    """Ask on all connections at once, each in a thread of its own."""
    threads = [Thread(target=ask, args=[place], daemon=True) for place in range(ASKERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def flood(
    begun: Callable[[int, str], socket.socket], port: int, source: str, again: bytes, rate: int, stop: Event
) -> None:
    """Send the same at so many bits a second, on one connection after the other."""
    part = again * max(1, rate // 8 // 100 // len(again))
    while not stop.is_set():
        with suppress(OSError), begun(port, source) as line:
            Thread(target=drain, args=[line], daemon=True).start()
            began, sent = time.monotonic(), 0
            while not stop.is_set():
                line.sendall(part)
                sent += len(part)
                time.sleep(max(0.0, began + sent * 8 / rate - time.monotonic()))
        time.sleep(0.01)


def drain(line: socket.socket) -> None:
    """Read whatever comes."""
    with suppress(OSError, ValueError):
        while line.recv(1 << 16):
            pass


def hold(port: int, stop: Event) -> None:
    """Send many bodies that never end, of requests that have none."""
    held: list[socket.socket] = []
    while not stop.is_set():
        while len(held) < HELD and not stop.is_set():
            try:
                line = connection(port, "127.0.6.5")
                line.sendall(SLOW)
                held.append(line)
            except OSError:
                break
        held = [line for line in held if is_open(line)]
        time.sleep(0.2)


def is_open(line: socket.socket) -> bool:
    """Send one more byte of a body that nobody waits for."""
    try:
        line.setblocking(False)
        with suppress(BlockingIOError):
            while line.recv(1 << 16):
                pass
            raise ConnectionResetError
        line.send(b"x")
    except OSError:
        line.close()
        return False
    return True


ATTACKS: Final[dict[str, Callable[[int, Event], None]]] = {
    "editions": upload,
    "pipelining": pipeline,
    "pings": pings,
    "pongs": pongs,
    "empty pieces": pieces,
    "pings of a spectator": watched_pings,
    "slow bodies": hold,
    "dear answers": ask_dear,
    "dear messages": send_dear,
    "files of the page": ask_files,
    "much to store": fill,
}


@contextmanager
def under_attack(attack: Callable[[int, Event], None], port: int) -> Iterator[None]:
    """An attack that goes on meanwhile, in a process of its own."""
    processes = multiprocessing.get_context("spawn")
    stop = processes.Event()
    process = processes.Process(target=attack, args=(port, stop), daemon=True)
    process.start()
    try:
        yield
    finally:
        stop.set()
        process.join(10)
        process.kill()
        process.join()


# What others notice of it


class Player:
    """Someone whose game goes on, and what they wait for every answer, in milliseconds."""

    def __init__(self, address: str) -> None:
        made = opened(address, ["Anna", "Bruno"], seats=2)
        self.wire: Final = Wire(address, ping_interval=None)
        self.wire.hello(made["table"], made["seats"][0]["key"])
        self.wire.hear_until("state")
        self.waited: Final[list[float]] = []
        self.asked = 0

    def ask(self) -> None:
        """Change something, and wait until it is stored."""
        self.asked += 1
        name = f"c{self.asked}"
        began = time.monotonic()
        self.wire.send({"type": "mute", "id": name, "other": 1, "on": bool(self.asked % 2)})
        while (reply := self.wire.hear_until("done", "error")).get("id") != name:
            pass
        assert reply["type"] == "done", reply
        self.waited.append((time.monotonic() - began) * 1000)

    def ask_for(self, seconds: float) -> None:
        """Change something every 50 ms, or as soon as the last change is stored."""
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            began = time.monotonic()
            self.ask()
            time.sleep(max(0.0, began + EVERY - time.monotonic()))


def memory(process: int, figure: str = "VmRSS") -> int:
    """What a process and all its children have in memory now (`VmHWM`: have had at most), in kB."""
    with suppress(OSError):
        status = dict(line.split(":", 1) for line in Path(f"/proc/{process}/status").read_text().splitlines())
        own = int(status.get(figure, "0").split()[0])
        return own + sum(memory(child, figure) for child in children_of(process))
    return 0


def processor_seconds(process: int) -> float:
    """What a process, without its children, has taken of a processor."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stored_megabytes(file: str) -> float:
    """How long all journals of a database are."""
    with closing(sqlite3.connect(file, timeout=30)) as database:
        return int(database.execute("SELECT sum(length(body)) FROM journal").fetchone()[0]) / 1e6


def children_of(process: int) -> list[int]:
    """The processes that it has started: the system lists them by the thread that did."""
    found: list[int] = []
    for threads in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(OSError):
            found += map(int, threads.read_text().split())
    return found


class Watcher:
    """The most memory that a server has had, and how newcomers fared."""

    def __init__(self, serving: Serving) -> None:
        self.serving: Final = serving
        self.before = self.most = memory(serving.process.pid)
        self.came: Final[list[float]] = []
        self.refused = 0
        self.ends = False
        self.threads: Final = [Thread(target=work, daemon=True) for work in (self.weigh, self.come)]
        for thread in self.threads:
            thread.start()

    def weigh(self) -> None:
        while not self.ends:
            self.most = max(self.most, memory(self.serving.process.pid))
            time.sleep(0.1)

    def come(self) -> None:
        while not self.ends:
            began = time.monotonic()
            line = HTTPConnection("127.0.0.1", self.serving.port, 10, source_address=("127.0.7.1", 0))
            try:
                line.request("GET", "/health")
                assert line.getresponse().status == 200
                self.came.append((time.monotonic() - began) * 1000)
            except (OSError, HTTPException, AssertionError):
                self.refused += 1
            line.close()
            time.sleep(0.5)

    def stop(self) -> None:
        self.ends = True
        for thread in self.threads:
            thread.join(15)


def measure(name: str, build: str, seconds: float) -> str:
    """A row of the table."""
    with tempfile.TemporaryDirectory() as folder:
        if build:
            LimitedServing.environment = {**os.environ, "PYTHONPATH": build}
        serving = LimitedServing(str(Path(folder) / "tables.db"), Path(folder) / "log")
        player = Player(serving.address)
        player.ask_for(1)
        player.waited.clear()
        watcher = Watcher(serving)
        trouble, stored, began = "", 0.0, time.monotonic()
        taken, had = processor_seconds(serving.process.pid), stored_megabytes(serving.db)
        try:
            with under_attack(ATTACKS[name], serving.port):
                player.ask_for(seconds)
                taken = (processor_seconds(serving.process.pid) - taken) / (time.monotonic() - began)
                stored = (stored_megabytes(serving.db) - had) / (time.monotonic() - began) * 3_600
        except AssertionError as error:
            trouble = f" ({str(error)[:60]})"
        watcher.stop()
        serving.kill()
    waited = sorted(player.waited) or [float("nan")]
    last = waited[min(len(waited) - 1, int(len(waited) * 0.99))]
    figures = (
        f"{watcher.before / 1000:.0f} → {watcher.most / 1000:.0f}",
        f"{statistics.median(waited):.0f} / {last:.0f} / {waited[-1]:.0f}{trouble}",
        f"{taken:.0%}",
        f"{stored:.0f}",
        f"{len(watcher.came)} of {len(watcher.came) + watcher.refused}, {max(watcher.came, default=0):.0f} at most",
    )
    return " | ".join(["", name, *figures, ""]).strip()


def main() -> None:
    """Measure the attacks that were named, or all."""
    asked = argparse.ArgumentParser(description="Attack a server, and tell how a player and newcomers fare.")
    asked.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    asked.add_argument("--build", default="", help="The folder of another build's package, to attack instead.")
    asked.add_argument("--seconds", type=float, default=15)
    options = asked.parse_args()
    unknown = set(options.attacks) - set(ATTACKS)
    if unknown:
        sys.exit(f"There is no attack called {', '.join(sorted(unknown))}. There are {', '.join(ATTACKS)}.")
    heads = ("attack", "memory, MB: before → at most", "player waits, ms: median / 99 % / at most")
    print(f"| {' | '.join(heads)} | server, of a core | stored, MB an hour | newcomers let in |")
    print("|---|---|---|---|---|---|")
    for name in options.attacks or ATTACKS:
        print(measure(name, options.build, options.seconds), flush=True)


if __name__ == "__main__":
    main()
