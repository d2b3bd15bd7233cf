"""A process that has loaded a server's modules and forks one server after another: each starts in a fifth of the time.

Run as `python -m tests.nursery` on one end of a pair of sockets. Each request is a JSON object (`module`, `argv`,
`environment`) with three files: where the server's output, its errors and finally its exit code go.
"""

from __future__ import annotations

import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import IO, Any, Final, NoReturn

LONGEST: Final = 1 << 20
HERE: Final = Path(__file__).parents[1]
ASKING: Final = Lock()
LOADED: Final = (
    "casedepart.cli.serve",
    "casedepart.server.app",
    "casedepart.server.serve",
    "casedepart.server.stores.postgresql",
    "casedepart.server.stores.sqlite",
    "unittest.mock",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)
"""What every server loads sooner or later."""


class Forked:
    """A server that was forked; of `subprocess.Popen` it has what the tests need."""

    def __init__(self, module: str, argv: Sequence[str], errors: int) -> None:
        output, written = os.pipe()
        self.ending, ended = os.pipe()
        request = {"module": module, "argv": argv, "environment": dict(os.environ)}
        with ASKING:
            line, _ = nursery()
            socket.send_fds(line, [json.dumps(request).encode()], [written, errors, ended])
            self.pid: Final = int(line.recv(16))
        os.close(written)
        os.close(ended)
        self.stdout: Final[IO[str]] = os.fdopen(output, encoding="utf-8")
        self.returncode: int | None = None

    def communicate(self, timeout: float | None = None) -> tuple[str, None]:
        """All that it still says, to its end."""
        with self.stdout:
            said = self.stdout.read()
        self.wait(timeout)
        return said, None

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)

    def poll(self) -> int | None:
        """Its exit code; None: it still runs."""
        with suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end; its exit code."""
        if self.returncode is None:
            if not select.select([self.ending], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("server", timeout or 0)
            self.returncode = int(os.read(self.ending, 16))
            os.close(self.ending)
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)


def started(module: str, argv: Sequence[str], errors: int = 2) -> Forked | subprocess.Popen[str]:
    """What `python -m MODULE` would start, forked where that can be; `errors` is the file for what goes wrong."""
    if hasattr(os, "pidfd_open"):
        return Forked(module, argv, errors)
    command = [sys.executable, "-m", module, *argv]
    return subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, stderr=errors, text=True, encoding="utf-8")


@cache
def nursery() -> tuple[socket.socket, subprocess.Popen[bytes]]:
    """The line to the nursery of this process, which ends with it."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    command = [sys.executable, "-m", "tests.nursery"]
    with theirs:
        return ours, subprocess.Popen(command, cwd=HERE, stdin=theirs.fileno())


def serve_requests(line: socket.socket) -> None:
    """Fork what is asked for, and tell how each has ended, until nobody asks any more."""
    running: dict[int, tuple[int, int]] = {}
    while True:
        ready, _, _ = select.select([line.fileno(), *running], [], [])
        for handle in ready:
            if handle == line.fileno():
                text, files, _, _ = socket.recv_fds(line, LONGEST, 3)
                if not text:
                    return
                output, errors, ended = files
                pid = os.fork()
                if pid == 0:
                    line.close()
                    become(json.loads(text), output, errors)
                running[os.pidfd_open(pid)] = pid, ended
                line.send(str(pid).encode())
                os.close(output)
                os.close(errors)
            else:
                pid, ended = running.pop(handle)
                code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
                os.close(handle)
                with suppress(BrokenPipeError):
                    os.write(ended, str(code).encode())
                os.close(ended)


def become(request: dict[str, Any], output: int, errors: int) -> NoReturn:
    """Be what `python -m MODULE` would be, to its end."""
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(output, 1)
    os.dup2(errors, 2)
    os.closerange(3, 65_536)
    # The old ones still believe that they write to the nursery's own files.
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", buffering=1, errors="backslashreplace", closefd=False)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(request["environment"])
    sys.argv = [request["module"], *request["argv"]]
    signal.signal(signal.SIGINT, signal.default_int_handler)
    runpy.run_module(request["module"], run_name="__main__", alter_sys=True)
    sys.exit(0)


def main() -> None:
    """Load what a server loads, and wait to be asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.path.insert(0, str(HERE))
    for module in LOADED:
        import_module(module)
    editions = import_module("casedepart.editions")
    for name in editions.catalogue():
        editions.load(name).rules()
    serve_requests(socket.socket(fileno=os.dup(0)))


if __name__ == "__main__":
    main()
