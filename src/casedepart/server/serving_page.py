"""The page and its files: built from `web/`, compressed when it was built."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from casedepart.server.errors import ServerError, preferred_language

PAGE: Final = Path(__file__).parent / "page"
"""Where the build of the package puts it."""
FIRST: Final = "index.html"
PLACES: Final = ("new", "join", "watch", "table", "tv", "replay", "rules")
"""The page's own addresses, by their first part: the page itself finds out the rest."""
LOOSE: Final = ("favicon.svg", "favicon.ico", "robots.txt")
"""Files that are asked for by a name that never changes."""
COMPRESSED: Final = {"br": ".br", "gzip": ".gz"}
"""The better first, each with what it adds to a file's name."""
SAFE_NAME: Final = re.compile(r"[\w-][\w.-]*")
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
    """A file, as compressed as whoever asks can read it."""
    if not file.is_file():
        raise HTTPException(404)
    plain = FileResponse(file)
    headers = {"cache-control": caching, "vary": "accept-encoding", "content-type": plain.headers["content-type"]}
    for coding in accepted(request.headers.get("accept-encoding", "")):
        compressed = file.with_name(file.name + COMPRESSED[coding])
        if compressed.is_file():
            return FileResponse(compressed, headers={**headers, "content-encoding": coding})
    return FileResponse(file, headers=headers)


def accepted(header: str) -> list[str]:
    """The ways of compressing that a request takes, of those there are, the better first."""
    parts = [part.strip().lower().partition(";") for part in header[:500].split(",")]
    taken = {name.strip() for name, _, weight in parts if weight.strip() not in ("q=0", "q=0.0", "q=0.00", "q=0.000")}
    return [coding for coding in COMPRESSED if coding in taken]
