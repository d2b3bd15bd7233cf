"""A real server for clients to talk to, and a line to it that can be cut."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from pathlib import Path

from tests.serving import Serving


def server_in(folder: Path) -> Serving:
    """A server that says little and limits nothing, whose clock can be set forward."""
    return Serving(str(folder / "tables.db"), folder / "log", "--no-limits", "--log-level", "error", deadlines={})


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
