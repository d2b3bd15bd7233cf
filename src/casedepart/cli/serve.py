"""`casedepart serve`: tables for people in other places."""

from __future__ import annotations

import ipaddress
import re
from dataclasses import replace
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

from casedepart.cli.asking import refuse, told_errors
from casedepart.cli.help import current_language, say
from casedepart.cli.place import kept_place
from casedepart.cli.variants import allow_variants

NAME = re.compile(r"[0-9A-Za-z_]([0-9A-Za-z_.-]*[0-9A-Za-z_])?")
LEVELS = ("debug", "info", "warning", "error")


def serve(
    host: str = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535)] = 8080,
    db: str = "",
    workers: Annotated[int, typer.Option("--workers", min=1, max=64)] = 1,
    origin: list[str] | None = None,
    name: list[str] | None = None,
    behind_proxy: Annotated[str, typer.Option("--behind-proxy", metavar="ADDRESS")] = "",
    metrics: Annotated[bool | None, typer.Option("--metrics/--no-metrics")] = None,
    limits: Annotated[bool, typer.Option("--limits/--no-limits")] = True,
    forget_after: Annotated[int | None, typer.Option("--forget-after", metavar="DAYS", min=1)] = None,
    bots_alone: Annotated[int, typer.Option("--bots-alone", metavar="MINUTES", min=0)] = 60,
    keep_free: Annotated[int, typer.Option("--keep-free", metavar="MEGABYTES", min=0)] = 200,
    deflate: Annotated[bool, typer.Option("--deflate/--no-deflate")] = False,
    variant: Annotated[list[str] | None, typer.Option("--variant", metavar="MODULE:CLASS")] = None,
    page: Annotated[Path | None, typer.Option("--page", metavar="FOLDER")] = None,
    log_level: str = "info",
) -> None:
    """Serve tables over HTTP and WebSocket, until Ctrl-C or SIGTERM."""
    # Loaded only here: the other commands start without a web server and a database.
    from casedepart.server import serve as server
    from casedepart.server.config import USUAL, Config, Limits
    from casedepart.server.stores import StoreError

    allow_variants(variant or ())
    check_choices(db, workers, origin or [], name or [], behind_proxy, log_level)
    check_page(page)
    config = Config(
        db=db or None,
        origins=tuple(origin or ()),
        names=(host, *(name or ())),
        metrics=metrics,
        proxy=behind_proxy,
        limits=USUAL if limits else Limits.none(),
        forget_after=forget_after,
        bots_alone=bots_alone,
        keep_free=keep_free,
        page=page,
    )
    with told_errors(current_language(), StoreError), kept_place(current_language(), db or None) as place:
        try:
            listener = server.listening(host, port)
        except OSError as error:
            refuse("serve-listen", address=f"{host}:{port}", reason=error.strerror or str(error))
        place.claim.tell(server.address_here(listener))
        typer.echo(say(current_language(), "serve-at", address=server.address_of(listener), where=place.where))
        server.run(listener, replace(config, damage=place.damage), server.Serving(workers, deflate, log_level))


def check_page(folder: Path | None) -> None:
    """Refuse a folder without a page."""
    if folder is not None and not (folder / "index.html").is_file():
        refuse("serve-page", folder=str(folder))


def check_choices(db: str, workers: int, origins: list[str], names: list[str], proxy: str, log_level: str) -> None:
    """Refuse what cannot work, before anything is opened."""
    if workers > 1 and not db.startswith(("postgres://", "postgresql://")):
        refuse("serve-workers")
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query:
            refuse("serve-origin", typed=origin)
    for name in names:
        if not NAME.fullmatch(name):
            refuse("serve-name", typed=name)
    for address in filter(None, (part.strip() for part in proxy.split(","))):
        try:
            ipaddress.ip_network(address)
        except ValueError:
            refuse("serve-proxy", typed=address)
    if log_level not in LEVELS:
        refuse("serve-level", typed=log_level, levels=", ".join(LEVELS))
