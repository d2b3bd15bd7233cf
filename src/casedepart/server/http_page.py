"""The page and its files: built from `web/`, compressed when it was built."""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache, partial
from pathlib import Path
from typing import Final, NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from casedepart.server.errors import ServerError
from casedepart.texts import preferred_language

PAGE: Final = Path(__file__).parent / "page"
"""Where the build of the package puts it."""
FIRST: Final = "index.html"
PLACES: Final = ("new", "box", "join", "watch", "table", "tv", "replay", "rules", "learn", "daily", "figures")
"""The page's own addresses, by their first part: the page itself finds out the rest."""
LOOSE: Final = (
    "favicon.svg",
    "icon-192.png",
    "icon-512.png",
    "manifest.webmanifest",
    "worker.js",
    "offline.html",
    "offline.css",
    "offline.js",
    "licences.txt",
)
"""Files that are asked for by a name that never changes."""
TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".txt": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Told by us: not every machine knows them, and a browser runs no script of another type."""
COMPRESSED: Final = {"br": ".br", "gzip": ".gz"}
"""The better first, each with what it adds to a file's name."""
SAFE_NAME: Final = re.compile(r"[\w-][\w.-]{0,99}", re.ASCII)
"""No folder, nothing hidden, and no longer than every file system takes."""
ALWAYS_ASK: Final = "no-cache"
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""The name of an asset changes with what is in it."""


def page_addresses(folder: Path) -> list[BaseRoute]:
    """Every address that the page and its files are at."""
    first = partial(show_page, folder)
    return [
        Route("/", first),
        *(Route(f"/{place}", first) for place in PLACES),
        *(Route(f"/{place}/{{rest:path}}", first) for place in PLACES),
        *(Route(f"/{name}", partial(show_file, folder, name)) for name in LOOSE),
        Route("/assets/{name}", partial(show_asset, folder)),
    ]


async def show_page(folder: Path, request: Request) -> Response:
    """The page; which part of it, its own script decides by the address."""
    request.scope["template"] = "/"
    if (folder / FIRST).is_file():
        return file_response(folder / FIRST, request, ALWAYS_ASK)
    error = ServerError("no-page")
    told = error.told(preferred_language(request.headers.get("accept-language", "")))
    return PlainTextResponse(f"{told}\n", error.status, {"cache-control": "no-store"})


def is_for_a_person(folder: Path, request: Request) -> bool:
    """Has someone typed or followed an address, rather than a program or the page itself asked for it?"""
    if request.method not in ("GET", "HEAD") or request.url.path.startswith(("/api/", "/assets/")):
        return False
    return "text/html" in request.headers.get("accept", "") and (folder / FIRST).is_file()


def lost_page(folder: Path) -> Response:
    """The page at an address that it does not know: it says so, and leads to the first page."""
    found = (folder / FIRST).stat()
    page = content(folder / FIRST, found.st_mtime_ns, found.st_size)
    return Response(page.data, 404, {"cache-control": "no-store"}, TYPES[".html"])


async def show_file(folder: Path, name: str, request: Request) -> Response:
    """A file beside the page."""
    request.scope["template"] = f"/{name}"
    return file_response(folder / name, request, ALWAYS_ASK)


async def show_asset(folder: Path, request: Request) -> Response:
    """A script, a style or a font, for ever the same under its name."""
    request.scope["template"] = "/assets/{name}"
    name = request.path_params["name"]
    if not SAFE_NAME.fullmatch(name):
        raise HTTPException(404)
    return file_response(folder / "assets" / name, request, FOR_EVER)


def file_response(file: Path, request: Request, caching: str) -> Response:
    """A file, as compressed as whoever asks can read it; only that it is still the same, to who has it."""
    if file.suffix not in TYPES or not file.is_file():
        raise HTTPException(404)
    sent, coding = as_readable(file, request.headers.get("accept-encoding", ""))
    found = sent.stat()
    kept = content(sent, found.st_mtime_ns, found.st_size)
    headers = {"cache-control": caching, "vary": "accept-encoding", "etag": kept.etag}
    if is_known(headers["etag"], request.headers.get("if-none-match", "")):
        return Response(status_code=304, headers=headers)
    if coding:
        headers["content-encoding"] = coding
    if "range" in request.headers:
        return FileResponse(sent, headers=headers, media_type=TYPES[file.suffix], stat_result=found)
    return Response(kept.data, headers=headers, media_type=TYPES[file.suffix])


def as_readable(file: Path, accepting: str) -> tuple[Path, str]:
    """Content negotiation: the smallest form of a file that a request takes, and its encoding; empty: none."""
    for coding in accepted(accepting):
        compressed = file.with_name(file.name + COMPRESSED[coding])
        if compressed.is_file():
            return compressed, coding
    return file, ""


class Content(NamedTuple):
    """What is in a file, and its ETag."""

    data: bytes
    etag: str


@lru_cache(maxsize=256)
def content(file: Path, changed: int, size: int) -> Content:
    """A file as it is now, read once: its time alone may be the same for every version installed."""
    data = file.read_bytes()
    return Content(data, f'"{hashlib.sha256(data).hexdigest()[:32]}"')


def is_known(etag: str, header: str) -> bool:
    """Does the ETag say that whoever asks has this very content in their cache?"""
    return etag in (part.strip().removeprefix("W/") for part in header[:1000].split(","))


def accepted(header: str) -> list[str]:
    """The ways of compressing that a request takes, of those there are, the better first."""
    parts = [part.strip().lower().partition(";") for part in header[:500].split(",")]
    taken = {name.strip() for name, _, weight in parts if weight.strip() not in ("q=0", "q=0.0", "q=0.00", "q=0.000")}
    return [coding for coding in COMPRESSED if coding in taken]
