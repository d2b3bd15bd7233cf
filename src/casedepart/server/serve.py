"""Running the server: its listening socket, its processes, its end."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any, Final, NamedTuple

import uvicorn
from starlette.applications import Starlette

from casedepart.server.app import make_app
from casedepart.server.config import Config
from casedepart.server.files import allow_many_files, most_waiting
from casedepart.server.guard import LONGEST_HEAD, ConnectionGuard
from casedepart.server.logs import settings
from casedepart.server.metrics import SHARED_FOLDER
from casedepart.server.stores import PlaceError, Store, store_at
from casedepart.server.stores.claims import Claim
from casedepart.server.uvicorn_parts import SOCKETS, Supervisor, stopper

LONGEST_FRAME: Final = 65_536
"""Longer messages close the socket; between this and the limit of a message there is room for an error that says so."""
SILENCE: Final = 20.0
"""After so many seconds a silent socket is asked whether anyone is there, and has as long to answer."""
PARTING: Final = 10
"""How many seconds a graceful shutdown may take."""
STARTING: Final = 30
"""For how many seconds a worker may give no sign of life: a busy machine needs long to start one."""
UNREAD: Final = 30_000
"""After so many milliseconds a connection that takes nothing of what it was sent is given up by the system."""


@dataclass(frozen=True)
class Serving:
    """How the server meets the network: processes, compression, log level."""

    workers: int = 1
    deflate: bool = False
    log_level: str = "info"


def listening(host: str, port: int) -> socket.socket:
    """A socket that connections already queue at; an `OSError` says why there is none."""
    allow_many_files()
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
        listener.bind(address)
        listener.listen(most_waiting())
    except OSError:
        listener.close()
        raise
    listener.set_inheritable(True)
    return listener


def address_of(listener: socket.socket) -> str:
    """Where the server is found."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def address_here(listener: socket.socket) -> str:
    """Where the server is found from this machine, also where it listens for all."""
    address = address_of(listener)
    for everywhere, here in (("http://0.0.0.0:", "http://127.0.0.1:"), ("http://[::]:", "http://[::1]:")):
        if address.startswith(everywhere):
            return here + address.removeprefix(everywhere)
    return address


class Place(NamedTuple):
    """Where the tables are kept that are about to be served."""

    where: str
    """As it may be shown."""
    claim: Claim
    damage: PlaceError | None
    """What cannot be read there."""


@contextmanager
def claimed_place(db: str | None) -> Iterator[Place]:
    """Where tables are kept, claimed as long as it lasts and known to work; a `StoreError` says why it does not."""
    store = store_at(db)
    with store.claimed() as claim:
        damage = store.examine()
        asyncio.run(prepare(store))
        yield Place(store.where, claim, damage)


async def prepare(store: Store) -> None:
    """Open a store once, so that what is wrong is told before anything runs."""
    await store.open(lambda table, version: None)
    await store.close()


def run(listener: socket.socket, config: Config, serving: Serving) -> None:
    """Serve until a signal says to stop."""
    with shared_folder(serving.workers) as folder:
        prepared = uvicorn_config(replace(config, workers=folder), serving)
        server = uvicorn.Server(prepared)
        # Handlers first: a signal that comes before the server runs must end it, too.
        with ended_by(stopper(server)):
            if serving.workers > 1:
                Workers(prepared, [listener]).run()
            else:
                server.run([listener])


def uvicorn_config(config: Config, serving: Serving) -> uvicorn.Config:
    """What uvicorn is told. Its own access log would show whole addresses: ours does not."""
    options: dict[str, Any] = {
        "factory": True,
        "http": ConnectionGuard,
        "h11_max_incomplete_event_size": LONGEST_HEAD,
        "workers": serving.workers,
        "ws": SOCKETS,
        "ws_max_size": LONGEST_FRAME,
        "ws_ping_interval": SILENCE,
        "ws_ping_timeout": SILENCE,
        "ws_per_message_deflate": serving.deflate,
        "lifespan": "on",
        "log_config": settings(serving.log_level),
        "access_log": False,
        "server_header": False,
        "proxy_headers": bool(config.proxy),
        "forwarded_allow_ips": config.proxy or None,
        "backlog": most_waiting(),
        "timeout_graceful_shutdown": PARTING,
        "timeout_worker_healthcheck": STARTING,
    }
    return uvicorn.Config(partial(make_app if serving.workers == 1 else make_worker_app, config), **options)


@contextmanager
def ended_by(stop: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """A signal stops the server, and does not end the program a second time, with another exit code."""
    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM, *hangups())}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def hangups() -> tuple[signal.Signals, ...]:
    """The signal of a terminal that is closed, unless whoever started the program told it not to care (`nohup`)."""
    if not hasattr(signal, "SIGHUP") or signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
        return ()
    return (signal.SIGHUP,)


class Workers(Supervisor):
    """The supervisor of several workers, which a closed terminal ends as it ends a single process: not with `nohup`."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        heard = hangups()
        super().__init__(config, sockets)
        if hasattr(signal, "SIGHUP") and not heard:
            signal.signal(signal.SIGHUP, signal.SIG_IGN)


def make_worker_app(config: Config) -> Starlette:
    """The application of one of several workers, whom their supervisor tells when a terminal is closed."""
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    return make_app(config)


@contextmanager
def shared_folder(workers: int) -> Iterator[Path | None]:
    """Where several workers find each other; beside it they put their figures together. None: there is one."""
    if workers == 1:
        yield None
        return
    # A short name: the address of a socket has at most about 100 characters.
    with TemporaryDirectory(prefix="casedepart-") as folder:
        figures, meeting = Path(folder, "figures"), Path(folder, "workers")
        figures.mkdir()
        meeting.mkdir()
        os.environ[SHARED_FOLDER] = str(figures)
        yield meeting
