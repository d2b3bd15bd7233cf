"""Connections that want to stop the server: they are ended, it stays small, and a game goes on meanwhile."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.protocol.attacks import (
    ASKED,
    FIRST_PIECE,
    PIECE,
    PING,
    PONG,
    SLOW,
    LimitedServing,
    Player,
    anonymous,
    connection,
    memory,
    pieces,
    pings,
    pipeline,
    pongs,
    under_attack,
    watched_pings,
)
from tests.protocol.calling import call, opened
from tests.protocol.scene import told
from tests.protocol.wire import Wire
from tests.serving import Serving
from tests.waiting import PATIENCE

POLICY = (1008).to_bytes(2)


@pytest.fixture
def player(limited_server: Serving) -> Iterator[Player]:
    """Someone who plays on an everyday server."""
    player = Player(limited_server.address)
    yield player
    player.wire.close()


def said_until_the_end(line: socket.socket) -> bytes:
    """All that a connection is told until it is ended; one that is not ended is an error."""
    line.settimeout(PATIENCE)
    said = b""
    with suppress(ConnectionResetError):
        while more := line.recv(1 << 16):
            said += more
    return said


def trickle_until_it_is_gone(line: socket.socket) -> None:
    """Send byte after byte of a body that nobody reads; the server must not bear it for long."""
    ends = time.monotonic() + PATIENCE
    with suppress(ConnectionResetError, BrokenPipeError):
        while time.monotonic() < ends:
            line.send(b"x")
            time.sleep(0.02)  # as slowly as it can
        raise AssertionError("it may still send")


def send_all(line: socket.socket, parts: bytes) -> None:
    """Send, until nobody takes it."""
    with suppress(ConnectionResetError, BrokenPipeError):
        line.sendall(parts)


# HTTP


def test_requests_that_nobody_waits_for_take_no_memory(limited_server: Serving, player: Player) -> None:
    before = memory(limited_server.process.pid)
    most = before
    with under_attack(pipeline, limited_server.port):
        for _ in range(12):
            player.ask_for(0.25)
            most = max(most, memory(limited_server.process.pid))
    assert most - before < 60_000


def test_requests_that_nobody_waits_for_end_the_connection(limited_server: Serving, player: Player) -> None:
    with connection(limited_server.port, "127.0.2.1") as line:
        send_all(line, ASKED * 1_000)
        said = said_until_the_end(line)
        player.ask()
    assert said.count(b"HTTP/1.1 200 ") >= 60
    assert said.count(b"HTTP/1.1 429 ") == 1, "the rest is not read"
    assert b"connection: close" in said.rpartition(b"HTTP/1.1 429 ")[2]


def test_requests_one_after_the_other_are_all_answered(server: Serving) -> None:
    with connection(server.port, "127.0.2.2") as line:
        send_all(line, ASKED * 500 + ASKED.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert said_until_the_end(line).count(b"HTTP/1.1 200 ") == 501


def test_what_is_not_there_may_be_asked_for_no_more_often_than_anything(strict_server: Serving) -> None:
    with connection(strict_server.port, "127.0.2.3") as line:
        send_all(line, ASKED.replace(b"/api/bots", b"/nothing") * 1_000)
        said = said_until_the_end(line)
    assert said.count(b"HTTP/1.1 404 ") >= 290
    assert said.count(b"HTTP/1.1 429 ") == 1


@pytest.mark.parametrize("asked", [SLOW, SLOW.replace(b"GET", b"POST"), SLOW.replace(b"/api/bots", b"/assets/none.js")])
def test_an_answer_to_half_a_request_ends_the_connection(hasty_server: Serving, asked: bytes) -> None:
    with connection(hasty_server.port, "127.0.2.4") as line:
        line.sendall(asked)
        said = said_until_the_end(line)
        trickle_until_it_is_gone(line)
    assert b"connection: close" in said.partition(b"\r\n\r\n")[0]
    assert said.endswith(b"}")


def test_half_a_request_gets_its_answer_however_much_follows(server: Serving) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50000000\r\n\r\n"
    with connection(server.port, "127.0.2.5") as line:
        line.sendall(head)
        with suppress(OSError):
            line.sendall(b"x" * 3_000_000)
        said = said_until_the_end(line)
    assert b" 413 " in said
    assert b"too-big" in said


@pytest.mark.parametrize("chunk", [b"5\r\nhello\r\n", b"nonsense\r\n"])
def test_a_bad_piece_of_a_body_that_nobody_reads_does_no_harm(server: Serving, chunk: bytes) -> None:
    head = b"GET /api/bots HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    with connection(server.port, "127.0.2.6") as line:
        line.sendall(head + chunk)
        assert said_until_the_end(line)[9:12] in (b"200", b"400")


# Files


class FewFiles(LimitedServing):
    """A server that may open 256 files, whoever starts it."""

    files = 256


@pytest.fixture
def small_server(tmp_path: Path) -> Iterator[FewFiles]:
    serving = FewFiles(str(tmp_path / "tables.db"), tmp_path / "log")
    yield serving
    assert serving.stop() == 0
    assert serving.troubles() == []


def test_bodies_that_never_end_shut_nobody_out(small_server: Serving) -> None:
    player = Player(small_server.address)
    with ExitStack() as held:
        lines = []
        for number in range(300):
            # More than an address may ask for: each says its part all the same.
            line = held.enter_context(connection(small_server.port, f"127.0.3.{number % 10 + 1}"))
            send_all(line, SLOW)
            lines.append(line)
        player.ask()
        for line in lines:
            said_until_the_end(line)
        player.ask()
        assert call(small_server.address, "GET", "/health").status == 200
    player.wire.close()


def test_connections_that_say_nothing_leave_files_for_the_game(small_server: Serving) -> None:
    player = Player(small_server.address)
    known = HTTPConnection("127.0.0.1", small_server.port, timeout=PATIENCE)
    known.request("GET", "/health")
    assert known.getresponse().read()
    with ExitStack() as held:
        lines = [
            held.enter_context(connection(small_server.port, f"127.0.3.{number % 10 + 20}")) for number in range(250)
        ]
        told_so = said_until_the_end(lines[-1])
        assert told_so.startswith(b"HTTP/1.1 503 ")
        assert "trop de connexions" in told_so.decode()
        # A process is begun for it, which takes files of its own.
        known.request("POST", "/api/editions/check", b'{"edition_file": "no edition"}')
        assert known.getresponse().status == 200
        for _ in range(5):
            player.ask()
    known.close()
    table = opened_when_there_is_room(small_server)
    assert table
    player.wire.close()


def opened_when_there_is_room(serving: Serving) -> str:
    """A new table, once those who held every connection are gone."""
    for _ in range(200):
        with suppress(AssertionError, OSError):
            return str(opened(serving.address, ["Chloé", "David"])["table"])
    raise AssertionError("nobody is let in any more")


def test_an_address_has_so_many_lines_and_no_more(limited_server: Serving, player: Player) -> None:
    with ExitStack() as held:
        lines = [held.enter_context(connection(limited_server.port, "127.0.2.7")) for _ in range(205)]
        for line in lines[200:]:
            assert said_until_the_end(line).startswith(b"HTTP/1.1 503 ")
        player.ask()
        with connection(limited_server.port, "127.0.2.8") as other:
            other.sendall(ASKED)
            other.settimeout(PATIENCE)
            assert other.recv(12) == b"HTTP/1.1 200"


# WebSockets


@pytest.mark.parametrize("attack", [pings, pongs, pieces, watched_pings], ids=lambda attack: str(attack.__name__))
def test_a_game_goes_on_whatever_frames_a_stranger_sends(
    limited_server: Serving, player: Player, attack: object
) -> None:
    before = memory(limited_server.process.pid)
    with under_attack(attack, limited_server.port):  # type: ignore[arg-type]
        player.ask_for(1)
    assert memory(limited_server.process.pid) - before < 60_000


@pytest.mark.parametrize("frames", [PING * 17, PONG * 17, FIRST_PIECE + PIECE * 16], ids=["pings", "pongs", "pieces"])
def test_who_has_not_said_hello_may_send_little(limited_server: Serving, frames: bytes) -> None:
    with anonymous(limited_server.port, "127.0.2.9") as line:
        send_all(line, frames)
        said = said_until_the_end(line)
    assert said.endswith(POLICY + b"too-many-frames"), said


def test_bytes_one_by_one_count_as_frames_do(limited_server: Serving) -> None:
    with anonymous(limited_server.port, "127.0.2.10") as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        with suppress(OSError):
            for _ in range(10_000):
                line.send(b"\x81")
        said = said_until_the_end(line)
    assert said.endswith(POLICY + b"too-many-frames") or not said


def test_a_message_without_end_ends_the_connection_even_without_limits(server: Serving) -> None:
    with anonymous(server.port, "127.0.2.11") as line:
        send_all(line, FIRST_PIECE + PIECE * 70)
        assert said_until_the_end(line).endswith(POLICY + b"too-many-frames")


def test_who_has_said_hello_may_ping_now_and_then_and_not_all_the_time(limited_server: Serving) -> None:
    made = opened(limited_server.address, ["Anna", "Bruno"], seats=2)
    with Wire(limited_server.address, source_address=("127.0.2.12", 0)) as wire:
        wire.hello(made["table"], made["watch"])
        wire.hear_until("state")
        for _ in range(60):
            assert wire.socket.ping().wait(PATIENCE)
        wire.send({"type": "ping"})
        wire.hear_until("pong")
        send_all(wire.socket.socket, PING * 5_000)
        assert wire.ended() == (1008, "too-many-frames")


def test_all_sockets_of_an_address_count_together(strict_server: Serving) -> None:
    player = Player(strict_server.address)
    with ExitStack() as held:
        held.callback(player.wire.close)
        made = opened(strict_server.address, ["Anna", "Bruno"], seats=2)
        wires = [held.enter_context(Wire(strict_server.address, source_address=("127.0.2.13", 0))) for _ in range(12)]
        for wire in wires:
            wire.hello(made["table"], made["watch"])
            wire.hear_until("state")
        # One after the other: of many at once, the server may read the last before the first.
        for wire in wires:
            send_all(wire.socket.socket, PONG * 390)
            wire.send({"type": "ping"})
            while (news := wire.hear()) is not None and news["type"] != "pong":
                pass
        ended = [wire.socket.close_code for wire in wires]
        assert ended == [None] * 5 + [1008] * 7, "two thousand frames in all"
        assert wires[-1].ended() == (1008, "too-many-frames")
        player.ask()


# When to come again


def test_who_is_too_fast_is_told_when_to_try_again(strict_server: Serving) -> None:
    made = opened(strict_server.address, ["Anna", "Bruno"], seats=2)
    with Wire(strict_server.address, source_address=("127.0.2.14", 0)) as wire:
        wire.hello(made["table"], made["seats"][0]["key"])
        wire.hear_until("state")
        for _ in range(45):
            wire.send({"type": "ping"})
        fault = wire.hear_until("error")
        told(fault, "too-many")
        assert fault["retry_after"] == 1
        assert "1\u00a0s" in fault["told"]


def test_a_request_too_many_is_told_when_it_is_taken(limited_server: Serving) -> None:
    codes = b'{"code": "AAAA0000"}'
    head = b"POST /api/seats HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % len(codes)
    with connection(limited_server.port, "127.0.2.15") as line:
        send_all(line, (head + codes) * 11)
        said = said_until_the_end(line).rpartition(b"HTTP/1.1 429 ")[2]
    wait = int(said.partition(b"retry-after: ")[2].partition(b"\r\n")[0])
    assert 20 < wait <= 30, "a code comes back every thirty seconds"
    assert f"Try again in {wait}\u00a0s" in said.decode()


# By which name


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "localhost.evil.example"]
)
def test_a_name_that_is_not_ours_is_refused(limited_server: Serving, host: str) -> None:
    for method, path in (("GET", "/"), ("GET", "/api/bots"), ("POST", "/api/tables"), ("GET", "/assets/none.js")):
        reply = call(limited_server.address, method, path, headers={"Host": host})
        assert (reply.status, reply.json["code"]) == (421, "bad-host")
        assert host.partition(":")[0] in reply.json["told"]
    with connection(limited_server.port, "127.0.2.16") as line:
        line.sendall(
            f"GET /api/ws HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert said_until_the_end(line).startswith(b"HTTP/1.1 403 ")


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:1", "127.0.0.1", "192.168.1.20:8000", "[::1]:8080", "[fe80::1]", socket.gethostname()],
)
def test_addresses_and_the_names_of_this_machine_are_ours(limited_server: Serving, host: str) -> None:
    assert call(limited_server.address, "GET", "/api/bots", headers={"Host": host}).status == 200


def test_names_that_whoever_hosts_it_has_given_are_ours(tmp_path: Path) -> None:
    options = ("--name", "play.example.org", "--origin", "https://page.example.org")
    serving = Serving(str(tmp_path / "tables.db"), tmp_path / "log", *options)
    try:
        for host, status in (("Play.Example.org", 200), ("page.example.org:443", 200), ("example.org", 421)):
            assert call(serving.address, "GET", "/api/bots", headers={"Host": host}).status == status
    finally:
        serving.stop()


def test_behind_a_proxy_the_name_is_the_proxy_s_affair(tmp_path: Path) -> None:
    serving = Serving(str(tmp_path / "tables.db"), tmp_path / "log", "--behind-proxy", "127.0.0.1")
    try:
        assert call(serving.address, "GET", "/api/bots", headers={"Host": "anything.example"}).status == 200
        with ExitStack() as held:
            # The proxy stands for many.
            lines = [held.enter_context(connection(serving.port, "127.0.0.1")) for _ in range(205)]
            lines[-1].sendall(ASKED)
            lines[-1].settimeout(PATIENCE)
            assert lines[-1].recv(12) == b"HTTP/1.1 200"
    finally:
        serving.stop()
