"""A real server for clients to talk to, and a line to it that can be cut."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path


class Server:
    """`casedepart serve` in a process of its own, on a port of its own."""

    def __init__(self, folder: Path) -> None:
        self.db = folder / "tables.db"
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, the second time where it was before."""
        command = [sys.executable, "-m", "casedepart", "serve", "--no-limits", "--log-level", "error"]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port), "--db", str(self.db)], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert found is not None, said
        self.port = int(found.group(1))

    def kill(self) -> None:
        """End it without a warning."""
        self.process.kill()
        self.end()

    def stop(self) -> None:
        self.process.terminate()
        self.end()

    def end(self) -> None:
        self.process.wait(timeout=20)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Line:
    """A connection to a server through a place where it can be cut."""

    def __init__(self, port: int) -> None:
        self.server_port = port
        self.swallowing = False
        """The next thing that the server says is lost, and the connection with it."""
        self.cuts = 0
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self.listener.accept()
                server = socket.create_connection(("127.0.0.1", self.server_port))
                threading.Thread(target=self.carry, args=(client, server, False), daemon=True).start()
                threading.Thread(target=self.carry, args=(server, client, True), daemon=True).start()

    def carry(self, source: socket.socket, target: socket.socket, answers: bool) -> None:
        """Pass on what comes, until either side ends or the line is cut."""
        with suppress(OSError), source, target:
            while data := source.recv(65536):
                if answers and self.swallowing:
                    self.swallowing = False
                    self.cuts += 1
                    break
                target.sendall(data)
            for end in (source, target):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self.listener.close()
