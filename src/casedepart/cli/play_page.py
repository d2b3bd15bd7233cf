"""`casedepart play` in the browser: a server on this machine, and the page opened."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

import typer

from casedepart.cli.asking import fail, told_errors
from casedepart.cli.place import kept_place
from casedepart.cli.terminal import say
from casedepart.editions import catalogue, comes_with_the_package, load
from casedepart.table import Settings
from casedepart.table.box_file import SUFFIX

if TYPE_CHECKING:
    from casedepart.server.serve import Place
    from casedepart.server.stores.claims import Taken

HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
USUAL_PORT: Final = 8000
TRIED: Final = 50
"""How many ports are tried, from the usual one on."""
FAR_AWAY: Final = ("192.0.2.1", 9)
"""An address that nobody has: asked which way to it, the system tells this machine's own, and nothing is sent."""

PAGE_OPTIONS: Final = {"port": "--port", "share": "--share", "browser": "--open", "box": "--box"}
EITHER_WAY: Final = frozenset({"lang", "terminal"})


def means_terminal(context: typer.Context) -> bool:
    """Was anything typed that the page asks for itself, such as an edition?"""
    return any(typed(context, name) for name in context.params if name not in PAGE_OPTIONS and name not in EITHER_WAY)


def page_options(context: typer.Context) -> list[str]:
    """What was typed that has no place in the terminal."""
    return [option for name, option in PAGE_OPTIONS.items() if typed(context, name)]


def typed(context: typer.Context, name: str) -> bool:
    """Was an option given, whatever its value?"""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def box_address(named: str) -> str:
    """Where the page asks who sits at a box: one of an edition, or of a file that goes along in the address.

    What stands after the sign # is not sent to the server: the page reads it, and opens the table with it.
    """
    edition = load(named)
    if comes_with_the_package(edition):
        return f"/box?edition={quote(edition.id)}"
    base = edition.id.removesuffix(SUFFIX)
    sent = urlsafe_b64encode(Path(named).read_bytes()).decode("ascii").rstrip("=")
    return f"/box?edition={quote(base if base in catalogue() else Settings().edition)}#file={sent}"


def play_page(
    language: str, port: int | None, share: bool, opened: bool, page: Path | None = None, place: str = ""
) -> None:
    """Serve until Ctrl-C, with the page in a browser wherever there is one, opened at a place of it.

    Where these tables are served already, that is said, and the browser opened there.
    """
    # Loaded only here: the other commands start without a web server and a database.
    from casedepart.server.http_page import FIRST, PAGE
    from casedepart.server.stores import StoreError
    from casedepart.server.stores.claims import Taken

    if not ((page or PAGE) / FIRST).is_file():
        fail(say(language, "page-not-built"))
    browser = opened and has_browser(os.environ, sys.platform)
    with told_errors(language, StoreError):
        try:
            with kept_place(language, None) as kept:
                listener = free_listener(language, EVERYWHERE if share else HERE, port)
                serve_page(language, listener, share, browser, kept, page, place)
        except Taken as taken:
            if not taken.holder.address:
                raise
            show_served(language, taken, place, browser)


def serve_page(
    language: str, listener: socket.socket, share: bool, browser: bool, kept: Place, page: Path | None, place: str
) -> None:
    """Say where the page is, open it, and serve until Ctrl-C."""
    from casedepart.server import serve as server
    from casedepart.server.config import Config

    address = address_for(listener, share)
    kept.claim.tell(address)
    typer.echo(say(language, "page-is-at", address=address + place.partition("#")[0]))
    typer.echo(say(language, "page-is-shared" if share else "page-may-be-shared"))
    typer.echo(say(language, "page-until", path=kept.where))
    if browser:
        # Connections queue already: whoever asks before the server runs is answered when it does.
        threading.Thread(target=webbrowser.open, args=(address + place,), daemon=True).start()
    server.run(listener, Config(page=page, damage=kept.damage), server.Serving(log_level="warning"))
    typer.echo(say(language, "page-ended"))


def show_served(language: str, taken: Taken, place: str, browser: bool) -> None:
    """Say who serves the tables already, and open the page there."""
    where = taken.holder.address + place.partition("#")[0]
    typer.echo(say(language, "page-is-served", address=where, path=taken.where, process=taken.holder.process))
    if browser:
        webbrowser.open(taken.holder.address + place)


def free_listener(language: str, host: str, port: int | None) -> socket.socket:
    """A socket at the port that was asked for, else at the first that is free from the usual one on."""
    from casedepart.server.serve import listening

    reason = ""
    for tried in [port] if port is not None else range(USUAL_PORT, USUAL_PORT + TRIED):
        try:
            return listening(host, tried)
        except OSError as error:
            reason = error.strerror or str(error)
    fail(say(language, "no-free-port", port=str(USUAL_PORT if port is None else port), reason=reason))


def address_for(listener: socket.socket, share: bool) -> str:
    """Where the page is opened: an address that others can use too, if it is shared."""
    port = listener.getsockname()[1]
    return f"http://{own_address() if share else HERE}:{port}"


def own_address() -> str:
    """This machine's address among those around it; where it has none, the one for itself."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(FAR_AWAY)
        except OSError:
            return HERE
        return str(asking.getsockname()[0])


def has_browser(environment: Mapping[str, str], platform: str) -> bool:
    """Is there a screen to open a browser on? One that runs in the terminal would be in the way."""
    if platform in ("win32", "darwin"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
