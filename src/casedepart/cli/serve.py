"""`casedepart serve`: tables for people in other places."""

from __future__ import annotations

import ipaddress
import re
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

from casedepart.cli.asking import fail
from casedepart.cli.variants import allow_variants

NAME = re.compile(r"[0-9A-Za-z_]([0-9A-Za-z_.-]*[0-9A-Za-z_])?")
LEVELS = ("debug", "info", "warning", "error")


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="0: any that is free.")] = 8080,
    db: Annotated[
        str,
        typer.Option(
            "--db", help="A file, or postgresql://user@host/database.", show_default="a file in your data folder"
        ),
    ] = "",
    workers: Annotated[int, typer.Option("--workers", min=1, max=64, help="Processes; needs PostgreSQL.")] = 1,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", help="A page's address that may talk to this server; may be repeated."),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option("--name", help="A name that this server is called by, as play.example.org; may be repeated."),
    ] = None,
    behind_proxy: Annotated[
        str, typer.Option("--behind-proxy", metavar="ADDRESS", help="The proxy in front, which says who calls.")
    ] = "",
    metrics: Annotated[
        bool | None,
        typer.Option("--metrics/--no-metrics", help="Show /metrics to all, or to nobody.", show_default="this machine"),
    ] = None,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Limit what one address may ask; off for load tests alone.")
    ] = True,
    forget_after: Annotated[
        int | None,
        typer.Option(
            "--forget-after",
            metavar="DAYS",
            min=1,
            help="Delete tables that nothing has happened at for so long.",
            show_default="never",
        ),
    ] = None,
    bots_alone: Annotated[
        int,
        typer.Option(
            "--bots-alone", metavar="MINUTES", min=0, help="How long bots play on at a table where nobody is."
        ),
    ] = 60,
    keep_free: Annotated[
        int,
        typer.Option(
            "--keep-free",
            metavar="MEGABYTES",
            min=0,
            help="With less free on the disk (SQLite), no more tables are opened.",
        ),
    ] = 200,
    deflate: Annotated[bool, typer.Option("--deflate/--no-deflate", help="Compress messages: costs time.")] = False,
    variant: Annotated[
        list[str] | None,
        typer.Option(
            "--variant", metavar="MODULE:CLASS", help="A variant of your own that tables may play; repeatable."
        ),
    ] = None,
    page: Annotated[
        Path | None,
        typer.Option("--page", metavar="FOLDER", help="Another build of the page.", show_default="its own"),
    ] = None,
    log_level: Annotated[str, typer.Option("--log-level", help=f"One of {', '.join(LEVELS)}.")] = "info",
) -> None:
    """Serve tables over HTTP and WebSocket, until Ctrl-C or SIGTERM."""
    # Loaded only here: the other commands start without a web server and a database.
    from casedepart.server import serve as server
    from casedepart.server.config import USUAL, Config, Limits
    from casedepart.server.stores import StoreError

    allow_variants(variant or ())
    check_choices(db, workers, origin or [], name or [], behind_proxy, log_level)
    check_page(page)
    try:
        where = server.check_store(db or None)
    except StoreError as error:
        fail(str(error))
    try:
        listener = server.listening(host, port)
    except OSError as error:
        fail(f"{host}:{port}: The server cannot listen here: {error.strerror}. Choose another --host or --port.")
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
    typer.echo(f"Case Départ is at {server.address_of(listener)} and keeps its tables in {where}")
    server.run(listener, config, server.Serving(workers, deflate, log_level))


def check_page(folder: Path | None) -> None:
    """Refuse a folder without a page."""
    if folder is not None and not (folder / "index.html").is_file():
        fail(f"--page: There is no index.html in {folder}. Give the folder of a built page.")


def check_choices(db: str, workers: int, origins: list[str], names: list[str], proxy: str, log_level: str) -> None:
    """Refuse what cannot work, before anything is opened."""
    if workers > 1 and not db.startswith(("postgres://", "postgresql://")):
        fail("--workers: Several processes need PostgreSQL. Give --db postgresql://…, or one worker.")
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query:
            fail(f"--origin: {origin!r} is no page's address. Write it as https://play.example.org.")
    for name in names:
        if not NAME.fullmatch(name):
            fail(f"--name: {name!r} is no name of a host. Write it as play.example.org.")
    for address in filter(None, (part.strip() for part in proxy.split(","))):
        try:
            ipaddress.ip_network(address)
        except ValueError:
            fail(f"--behind-proxy: {address!r} is no address. Write one as 127.0.0.1, or a network as 10.0.0.0/8.")
    if log_level not in LEVELS:
        fail(f"--log-level: There is no level {log_level!r}. Choose one of {', '.join(LEVELS)}.")
